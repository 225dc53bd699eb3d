//! Colonialism: tuck 3s as long as they have a crown.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Colonialism",
    age: 4,
    color: Red,
    icons: [Hex, Factory, Bulb, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1)],
};

/// Draw and tuck a 3; repeat if it has a crown.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    while fx.draw_and_tuck(me, 3)?.has(Crown) {}
    Ok(())
}
