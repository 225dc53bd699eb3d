//! Clothing: a new colour on the board, points for colours nobody else has.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Clothing",
    age: 1,
    color: Green,
    icons: [Hex, Crown, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Meld a hand card of a colour you do not have on your board.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let missing = fx.of_hand(me, fx.of_colors(me, false));
    fx.choose_and_meld(me, missing)?;
    Ok(())
}

/// Draw and score a 1 for each of your colours that no other player has.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    let own = Color::ALL.into_iter().filter(|&color| {
        fx.has_color(me, color) && fx.others(me).all(|other| !fx.has_color(other, color))
    });
    for _ in 0..own.count() {
        fx.draw_and_score(me, 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E108: Sailing is green and stays in hand.
    #[test]
    fn a_card_of_a_missing_colour_must_be_melded() {
        check(
            "A  board clothing  hand sailing oars
             deck 1  tools writing city-states",
            "A dogma clothing",
            "A  board clothing oars  hand sailing  score tools writing  scored 2
             deck 1  city-states",
        );
    }

    #[test]
    fn the_player_chooses_among_the_missing_colours_and_cannot_decline() {
        check_options(
            "A  board clothing  hand tools oars sailing",
            "A dogma clothing",
            "A: tools; oars",
        );
    }

    #[test]
    fn without_a_card_of_a_missing_colour_nothing_is_melded() {
        check(
            "A  board clothing  hand sailing
             deck 1  tools",
            "A dogma clothing",
            "A  board clothing  hand sailing  score tools",
        );
    }

    #[test]
    fn colours_another_player_has_score_nothing() {
        check(
            "A  board clothing oars
             B  board archery
             deck 1  tools writing",
            "A dogma clothing",
            "A  board clothing oars  score tools
             B  board archery
             deck 1  writing",
        );
    }

    #[test]
    fn no_colour_alone_scores_nothing() {
        check(
            "A  board clothing
             B  board the-wheel
             deck 1  tools",
            "A dogma clothing",
            "A  board clothing
             B  board the-wheel
             deck 1  tools",
        );
    }

    // E108
    #[test]
    fn one_other_player_with_the_colour_is_enough() {
        check(
            "A  board clothing oars
             C  board archery
             deck 1  tools writing",
            "A dogma clothing",
            "A  board clothing oars  score tools
             C  board archery
             deck 1  writing",
        );
    }

    // E026: both have melded before colours are compared.
    #[test]
    fn a_sharer_who_melds_green_first_spoils_the_colour_for_both() {
        check(
            "A  board clothing
             B  board fermenting  hand sailing
             deck 1  oars masonry",
            "A dogma clothing",
            "A  board clothing  hand masonry
             B  board fermenting sailing  score oars
             bonus A",
        );
    }

    // N1
    #[test]
    fn the_board_of_the_partner_is_not_looked_at() {
        check(
            "rules teams=yes
             A  board clothing oars
             B  board archery
             C  board the-wheel
             deck 1  tools writing",
            "A dogma clothing",
            "A  board clothing oars  score tools
             B  board archery
             C  board the-wheel
             deck 1  writing",
        );
    }
}
