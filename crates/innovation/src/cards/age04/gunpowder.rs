//! Gunpowder: take a top castle card as points, and score a 2 if any was taken.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Gunpowder",
    age: 4,
    color: Red,
    icons: [Hex, Factory, Crown, Factory],
    dogma_icon: Factory,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a top card with a castle into my score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.choose_and_transfer(me, fx.tops(me).with(Castle), Place::Score(fx.leader))?;
    Ok(())
}

/// If the demand moved a card, draw and score a 2.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.demand_moved() {
        fx.draw_and_score(me, 2)?;
    }
    Ok(())
}
