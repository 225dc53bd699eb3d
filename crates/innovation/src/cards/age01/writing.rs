//! Writing: draw a 2.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Writing",
    age: 1,
    color: Blue,
    icons: [Hex, Bulb, Bulb, Crown],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// Draw a 2.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw(me, 2)?;
    Ok(())
}
