//! Fermenting: a 2 for every two leaves.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Fermenting",
    age: 2,
    color: Yellow,
    icons: [Leaf, Leaf, Hex, Castle],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// Draw a 2 for every two leaves you show.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_times(me, 2, fx.icons(me, Leaf) / 2)
}

/// In the third edition: a 2 for each colour that shows a leaf (N3).
pub const THIRD_EDITION: &[Effect] = &[Share(effect_1_by_color)];

fn effect_1_by_color(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_times(me, 2, fx.colors_showing(me, Leaf))
}
