//! Agriculture: trade a hand card for a point card of the next value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Agriculture",
    age: 1,
    color: Yellow,
    icons: [Hex, Leaf, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if you do, draw and score a card one higher.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(returned) = fx.may_return_from_hand(me)? {
        fx.draw_and_score(me, returned.value() + 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn scores_one_value_higher() {
        check(
            "A  board agriculture  hand tools
             deck 2  calendar",
            "A dogma agriculture; A tools",
            "A  board agriculture  score calendar  scored 1
             deck 1  tools",
        );
    }

    #[test]
    fn declining_scores_nothing() {
        check(
            "A  board agriculture  hand tools",
            "A dogma agriculture; A pass",
            "A  board agriculture  hand tools",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board agriculture
             deck 2  calendar",
            "A dogma agriculture",
            "A  board agriculture
             deck 2  calendar",
        );
    }

    #[test]
    fn any_hand_card_may_be_returned_but_only_one() {
        check_options(
            "A  board agriculture  hand tools ai",
            "A dogma agriculture",
            "A: tools; ai; pass",
        );
    }

    // R26
    #[test]
    fn an_empty_deck_gives_way_to_the_next_one() {
        check(
            "A  board agriculture  hand paper
             deck 6  canning",
            "A dogma agriculture; A paper",
            "A  board agriculture  score canning
             deck 3  paper",
        );
    }

    // E015, D9: an 11 is asked for.
    #[test]
    fn returning_a_10_ends_the_game_by_score() {
        check(
            "A  board agriculture  hand ai  score 2
             B  score 1
             deck 10  software",
            "A dogma agriculture; A ai",
            "A  board agriculture  score 2
             B  score 1
             deck 10  software ai
             over A by score",
        );
    }

    #[test]
    fn a_sharer_trades_first_and_earns_the_bonus() {
        check(
            "A  board agriculture  hand writing
             B  board pottery  hand oars
             deck 1  tools
             deck 2  calendar mapmaking",
            "A dogma agriculture; B oars; A writing",
            "A  board agriculture  hand tools  score mapmaking
             B  board pottery  score calendar
             deck 1  oars writing
             bonus A",
        );
    }

    // E049
    #[test]
    fn a_sharer_who_declines_earns_no_bonus() {
        check(
            "A  board agriculture
             B  board pottery  hand oars",
            "A dogma agriculture; B pass",
            "A  board agriculture
             B  board pottery  hand oars
             bonus none",
        );
    }
}
