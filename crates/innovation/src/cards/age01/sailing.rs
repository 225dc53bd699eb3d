//! Sailing: draw and meld a 1.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Sailing",
    age: 1,
    color: Green,
    icons: [Crown, Crown, Hex, Leaf],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// Draw and meld a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_meld(me, 1)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn melds_a_1() {
        check(
            "A  board sailing  hand writing
             deck 1  tools oars",
            "A dogma sailing",
            "A  board sailing tools  hand writing
             deck 1  oars",
        );
    }

    // R84, E061, E027
    #[test]
    fn the_melded_card_covers_sailing_and_continues_the_splay() {
        check(
            "A  board the-wheel,sailing<
             deck 1  clothing",
            "A dogma sailing",
            "A  board the-wheel,sailing,clothing<",
        );
    }

    // R27, R26
    #[test]
    fn with_an_empty_deck_a_higher_card_is_melded() {
        check(
            "A  board sailing
             deck 3  paper",
            "A dogma sailing",
            "A  board sailing,paper",
        );
    }

    // E056: the card melded last decides.
    #[test]
    fn the_sharer_melds_first_and_the_bonus_looks_at_the_top_cards_afterwards() {
        check(
            "A  board sailing
             B  board code-of-laws
             deck 1  tools
             deck 2  calendar mapmaking",
            "A dogma sailing",
            "A  board sailing calendar  hand mapmaking
             B  board code-of-laws tools
             bonus A",
        );
    }

    #[test]
    fn one_crown_does_not_share_two() {
        check(
            "A  board sailing
             B  board oars
             deck 1  tools writing",
            "A dogma sailing",
            "A  board sailing tools
             B  board oars
             deck 1  writing
             bonus none",
        );
    }

    // E057
    #[test]
    fn a_bonus_that_cannot_be_drawn_ends_the_game() {
        check(
            "A  board sailing
             B  board code-of-laws  achieved 1
             deck 1  tools writing",
            "A dogma sailing",
            "A  board sailing writing
             B  board code-of-laws tools  achieved 1
             over B by score",
        );
    }
}
