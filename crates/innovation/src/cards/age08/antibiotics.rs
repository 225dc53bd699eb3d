//! Antibiotics: return up to three cards for two 8s per different value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Antibiotics",
    age: 8,
    color: Yellow,
    icons: [Leaf, Leaf, Leaf, Hex],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may return up to three hand cards; draw two 8s for each different value returned.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut returned = CardSet::EMPTY;
    while returned.len() < 3
        && let Some(card) = fx.may_return_from_hand(me)?
    {
        returned.insert(card);
    }
    fx.draw_times(me, 8, 2 * returned.distinct_values())
}
