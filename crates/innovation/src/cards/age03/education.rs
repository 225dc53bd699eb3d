//! Education: return a highest point card for a card two above the rest.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Education",
    age: 3,
    color: Purple,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a highest card of your score pile; if you do, draw a card two higher than the highest left there.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return(me, fx.score_pile(me).highest())?.is_some() {
        fx.draw(me, fx.score_pile(me).highest_value() + 2)?;
    }
    Ok(())
}
