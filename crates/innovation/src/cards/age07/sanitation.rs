//! Sanitation: swap the victim's two highest hand cards for a lowest one.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Sanitation",
    age: 7,
    color: Yellow,
    icons: [Leaf, Leaf, Hex, Leaf],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1)],
};

/// I demand: exchange the two highest cards of your hand with a lowest card of mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let mut highest = CardSet::EMPTY;
    for _ in 0..2 {
        let left = fx.hand(me).minus(highest).highest();
        if let Some(card) = fx.choose(me, Ask::Exchange, left)? {
            highest.insert(card);
        }
    }
    let lowest = fx.choose_of_demander(fx.hand(leader).lowest())?;
    fx.exchange(
        me,
        (Place::Hand(me), highest),
        (Place::Hand(leader), lowest.into_iter().collect()),
    )?;
    Ok(())
}
