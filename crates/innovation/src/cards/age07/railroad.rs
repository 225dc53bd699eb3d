//! Railroad: return the hand for three 6s; turn a right splay up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Railroad",
    age: 7,
    color: Purple,
    icons: [Clock, Factory, Clock, Hex],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Return your hand, then draw three 6s.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.return_all(me, fx.hand(me))?;
    fx.draw_times(me, 6, 3)
}

/// You may turn a colour splayed right up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_turn(me, Splay::Right, Splay::Up)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_hand_goes_back_for_three_6s() {
        check(
            "A  board railroad  hand tools alchemy
             deck 6  canning democracy encyclopedia vaccination",
            "A dogma railroad",
            "A  board railroad  hand canning democracy encyclopedia
             deck 1  tools
             deck 3  alchemy
             deck 6  vaccination",
        );
    }

    // E018.
    #[test]
    fn the_player_orders_returned_cards_of_one_age() {
        check(
            "A  board railroad  hand tools writing
             deck 6  canning democracy encyclopedia",
            "A dogma railroad; A writing",
            "A  board railroad  hand canning democracy encyclopedia
             deck 1  writing tools",
        );
    }

    #[test]
    fn an_empty_hand_does_not_prevent_the_draws() {
        check(
            "A  board railroad
             deck 6  canning democracy encyclopedia",
            "A dogma railroad",
            "A  board railroad  hand canning democracy encyclopedia",
        );
    }

    // E016.
    #[test]
    fn with_one_6_left_the_game_ends_after_the_first_draw() {
        check(
            "A  board railroad  score tools
             deck 6  canning",
            "A dogma railroad",
            "A  board railroad  hand canning  score tools
             over A by score",
        );
    }

    // E017, E051.
    #[test]
    fn a_sharer_who_draws_the_very_same_cards_earns_the_bonus() {
        check(
            "A  board railroad
             B  board quantum-theory  hand canning democracy encyclopedia
             deck 7  evolution bicycle lighting explosives",
            "A dogma railroad; B canning; B democracy",
            "A  board railroad  hand evolution bicycle lighting explosives
             B  board quantum-theory  hand canning democracy encyclopedia
             bonus A",
        );
    }

    #[test]
    fn second_effect_turns_a_right_splay_up() {
        check(
            "A  board code-of-laws,railroad>
             deck 6  canning democracy encyclopedia",
            "A dogma railroad; A purple",
            "A  board code-of-laws,railroad^  hand 6 6 6",
        );
    }

    #[test]
    fn second_effect_may_be_declined() {
        check(
            "A  board code-of-laws,railroad>
             deck 6  canning democracy encyclopedia",
            "A dogma railroad; A pass",
            "A  board code-of-laws,railroad>  hand 6 6 6",
        );
    }

    // E066, R89.
    #[test]
    fn only_piles_splayed_right_can_be_turned() {
        check_options(
            "A  board code-of-laws,railroad> tools,writing< sailing,paper> archery,oars agriculture,masonry^
             deck 6  canning democracy encyclopedia",
            "A dogma railroad",
            "A: green; purple; pass",
        );
    }

    // R89.
    #[test]
    fn without_a_right_splay_nothing_is_asked() {
        check(
            "A  board code-of-laws,railroad tools,writing<
             deck 6  canning democracy encyclopedia",
            "A dogma railroad",
            "A  board code-of-laws,railroad tools,writing<  hand 6 6 6",
        );
    }
}
