//! Sailing: draw and meld a 1.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Sailing",
    age: 1,
    color: Green,
    icons: [Crown, Crown, Hex, Leaf],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// Draw and meld a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_meld(me, 1)?;
    Ok(())
}
