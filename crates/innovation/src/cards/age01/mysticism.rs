//! Mysticism: a revealed 1 of a colour you have is melded and followed by another.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mysticism",
    age: 1,
    color: Purple,
    icons: [Hex, Castle, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// Draw and reveal a 1; if you have its colour on your board, meld it and draw a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let card = fx.draw_and_reveal(me, 1)?;
    if fx.has_color(me, card.color()) {
        fx.meld(me, card)?;
        fx.draw(me, 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // E105: the card is shown.
    #[test]
    fn a_card_of_a_colour_on_the_board_is_melded_and_another_one_drawn() {
        check(
            "A  board mysticism mapmaking
             deck 1  code-of-laws tools writing
             deck 2  philosophy",
            "A dogma mysticism",
            "A  board mysticism,code-of-laws mapmaking  hand tools
             deck 1  writing
             deck 2  philosophy
             shown code-of-laws",
        );
    }

    #[test]
    fn a_card_of_another_colour_stays_in_hand() {
        check(
            "A  board mysticism
             deck 1  tools writing",
            "A dogma mysticism",
            "A  board mysticism  hand tools
             deck 1  writing
             shown tools",
        );
    }

    // E112
    #[test]
    fn the_second_card_is_kept_whatever_its_colour() {
        check(
            "A  board mysticism
             deck 1  code-of-laws city-states writing",
            "A dogma mysticism",
            "A  board mysticism,code-of-laws  hand city-states
             deck 1  writing
             shown code-of-laws",
        );
    }

    // R27
    #[test]
    fn a_card_of_a_higher_deck_counts_like_a_1() {
        check(
            "A  board mysticism
             deck 2  monotheism calendar",
            "A dogma mysticism",
            "A  board mysticism,monotheism  hand calendar",
        );
    }

    #[test]
    fn each_sharer_looks_at_his_own_board() {
        check(
            "A  board mysticism
             B  board the-wheel
             deck 1  sailing tools clothing oars masonry",
            "A dogma mysticism",
            "A  board mysticism  hand clothing oars
             B  board the-wheel,sailing  hand tools
             deck 1  masonry
             bonus A",
        );
    }
}
