//! Combustion: take two point cards.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Combustion",
    age: 7,
    color: Red,
    icons: [Crown, Crown, Factory, Hex],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: put two cards of your score pile into mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    give_points(fx, me, 2)
}

/// In the third edition: a card for every four crowns of the demander, and the bottom red card is returned (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1_by_crowns), Share(effect_2)];

fn effect_1_by_crowns(fx: &mut Fx, me: Seat) -> Flow {
    give_points(fx, me, fx.icons(fx.leader, Crown) / 4)
}

/// Return your bottom red card.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    match fx.bottom(me, Red) {
        Some(card) => fx.return_card(me, card),
        None => Ok(()),
    }
}

fn give_points(fx: &mut Fx, me: Seat, count: u8) -> Flow {
    for _ in 0..count {
        fx.choose_and_transfer(me, fx.score_pile(me), Place::Score(fx.leader))?;
    }
    Ok(())
}
