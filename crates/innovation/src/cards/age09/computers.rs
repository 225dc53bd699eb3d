//! Computers: splay red or green up; meld a 10 and execute it.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Computers",
    age: 9,
    color: Blue,
    icons: [Clock, Hex, Clock, Factory],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may splay red or green up.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red, Green], Splay::Up)?;
    Ok(())
}

/// Draw and meld a 10, then execute it for yourself only.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    let card = fx.draw_and_meld(me, 10)?;
    fx.execute_alone(me, card)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn first_effect_splays_red_or_green_up() {
        check(
            "A  board computers sailing,paper
             deck 10  databases",
            "A dogma computers; A green",
            "A  board computers sailing,paper,databases^",
        );
    }

    #[test]
    fn first_effect_offers_red_and_green_only() {
        check_options(
            "A  board tools,computers archery,oars sailing,paper agriculture,masonry",
            "A dogma computers",
            "A: red; green; pass",
        );
    }

    // E166.
    #[test]
    fn the_melded_10_is_executed() {
        check(
            "A  board computers  hand tools
             deck 10  stem-cells software",
            "A dogma computers; A yes",
            "A  board computers stem-cells  score tools
             deck 10  software",
        );
    }

    // R80.
    #[test]
    fn a_card_with_only_a_demand_is_not_executed() {
        check(
            "A  board computers
             B  score tools
             deck 10  databases",
            "A dogma computers",
            "A  board computers databases
             B  score tools",
        );
    }

    // E096.
    #[test]
    fn demands_of_the_executed_card_are_skipped() {
        check(
            "A  board computers
             B  board agriculture
             deck 6  canning
             deck 10  globalization",
            "A dogma computers",
            "A  board computers globalization  score canning
             B  board agriculture",
        );
    }

    // E097.
    #[test]
    fn nobody_shares_the_executed_card() {
        check(
            "A  board computers  hand tools
             B  board agriculture  hand writing
             deck 10  stem-cells",
            "A dogma computers; A pass",
            "A  board computers stem-cells  hand tools
             B  board agriculture  hand writing
             bonus none",
        );
    }

    // E101.
    #[test]
    fn a_victory_effect_of_the_executed_card_counts() {
        check(
            "A  board computers
             B  board agriculture pottery
             deck 10  bioengineering",
            "A dogma computers; A pottery",
            "A  board computers,bioengineering  score pottery
             B  board agriculture
             over B by dogma bioengineering",
        );
    }

    // E100, R82.
    #[test]
    fn the_executed_card_may_cover_computers_and_execute_another() {
        check(
            "A  board computers  hand tools
             deck 10  software ai robotics stem-cells",
            "A dogma computers; A yes",
            "A  board computers,software robotics stem-cells  score ai tools",
        );
    }

    // E166, R102.
    #[test]
    fn special_achievements_are_checked_after_the_meld() {
        check(
            "A  board computers mass-media empiricism flight
             deck 10  stem-cells",
            "A dogma computers",
            "A  board computers mass-media empiricism flight stem-cells  achieved universe",
        );
    }

    // E099.
    #[test]
    fn a_sharer_executes_his_own_10_alone_before_the_leader() {
        check(
            "A  board computers  hand coal
             B  board quantum-theory  hand tools
             deck 10  stem-cells databases miniaturization",
            "A dogma computers; B yes",
            "A  board computers databases  hand coal miniaturization
             B  board quantum-theory stem-cells  score tools
             bonus A",
        );
    }

    // R29.
    #[test]
    fn without_a_10_the_game_ends() {
        check(
            "A  board computers  score tools",
            "A dogma computers",
            "A  board computers  score tools
             over A by score",
        );
    }
}
