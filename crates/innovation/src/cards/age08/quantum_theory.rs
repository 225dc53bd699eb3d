//! Quantum Theory: two returned cards bring a 10 to the hand and one to the score.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Quantum Theory",
    age: 8,
    color: Blue,
    icons: [Clock, Clock, Clock, Hex],
    dogma_icon: Clock,
    effects: &[Share(effect_1)],
};

/// You may return up to two hand cards; if you returned two, draw a 10, then draw and score a 10.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut returned = 0;
    while returned < 2 && fx.may_return_from_hand(me)?.is_some() {
        returned += 1;
    }
    if returned == 2 {
        fx.draw(me, 10)?;
        fx.draw_and_score(me, 10)?;
    }
    Ok(())
}
