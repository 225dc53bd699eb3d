//! Reformation: tuck a card for every two leaves; splay yellow or purple right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Reformation",
    age: 4,
    color: Purple,
    icons: [Leaf, Leaf, Hex, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may tuck a hand card for every two leaves you show, all of them or none.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let count = fx.hand(me).len().min(fx.icons(me, Leaf) as usize / 2);
    if count > 0 && fx.may(me, Ask::Tuck)? {
        for _ in 0..count {
            fx.choose_and_tuck(me, fx.hand(me))?;
        }
    }
    Ok(())
}

/// You may splay yellow or purple right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow, Purple], Splay::Right)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn tucks_one_card_for_three_leaves() {
        // R68: half, rounded down.
        check(
            "A  board reformation  hand tools writing",
            "A dogma reformation; A yes; A tools",
            "A  board reformation tools  hand writing  tucked 1",
        );
    }

    #[test]
    fn tucks_two_cards_for_four_leaves_each_below_the_previous_one() {
        // E068
        check(
            "A  board reformation canal-building translation  hand tools writing archery",
            "A dogma reformation; A yes; A tools; A writing",
            "A  board reformation canal-building writing,tools,translation  hand archery  tucked 2",
        );
    }

    #[test]
    fn it_is_all_or_nothing() {
        // E135, R67
        check_options(
            "A  board reformation calendar  hand tools writing archery",
            "A dogma reformation",
            "A: yes; pass",
        );
    }

    #[test]
    fn who_accepts_cannot_stop_after_the_first_card() {
        // E135
        check_options(
            "A  board reformation calendar  hand tools writing archery",
            "A dogma reformation; A yes; A tools",
            "A: writing; archery",
        );
    }

    #[test]
    fn a_smaller_hand_is_tucked_whole() {
        // E135, R64
        check(
            "A  board reformation calendar  hand archery",
            "A dogma reformation; A yes",
            "A  board reformation calendar archery  tucked 1",
        );
    }

    #[test]
    fn the_number_is_fixed_before_the_first_tuck() {
        // E043: seven leaves are three cards; Fermenting adds two leaves.
        check(
            "A  board reformation machinery,medicine>  hand fermenting domestication masonry agriculture",
            "A dogma reformation; A yes; A fermenting; A domestication; A masonry",
            "A  board reformation masonry,domestication,fermenting,machinery,medicine>  hand agriculture",
        );
    }

    #[test]
    fn declining_tucks_nothing() {
        check(
            "A  board reformation  hand tools",
            "A dogma reformation; A pass",
            "A  board reformation  hand tools",
        );
    }

    #[test]
    fn an_empty_hand_is_not_asked() {
        // E034
        check(
            "A  board reformation",
            "A dogma reformation",
            "A  board reformation",
        );
    }

    #[test]
    fn one_of_yellow_and_purple_may_be_splayed_right() {
        check_options(
            "A  board agriculture,masonry code-of-laws,reformation tools,writing oars,archery",
            "A dogma reformation",
            "A: yellow; purple; pass",
        );
    }

    #[test]
    fn splays_only_one_of_the_two() {
        check(
            "A  board agriculture,masonry code-of-laws,reformation",
            "A dogma reformation; A purple",
            "A  board agriculture,masonry code-of-laws,reformation>",
        );
    }

    #[test]
    fn the_splay_may_be_declined() {
        check(
            "A  board agriculture,masonry< reformation",
            "A dogma reformation; A pass",
            "A  board agriculture,masonry< reformation",
        );
    }

    #[test]
    fn a_pile_that_was_just_tucked_into_can_be_splayed() {
        check(
            "A  board reformation  hand code-of-laws",
            "A dogma reformation; A yes; A purple",
            "A  board code-of-laws,reformation>",
        );
    }

    #[test]
    fn the_sixth_card_tucked_in_a_turn_claims_monument() {
        // R108
        check(
            "A  board reformation  hand tools  tucked 5",
            "A dogma reformation; A yes",
            "A  board reformation tools  tucked 6  achieved monument",
        );
    }

    #[test]
    fn a_sharer_tucks_first_by_his_own_leaves_and_earns_the_bonus() {
        // E081
        check(
            "A  board reformation  hand oars
             B  board pottery clothing  hand tools archery
             deck 4  navigation",
            "A dogma reformation; B yes; B tools; A pass",
            "A  board reformation  hand oars navigation
             B  board tools,pottery clothing archery  tucked 2
             bonus A",
        );
    }

    #[test]
    fn a_sharer_who_declines_earns_no_bonus() {
        // E049
        check(
            "A  board reformation
             B  board pottery  hand tools
             deck 4  navigation",
            "A dogma reformation; B pass",
            "A  board reformation
             B  board pottery  hand tools
             deck 4  navigation
             bonus none",
        );
    }
}
