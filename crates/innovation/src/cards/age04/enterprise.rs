//! Enterprise: take a top crown card, the victim melds a 4; splay green right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Enterprise",
    age: 4,
    color: Purple,
    icons: [Hex, Crown, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: give my board a top card of yours that is not purple and has a crown; if you do, draw and meld a 4.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let crowns = fx.tops(me).not_color(Purple).with(Crown);
    if fx
        .choose_and_transfer(me, crowns, Place::Board(fx.leader))?
        .is_some()
    {
        fx.draw_and_meld(me, 4)?;
    }
    Ok(())
}

/// You may splay green right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Green], Splay::Right)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn takes_a_top_crown_card_and_the_victim_melds_a_four() {
        check(
            "A  board enterprise
             B  board sailing
             deck 3  alchemy
             deck 4  anatomy",
            "A dogma enterprise",
            "A  board enterprise sailing
             B  board anatomy
             deck 3  alchemy
             bonus none",
        );
    }

    #[test]
    fn only_top_cards_with_a_crown_that_are_not_purple_can_be_given() {
        check_options(
            "A  board enterprise translation
             B  board tools oars,archery sailing city-states domestication",
            "A dogma enterprise",
            "B: sailing; domestication",
        );
    }

    #[test]
    fn without_such_a_card_nothing_is_given_and_nothing_is_melded() {
        // R65
        check(
            "A  board enterprise
             B  board code-of-laws tools
             deck 4  anatomy",
            "A dogma enterprise",
            "A  board enterprise
             B  board code-of-laws tools
             deck 4  anatomy",
        );
    }

    #[test]
    fn a_player_with_as_many_crowns_is_safe() {
        // E020
        check(
            "A  board enterprise
             B  board translation
             deck 4  anatomy",
            "A dogma enterprise",
            "A  board enterprise
             B  board translation
             deck 4  anatomy
             bonus none",
        );
    }

    #[test]
    fn the_card_given_continues_the_splay_of_the_new_pile() {
        // E069
        check(
            "A  board enterprise currency,compass>
             B  board clothing,sailing<
             deck 4  navigation",
            "A dogma enterprise",
            "A  board enterprise currency,compass,sailing>
             B  board clothing,navigation",
        );
    }

    #[test]
    fn splays_green_right() {
        check(
            "A  board enterprise currency,compass",
            "A dogma enterprise; A green",
            "A  board enterprise currency,compass>",
        );
    }

    #[test]
    fn the_splay_may_be_declined() {
        check(
            "A  board enterprise currency,compass<",
            "A dogma enterprise; A pass",
            "A  board enterprise currency,compass<",
        );
    }

    #[test]
    fn the_card_just_taken_makes_a_green_pile_that_can_be_splayed() {
        check(
            "A  board enterprise compass
             B  board sailing
             deck 4  anatomy",
            "A dogma enterprise; A green",
            "A  board enterprise compass,sailing>
             B  board anatomy",
        );
    }

    #[test]
    fn a_victim_who_then_shows_as_many_crowns_does_not_share_the_second_effect() {
        // E023, R45
        check(
            "A  board enterprise
             B  board clothing,sailing
             deck 4  navigation",
            "A dogma enterprise",
            "A  board enterprise sailing
             B  board clothing,navigation
             bonus none",
        );
    }

    #[test]
    fn a_sharer_who_splays_green_earns_the_bonus() {
        // E058
        check(
            "A  board enterprise
             B  board currency,compass translation
             deck 4  anatomy",
            "A dogma enterprise; B green",
            "A  board enterprise  hand anatomy
             B  board currency,compass> translation
             bonus A",
        );
    }
}
