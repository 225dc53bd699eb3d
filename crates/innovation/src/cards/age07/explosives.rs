//! Explosives: take the three highest hand cards; an emptied hand draws a 7.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Explosives",
    age: 7,
    color: Red,
    icons: [Hex, Factory, Factory, Factory],
    dogma_icon: Factory,
    effects: &[Demand(effect_1)],
};

/// I demand: give me the three highest cards of your hand; if you gave any and have no hand left, draw a 7.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let given = fx.transfer_highest(me, fx.hand(me), 3, Place::Hand(fx.leader))?;
    if given > 0 && fx.hand(me).is_empty() {
        fx.draw(me, 7)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // R73.
    #[test]
    fn the_three_highest_hand_cards_are_given() {
        check(
            "A  board explosives
             B  hand tools alchemy invention coal
             deck 7  evolution",
            "A dogma explosives",
            "A  board explosives  hand alchemy invention coal
             B  hand tools
             deck 7  evolution",
        );
    }

    // E038.
    #[test]
    fn among_equals_the_victim_chooses() {
        check_options(
            "A  board explosives
             B  hand coal alchemy feudalism machinery",
            "A dogma explosives",
            "B: alchemy; feudalism; machinery",
        );
    }

    // E038.
    #[test]
    fn values_are_taken_in_descending_order() {
        check(
            "A  board explosives
             B  hand coal alchemy feudalism machinery tools",
            "A dogma explosives; B machinery; B alchemy",
            "A  board explosives  hand coal machinery alchemy
             B  hand feudalism tools",
        );
    }

    // E155.
    #[test]
    fn exactly_three_cards_empty_the_hand_and_a_7_is_drawn() {
        check(
            "A  board explosives
             B  hand tools alchemy coal
             deck 7  evolution",
            "A dogma explosives",
            "A  board explosives  hand tools alchemy coal
             B  hand evolution",
        );
    }

    // E155, R66.
    #[test]
    fn with_fewer_than_three_all_are_given_and_a_7_is_drawn() {
        check(
            "A  board explosives
             B  hand tools
             deck 7  evolution",
            "A dogma explosives",
            "A  board explosives  hand tools
             B  hand evolution",
        );
    }

    // E155.
    #[test]
    fn an_empty_hand_draws_no_7() {
        check(
            "A  board explosives
             deck 7  evolution",
            "A dogma explosives",
            "A  board explosives
             deck 7  evolution",
        );
    }

    // E020.
    #[test]
    fn as_many_factories_protect() {
        check(
            "A  board explosives
             B  board coal  hand tools",
            "A dogma explosives",
            "A  board explosives
             B  board coal  hand tools",
        );
    }

    // E028, R49.
    #[test]
    fn each_victim_gives_and_draws_in_turn() {
        check(
            "A  board explosives
             B  hand tools
             C  hand writing
             deck 7  evolution
             deck 8  rocketry",
            "A dogma explosives",
            "A  board explosives  hand tools writing
             B  hand evolution
             C  hand rocketry",
        );
    }
}
