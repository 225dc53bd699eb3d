//! Code of Laws: tuck a card of a colour you have, then splay it left.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Code of Laws",
    age: 1,
    color: Purple,
    icons: [Hex, Crown, Crown, Leaf],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// You may tuck a hand card of a colour on your board; if you do, you may splay that colour left.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let present = fx.of_hand(me, fx.of_colors(me, true));
    if let Some(card) = fx.may_choose(me, Ask::Tuck, present)? {
        fx.tuck(me, card)?;
        fx.clause(1);
        fx.may_splay(me, &[card.color()], Splay::Left)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn a_tucked_card_goes_under_its_pile_which_may_be_splayed_left() {
        check(
            "A  board code-of-laws  hand mysticism",
            "A dogma code-of-laws; A mysticism; A purple",
            "A  board mysticism,code-of-laws<  tucked 1",
        );
    }

    // E109
    #[test]
    fn the_splay_can_be_declined_after_the_tuck() {
        check(
            "A  board code-of-laws  hand mysticism",
            "A dogma code-of-laws; A mysticism; A pass",
            "A  board mysticism,code-of-laws",
        );
    }

    #[test]
    fn declining_the_tuck_leaves_no_splay() {
        check(
            "A  board city-states,code-of-laws  hand mysticism",
            "A dogma code-of-laws; A pass",
            "A  board city-states,code-of-laws  hand mysticism",
        );
    }

    // E109: red is not on the board.
    #[test]
    fn only_cards_of_colours_on_the_board_can_be_tucked() {
        check_options(
            "A  board code-of-laws tools  hand mysticism oars writing",
            "A dogma code-of-laws",
            "A: mysticism; writing; pass",
        );
    }

    #[test]
    fn only_the_colour_tucked_can_be_splayed() {
        check_options(
            "A  board city-states,code-of-laws tools  hand writing",
            "A dogma code-of-laws; A writing",
            "A: blue; pass",
        );
    }

    #[test]
    fn without_such_a_card_nothing_is_asked() {
        check(
            "A  board code-of-laws  hand oars",
            "A dogma code-of-laws",
            "A  board code-of-laws  hand oars",
        );
    }

    // R88, E061
    #[test]
    fn a_pile_splayed_left_already_only_gains_the_card() {
        check(
            "A  board city-states,code-of-laws<  hand mysticism",
            "A dogma code-of-laws; A mysticism",
            "A  board mysticism,city-states,code-of-laws<",
        );
    }

    // E064
    #[test]
    fn a_pile_splayed_right_may_be_turned_left() {
        check(
            "A  board city-states,code-of-laws>  hand mysticism",
            "A dogma code-of-laws; A mysticism; A purple",
            "A  board mysticism,city-states,code-of-laws<",
        );
    }

    #[test]
    fn a_sharer_decides_for_himself_and_earns_the_bonus() {
        check(
            "A  board code-of-laws  hand mysticism
             B  board sailing  hand the-wheel
             deck 1  tools",
            "A dogma code-of-laws; B the-wheel; B green; A pass",
            "A  board code-of-laws  hand mysticism tools
             B  board the-wheel,sailing<
             bonus A",
        );
    }

    // E049
    #[test]
    fn a_sharer_who_declines_earns_no_bonus() {
        check(
            "A  board code-of-laws
             B  board sailing  hand the-wheel",
            "A dogma code-of-laws; B pass",
            "A  board code-of-laws
             B  board sailing  hand the-wheel
             bonus none",
        );
    }

    // R108, E079
    #[test]
    fn the_sixth_card_tucked_in_a_turn_claims_monument() {
        check(
            "A  board code-of-laws  hand mysticism  tucked 5",
            "A dogma code-of-laws; A mysticism; A pass",
            "A  board mysticism,code-of-laws  tucked 6  achieved monument",
        );
    }

    // E080, D23
    #[test]
    fn tucked_and_scored_cards_are_counted_apart() {
        check(
            "A  board code-of-laws  hand mysticism  tucked 3  scored 2",
            "A dogma code-of-laws; A mysticism; A pass",
            "A  board mysticism,code-of-laws  tucked 4  scored 2",
        );
    }

    // D23
    #[test]
    fn by_the_rule_option_tucked_and_scored_cards_count_together() {
        check(
            "rules monument=mixed
             A  board code-of-laws  hand mysticism  tucked 3  scored 2",
            "A dogma code-of-laws; A mysticism; A pass",
            "A  board mysticism,code-of-laws  tucked 4  scored 2  achieved monument",
        );
    }
}
