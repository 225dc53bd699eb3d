//! Mathematics: trade a hand card for a melded card of the next value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mathematics",
    age: 2,
    color: Blue,
    icons: [Hex, Bulb, Crown, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if you do, draw and meld a card one higher.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(returned) = fx.may_return_from_hand(me)? {
        fx.draw_and_meld(me, returned.value() + 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn melds_a_card_one_higher_than_the_one_returned() {
        check(
            "A  board mathematics  hand mapmaking
             deck 3  paper compass",
            "A dogma mathematics; A mapmaking",
            "A  board mathematics paper
             deck 2  mapmaking
             deck 3  compass",
        );
    }

    #[test]
    fn declining_melds_nothing() {
        check(
            "A  board mathematics  hand mapmaking
             deck 3  paper",
            "A dogma mathematics; A pass",
            "A  board mathematics  hand mapmaking
             deck 3  paper",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board mathematics
             deck 1  tools",
            "A dogma mathematics",
            "A  board mathematics
             deck 1  tools",
        );
    }

    #[test]
    fn the_player_chooses_any_one_hand_card() {
        check_options(
            "A  board mathematics  hand tools ai mapmaking",
            "A dogma mathematics",
            "A: tools; ai; mapmaking; pass",
        );
    }

    // R26, E027
    #[test]
    fn with_an_empty_deck_a_higher_card_is_melded_and_may_cover_mathematics() {
        check(
            "A  board mathematics  hand tools
             deck 5  physics",
            "A dogma mathematics; A tools",
            "A  board mathematics,physics
             deck 1  tools",
        );
    }

    // E119, E015
    #[test]
    fn returning_a_10_ends_the_game() {
        check(
            "A  board mathematics  hand ai
             B  achieved 1
             deck 10  software",
            "A dogma mathematics; A ai",
            "A  board mathematics
             B  achieved 1
             deck 10  software ai
             over B by score",
        );
    }

    #[test]
    fn a_sharer_melds_first_and_earns_the_bonus() {
        check(
            "A  board mathematics  hand oars
             B  board tools  hand sailing
             deck 2  calendar mapmaking currency",
            "A dogma mathematics; B sailing; A oars",
            "A  board mathematics mapmaking  hand currency
             B  board tools,calendar
             deck 1  sailing oars
             bonus A",
        );
    }
}
