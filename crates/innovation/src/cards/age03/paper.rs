//! Paper: splay green or blue left; a 4 for each colour splayed left.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Paper",
    age: 3,
    color: Green,
    icons: [Hex, Bulb, Bulb, Crown],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may splay green or blue left.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Green, Blue], Splay::Left)?;
    Ok(())
}

/// Draw a 4 for each of your colours splayed left.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_times(me, 4, fx.splayed(me, Splay::Left))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn splaying_green_left_draws_a_4() {
        check(
            "A  board sailing,paper
             deck 4  navigation anatomy",
            "A dogma paper; A green",
            "A  board sailing,paper<  hand navigation
             deck 4  anatomy",
        );
    }

    #[test]
    fn green_or_blue_can_be_splayed_but_no_other_colour() {
        check_options(
            "A  board sailing,paper tools,writing oars,archery",
            "A dogma paper",
            "A: green; blue; pass",
        );
    }

    #[test]
    fn declining_draws_nothing_when_no_colour_is_splayed_left() {
        check(
            "A  board sailing,paper
             deck 4  navigation",
            "A dogma paper; A pass",
            "A  board sailing,paper
             deck 4  navigation",
        );
    }

    // E127
    #[test]
    fn every_colour_splayed_left_draws_a_4() {
        check(
            "A  board sailing,paper tools,writing< oars,archery< masonry,agriculture>
             deck 4  navigation anatomy invention enterprise",
            "A dogma paper; A green",
            "A  board sailing,paper< tools,writing< oars,archery< masonry,agriculture>  hand navigation anatomy invention
             deck 4  enterprise",
        );
    }

    #[test]
    fn colours_splayed_left_before_draw_even_if_nothing_can_be_splayed() {
        check(
            "A  board paper oars,archery<
             deck 4  navigation anatomy",
            "A dogma paper",
            "A  board paper oars,archery<  hand navigation
             deck 4  anatomy",
        );
    }

    // E064, E065
    #[test]
    fn a_pile_splayed_right_can_be_turned_left() {
        check(
            "A  board paper tools,writing>
             deck 4  navigation",
            "A dogma paper; A blue",
            "A  board paper tools,writing<  hand navigation",
        );
    }

    #[test]
    fn a_single_card_of_each_colour_does_nothing() {
        check(
            "A  board paper tools
             deck 4  navigation",
            "A dogma paper",
            "A  board paper tools
             deck 4  navigation",
        );
    }

    #[test]
    fn a_sharer_counts_his_own_colours_and_earns_the_bonus() {
        check(
            "A  board paper
             B  board tools,writing
             deck 3  compass
             deck 4  navigation",
            "A dogma paper; B blue",
            "A  board paper  hand compass
             B  board tools,writing<  hand navigation
             bonus A",
        );
    }

    // E049, E050
    #[test]
    fn a_sharer_who_declines_the_only_splay_earns_no_bonus() {
        check(
            "A  board paper
             B  board tools,writing",
            "A dogma paper; B pass",
            "A  board paper
             B  board tools,writing
             bonus none",
        );
    }
}
