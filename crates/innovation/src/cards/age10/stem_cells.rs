//! Stem Cells: score the whole hand.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Stem Cells",
    age: 10,
    color: Yellow,
    icons: [Hex, Leaf, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may score your whole hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let hand = fx.hand(me);
    if !hand.is_empty() && fx.may(me, Ask::Score)? {
        fx.score_all(me, hand)?;
    }
    Ok(())
}
