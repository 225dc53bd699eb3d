//! Experimentation: draw and meld a 5.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Experimentation",
    age: 4,
    color: Blue,
    icons: [Hex, Bulb, Bulb, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// Draw and meld a 5.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_meld(me, 5)?;
    Ok(())
}
