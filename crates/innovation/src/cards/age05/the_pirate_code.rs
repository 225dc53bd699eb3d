//! The Pirate Code: take two low point cards; then score a lowest top crown card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "The Pirate Code",
    age: 5,
    color: Red,
    icons: [Crown, Factory, Crown, Hex],
    dogma_icon: Crown,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put two cards of value 4 or less of your score pile into mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    for _ in 0..2 {
        let low = fx.score_pile(me).iter().filter(|card| card.value() <= 4);
        fx.choose_and_transfer(me, low.collect(), Place::Score(fx.leader))?;
    }
    Ok(())
}

/// If the demand moved a card, score a lowest top card of yours with a crown.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.demand_moved() {
        fx.choose_and_score(me, fx.tops(me).with(Crown).lowest())?;
    }
    Ok(())
}
