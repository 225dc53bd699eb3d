//! The Wheel: draw two 1s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "The Wheel",
    age: 1,
    color: Green,
    icons: [Hex, Castle, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// Draw two 1s.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_times(me, 1, 2)
}
