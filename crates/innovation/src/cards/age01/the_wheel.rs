//! The Wheel: draw two 1s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "The Wheel",
    age: 1,
    color: Green,
    icons: [Hex, Castle, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// Draw two 1s.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_times(me, 1, 2)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn draws_two_1s() {
        check(
            "A  board the-wheel
             deck 1  tools writing oars",
            "A dogma the-wheel",
            "A  board the-wheel  hand tools writing
             deck 1  oars",
        );
    }

    #[test]
    fn the_second_card_comes_from_the_next_deck_when_the_first_runs_out() {
        check(
            "A  board the-wheel
             deck 1  tools
             deck 2  calendar mapmaking",
            "A dogma the-wheel",
            "A  board the-wheel  hand tools calendar
             deck 2  mapmaking",
        );
    }

    // E016, E091
    #[test]
    fn the_first_card_is_drawn_before_the_second_ends_the_game() {
        check(
            "A  board the-wheel
             deck 1  tools",
            "A dogma the-wheel",
            "A  board the-wheel  hand tools
             over A B by score",
        );
    }

    // E020
    #[test]
    fn three_castles_share_three_castles() {
        check(
            "A  board the-wheel
             B  board mysticism
             deck 1  tools writing oars masonry sailing clothing",
            "A dogma the-wheel",
            "A  board the-wheel  hand oars masonry sailing
             B  board mysticism  hand tools writing
             deck 1  clothing
             bonus A",
        );
    }

    #[test]
    fn two_castles_do_not_share_three() {
        check(
            "A  board the-wheel
             B  board archery
             deck 1  tools writing oars",
            "A dogma the-wheel",
            "A  board the-wheel  hand tools writing
             B  board archery
             deck 1  oars
             bonus none",
        );
    }

    // E005, R19
    #[test]
    fn the_same_card_may_be_activated_twice_in_a_turn() {
        check(
            "A  board the-wheel
             deck 1  tools writing oars masonry",
            "A dogma the-wheel; A dogma the-wheel",
            "A  board the-wheel  hand tools writing oars masonry
             turn B 2",
        );
    }
}
