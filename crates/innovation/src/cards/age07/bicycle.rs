//! Bicycle: exchange hand and score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Bicycle",
    age: 7,
    color: Green,
    icons: [Crown, Crown, Clock, Hex],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// You may exchange your whole hand with your whole score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let (hand, points) = (fx.hand(me), fx.score_pile(me));
    if !hand.or(points).is_empty() && fx.may(me, Ask::Exchange)? {
        fx.exchange(me, (Place::Hand(me), hand), (Place::Score(me), points))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn hand_and_score_pile_change_places() {
        check(
            "A  board bicycle  hand tools writing  score alchemy",
            "A dogma bicycle; A yes",
            "A  board bicycle  hand alchemy  score tools writing  scored 0",
        );
    }

    #[test]
    fn the_exchange_may_be_declined() {
        check(
            "A  board bicycle  hand tools  score alchemy",
            "A dogma bicycle; A pass",
            "A  board bicycle  hand tools  score alchemy",
        );
    }

    // E151.
    #[test]
    fn it_is_all_or_nothing() {
        check_options(
            "A  board bicycle  hand tools writing  score alchemy",
            "A dogma bicycle",
            "A: yes; pass",
        );
    }

    // E151, E070.
    #[test]
    fn an_empty_hand_takes_the_whole_score_pile() {
        check(
            "A  board bicycle  score tools alchemy",
            "A dogma bicycle; A yes",
            "A  board bicycle  hand tools alchemy",
        );
    }

    // E151, E070.
    #[test]
    fn an_empty_score_pile_takes_the_whole_hand() {
        check(
            "A  board bicycle  hand tools alchemy",
            "A dogma bicycle; A yes",
            "A  board bicycle  score tools alchemy",
        );
    }

    // E077, E151.
    #[test]
    fn six_exchanged_cards_are_no_monument() {
        check(
            "A  board bicycle  hand 1 1 1 1 1 1",
            "A dogma bicycle; A yes",
            "A  board bicycle  score 1 1 1 1 1 1  scored 0",
        );
    }

    // E034, E070.
    #[test]
    fn with_both_empty_nothing_is_asked_and_no_bonus_is_earned() {
        check(
            "A  board bicycle
             B  board code-of-laws
             deck 7  evolution",
            "A dogma bicycle",
            "A  board bicycle
             B  board code-of-laws
             deck 7  evolution
             bonus none",
        );
    }

    // R48.
    #[test]
    fn a_sharer_exchanges_his_own_cards_first() {
        check(
            "A  board bicycle  hand coal
             B  board code-of-laws  hand tools
             deck 7  evolution",
            "A dogma bicycle; B yes; A yes",
            "A  board bicycle  hand evolution  score coal
             B  board code-of-laws  score tools
             bonus A",
        );
    }
}
