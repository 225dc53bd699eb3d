//! Mass Media: return a card to wipe one value out of all score piles; splay purple up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mass Media",
    age: 8,
    color: Green,
    icons: [Bulb, Hex, Clock, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may return a hand card; if you do, choose a value: everybody returns all score cards of it.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_some() {
        let value = fx.choose_value(me)?;
        for seat in me.around(fx.seat_count()) {
            fx.return_all(seat, fx.score_pile(seat).of_value(value))?;
        }
    }
    Ok(())
}

/// You may splay purple up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Purple], Splay::Up)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E159.
    #[test]
    fn all_score_piles_lose_the_chosen_value() {
        check(
            "A  board mass-media  hand tools  score alchemy coal
             B  score feudalism writing",
            "A dogma mass-media; A tools; A 3",
            "A  board mass-media  score coal
             B  score writing
             deck 1  tools
             deck 3  ...",
        );
    }

    // R72.
    #[test]
    fn every_card_of_the_value_goes() {
        check(
            "A  board mass-media  hand tools  score alchemy feudalism",
            "A dogma mass-media; A tools; A 3; A feudalism",
            "A  board mass-media
             deck 1  tools
             deck 3  feudalism alchemy",
        );
    }

    // E159, R77.
    #[test]
    fn a_value_nobody_has_may_be_named() {
        check(
            "A  board mass-media  hand tools  score alchemy",
            "A dogma mass-media; A tools; A 4",
            "A  board mass-media  score alchemy
             deck 1  tools",
        );
    }

    // R77.
    #[test]
    fn every_value_is_offered() {
        check_options(
            "A  board mass-media  hand tools",
            "A dogma mass-media; A tools",
            "A: 1; 2; 3; 4; 5; 6; 7; 8; 9; 10",
        );
    }

    #[test]
    fn without_a_returned_card_no_value_is_chosen() {
        check(
            "A  board mass-media  hand tools  score alchemy",
            "A dogma mass-media; A pass",
            "A  board mass-media  hand tools  score alchemy",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board mass-media  score alchemy",
            "A dogma mass-media",
            "A  board mass-media  score alchemy",
        );
    }

    #[test]
    fn second_effect_splays_purple_up() {
        check(
            "A  board mass-media code-of-laws,lighting",
            "A dogma mass-media; A purple",
            "A  board mass-media code-of-laws,lighting^",
        );
    }

    #[test]
    fn second_effect_may_be_declined() {
        check(
            "A  board mass-media code-of-laws,lighting",
            "A dogma mass-media; A pass",
            "A  board mass-media code-of-laws,lighting",
        );
    }

    #[test]
    fn no_other_colour_is_offered() {
        check_options(
            "A  board paper,mass-media code-of-laws,lighting tools,writing",
            "A dogma mass-media",
            "A: purple; pass",
        );
    }

    // E159.
    #[test]
    fn a_partner_is_a_player_too() {
        check(
            "rules teams=yes
             A  board mass-media  hand tools
             B  score alchemy
             C  score coal
             D  score chemistry",
            "A dogma mass-media; A tools; A 5",
            "A  board mass-media
             B  score alchemy
             deck 1  tools
             deck 5  ...",
        );
    }

    // R48, R57.
    #[test]
    fn a_sharer_names_a_value_of_his_own() {
        check(
            "A  board mass-media  hand writing  score coal
             B  board tools  hand archery
             deck 8  flight",
            "A dogma mass-media; B archery; B 5; A pass",
            "A  board mass-media  hand writing flight
             B  board tools
             deck 1  archery
             deck 5  coal
             bonus A",
        );
    }
}
