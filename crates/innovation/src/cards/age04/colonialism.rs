//! Colonialism: tuck 3s as long as they have a crown.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Colonialism",
    age: 4,
    color: Red,
    icons: [Hex, Factory, Bulb, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1)],
};

/// Draw and tuck a 3; repeat if it has a crown.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    while fx.draw_and_tuck(me, 3)?.has(Crown) {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn stops_after_a_card_without_a_crown() {
        check(
            "A  board colonialism
             deck 2  calendar
             deck 3  engineering optics",
            "A dogma colonialism",
            "A  board engineering,colonialism  tucked 1
             deck 2  calendar
             deck 3  optics",
        );
    }

    #[test]
    fn goes_on_as_long_as_the_tucked_card_has_a_crown() {
        // R76, E044
        check(
            "A  board colonialism
             deck 3  optics medicine machinery translation",
            "A dogma colonialism",
            "A  board optics,colonialism machinery,medicine  tucked 3
             deck 3  translation",
        );
    }

    #[test]
    fn a_tucked_card_starts_a_pile_and_the_next_goes_under_it() {
        // E130, E067
        check(
            "A  board colonialism
             deck 3  compass paper education",
            "A dogma colonialism",
            "A  board colonialism paper,compass education",
        );
    }

    #[test]
    fn goes_on_with_fours_when_no_three_is_left() {
        // R26
        check(
            "A  board colonialism
             deck 3  compass
             deck 4  navigation anatomy",
            "A dogma colonialism",
            "A  board colonialism navigation,compass anatomy",
        );
    }

    #[test]
    fn the_repetition_may_end_the_game() {
        // E044, E016
        check(
            "A  board colonialism
             B  score 1
             deck 3  compass",
            "A dogma colonialism",
            "A  board colonialism compass
             B  score 1
             over B by score",
        );
    }

    #[test]
    fn the_sixth_tuck_claims_monument() {
        // E078, R108
        check(
            "A  board colonialism
             deck 3  translation compass paper optics medicine engineering",
            "A dogma colonialism",
            "A  board engineering,optics,colonialism translation paper,compass medicine  tucked 6  achieved monument",
        );
    }

    #[test]
    fn tucked_and_scored_cards_do_not_add_up_for_monument() {
        // E080
        check(
            "A  board colonialism  scored 5
             deck 3  engineering",
            "A dogma colonialism",
            "A  board engineering,colonialism  tucked 1  scored 5",
        );
    }

    #[test]
    fn tucked_and_scored_cards_add_up_for_monument_by_the_iello_card() {
        // D23
        check(
            "rules monument=mixed
             A  board colonialism  scored 5
             deck 3  engineering",
            "A dogma colonialism",
            "A  board engineering,colonialism  tucked 1  scored 5  achieved monument",
        );
    }

    #[test]
    fn a_sharer_finishes_all_repetitions_before_the_leader_begins() {
        // R49, R76
        check(
            "A  board colonialism
             B  board coal
             deck 3  optics machinery engineering
             deck 4  navigation",
            "A dogma colonialism",
            "A  board engineering,colonialism  hand navigation
             B  board optics,coal machinery
             bonus A",
        );
    }
}
