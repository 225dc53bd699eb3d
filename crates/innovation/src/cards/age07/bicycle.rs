//! Bicycle: exchange hand and score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Bicycle",
    age: 7,
    color: Green,
    icons: [Crown, Crown, Clock, Hex],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// You may exchange your whole hand with your whole score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let (hand, points) = (fx.hand(me), fx.score_pile(me));
    if !hand.or(points).is_empty() && fx.may(me, Ask::Exchange)? {
        fx.exchange(me, (Place::Hand(me), hand), (Place::Score(me), points))?;
    }
    Ok(())
}
