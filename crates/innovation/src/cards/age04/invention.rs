//! Invention: turn a left splay right for a scored 4; five splays claim Wonder.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Invention",
    age: 4,
    color: Green,
    icons: [Hex, Bulb, Bulb, Factory],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may turn a colour splayed left to the right; if you do, draw and score a 4.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_turn(me, Splay::Left, Splay::Right)?.is_some() {
        fx.draw_and_score(me, 4)?;
    }
    Ok(())
}

/// If all five of your colours are splayed, claim Wonder.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.splayed(me, Splay::None) == 0 {
        fx.claim_special(me, Special::Wonder)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn turning_a_left_splay_right_scores_a_four() {
        check(
            "A  board the-wheel,invention<
             deck 3  alchemy
             deck 4  navigation",
            "A dogma invention; A green",
            "A  board the-wheel,invention>  score navigation  scored 1
             deck 3  alchemy",
        );
    }

    #[test]
    fn only_colours_splayed_left_are_offered() {
        // E066, E132, R89
        check_options(
            "A  board tools,writing< sailing,invention oars,archery> agriculture,masonry^",
            "A dogma invention",
            "A: blue; pass",
        );
    }

    #[test]
    fn declining_the_turn_scores_nothing() {
        check(
            "A  board the-wheel,invention<
             deck 4  navigation",
            "A dogma invention; A pass",
            "A  board the-wheel,invention<
             deck 4  navigation",
        );
    }

    #[test]
    fn without_a_left_splay_nothing_is_asked() {
        check(
            "A  board the-wheel,invention tools,writing>
             deck 4  navigation",
            "A dogma invention",
            "A  board the-wheel,invention tools,writing>
             deck 4  navigation",
        );
    }

    #[test]
    fn five_splays_in_any_direction_claim_wonder() {
        // E083, R112
        check(
            "A  board tools,writing< the-wheel,invention< city-states,code-of-laws^ oars,archery> agriculture,masonry<",
            "A dogma invention; A pass",
            "A  board tools,writing< the-wheel,invention< city-states,code-of-laws^ oars,archery> agriculture,masonry<  achieved wonder",
        );
    }

    #[test]
    fn a_fifth_colour_that_is_not_splayed_claims_nothing() {
        check(
            "A  board tools,writing< the-wheel,invention< city-states,code-of-laws< oars,archery< agriculture,masonry",
            "A dogma invention; A pass",
            "A  board tools,writing< the-wheel,invention< city-states,code-of-laws< oars,archery< agriculture,masonry",
        );
    }

    #[test]
    fn four_splayed_colours_claim_nothing() {
        check(
            "A  board tools,writing< the-wheel,invention< city-states,code-of-laws< oars,archery<",
            "A dogma invention; A pass",
            "A  board tools,writing< the-wheel,invention< city-states,code-of-laws< oars,archery<",
        );
    }

    #[test]
    fn turning_the_last_colour_right_claims_wonder_before_the_four_is_drawn() {
        // R102, E073, E076: the sixth achievement ends the game, so no 4 is scored.
        check(
            "A  board tools,writing> the-wheel,invention< city-states,code-of-laws^ oars,archery> agriculture,masonry>  achieved 1 2 3 4 5
             deck 4  navigation",
            "A dogma invention; A green",
            "A  board tools,writing> the-wheel,invention> city-states,code-of-laws^ oars,archery> agriculture,masonry>  achieved 1 2 3 4 5 wonder
             deck 4  navigation
             over A by achievements",
        );
    }

    #[test]
    fn a_sharer_claims_wonder_first_and_earns_the_bonus() {
        // E087, E053
        check(
            "A  board tools,writing< the-wheel,invention< city-states,code-of-laws< oars,archery< agriculture,masonry<
             B  board calendar,mathematics< currency,mapmaking< monotheism,philosophy< construction,road-building< canal-building,fermenting<
             deck 4  navigation",
            "A dogma invention; B pass; A pass",
            "A  board tools,writing< the-wheel,invention< city-states,code-of-laws< oars,archery< agriculture,masonry<  hand navigation
             B  board calendar,mathematics< currency,mapmaking< monotheism,philosophy< construction,road-building< canal-building,fermenting<  achieved wonder
             bonus A",
        );
    }

    #[test]
    fn wonder_already_claimed_stays_where_it_is() {
        // E088
        check(
            "A  board tools,writing< the-wheel,invention< city-states,code-of-laws< oars,archery< agriculture,masonry<
             B  board calendar,mathematics< currency,mapmaking< monotheism,philosophy< construction,road-building< canal-building,fermenting<  achieved wonder
             deck 4  navigation",
            "A dogma invention; B pass; A pass",
            "A  board tools,writing< the-wheel,invention< city-states,code-of-laws< oars,archery< agriculture,masonry<
             B  board calendar,mathematics< currency,mapmaking< monotheism,philosophy< construction,road-building< canal-building,fermenting<  achieved wonder
             deck 4  navigation
             bonus none",
        );
    }
}
