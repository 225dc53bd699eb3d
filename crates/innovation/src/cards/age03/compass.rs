//! Compass: swap a top leaf card for a top card without one.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Compass",
    age: 3,
    color: Green,
    icons: [Hex, Crown, Crown, Leaf],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: give my board a top card of yours that is not green and has a leaf; then take a top card without a leaf from my board.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let leaves = fx.tops(me).not_color(Green).with(Leaf);
    fx.choose_and_transfer(me, leaves, Place::Board(leader))?;
    fx.clause(1);
    let back = fx.tops(leader).lacking(Leaf);
    fx.choose_and_transfer(me, back, Place::Board(me))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_victim_gives_a_leaf_card_and_takes_a_card_without_a_leaf() {
        check(
            "A  board compass tools
             B  board agriculture",
            "A dogma compass",
            "A  board compass agriculture
             B  board tools",
        );
    }

    // E123
    #[test]
    fn without_a_leaf_card_to_give_the_victim_still_takes_one() {
        check(
            "A  board compass tools
             B  board oars",
            "A dogma compass",
            "A  board compass
             B  board oars tools",
        );
    }

    // E123, E021
    #[test]
    fn a_victim_without_a_board_takes_a_card_as_well() {
        check(
            "A  board compass tools",
            "A dogma compass",
            "A  board compass
             B  board tools",
        );
    }

    // E123
    #[test]
    fn without_a_card_to_take_the_victim_still_gives_one() {
        check(
            "A  board compass
             B  board agriculture",
            "A dogma compass",
            "A  board compass agriculture",
        );
    }

    #[test]
    fn green_leaf_cards_are_safe() {
        check(
            "A  board compass
             B  board clothing",
            "A dogma compass",
            "A  board compass
             B  board clothing",
        );
    }

    #[test]
    fn the_victim_chooses_among_his_top_leaf_cards_that_are_not_green() {
        check_options(
            "A  board compass
             B  board agriculture pottery clothing archery",
            "A dogma compass",
            "B: agriculture; pottery",
        );
    }

    // E037
    #[test]
    fn the_victim_chooses_among_the_top_cards_of_the_demander_without_a_leaf() {
        check_options(
            "A  board compass tools oars mysticism
             B  board agriculture",
            "A dogma compass",
            "B: tools; oars; mysticism",
        );
    }

    // E123, R74: Masonry is no longer on top.
    #[test]
    fn a_card_covered_by_the_gift_cannot_be_taken() {
        check(
            "A  board compass masonry
             B  board agriculture",
            "A dogma compass",
            "A  board compass masonry,agriculture",
        );
    }

    // E069, E063
    #[test]
    fn the_cards_go_on_top_of_the_piles_and_continue_their_splays() {
        check(
            "A  board compass metalworking,oars,archery<
             B  board pottery engineering,gunpowder<",
            "A dogma compass",
            "A  board compass metalworking,oars< pottery
             B  board engineering,gunpowder,archery<",
        );
    }

    // E020
    #[test]
    fn as_many_crowns_protect() {
        check(
            "A  board compass tools
             B  board agriculture code-of-laws",
            "A dogma compass",
            "A  board compass tools
             B  board agriculture code-of-laws
             bonus none",
        );
    }

    // Each victim sees the board as the one before left it.
    #[test]
    fn the_second_victim_chooses_after_the_first() {
        check(
            "A  board compass tools
             B  board agriculture
             C  board fermenting",
            "A dogma compass",
            "A  board compass agriculture,fermenting
             B  board tools",
        );
    }

    // N1
    #[test]
    fn the_partner_neither_gives_nor_takes() {
        check(
            "rules teams=yes
             A  board compass
             C  board agriculture",
            "A dogma compass",
            "A  board compass
             C  board agriculture",
        );
    }
}
