//! Fission: a red 10 wipes out all hands, boards and score piles; return any top card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Fission",
    age: 9,
    color: Red,
    icons: [Hex, Clock, Clock, Clock],
    dogma_icon: Clock,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: draw and reveal a 10; if it is red, remove all hands, boards and score piles from the game, which ends this action.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.draw_and_reveal(me, 10)?.color() == Red {
        fx.remove_everything()?;
        // By the option of D24 the other victims still draw.
        if fx.rules().fission_ends {
            return Err(Stop::Cut);
        }
    }
    Ok(())
}

/// Return a top card of any board, but never Fission.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    return_any_top(fx, me)
}

/// In the third edition the second effect also draws a 10 (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1), Share(effect_2_drawing)];

const FISSION: Card = Card::named("Fission");

fn effect_2_drawing(fx: &mut Fx, me: Seat) -> Flow {
    return_any_top(fx, me)?;
    fx.draw(me, 10)?;
    Ok(())
}

fn return_any_top(fx: &mut Fx, me: Seat) -> Flow {
    let tops = fx.tops_of(fx.all_seats()).without(FISSION);
    fx.choose_and_return(me, tops)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn another_colour_stays_with_the_victim() {
        check(
            "A  board fission
             B  hand tools
             deck 10  ai software",
            "A dogma fission",
            "A  board fission
             B  hand tools ai
             deck 10  software",
        );
    }

    // E167, R98, R103.
    #[test]
    fn a_red_10_removes_all_hands_boards_and_score_piles() {
        check(
            "A  board fission tools,writing<  hand alchemy  score coal  achieved 1 empire
             B  board archery  hand oars  score canning  achieved 2
             deck 1  pottery
             deck 10  robotics ai",
            "A dogma fission",
            "A  achieved 1 empire
             B  achieved 2
             deck 1  pottery
             deck 10  ai
             available 3 4 5 6 7 8 9 monument world wonder universe
             turn A 1
             bonus none",
        );
    }

    // E167, R25.
    #[test]
    fn the_turn_goes_on_after_a_red_10() {
        check(
            "A  board fission
             deck 1  pottery
             deck 10  robotics",
            "A dogma fission; A draw",
            "A  hand pottery
             turn B 2",
        );
    }

    // E167, D24.
    #[test]
    fn after_a_red_10_no_other_victim_draws_and_nobody_shares() {
        check(
            "A  board fission
             B  hand tools
             C  hand writing
             D  board quantum-theory
             deck 10  robotics ai software",
            "A dogma fission",
            "deck 10  ai software
             turn A 1
             bonus none",
        );
    }

    // D24.
    #[test]
    fn by_option_the_other_victims_still_draw_after_a_red_10() {
        check(
            "rules fission=continues
             A  board fission
             B  hand tools
             C  hand writing
             D  board quantum-theory
             deck 10  robotics ai software",
            "A dogma fission",
            "C  hand ai
             deck 10  software
             turn A 1
             bonus none",
        );
    }

    // D24.
    #[test]
    fn by_option_a_second_red_10_removes_again() {
        check(
            "rules fission=continues
             A  board fission
             B  hand tools
             C  hand writing
             D  hand coal
             deck 10  robotics miniaturization ai",
            "A dogma fission",
            "D  hand ai",
        );
    }

    // E028, E167.
    #[test]
    fn earlier_victims_lose_what_they_drew() {
        check(
            "A  board fission
             B  hand tools
             C  hand writing
             deck 10  ai robotics",
            "A dogma fission",
            "turn A 1",
        );
    }

    // E168.
    #[test]
    fn second_effect_returns_any_top_card_but_fission() {
        check_options(
            "A  board fission tools,writing
             B  board archery masonry,agriculture
             deck 10  ai",
            "A dogma fission",
            "A: writing; archery; agriculture",
        );
    }

    // R57.
    #[test]
    fn the_card_of_another_player_can_be_returned() {
        check(
            "A  board fission tools
             B  board alchemy,writing
             deck 10  ai",
            "A dogma fission; A writing",
            "A  board fission tools
             B  board alchemy  hand ai
             deck 1  writing",
        );
    }

    // E168.
    #[test]
    fn if_the_only_other_top_card_is_the_own_it_must_be_returned() {
        check(
            "A  board fission tools
             deck 10  ai",
            "A dogma fission",
            "A  board fission
             B  hand ai
             deck 1  tools",
        );
    }

    // E020, E168.
    #[test]
    fn fission_is_safe_wherever_it_lies_and_clocks_spare_the_draw() {
        check(
            "A  board fission
             B  board quantum-theory
             deck 9  ecology
             deck 10  ai",
            "A dogma fission",
            "A  board fission  hand ecology
             deck 8  quantum-theory
             deck 10  ai
             bonus A",
        );
    }

    // E054.
    #[test]
    fn a_sharer_may_return_a_card_of_the_leader() {
        check(
            "A  board fission tools
             B  board quantum-theory
             deck 9  ecology",
            "A dogma fission; B tools; A quantum-theory",
            "A  board fission  hand ecology
             deck 1  tools
             deck 8  quantum-theory
             bonus A",
        );
    }

    // E096.
    #[test]
    fn executed_alone_only_the_second_effect_happens() {
        check(
            "A  board fission self-service
             B  hand tools
             deck 10  robotics",
            "A dogma self-service",
            "A  board fission
             B  hand tools
             deck 10  robotics self-service",
        );
    }

    // N3.
    #[test]
    fn third_edition_also_draws_a_10() {
        check(
            "rules edition=2017
             A  board fission tools
             deck 10  ai software",
            "A dogma fission",
            "A  board fission  hand software
             B  hand ai
             deck 1  tools",
        );
    }

    // N3, R65.
    #[test]
    fn third_edition_draws_even_without_a_card_to_return() {
        check(
            "rules edition=2017
             A  board fission
             deck 10  ai software",
            "A dogma fission",
            "A  board fission  hand software
             B  hand ai",
        );
    }
}
