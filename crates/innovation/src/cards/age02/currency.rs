//! Currency: return hand cards for a scored 2 per different value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Currency",
    age: 2,
    color: Green,
    icons: [Leaf, Crown, Hex, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// You may return any number of hand cards; draw and score a 2 for each different value returned.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut returned = CardSet::EMPTY;
    while let Some(card) = fx.may_return_from_hand(me)? {
        returned.insert(card);
    }
    for _ in 0..returned.distinct_values() {
        fx.draw_and_score(me, 2)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn a_2_is_scored_for_each_different_value() {
        check(
            "A  board currency  hand tools paper compass
             deck 2  calendar mapmaking philosophy",
            "A dogma currency; A tools; A paper; A compass",
            "A  board currency  score calendar mapmaking  scored 2
             deck 1  tools
             deck 2  philosophy
             deck 3  paper compass",
        );
    }

    // R69
    #[test]
    fn several_cards_of_one_value_score_a_single_2() {
        check(
            "A  board currency  hand tools writing oars
             deck 2  calendar mapmaking",
            "A dogma currency; A tools; A writing; A pass",
            "A  board currency  hand oars  score calendar
             deck 1  tools writing
             deck 2  mapmaking",
        );
    }

    #[test]
    fn one_card_returned_already_scores_a_2() {
        check(
            "A  board currency  hand tools
             deck 2  calendar mapmaking",
            "A dogma currency; A tools",
            "A  board currency  score calendar
             deck 1  tools
             deck 2  mapmaking",
        );
    }

    #[test]
    fn returning_nothing_scores_nothing() {
        check(
            "A  board currency  hand tools
             deck 2  calendar",
            "A dogma currency; A pass",
            "A  board currency  hand tools
             deck 2  calendar",
        );
    }

    #[test]
    fn the_player_may_stop_after_any_card() {
        check_options(
            "A  board currency  hand tools paper",
            "A dogma currency; A tools",
            "A: paper; pass",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board currency
             deck 2  calendar",
            "A dogma currency",
            "A  board currency
             deck 2  calendar",
        );
    }

    // E017
    #[test]
    fn a_returned_2_can_be_the_card_that_is_scored() {
        check(
            "A  board currency  hand calendar",
            "A dogma currency; A calendar",
            "A  board currency  score calendar",
        );
    }

    #[test]
    fn a_sharer_scores_first_and_earns_the_bonus() {
        check(
            "A  board currency
             B  board sailing  hand tools
             deck 2  calendar mapmaking",
            "A dogma currency; B tools",
            "A  board currency  hand mapmaking
             B  board sailing  score calendar
             deck 1  tools
             bonus A",
        );
    }
}
