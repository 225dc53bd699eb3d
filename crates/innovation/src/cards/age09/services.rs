//! Services: take all highest point cards into the hand, for a top card without a leaf.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Services",
    age: 9,
    color: Purple,
    icons: [Hex, Leaf, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1)],
};

/// I demand: give my hand all highest cards of your score pile; if you gave any, take a top card without a leaf from my board into your hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let highest = fx.score_pile(me).highest();
    if !highest.is_empty() {
        fx.transfer_all(me, highest, Place::Hand(leader))?;
        fx.choose_and_transfer(me, fx.tops(leader).lacking(Leaf), Place::Hand(me))?;
    }
    Ok(())
}
