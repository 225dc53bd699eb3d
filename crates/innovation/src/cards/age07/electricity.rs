//! Electricity: return all top cards without a factory for as many 8s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Electricity",
    age: 7,
    color: Green,
    icons: [Bulb, Factory, Hex, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1)],
};

/// Return each of your top cards without a factory, then draw an 8 for each.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let returned = fx.tops(me).lacking(Factory);
    fx.return_tops(me, returned)?;
    fx.draw_times(me, 8, returned.len() as u8)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E153.
    #[test]
    fn each_top_card_without_a_factory_brings_an_8() {
        check(
            "A  board electricity archery agriculture
             deck 8  rocketry flight mobility",
            "A dogma electricity; A archery; A agriculture",
            "A  board electricity  hand rocketry flight
             deck 1  archery agriculture
             deck 8  mobility",
        );
    }

    // E018, R75.
    #[test]
    fn the_player_orders_the_returns() {
        check_options(
            "A  board electricity archery agriculture chemistry",
            "A dogma electricity",
            "A: archery; agriculture",
        );
    }

    // E042.
    #[test]
    fn cards_uncovered_meanwhile_stay() {
        check(
            "A  board electricity tools,writing
             deck 8  rocketry flight",
            "A dogma electricity",
            "A  board electricity tools  hand rocketry
             deck 1  writing
             deck 8  flight",
        );
    }

    // E062, R87.
    #[test]
    fn a_pile_reduced_to_one_card_is_not_splayed_any_more() {
        check(
            "A  board electricity writing,tools<
             deck 8  rocketry",
            "A dogma electricity",
            "A  board electricity writing  hand rocketry
             deck 1  tools",
        );
    }

    #[test]
    fn with_factories_on_all_top_cards_nothing_happens() {
        check(
            "A  board electricity archery,coal
             deck 8  rocketry",
            "A dogma electricity",
            "A  board electricity archery,coal
             deck 8  rocketry",
        );
    }

    // E036, E153.
    #[test]
    fn a_sharer_must_return_too() {
        check(
            "A  board electricity
             B  board gunpowder tools
             deck 7  bicycle
             deck 8  rocketry",
            "A dogma electricity",
            "A  board electricity  hand bicycle
             B  board gunpowder  hand rocketry
             deck 1  tools
             bonus A",
        );
    }

    // E049.
    #[test]
    fn a_sharer_without_such_a_card_earns_no_bonus() {
        check(
            "A  board electricity
             B  board gunpowder
             deck 7  bicycle",
            "A dogma electricity",
            "A  board electricity
             B  board gunpowder
             deck 7  bicycle
             bonus none",
        );
    }

    // R44.
    #[test]
    fn a_player_with_fewer_factories_is_not_touched() {
        check(
            "A  board electricity
             B  board tools",
            "A dogma electricity",
            "A  board electricity
             B  board tools",
        );
    }

    // R75: each returned card may uncover another one, whatever the ages.
    #[test]
    fn cards_of_different_ages_are_ordered_too() {
        check_options(
            "A  board electricity archery mathematics",
            "A dogma electricity",
            "A: archery; mathematics",
        );
    }
}
