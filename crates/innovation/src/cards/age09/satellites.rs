//! Satellites: return the hand for three 8s; splay purple up; meld a card and execute it.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Satellites",
    age: 9,
    color: Green,
    icons: [Hex, Clock, Clock, Clock],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2), Share(effect_3)],
};

/// Return your hand, then draw three 8s.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.return_all(me, fx.hand(me))?;
    fx.draw_times(me, 8, 3)
}

/// You may splay purple up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Purple], Splay::Up)?;
    Ok(())
}

/// Meld a hand card, then execute it for yourself only.
fn effect_3(fx: &mut Fx, me: Seat) -> Flow {
    match fx.choose_and_meld(me, fx.hand(me))? {
        Some(card) => fx.execute_alone(me, card),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_hand_goes_back_for_three_8s_and_one_is_melded_and_executed() {
        check(
            "A  board satellites  hand tools
             B  score coal
             deck 8  rocketry corporations flight antibiotics",
            "A dogma satellites; A rocketry",
            "A  board satellites rocketry  hand corporations flight
             deck 1  tools
             deck 5  coal
             deck 8  antibiotics",
        );
    }

    #[test]
    fn an_empty_hand_still_draws() {
        check(
            "A  board satellites
             deck 8  mobility corporations flight",
            "A dogma satellites; A mobility",
            "A  board satellites mobility  hand corporations flight",
        );
    }

    // E170, R64.
    #[test]
    fn any_hand_card_must_be_melded() {
        check_options(
            "A  board satellites  hand tools
             deck 8  mobility corporations flight",
            "A dogma satellites",
            "A: mobility; corporations; flight",
        );
    }

    #[test]
    fn second_effect_splays_purple_up() {
        check(
            "A  board satellites code-of-laws,lighting
             deck 8  mobility corporations flight",
            "A dogma satellites; A purple; A mobility",
            "A  board satellites code-of-laws,lighting^ mobility  hand corporations flight",
        );
    }

    #[test]
    fn only_purple_can_be_splayed_and_it_may_be_declined() {
        check_options(
            "A  board paper,satellites code-of-laws,lighting tools,writing
             deck 8  mobility corporations flight",
            "A dogma satellites",
            "A: purple; pass",
        );
    }

    // E170.
    #[test]
    fn a_melded_card_with_only_a_demand_is_not_executed() {
        check(
            "A  board satellites
             B  board tools
             deck 8  mobility corporations flight",
            "A dogma satellites; A mobility",
            "A  board satellites mobility  hand corporations flight
             B  board tools",
        );
    }

    // E096, E100.
    #[test]
    fn the_melded_card_may_cover_satellites() {
        check(
            "A  board satellites
             B  board coal
             deck 8  corporations mobility flight antibiotics",
            "A dogma satellites; A corporations",
            "A  board satellites,corporations antibiotics  hand mobility flight
             B  board coal",
        );
    }

    // E026, E099.
    #[test]
    fn each_sharer_melds_and_executes_his_own_card() {
        check(
            "A  board satellites
             B  board quantum-theory  hand tools
             deck 8  rocketry corporations mobility flight antibiotics skyscrapers
             deck 9  computers",
            "A dogma satellites; B mobility; A skyscrapers",
            "A  board satellites skyscrapers  hand flight antibiotics computers
             B  board quantum-theory mobility  hand rocketry corporations
             deck 1  tools
             bonus A",
        );
    }
}
