//! Mapmaking: take 1s from score piles, and score one more if any was taken.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mapmaking",
    age: 2,
    color: Green,
    icons: [Hex, Crown, Crown, Castle],
    dogma_icon: Crown,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a 1 of your score pile into mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let ones = fx.score_pile(me).of_value(1);
    fx.choose_and_transfer(me, ones, Place::Score(fx.leader))?;
    Ok(())
}

/// If the demand moved a card, draw and score a 1.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.demand_moved() {
        fx.draw_and_score(me, 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E077: only the 1 drawn is scored.
    #[test]
    fn a_1_taken_from_a_score_pile_brings_another_one() {
        check(
            "A  board mapmaking
             B  score tools calendar
             deck 1  oars writing",
            "A dogma mapmaking",
            "A  board mapmaking  score tools oars  scored 1
             B  score calendar
             deck 1  writing",
        );
    }

    // E040, R70
    #[test]
    fn other_values_are_safe_and_bring_nothing() {
        check(
            "A  board mapmaking
             B  score calendar
             deck 1  oars",
            "A dogma mapmaking",
            "A  board mapmaking
             B  score calendar
             deck 1  oars",
        );
    }

    #[test]
    fn the_victim_chooses_among_his_1s() {
        check_options(
            "A  board mapmaking
             B  score tools writing calendar",
            "A dogma mapmaking",
            "B: tools; writing",
        );
    }

    // E020, E046
    #[test]
    fn with_nobody_subject_to_the_demand_nothing_happens() {
        check(
            "A  board mapmaking
             B  board sailing  score tools
             deck 1  oars",
            "A dogma mapmaking",
            "A  board mapmaking
             B  board sailing  score tools
             deck 1  oars
             bonus none",
        );
    }

    // R78, E131: C was not attacked.
    #[test]
    fn a_sharer_scores_a_1_when_another_player_lost_one() {
        check(
            "A  board mapmaking
             B  score tools
             C  board code-of-laws
             deck 1  oars writing
             deck 2  calendar",
            "A dogma mapmaking",
            "A  board mapmaking  hand calendar  score tools writing
             C  board code-of-laws  score oars
             bonus A",
        );
    }

    // E045
    #[test]
    fn every_victim_gives_a_1_but_the_reward_comes_once() {
        check(
            "A  board mapmaking
             B  score tools
             C  score sailing
             deck 1  oars writing",
            "A dogma mapmaking",
            "A  board mapmaking  score tools sailing oars
             deck 1  writing",
        );
    }

    // N1
    #[test]
    fn the_partner_keeps_his_1() {
        check(
            "rules teams=yes
             A  board mapmaking
             C  score tools
             deck 1  oars",
            "A dogma mapmaking",
            "A  board mapmaking
             C  score tools
             deck 1  oars",
        );
    }
}
