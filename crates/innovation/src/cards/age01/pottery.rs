//! Pottery: return up to three hand cards for a point card worth their number.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Pottery",
    age: 1,
    color: Blue,
    icons: [Hex, Leaf, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may return up to three hand cards; if you do, draw and score a card of that number.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut returned = 0;
    while returned < 3 && fx.may_return_from_hand(me)?.is_some() {
        returned += 1;
    }
    if returned > 0 {
        fx.draw_and_score(me, returned)?;
    }
    Ok(())
}

/// Draw a 1.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw(me, 1)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E114: two 3s returned score a 2.
    #[test]
    fn the_value_scored_is_the_number_of_cards_returned() {
        check(
            "A  board pottery  hand compass paper
             deck 1  the-wheel
             deck 2  mapmaking",
            "A dogma pottery; A compass; A paper",
            "A  board pottery  hand the-wheel  score mapmaking  scored 1
             deck 3  compass paper",
        );
    }

    #[test]
    fn one_card_returned_scores_a_1() {
        check(
            "A  board pottery  hand writing sailing
             deck 1  oars mysticism",
            "A dogma pottery; A writing; A pass",
            "A  board pottery  hand sailing mysticism  score oars
             deck 1  writing",
        );
    }

    // E033, E018: the card returned first lies nearest the top.
    #[test]
    fn three_cards_are_the_most_and_lie_under_the_deck_in_the_order_returned() {
        check(
            "A  board pottery  hand tools writing clothing sailing
             deck 1  oars
             deck 3  paper",
            "A dogma pottery; A writing; A tools; A clothing",
            "A  board pottery  hand sailing oars  score paper
             deck 1  writing tools clothing",
        );
    }

    #[test]
    fn after_each_card_the_player_may_stop() {
        check_options(
            "A  board pottery  hand tools writing sailing",
            "A dogma pottery; A tools",
            "A: writing; sailing; pass",
        );
    }

    #[test]
    fn declining_leaves_only_the_draw() {
        check(
            "A  board pottery  hand sailing
             deck 1  oars tools",
            "A dogma pottery; A pass",
            "A  board pottery  hand sailing oars
             deck 1  tools",
        );
    }

    // R30
    #[test]
    fn an_empty_hand_leaves_only_the_draw_of_a_1_whatever_the_top_cards() {
        check(
            "A  board pottery mapmaking
             deck 1  oars
             deck 2  calendar",
            "A dogma pottery",
            "A  board pottery mapmaking  hand oars
             deck 2  calendar",
        );
    }

    // E017
    #[test]
    fn a_returned_card_can_be_the_one_that_is_scored() {
        check(
            "A  board pottery  hand tools
             deck 2  calendar",
            "A dogma pottery; A tools",
            "A  board pottery  hand calendar  score tools",
        );
    }

    // E026: B returns and A returns before anybody draws for effect 2.
    #[test]
    fn both_players_finish_effect_1_before_effect_2_begins() {
        check(
            "A  board pottery  hand sailing
             B  board agriculture  hand oars
             deck 1  tools writing clothing city-states",
            "A dogma pottery; B oars; A sailing",
            "A  board pottery  hand city-states oars  score writing
             B  board agriculture  hand clothing  score tools
             deck 1  sailing
             bonus A",
        );
    }

    #[test]
    fn sharing_the_draw_alone_earns_the_bonus() {
        check(
            "A  board pottery
             B  board agriculture  hand oars
             deck 1  tools writing clothing",
            "A dogma pottery; B pass",
            "A  board pottery  hand writing clothing
             B  board agriculture  hand oars tools
             bonus A",
        );
    }
}
