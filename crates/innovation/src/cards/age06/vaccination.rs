//! Vaccination: victims return their lowest point cards and meld a 6.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Vaccination",
    age: 6,
    color: Yellow,
    icons: [Leaf, Factory, Leaf, Hex],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: return all lowest cards of your score pile; if you returned any, draw and meld a 6.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let lowest = fx.score_pile(me).lowest();
    if !lowest.is_empty() {
        fx.return_all(me, lowest)?;
        fx.draw_and_meld(me, 6)?;
    }
    Ok(())
}

/// If the demand returned a card, draw and meld a 7.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.demand_moved() {
        fx.draw_and_meld(me, 7)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn all_the_lowest_point_cards_are_returned_for_one_six() {
        // E150
        check(
            "A  board vaccination
             B  score tools writing calendar
             deck 5  coal
             deck 6  machine-tools canning
             deck 7  lighting",
            "A dogma vaccination; B writing",
            "A  board vaccination lighting
             B  board machine-tools  score calendar
             deck 1  writing tools
             deck 5  coal
             deck 6  canning",
        );
    }

    #[test]
    fn the_victim_orders_the_returned_cards() {
        // E018
        check_options(
            "A  board vaccination
             B  score tools writing calendar
             deck 6  machine-tools
             deck 7  lighting",
            "A dogma vaccination",
            "B: tools; writing",
        );
    }

    #[test]
    fn a_single_lowest_card_is_returned_without_the_others() {
        check(
            "A  board vaccination
             B  score tools calendar mathematics
             deck 6  machine-tools
             deck 7  lighting",
            "A dogma vaccination",
            "A  board vaccination lighting
             B  board machine-tools  score calendar mathematics
             deck 1  tools",
        );
    }

    #[test]
    fn an_empty_score_pile_melds_nothing_for_anybody() {
        // R78
        check(
            "A  board vaccination
             B  hand tools
             deck 6  machine-tools
             deck 7  lighting",
            "A dogma vaccination",
            "A  board vaccination
             B  hand tools
             deck 6  machine-tools
             deck 7  lighting",
        );
    }

    #[test]
    fn a_player_with_as_many_leaves_is_safe_and_no_seven_is_melded() {
        // E020, E046
        check(
            "A  board vaccination
             B  board clothing  score tools
             deck 6  machine-tools
             deck 7  lighting",
            "A dogma vaccination",
            "A  board vaccination
             B  board clothing  score tools
             deck 6  machine-tools
             deck 7  lighting
             bonus none",
        );
    }

    #[test]
    fn a_sharer_who_was_not_attacked_melds_a_seven_first() {
        // E131, R48
        check(
            "A  board vaccination
             B  score tools
             C  board clothing  score writing
             deck 6  machine-tools
             deck 7  lighting combustion bicycle",
            "A dogma vaccination",
            "A  board vaccination combustion  hand bicycle
             B  board machine-tools
             C  board clothing lighting  score writing
             deck 1  tools
             bonus A",
        );
    }

    #[test]
    fn one_of_several_victims_is_enough_for_the_seven() {
        // E045
        check(
            "A  board vaccination
             B  score tools
             C  hand writing
             deck 6  machine-tools
             deck 7  lighting combustion",
            "A dogma vaccination",
            "A  board vaccination lighting
             B  board machine-tools
             C  hand writing
             deck 1  tools
             deck 7  combustion",
        );
    }

    #[test]
    fn a_victim_who_then_shows_as_many_leaves_does_not_share_the_second_effect() {
        // E023
        check(
            "A  board vaccination
             B  board compass  score tools
             deck 6  canning
             deck 7  sanitation lighting",
            "A dogma vaccination",
            "A  board vaccination,sanitation
             B  board compass canning
             deck 1  tools
             deck 7  lighting
             bonus none",
        );
    }

    #[test]
    fn the_partner_is_spared() {
        // N1
        check(
            "rules teams=yes
             A  board vaccination
             C  score tools
             deck 6  machine-tools
             deck 7  lighting",
            "A dogma vaccination",
            "A  board vaccination
             C  score tools
             deck 6  machine-tools
             deck 7  lighting",
        );
    }

    #[test]
    fn executed_alone_it_sees_a_demand_that_moved_nothing() {
        // E096, E098
        check(
            "A  board self-service vaccination
             B  score tools
             deck 6  machine-tools
             deck 7  lighting",
            "A dogma self-service",
            "A  board self-service vaccination
             B  score tools
             deck 6  machine-tools
             deck 7  lighting",
        );
    }

    // R90
    #[test]
    fn the_victims_6_lies_on_top() {
        check(
            "A  board vaccination
             B  board masonry  score tools
             deck 6  canning
             deck 7  bicycle",
            "A dogma vaccination",
            "A  board vaccination bicycle
             B  board masonry,canning
             deck 1  tools",
        );
    }
}
