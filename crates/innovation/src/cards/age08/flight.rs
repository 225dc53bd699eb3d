//! Flight: with red splayed up, splay any colour up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Flight",
    age: 8,
    color: Red,
    icons: [Crown, Hex, Clock, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// If your red cards are splayed up, you may splay any one colour up.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.splay_of(me, Red) == Splay::Up {
        fx.may_splay(me, &Color::ALL, Splay::Up)?;
    }
    Ok(())
}

/// You may splay red up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red], Splay::Up)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn with_red_splayed_up_any_colour_may_be_splayed_up() {
        check(
            "A  board archery,flight^ tools,writing",
            "A dogma flight; A blue",
            "A  board archery,flight^ tools,writing^",
        );
    }

    #[test]
    fn first_effect_may_be_declined() {
        check(
            "A  board archery,flight^ tools,writing",
            "A dogma flight; A pass",
            "A  board archery,flight^ tools,writing",
        );
    }

    // E065, R88.
    #[test]
    fn only_piles_that_change_are_offered() {
        check_options(
            "A  board archery,flight^ tools,writing< sailing,paper agriculture,masonry^ mysticism",
            "A dogma flight",
            "A: blue; green; pass",
        );
    }

    // E149.
    #[test]
    fn second_effect_splays_red_up_too_late_for_the_first() {
        check(
            "A  board archery,flight tools,writing",
            "A dogma flight; A red",
            "A  board archery,flight^ tools,writing",
        );
    }

    #[test]
    fn second_effect_may_be_declined() {
        check(
            "A  board archery,flight",
            "A dogma flight; A pass",
            "A  board archery,flight",
        );
    }

    #[test]
    fn another_direction_of_red_does_not_do() {
        check_options(
            "A  board archery,flight> tools,writing",
            "A dogma flight",
            "A: red; pass",
        );
    }

    // R86.
    #[test]
    fn a_single_red_card_does_nothing() {
        check(
            "A  board flight tools,writing",
            "A dogma flight",
            "A  board flight tools,writing",
        );
    }

    // R11, R58.
    #[test]
    fn each_sharer_looks_at_his_own_red_pile() {
        check(
            "A  board flight
             B  board oars,metalworking^ tools,writing code-of-laws
             deck 8  rocketry",
            "A dogma flight; B blue",
            "A  board flight  hand rocketry
             B  board oars,metalworking^ tools,writing^ code-of-laws
             bonus A",
        );
    }

    // E065
    #[test]
    fn every_other_colour_may_be_splayed() {
        check_options(
            "A  board tools,writing sailing,the-wheel mysticism,city-states oars,flight^ masonry,agriculture",
            "A dogma flight",
            "A: blue; green; purple; yellow; pass",
        );
    }
}
