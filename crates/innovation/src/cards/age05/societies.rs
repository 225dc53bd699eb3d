//! Societies: take a top bulb card, the victim draws a 5.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Societies",
    age: 5,
    color: Purple,
    icons: [Crown, Hex, Bulb, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: give my board a top card of yours that is not purple and has a bulb; if you do, draw a 5.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    give(fx, me, fx.tops(me).not_color(Purple).with(Bulb))
}

/// In the third edition any bulb card that is higher than the demander's top card of its colour (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1_of_higher)];

fn effect_1_of_higher(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let bulbs = fx.tops(me).with(Bulb).iter();
    let higher =
        bulbs.filter(|card| card.value() > fx.top(leader, card.color()).map_or(0, Card::value));
    give(fx, me, higher.collect())
}

fn give(fx: &mut Fx, me: Seat, cards: CardSet) -> Flow {
    if fx
        .choose_and_transfer(me, cards, Place::Board(fx.leader))?
        .is_some()
    {
        fx.draw(me, 5)?;
    }
    Ok(())
}
