//! Mapmaking: take 1s from score piles, and score one more if any was taken.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mapmaking",
    age: 2,
    color: Green,
    icons: [Hex, Crown, Crown, Castle],
    dogma_icon: Crown,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a 1 of your score pile into mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let ones = fx.score_pile(me).of_value(1);
    fx.choose_and_transfer(me, ones, Place::Score(fx.leader))?;
    Ok(())
}

/// If the demand moved a card, draw and score a 1.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.demand_moved() {
        fx.draw_and_score(me, 1)?;
    }
    Ok(())
}
