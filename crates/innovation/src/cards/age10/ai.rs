//! A.I.: score a 10; with Robotics and Software on top the lowest score wins.

use crate::cards::prelude::*;
use std::cmp::Reverse;

pub const CARD: CardDef = CardDef {
    name: "A.I.",
    age: 10,
    color: Purple,
    icons: [Bulb, Bulb, Clock, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Draw and score a 10.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, 10)?;
    Ok(())
}

/// If Robotics and Software are top cards anywhere, the single player with the lowest score wins.
fn effect_2(fx: &mut Fx, _me: Seat) -> Flow {
    let tops = fx
        .all_seats()
        .map(|seat| fx.tops(seat))
        .fold(CardSet::EMPTY, CardSet::or);
    if tops.has(ROBOTICS)
        && tops.has(SOFTWARE)
        && let Some(winner) = fx.single_leader(|seat| Reverse(fx.points(seat)))
    {
        return Err(fx.win(winner));
    }
    Ok(())
}

const ROBOTICS: Card = Card::named("Robotics");
const SOFTWARE: Card = Card::named("Software");
