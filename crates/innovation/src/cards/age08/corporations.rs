//! Corporations: take a top factory card as points, the victim melds an 8; everybody melds an 8.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Corporations",
    age: 8,
    color: Green,
    icons: [Hex, Factory, Factory, Crown],
    dogma_icon: Factory,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a top card of yours that is not green and has a factory into my score pile; if you do, draw and meld an 8.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let factories = fx.tops(me).not_color(Green).with(Factory);
    if fx
        .choose_and_transfer(me, factories, Place::Score(fx.leader))?
        .is_some()
    {
        fx.draw_and_meld(me, 8)?;
    }
    Ok(())
}

/// Draw and meld an 8.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_meld(me, 8)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_victim_gives_a_factory_card_as_points_and_melds_an_8() {
        check(
            "A  board corporations archery
             B  board the-pirate-code tools
             deck 8  rocketry flight",
            "A dogma corporations",
            "A  board corporations archery,flight  score the-pirate-code  scored 0
             B  board tools,rocketry
             bonus none",
        );
    }

    #[test]
    fn without_a_factory_card_the_victim_melds_nothing() {
        check(
            "A  board corporations
             B  board tools
             deck 8  rocketry flight",
            "A dogma corporations",
            "A  board corporations rocketry
             B  board tools
             deck 8  flight",
        );
    }

    #[test]
    fn a_green_factory_card_is_safe() {
        check(
            "A  board corporations
             B  board banking
             deck 8  rocketry flight",
            "A dogma corporations",
            "A  board corporations rocketry
             B  board banking
             deck 8  flight",
        );
    }

    // R6.
    #[test]
    fn a_covered_factory_card_is_safe() {
        check(
            "A  board corporations
             B  board the-pirate-code,optics
             deck 8  rocketry",
            "A dogma corporations",
            "A  board corporations rocketry
             B  board the-pirate-code,optics",
        );
    }

    // R51.
    #[test]
    fn the_victim_chooses_among_his_factory_cards() {
        check_options(
            "A  board corporations coal
             B  board gunpowder physics code-of-laws",
            "A dogma corporations",
            "B: gunpowder; physics",
        );
    }

    // E020, E058.
    #[test]
    fn as_many_factories_protect_and_share() {
        check(
            "A  board corporations
             B  board gunpowder
             deck 8  rocketry flight antibiotics",
            "A dogma corporations",
            "A  board corporations flight  hand antibiotics
             B  board gunpowder rocketry
             bonus A",
        );
    }

    // E023.
    #[test]
    fn a_victim_who_gains_factories_does_not_share() {
        check(
            "A  board corporations
             B  board the-pirate-code
             deck 8  mobility flight rocketry",
            "A dogma corporations",
            "A  board corporations flight  score the-pirate-code
             B  board mobility
             deck 8  rocketry
             bonus none",
        );
    }
}
