//! Canal Building: exchange the highest cards of hand and score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Canal Building",
    age: 2,
    color: Yellow,
    icons: [Hex, Crown, Leaf, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// You may exchange all highest cards of your hand with all highest cards of your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let (hand, points) = (fx.hand(me).highest(), fx.score_pile(me).highest());
    if !hand.or(points).is_empty() && fx.may(me, Ask::Exchange)? {
        fx.exchange(me, (Place::Hand(me), hand), (Place::Score(me), points))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // E116, E077
    #[test]
    fn all_highest_cards_of_hand_and_score_pile_change_places_without_being_scored() {
        check(
            "A  board canal-building  hand compass paper tools  score calendar writing  scored 5",
            "A dogma canal-building; A yes",
            "A  board canal-building  hand calendar tools  score compass paper writing  scored 5",
        );
    }

    #[test]
    fn declining_changes_nothing() {
        check(
            "A  board canal-building  hand compass  score calendar",
            "A dogma canal-building; A pass",
            "A  board canal-building  hand compass  score calendar",
        );
    }

    // E071
    #[test]
    fn several_point_cards_can_come_for_one_hand_card() {
        check(
            "A  board canal-building  hand tools  score compass paper writing",
            "A dogma canal-building; A yes",
            "A  board canal-building  hand compass paper  score tools writing",
        );
    }

    // E070
    #[test]
    fn with_an_empty_hand_the_highest_point_cards_are_taken() {
        check(
            "A  board canal-building  score compass paper tools",
            "A dogma canal-building; A yes",
            "A  board canal-building  hand compass paper  score tools",
        );
    }

    // E070
    #[test]
    fn with_an_empty_score_pile_the_highest_hand_cards_go_there() {
        check(
            "A  board canal-building  hand compass paper tools",
            "A dogma canal-building; A yes",
            "A  board canal-building  hand tools  score compass paper",
        );
    }

    // R61
    #[test]
    fn with_both_empty_nothing_is_asked() {
        check(
            "A  board canal-building
             B  board sailing",
            "A dogma canal-building",
            "A  board canal-building
             B  board sailing
             bonus none",
        );
    }

    #[test]
    fn a_sharer_exchanges_first_and_earns_the_bonus() {
        check(
            "A  board canal-building  hand tools
             B  board sailing  hand paper
             deck 2  calendar",
            "A dogma canal-building; B yes; A pass",
            "A  board canal-building  hand tools calendar
             B  board sailing  score paper
             bonus A",
        );
    }
}
