//! Lighting: tuck up to three cards for a scored 7 per different value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Lighting",
    age: 7,
    color: Purple,
    icons: [Hex, Leaf, Clock, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may tuck up to three hand cards; draw and score a 7 for each different value tucked.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut tucked = CardSet::EMPTY;
    while tucked.len() < 3
        && let Some(card) = fx.may_tuck(me, fx.hand(me))?
    {
        tucked.insert(card);
    }
    for _ in 0..tucked.distinct_values() {
        fx.draw_and_score(me, 7)?;
    }
    Ok(())
}
