//! Calendar: more point cards than hand cards bring two 3s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Calendar",
    age: 2,
    color: Blue,
    icons: [Hex, Leaf, Leaf, Bulb],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// If you have more cards in your score pile than in your hand, draw two 3s.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.score_pile(me).len() > fx.hand(me).len() {
        fx.draw_times(me, 3, 2)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn more_point_cards_than_hand_cards_draw_two_3s() {
        check(
            "A  board calendar  hand tools  score 1 1
             deck 3  paper compass optics",
            "A dogma calendar",
            "A  board calendar  hand tools paper compass  score 1 1
             deck 3  optics",
        );
    }

    #[test]
    fn as_many_point_cards_as_hand_cards_draw_nothing() {
        check(
            "A  board calendar  hand tools  score 1
             deck 3  paper compass",
            "A dogma calendar",
            "A  board calendar  hand tools  score 1
             deck 3  paper compass",
        );
    }

    #[test]
    fn empty_hand_and_empty_score_pile_draw_nothing() {
        check(
            "A  board calendar
             deck 3  paper compass",
            "A dogma calendar",
            "A  board calendar
             deck 3  paper compass",
        );
    }

    #[test]
    fn cards_are_counted_and_not_points() {
        check(
            "A  board calendar  hand tools writing  score 9
             deck 3  paper compass",
            "A dogma calendar",
            "A  board calendar  hand tools writing  score 9
             deck 3  paper compass",
        );
    }

    #[test]
    fn one_point_card_against_an_empty_hand_is_enough() {
        check(
            "A  board calendar  score 1
             deck 3  paper
             deck 4  anatomy",
            "A dogma calendar",
            "A  board calendar  hand paper anatomy  score 1",
        );
    }

    // R79: A's own condition fails, so he only draws the bonus.
    #[test]
    fn each_player_is_judged_by_his_own_cards() {
        check(
            "A  board calendar  hand tools  score 1
             B  board pottery  score 1
             deck 2  mapmaking
             deck 3  paper compass",
            "A dogma calendar",
            "A  board calendar  hand tools mapmaking  score 1
             B  board pottery  hand paper compass  score 1
             bonus A",
        );
    }

    // E049, R61
    #[test]
    fn a_sharer_whose_condition_is_false_earns_no_bonus() {
        check(
            "A  board calendar
             B  board pottery  hand oars",
            "A dogma calendar",
            "A  board calendar
             B  board pottery  hand oars
             bonus none",
        );
    }
}
