//! Mobility: take the two highest top cards without a factory as points.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mobility",
    age: 8,
    color: Red,
    icons: [Hex, Factory, Clock, Factory],
    dogma_icon: Factory,
    effects: &[Demand(effect_1)],
};

/// I demand: put your two highest top cards that are not red and lack a factory into my score pile; if you gave any, draw an 8.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let candidates = fx.tops(me).not_color(Red).lacking(Factory);
    if fx.transfer_highest(me, candidates, 2, Place::Score(fx.leader))? > 0 {
        fx.draw(me, 8)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E160.
    #[test]
    fn the_two_highest_top_cards_become_points_for_an_8() {
        check(
            "A  board mobility
             B  board tools paper astronomy
             deck 8  rocketry",
            "A dogma mobility",
            "A  board mobility  score paper astronomy  scored 0
             B  board tools  hand rocketry",
        );
    }

    // E160, R66: one card given is enough for the 8.
    #[test]
    fn red_cards_and_factories_are_safe() {
        check(
            "A  board mobility
             B  board optics banking tools
             deck 8  rocketry",
            "A dogma mobility",
            "A  board mobility  score tools
             B  board optics banking  hand rocketry",
        );
    }

    #[test]
    fn without_a_candidate_no_8_is_drawn() {
        check(
            "A  board mobility
             B  board optics banking
             deck 8  rocketry",
            "A dogma mobility",
            "A  board mobility
             B  board optics banking
             deck 8  rocketry",
        );
    }

    // E042, E160.
    #[test]
    fn cards_uncovered_meanwhile_are_safe() {
        check(
            "A  board mobility
             B  board compass,measurement tools
             deck 8  rocketry",
            "A dogma mobility",
            "A  board mobility  score measurement tools
             B  board compass  hand rocketry",
        );
    }

    // E039.
    #[test]
    fn among_equals_the_victim_chooses() {
        check_options(
            "A  board mobility
             B  board compass alchemy machinery code-of-laws",
            "A dogma mobility",
            "B: compass; alchemy; machinery",
        );
    }

    // E020.
    #[test]
    fn as_many_factories_protect() {
        check(
            "A  board mobility
             B  board gunpowder tools",
            "A dogma mobility",
            "A  board mobility
             B  board gunpowder tools",
        );
    }
}
