//! Currency: return hand cards for a scored 2 per different value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Currency",
    age: 2,
    color: Green,
    icons: [Leaf, Crown, Hex, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// You may return any number of hand cards; draw and score a 2 for each different value returned.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut returned = CardSet::EMPTY;
    while let Some(card) = fx.may_return_from_hand(me)? {
        returned.insert(card);
    }
    for _ in 0..returned.distinct_values() {
        fx.draw_and_score(me, 2)?;
    }
    Ok(())
}
