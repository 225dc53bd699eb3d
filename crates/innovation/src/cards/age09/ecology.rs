//! Ecology: return a card to score one and draw two 10s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Ecology",
    age: 9,
    color: Yellow,
    icons: [Leaf, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if you do, score a hand card and draw two 10s.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_some() {
        fx.clause(1);
        fx.choose_and_score(me, fx.hand(me))?;
        fx.draw_times(me, 10, 2)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn a_returned_card_scores_one_and_draws_two_10s() {
        check(
            "A  board ecology  hand tools writing
             deck 10  ai software databases",
            "A dogma ecology; A tools",
            "A  board ecology  hand ai software  score writing  scored 1
             deck 1  tools
             deck 10  databases",
        );
    }

    // R64.
    #[test]
    fn the_scored_card_is_chosen_and_must_be() {
        check_options(
            "A  board ecology  hand tools writing coal
             deck 10  ai software",
            "A dogma ecology; A tools",
            "A: writing; coal",
        );
    }

    // E030.
    #[test]
    fn without_a_card_left_to_score_the_10s_are_drawn() {
        check(
            "A  board ecology  hand tools
             deck 10  ai software",
            "A dogma ecology; A tools",
            "A  board ecology  hand ai software
             deck 1  tools",
        );
    }

    #[test]
    fn returning_may_be_declined() {
        check(
            "A  board ecology  hand tools writing
             deck 10  ai software",
            "A dogma ecology; A pass",
            "A  board ecology  hand tools writing
             deck 10  ai software",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board ecology
             deck 10  ai software",
            "A dogma ecology",
            "A  board ecology
             deck 10  ai software",
        );
    }

    // E017.
    #[test]
    fn a_returned_10_can_be_drawn_again() {
        check(
            "A  board ecology  hand ai
             deck 10  software",
            "A dogma ecology; A ai",
            "A  board ecology  hand ai software",
        );
    }

    // E016.
    #[test]
    fn with_one_10_left_the_game_ends_after_the_first_draw() {
        check(
            "A  board ecology  hand tools writing
             deck 10  ai",
            "A dogma ecology; A tools",
            "A  board ecology  hand ai  score writing
             deck 1  tools
             over A by score",
        );
    }
}
