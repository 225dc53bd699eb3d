//! Oars: victims hand over a crown card as points for the demander, or everybody draws.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Oars",
    age: 1,
    color: Red,
    icons: [Castle, Crown, Hex, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a hand card with a crown into my score pile; if you do, draw a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    give_crown(fx, me).map(drop)
}

/// If the demand moved no card, draw a 1.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if !fx.demand_moved() {
        fx.draw(me, 1)?;
    }
    Ok(())
}

/// In the third edition the demand is repeated as long as a crown card can be handed over (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1_repeated), Share(effect_2)];

fn effect_1_repeated(fx: &mut Fx, me: Seat) -> Flow {
    while give_crown(fx, me)? {}
    Ok(())
}

/// Hands over a crown card and draws a 1, or shows the hand (R54); tells whether a card was handed over.
fn give_crown(fx: &mut Fx, me: Seat) -> Flow<bool> {
    let crowns = fx.hand(me).with(Crown);
    let given = fx.choose_and_transfer(me, crowns, Place::Score(fx.leader))?;
    match given {
        Some(_) => drop(fx.draw(me, 1)?),
        None => fx.show_hand(me),
    }
    Ok(given.is_some())
}
