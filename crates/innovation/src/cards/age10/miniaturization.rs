//! Miniaturization: return a 10 for a 10 per different value in the score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Miniaturization",
    age: 10,
    color: Red,
    icons: [Hex, Bulb, Clock, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if it is a 10, draw a 10 for each different value in your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(returned) = fx.may_return_from_hand(me)?
        && returned.value() == 10
    {
        fx.draw_times(me, 10, fx.score_pile(me).distinct_values())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // R69.
    #[test]
    fn a_returned_10_draws_a_10_for_each_value_of_the_score_pile() {
        check(
            "A  board miniaturization  hand ai  score tools writing coal
             deck 10  software databases globalization",
            "A dogma miniaturization; A ai",
            "A  board miniaturization  hand software databases  score tools writing coal
             deck 10  globalization ai",
        );
    }

    // E176.
    #[test]
    fn another_value_draws_nothing() {
        check(
            "A  board miniaturization  hand tools  score coal
             deck 10  software",
            "A dogma miniaturization; A tools",
            "A  board miniaturization  score coal
             deck 1  tools
             deck 10  software",
        );
    }

    // E176.
    #[test]
    fn any_hand_card_may_be_returned() {
        check_options(
            "A  board miniaturization  hand tools ai  score coal",
            "A dogma miniaturization",
            "A: tools; ai; pass",
        );
    }

    #[test]
    fn returning_may_be_declined() {
        check(
            "A  board miniaturization  hand ai  score coal
             deck 10  software",
            "A dogma miniaturization; A pass",
            "A  board miniaturization  hand ai  score coal
             deck 10  software",
        );
    }

    #[test]
    fn an_empty_score_pile_draws_nothing() {
        check(
            "A  board miniaturization  hand ai
             deck 10  software",
            "A dogma miniaturization; A ai",
            "A  board miniaturization
             deck 10  software ai",
        );
    }

    // E017.
    #[test]
    fn the_returned_10_can_be_drawn_again() {
        check(
            "A  board miniaturization  hand ai  score coal",
            "A dogma miniaturization; A ai",
            "A  board miniaturization  hand ai  score coal",
        );
    }

    // E016.
    #[test]
    fn an_impossible_draw_ends_the_game() {
        check(
            "A  board miniaturization  hand ai  score coal tools",
            "A dogma miniaturization; A ai",
            "A  board miniaturization  hand ai  score coal tools
             over A by score",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board miniaturization  score coal
             deck 10  software",
            "A dogma miniaturization",
            "A  board miniaturization  score coal
             deck 10  software",
        );
    }
}
