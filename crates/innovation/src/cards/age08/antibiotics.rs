//! Antibiotics: return up to three cards for two 8s per different value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Antibiotics",
    age: 8,
    color: Yellow,
    icons: [Leaf, Leaf, Leaf, Hex],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may return up to three hand cards; draw two 8s for each different value returned.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut returned = CardSet::EMPTY;
    while returned.len() < 3
        && let Some(card) = fx.may_return_from_hand(me)?
    {
        returned.insert(card);
    }
    fx.draw_times(me, 8, 2 * returned.distinct_values())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // R69.
    #[test]
    fn two_8s_for_each_different_value() {
        check(
            "A  board antibiotics  hand tools writing alchemy
             deck 8  rocketry corporations socialism flight mobility",
            "A dogma antibiotics; A tools; A writing; A alchemy",
            "A  board antibiotics  hand rocketry corporations socialism flight
             deck 1  tools writing
             deck 3  alchemy
             deck 8  mobility",
        );
    }

    #[test]
    fn a_single_card_already_pays_two_8s() {
        check(
            "A  board antibiotics  hand tools alchemy
             deck 8  rocketry corporations socialism",
            "A dogma antibiotics; A tools; A pass",
            "A  board antibiotics  hand alchemy rocketry corporations
             deck 1  tools
             deck 8  socialism",
        );
    }

    // E033.
    #[test]
    fn returning_may_be_declined() {
        check(
            "A  board antibiotics  hand tools
             deck 8  rocketry corporations",
            "A dogma antibiotics; A pass",
            "A  board antibiotics  hand tools
             deck 8  rocketry corporations",
        );
    }

    // E033.
    #[test]
    fn a_fourth_card_cannot_be_returned() {
        check(
            "A  board antibiotics  hand tools writing archery oars
             deck 8  rocketry corporations",
            "A dogma antibiotics; A tools; A writing; A archery",
            "A  board antibiotics  hand oars rocketry corporations
             deck 1  tools writing archery",
        );
    }

    // E017.
    #[test]
    fn a_returned_8_can_be_drawn_again() {
        check(
            "A  board antibiotics  hand rocketry
             deck 8  flight",
            "A dogma antibiotics; A rocketry",
            "A  board antibiotics  hand rocketry flight",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board antibiotics
             deck 8  rocketry",
            "A dogma antibiotics",
            "A  board antibiotics
             deck 8  rocketry",
        );
    }

    // E016.
    #[test]
    fn an_impossible_draw_ends_the_game() {
        check(
            "A  board antibiotics  hand tools  score coal
             deck 8  rocketry",
            "A dogma antibiotics; A tools",
            "A  board antibiotics  hand rocketry  score coal
             deck 1  tools
             over A by score",
        );
    }
}
