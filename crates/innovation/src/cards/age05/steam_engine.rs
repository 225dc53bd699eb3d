//! Steam Engine: tuck two 4s, then score the bottom yellow card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Steam Engine",
    age: 5,
    color: Yellow,
    icons: [Hex, Factory, Crown, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1)],
};

/// Draw and tuck two 4s, then score your bottom yellow card.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_tuck(me, 4)?;
    fx.draw_and_tuck(me, 4)?;
    if let Some(card) = fx.bottom(me, Yellow) {
        fx.score(me, card)?;
    }
    Ok(())
}
