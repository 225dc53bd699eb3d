//! Education: return a highest point card for a card two above the rest.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Education",
    age: 3,
    color: Purple,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a highest card of your score pile; if you do, draw a card two higher than the highest left there.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return(me, fx.score_pile(me).highest())?.is_some() {
        fx.draw(me, fx.score_pile(me).highest_value() + 2)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_card_drawn_is_two_above_the_highest_left() {
        check(
            "A  board education  score calendar tools
             deck 3  paper
             deck 4  navigation",
            "A dogma education; A calendar",
            "A  board education  hand paper  score tools
             deck 2  calendar
             deck 4  navigation",
        );
    }

    // E014, R9
    #[test]
    fn after_the_last_card_a_2_is_drawn() {
        check(
            "A  board education  score paper
             deck 1  tools
             deck 2  calendar",
            "A dogma education; A paper",
            "A  board education  hand calendar
             deck 1  tools
             deck 3  paper",
        );
    }

    // E039, R71
    #[test]
    fn the_player_chooses_among_the_highest_and_a_twin_left_counts() {
        check(
            "A  board education  score calendar mathematics tools
             deck 4  navigation",
            "A dogma education; A mathematics",
            "A  board education  hand navigation  score calendar tools
             deck 2  mathematics",
        );
    }

    #[test]
    fn only_the_highest_cards_are_offered() {
        check_options(
            "A  board education  score calendar mathematics tools",
            "A dogma education",
            "A: calendar; mathematics; pass",
        );
    }

    #[test]
    fn declining_keeps_the_score_pile() {
        check(
            "A  board education  score calendar
             deck 2  mapmaking",
            "A dogma education; A pass",
            "A  board education  score calendar
             deck 2  mapmaking",
        );
    }

    #[test]
    fn an_empty_score_pile_does_nothing() {
        check(
            "A  board education
             deck 2  mapmaking",
            "A dogma education",
            "A  board education
             deck 2  mapmaking",
        );
    }

    #[test]
    fn an_8_left_draws_a_10() {
        check(
            "A  board education  score ai flight
             deck 10  software",
            "A dogma education; A ai",
            "A  board education  hand software  score flight
             deck 10  ai",
        );
    }

    // E015, D9
    #[test]
    fn a_9_left_asks_for_an_11_and_ends_the_game() {
        check(
            "A  board education  score ai fission
             deck 10  software",
            "A dogma education; A ai",
            "A  board education  score fission
             deck 10  software ai
             over A by score",
        );
    }

    #[test]
    fn a_sharer_goes_first_and_earns_the_bonus() {
        check(
            "A  board education
             B  board philosophy  score tools
             deck 2  mapmaking
             deck 3  paper",
            "A dogma education; B tools",
            "A  board education  hand paper
             B  board philosophy  hand mapmaking
             deck 1  tools
             bonus A",
        );
    }
}
