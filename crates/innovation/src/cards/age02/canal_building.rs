//! Canal Building: exchange the highest cards of hand and score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Canal Building",
    age: 2,
    color: Yellow,
    icons: [Hex, Crown, Leaf, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// You may exchange all highest cards of your hand with all highest cards of your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let (hand, points) = (fx.hand(me).highest(), fx.score_pile(me).highest());
    if !hand.or(points).is_empty() && fx.may(me, Ask::Exchange)? {
        fx.exchange(me, (Place::Hand(me), hand), (Place::Score(me), points))?;
    }
    Ok(())
}
