//! Perspective: return a card to score one for every two bulbs.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Perspective",
    age: 4,
    color: Yellow,
    icons: [Hex, Bulb, Bulb, Leaf],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if you do, score a hand card for every two bulbs you show.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_some() {
        for _ in 0..fx.icons(me, Bulb) / 2 {
            fx.choose_and_score(me, fx.hand(me))?;
        }
    }
    Ok(())
}
