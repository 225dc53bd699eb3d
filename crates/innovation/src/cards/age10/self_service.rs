//! Self Service: execute another top card; the most achievements win.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Self Service",
    age: 10,
    color: Green,
    icons: [Hex, Crown, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Execute another top card of yours for yourself only.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    match fx.choose(me, Ask::Execute, fx.tops(me).without(SELF_SERVICE))? {
        Some(card) => fx.execute_alone(me, card),
        None => Ok(()),
    }
}

/// If you have more achievements than each other player, you win.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    let own = fx.side_achievements(me);
    if fx.others(me).all(|other| fx.side_achievements(other) < own) {
        return Err(fx.win(me));
    }
    Ok(())
}

const SELF_SERVICE: Card = Card::named("Self Service");

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E097.
    #[test]
    fn another_top_card_is_executed_alone() {
        check(
            "A  board self-service stem-cells  hand tools
             B  board agriculture  hand writing",
            "A dogma self-service; A yes",
            "A  board self-service stem-cells  score tools
             B  board agriculture  hand writing
             bonus none",
        );
    }

    // E177.
    #[test]
    fn self_service_itself_is_not_offered() {
        check_options(
            "A  board self-service stem-cells writing,tools",
            "A dogma self-service",
            "A: stem-cells; tools",
        );
    }

    // E096.
    #[test]
    fn a_card_with_only_a_demand_does_nothing() {
        check(
            "A  board self-service explosives
             B  hand tools",
            "A dogma self-service",
            "A  board self-service explosives
             B  hand tools",
        );
    }

    // E177.
    #[test]
    fn without_another_top_card_the_second_effect_is_still_checked() {
        check(
            "A  board self-service  achieved 1",
            "A dogma self-service",
            "A  board self-service  achieved 1
             over A by dogma self-service",
        );
    }

    // E098.
    #[test]
    fn an_executed_card_sees_a_demand_that_moved_nothing() {
        check(
            "A  board self-service oars
             deck 1  tools",
            "A dogma self-service",
            "A  board self-service oars  hand tools",
        );
    }

    // E027, E100.
    #[test]
    fn the_executed_card_may_return_self_service_and_the_rest_follows() {
        check(
            "A  board self-service fission  achieved 1",
            "A dogma self-service",
            "A  board fission  achieved 1
             deck 10  self-service
             over A by dogma self-service",
        );
    }

    // E093.
    #[test]
    fn as_many_achievements_do_not_win() {
        check(
            "A  board self-service  achieved 1
             B  achieved 2",
            "A dogma self-service",
            "A  board self-service  achieved 1
             B  achieved 2
             turn A 1",
        );
    }

    // E093.
    #[test]
    fn more_achievements_than_one_player_only_do_not_win() {
        check(
            "A  board self-service  achieved 1 2
             B  achieved 3
             C  achieved 4 5",
            "A dogma self-service",
            "A  board self-service  achieved 1 2
             B  achieved 3
             C  achieved 4 5",
        );
    }

    // R119.
    #[test]
    fn more_achievements_than_each_other_player_win() {
        check(
            "A  board self-service  achieved 1 2 empire
             B  achieved 3
             C  achieved 4 5",
            "A dogma self-service",
            "A  board self-service  achieved 1 2 empire
             B  achieved 3
             C  achieved 4 5
             over A by dogma self-service",
        );
    }

    // E094.
    #[test]
    fn a_sharer_wins_before_the_leader() {
        check(
            "A  board self-service  achieved 1
             B  board navigation  achieved 2 3",
            "A dogma self-service",
            "A  board self-service  achieved 1
             B  board navigation  achieved 2 3
             over B by dogma self-service",
        );
    }

    // N1.
    #[test]
    fn teams_count_their_achievements_together() {
        check(
            "rules teams=yes
             A  board self-service
             B  achieved 1
             C  achieved 2 3 4
             D  achieved 5",
            "A dogma self-service",
            "A  board self-service
             B  achieved 1
             C  achieved 2 3 4
             D  achieved 5
             over A C by dogma self-service",
        );
    }

    // N1.
    #[test]
    fn teams_with_as_many_achievements_play_on() {
        check(
            "rules teams=yes
             A  board self-service  achieved 2 3
             B  achieved 1
             D  achieved 5",
            "A dogma self-service",
            "A  board self-service  achieved 2 3
             B  achieved 1
             D  achieved 5",
        );
    }
}
