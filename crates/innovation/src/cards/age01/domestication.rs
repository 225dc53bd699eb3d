//! Domestication: meld a lowest hand card and draw a 1.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Domestication",
    age: 1,
    color: Yellow,
    icons: [Castle, Crown, Hex, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// Meld a lowest card of your hand, then draw a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.choose_and_meld(me, fx.hand(me).lowest())?;
    fx.draw(me, 1)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn melds_the_lowest_card_and_draws_a_1() {
        check(
            "A  board domestication mapmaking  hand calendar tools
             deck 1  writing oars
             deck 2  philosophy",
            "A dogma domestication",
            "A  board domestication mapmaking tools  hand calendar writing
             deck 1  oars
             deck 2  philosophy",
        );
    }

    // E110, E039
    #[test]
    fn the_player_chooses_among_equally_low_cards() {
        check_options(
            "A  board domestication  hand tools writing calendar",
            "A dogma domestication",
            "A: tools; writing",
        );
    }

    // E110, R64
    #[test]
    fn an_empty_hand_leaves_only_the_draw() {
        check(
            "A  board domestication
             deck 1  writing",
            "A dogma domestication",
            "A  board domestication  hand writing",
        );
    }

    // E036, R55
    #[test]
    fn a_sharer_must_cover_a_good_card() {
        check(
            "A  board domestication
             B  board the-wheel  hand sailing
             deck 1  tools writing oars",
            "A dogma domestication",
            "A  board domestication  hand writing oars
             B  board the-wheel,sailing  hand tools
             bonus A",
        );
    }

    #[test]
    fn one_castle_does_not_share_two() {
        check(
            "A  board domestication
             B  board tools  hand sailing
             deck 1  writing oars",
            "A dogma domestication",
            "A  board domestication  hand writing
             B  board tools  hand sailing
             deck 1  oars
             bonus none",
        );
    }
}
