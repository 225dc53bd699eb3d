//! Monotheism: take top cards of colours the demander lacks; everybody tucks a 1.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Monotheism",
    age: 2,
    color: Purple,
    icons: [Hex, Castle, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a top card of a colour I do not have into my score pile; if you do, draw and tuck a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let lacking = fx.tops(me).and(fx.of_colors(leader, false));
    if fx
        .choose_and_transfer(me, lacking, Place::Score(leader))?
        .is_some()
    {
        fx.draw_and_tuck(me, 1)?;
    }
    Ok(())
}

/// Draw and tuck a 1.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_tuck(me, 1)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn a_top_card_of_a_colour_the_demander_lacks_becomes_his_points_and_the_victim_tucks_a_1() {
        check(
            "A  board monotheism
             B  board tools code-of-laws
             deck 1  oars writing masonry",
            "A dogma monotheism",
            "A  board monotheism writing  score tools  tucked 1  scored 0
             B  board code-of-laws oars  tucked 1
             deck 1  masonry",
        );
    }

    // E120
    #[test]
    fn a_victim_with_no_other_colours_gives_nothing_and_does_not_tuck() {
        check(
            "A  board monotheism
             B  board code-of-laws
             deck 1  oars writing",
            "A dogma monotheism",
            "A  board monotheism oars
             B  board code-of-laws  tucked 0
             deck 1  writing",
        );
    }

    #[test]
    fn the_victim_chooses_among_the_colours_the_demander_lacks() {
        check_options(
            "A  board monotheism pottery
             B  board tools sailing code-of-laws agriculture",
            "A dogma monotheism",
            "B: sailing; agriculture",
        );
    }

    #[test]
    fn only_the_top_card_of_the_pile_is_taken() {
        check(
            "A  board monotheism
             B  board writing,tools
             deck 1  pottery oars",
            "A dogma monotheism",
            "A  board monotheism oars  score tools
             B  board pottery,writing",
        );
    }

    // R91, E061
    #[test]
    fn a_tucked_card_goes_under_its_pile_and_continues_the_splay() {
        check(
            "A  board mysticism,monotheism<
             deck 1  city-states",
            "A dogma monotheism",
            "A  board city-states,mysticism,monotheism<",
        );
    }

    // E067, R84: the only green card was given away.
    #[test]
    fn a_tucked_card_without_a_pile_starts_one() {
        check(
            "A  board monotheism
             B  board clothing
             deck 1  sailing oars",
            "A dogma monotheism",
            "A  board monotheism oars  score clothing
             B  board sailing",
        );
    }

    // E020, E058
    #[test]
    fn a_sharer_is_immune_and_tucks_first() {
        check(
            "A  board monotheism
             B  board the-wheel
             deck 1  oars sailing
             deck 2  calendar",
            "A dogma monotheism",
            "A  board monotheism sailing  hand calendar
             B  board the-wheel oars
             bonus A",
        );
    }

    // E078, R108
    #[test]
    fn the_sixth_tucked_card_claims_monument() {
        check(
            "A  board monotheism  tucked 5
             deck 1  oars",
            "A dogma monotheism",
            "A  board monotheism oars  tucked 6  achieved monument",
        );
    }

    // E074, E081
    #[test]
    fn a_victim_can_claim_monument_by_his_tuck() {
        check(
            "A  board monotheism
             B  board tools  tucked 5
             deck 1  oars writing",
            "A dogma monotheism",
            "A  board monotheism writing  score tools
             B  board oars  tucked 6  achieved monument",
        );
    }

    // E023, R45: The Wheel brings him three castles.
    #[test]
    fn a_victim_who_gains_castles_does_not_share_the_second_effect() {
        check(
            "A  board monotheism
             B  board tools
             deck 1  the-wheel oars writing",
            "A dogma monotheism",
            "A  board monotheism oars  score tools
             B  board the-wheel
             deck 1  writing
             bonus none",
        );
    }
}
