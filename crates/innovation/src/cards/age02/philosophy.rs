//! Philosophy: splay a colour left, score a hand card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Philosophy",
    age: 2,
    color: Purple,
    icons: [Hex, Bulb, Bulb, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may splay any one colour left.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &Color::ALL, Splay::Left)?;
    Ok(())
}

/// You may score a hand card.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_score(me, fx.hand(me))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn a_colour_is_splayed_left_and_a_hand_card_scored() {
        check(
            "A  board philosophy tools,writing  hand paper",
            "A dogma philosophy; A blue; A paper",
            "A  board philosophy tools,writing<  score paper  scored 1",
        );
    }

    // E065: green is splayed left already, purple is a single card.
    #[test]
    fn any_own_pile_that_would_change_can_be_splayed() {
        check_options(
            "A  board philosophy tools,writing sailing,clothing< oars,archery>",
            "A dogma philosophy",
            "A: blue; red; pass",
        );
    }

    // E064
    #[test]
    fn a_pile_splayed_right_can_be_turned_left() {
        check(
            "A  board philosophy oars,archery>",
            "A dogma philosophy; A red",
            "A  board philosophy oars,archery<",
        );
    }

    #[test]
    fn both_effects_can_be_declined() {
        check(
            "A  board philosophy tools,writing  hand paper",
            "A dogma philosophy; A pass; A pass",
            "A  board philosophy tools,writing  hand paper",
        );
    }

    #[test]
    fn without_two_cards_in_a_pile_only_scoring_is_asked() {
        check_options(
            "A  board philosophy  hand paper tools",
            "A dogma philosophy",
            "A: paper; tools; pass",
        );
    }

    #[test]
    fn with_nothing_to_splay_and_nothing_to_score_nothing_happens() {
        check(
            "A  board philosophy",
            "A dogma philosophy",
            "A  board philosophy",
        );
    }

    // E026
    #[test]
    fn everybody_splays_before_anybody_scores() {
        check(
            "A  board philosophy
             B  board writing,experimentation  hand oars
             deck 2  calendar",
            "A dogma philosophy; B blue; B oars",
            "A  board philosophy  hand calendar
             B  board writing,experimentation<  score oars
             bonus A",
        );
    }

    // E050
    #[test]
    fn a_sharer_without_a_pile_to_turn_earns_no_bonus() {
        check(
            "A  board philosophy
             B  board writing,experimentation<",
            "A dogma philosophy",
            "A  board philosophy
             B  board writing,experimentation<
             bonus none",
        );
    }

    // E048, R59
    #[test]
    fn two_sharers_of_two_effects_earn_one_bonus() {
        check(
            "A  board philosophy
             B  board experimentation  hand oars
             C  board education  hand sailing
             deck 2  calendar mapmaking",
            "A dogma philosophy; B oars; C sailing",
            "A  board philosophy  hand calendar
             B  board experimentation  score oars
             C  board education  score sailing
             deck 2  mapmaking
             bonus A",
        );
    }

    // E079
    #[test]
    fn the_sixth_card_scored_in_a_turn_claims_monument() {
        check(
            "A  board philosophy  hand paper  scored 5",
            "A dogma philosophy; A paper",
            "A  board philosophy  score paper  scored 6  achieved monument",
        );
    }

    // E065
    #[test]
    fn every_colour_may_be_splayed() {
        check_options(
            "A  board tools,writing sailing,the-wheel mysticism,philosophy archery,oars masonry,agriculture",
            "A dogma philosophy",
            "A: blue; green; purple; red; yellow; pass",
        );
    }
}
