//! Stem Cells: score the whole hand.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Stem Cells",
    age: 10,
    color: Yellow,
    icons: [Hex, Leaf, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may score your whole hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let hand = fx.hand(me);
    if !hand.is_empty() && fx.may(me, Ask::Score)? {
        fx.score_all(me, hand)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_whole_hand_is_scored() {
        check(
            "A  board stem-cells  hand tools alchemy coal",
            "A dogma stem-cells; A yes",
            "A  board stem-cells  score tools alchemy coal  scored 3",
        );
    }

    #[test]
    fn scoring_may_be_declined() {
        check(
            "A  board stem-cells  hand tools alchemy",
            "A dogma stem-cells; A pass",
            "A  board stem-cells  hand tools alchemy",
        );
    }

    // R67.
    #[test]
    fn it_is_all_or_nothing() {
        check_options(
            "A  board stem-cells  hand tools alchemy",
            "A dogma stem-cells",
            "A: yes; pass",
        );
    }

    // E034.
    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board stem-cells
             B  board agriculture
             deck 10  ai",
            "A dogma stem-cells",
            "A  board stem-cells
             B  board agriculture
             deck 10  ai
             bonus none",
        );
    }

    // E078.
    #[test]
    fn six_scored_cards_are_a_monument() {
        check(
            "A  board stem-cells  hand 1 1 1 1 1 1",
            "A dogma stem-cells; A yes",
            "A  board stem-cells  score 1 1 1 1 1 1  achieved monument",
        );
    }

    // R108.
    #[test]
    fn five_scored_cards_are_no_monument() {
        check(
            "A  board stem-cells  hand 1 1 1 1 1",
            "A dogma stem-cells; A yes",
            "A  board stem-cells  score 1 1 1 1 1  scored 5",
        );
    }

    // E079.
    #[test]
    fn cards_scored_earlier_in_the_turn_count() {
        check(
            "A  board stem-cells  hand 1 1 1  scored 3
             turn A 1",
            "A dogma stem-cells; A yes",
            "A  board stem-cells  score 1 1 1  achieved monument
             turn B 2",
        );
    }

    // E081, R48.
    #[test]
    fn a_sharer_scores_his_own_hand_first() {
        check(
            "A  board stem-cells  hand coal
             B  board agriculture  hand 1 1 1 1 1 1
             deck 10  ai",
            "A dogma stem-cells; B yes; A yes",
            "A  board stem-cells  hand ai  score coal
             B  board agriculture  score 1 1 1 1 1 1  achieved monument
             bonus A",
        );
    }
}
