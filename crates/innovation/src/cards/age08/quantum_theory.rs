//! Quantum Theory: two returned cards bring a 10 to the hand and one to the score.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Quantum Theory",
    age: 8,
    color: Blue,
    icons: [Clock, Clock, Clock, Hex],
    dogma_icon: Clock,
    effects: &[Share(effect_1)],
};

/// You may return up to two hand cards; if you returned two, draw a 10, then draw and score a 10.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut returned = 0;
    while returned < 2 && fx.may_return_from_hand(me)?.is_some() {
        returned += 1;
    }
    if returned == 2 {
        fx.draw(me, 10)?;
        fx.draw_and_score(me, 10)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn two_returned_cards_bring_a_10_and_score_another() {
        check(
            "A  board quantum-theory  hand tools writing alchemy
             deck 10  ai software databases",
            "A dogma quantum-theory; A tools; A alchemy",
            "A  board quantum-theory  hand writing ai  score software  scored 1
             deck 1  tools
             deck 3  alchemy
             deck 10  databases",
        );
    }

    // E032.
    #[test]
    fn one_returned_card_brings_nothing() {
        check(
            "A  board quantum-theory  hand tools writing
             deck 10  ai software",
            "A dogma quantum-theory; A tools; A pass",
            "A  board quantum-theory  hand writing
             deck 1  tools
             deck 10  ai software",
        );
    }

    // E032, R66.
    #[test]
    fn the_only_hand_card_may_be_returned_for_nothing() {
        check(
            "A  board quantum-theory  hand tools
             deck 10  ai software",
            "A dogma quantum-theory; A tools",
            "A  board quantum-theory
             deck 1  tools
             deck 10  ai software",
        );
    }

    #[test]
    fn returning_may_be_declined() {
        check(
            "A  board quantum-theory  hand tools writing
             deck 10  ai software",
            "A dogma quantum-theory; A pass",
            "A  board quantum-theory  hand tools writing
             deck 10  ai software",
        );
    }

    // E017.
    #[test]
    fn a_returned_10_can_be_drawn_again() {
        check(
            "A  board quantum-theory  hand ai tools
             deck 10  software",
            "A dogma quantum-theory; A ai; A tools",
            "A  board quantum-theory  hand software  score ai
             deck 1  tools",
        );
    }

    // E016.
    #[test]
    fn with_one_10_left_the_game_ends_after_the_first_draw() {
        check(
            "A  board quantum-theory  hand tools writing  score alchemy
             deck 10  ai",
            "A dogma quantum-theory; A tools; A writing",
            "A  board quantum-theory  hand ai  score alchemy
             deck 1  tools writing
             over A by score",
        );
    }

    // E032, R60.
    #[test]
    fn a_sharer_who_returns_one_card_earns_the_bonus() {
        check(
            "A  board quantum-theory
             B  board satellites  hand tools
             deck 8  flight",
            "A dogma quantum-theory; B tools",
            "A  board quantum-theory  hand flight
             B  board satellites
             deck 1  tools
             bonus A",
        );
    }
}
