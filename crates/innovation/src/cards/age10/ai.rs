//! A.I.: score a 10; with Robotics and Software on top the lowest score wins.

use crate::cards::prelude::*;
use std::cmp::Reverse;

pub const CARD: CardDef = CardDef {
    name: "A.I.",
    age: 10,
    color: Purple,
    icons: [Bulb, Bulb, Clock, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Draw and score a 10.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, 10)?;
    Ok(())
}

/// If Robotics and Software are top cards anywhere, the single player with the lowest score wins.
fn effect_2(fx: &mut Fx, _me: Seat) -> Flow {
    let tops = fx.tops_of(fx.all_seats());
    if tops.has(ROBOTICS) && tops.has(SOFTWARE) {
        let leader = fx.single_leader(|seat| Reverse(fx.points(seat)));
        fx.win_alone(leader)?;
    }
    Ok(())
}

const ROBOTICS: Card = Card::named("Robotics");
const SOFTWARE: Card = Card::named("Software");

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn a_10_is_scored() {
        check(
            "A  board ai
             deck 10  databases stem-cells",
            "A dogma ai",
            "A  board ai  score databases  scored 1
             deck 10  stem-cells",
        );
    }

    // E095, E173.
    #[test]
    fn with_robotics_and_software_on_top_the_lowest_score_wins() {
        check(
            "A  board ai robotics software
             deck 10  databases",
            "A dogma ai",
            "A  board ai robotics software  score databases
             over B by dogma ai",
        );
    }

    // E173.
    #[test]
    fn robotics_and_software_may_lie_on_two_boards() {
        check(
            "A  board ai
             B  board robotics  score canning coal
             C  board software  score globalization miniaturization
             deck 10  databases",
            "A dogma ai",
            "A  board ai  score databases
             B  board robotics  score canning coal
             C  board software  score globalization miniaturization
             over A by dogma ai",
        );
    }

    // R6.
    #[test]
    fn a_covered_card_does_not_count() {
        check(
            "A  board ai miniaturization software,bioengineering
             B  board robotics
             deck 10  databases",
            "A dogma ai",
            "A  board ai miniaturization software,bioengineering  score databases
             B  board robotics",
        );
    }

    #[test]
    fn one_of_the_two_is_not_enough() {
        check(
            "A  board ai robotics
             deck 10  databases",
            "A dogma ai",
            "A  board ai robotics  score databases",
        );
    }

    // D26, E092.
    #[test]
    fn a_tie_for_the_lowest_score_decides_nothing() {
        check(
            "A  board ai robotics software
             B  hand tools
             C  hand writing
             deck 10  databases",
            "A dogma ai",
            "A  board ai robotics software  score databases
             B  hand tools
             C  hand writing
             turn A 1",
        );
    }

    // D17.
    #[test]
    fn the_featured_icon_is_the_bulb() {
        check(
            "A  board ai
             B  board tools
             deck 10  databases stem-cells globalization",
            "A dogma ai",
            "A  board ai  hand globalization  score stem-cells
             B  board tools  score databases
             bonus A",
        );
    }

    // D17.
    #[test]
    fn clocks_do_not_share() {
        check(
            "A  board ai
             B  board quantum-theory
             deck 10  databases",
            "A dogma ai",
            "A  board ai  score databases
             B  board quantum-theory
             bonus none",
        );
    }
}
