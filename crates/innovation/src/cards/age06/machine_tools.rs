//! Machine Tools: score a card as high as the best in the score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Machine Tools",
    age: 6,
    color: Red,
    icons: [Factory, Factory, Hex, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1)],
};

/// Draw and score a card of the highest value in your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, fx.score_pile(me).highest_value())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn scores_a_card_of_the_highest_value_in_the_score_pile() {
        check(
            "A  board machine-tools  score tools coal
             deck 1  writing
             deck 5  banking
             deck 6  canning",
            "A dogma machine-tools",
            "A  board machine-tools  score tools coal banking  scored 1
             deck 1  writing
             deck 6  canning",
        );
    }

    #[test]
    fn an_empty_score_pile_scores_a_one() {
        // E148
        check(
            "A  board machine-tools
             deck 1  tools
             deck 6  canning",
            "A dogma machine-tools",
            "A  board machine-tools  score tools
             deck 6  canning",
        );
    }

    #[test]
    fn takes_a_higher_card_when_that_deck_is_empty() {
        // R26
        check(
            "A  board machine-tools  score coal
             deck 4  navigation
             deck 7  lighting",
            "A dogma machine-tools",
            "A  board machine-tools  score coal lighting
             deck 4  navigation",
        );
    }

    #[test]
    fn a_ten_without_tens_left_ends_the_game() {
        // R29
        check(
            "A  board machine-tools  score software
             deck 9  ecology",
            "A dogma machine-tools",
            "A  board machine-tools  score software
             deck 9  ecology
             over A by score",
        );
    }

    #[test]
    fn the_sixth_card_scored_in_a_turn_claims_monument() {
        check(
            "A  board machine-tools  scored 5
             deck 1  tools",
            "A dogma machine-tools",
            "A  board machine-tools  score tools  scored 6  achieved monument",
        );
    }

    #[test]
    fn five_scored_cards_are_not_enough_for_monument() {
        check(
            "A  board machine-tools  scored 4
             deck 1  tools",
            "A dogma machine-tools",
            "A  board machine-tools  score tools  scored 5",
        );
    }

    #[test]
    fn a_sharer_looks_at_his_own_score_pile_and_earns_the_bonus() {
        check(
            "A  board machine-tools  score coal
             B  board composites  score tools
             deck 1  writing
             deck 5  banking
             deck 6  canning",
            "A dogma machine-tools",
            "A  board machine-tools  hand canning  score coal banking
             B  board composites  score tools writing
             bonus A",
        );
    }

    #[test]
    fn cards_scored_in_the_turn_before_do_not_count_for_monument() {
        // E079, R113
        check(
            "A  board composites  scored 5
             B  board machine-tools
             turn A 1
             deck 1  tools writing
             deck 6  canning
             deck 9  ecology",
            "A draw; B dogma machine-tools",
            "A  board composites  hand ecology  score tools  scored 1
             B  board machine-tools  hand canning  score writing  scored 1
             turn B 1
             bonus B",
        );
    }
}
