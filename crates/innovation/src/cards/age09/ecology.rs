//! Ecology: return a card to score one and draw two 10s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Ecology",
    age: 9,
    color: Yellow,
    icons: [Leaf, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if you do, score a hand card and draw two 10s.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_some() {
        fx.choose_and_score(me, fx.hand(me))?;
        fx.draw_times(me, 10, 2)?;
    }
    Ok(())
}
