//! Databases: victims return half their score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Databases",
    age: 10,
    color: Green,
    icons: [Hex, Clock, Clock, Clock],
    dogma_icon: Clock,
    effects: &[Demand(effect_1)],
};

/// I demand: return half of the cards of your score pile, rounded up.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    for _ in 0..fx.score_pile(me).len().div_ceil(2) {
        fx.choose_and_return(me, fx.score_pile(me))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E157.
    #[test]
    fn half_of_the_score_pile_goes_back_rounded_up() {
        check(
            "A  board databases
             B  score tools alchemy coal",
            "A dogma databases; B tools; B coal",
            "A  board databases
             B  score alchemy
             deck 1  tools
             deck 5  coal",
        );
    }

    // E157.
    #[test]
    fn a_single_score_card_goes_back() {
        check(
            "A  board databases
             B  score tools",
            "A dogma databases",
            "A  board databases
             deck 1  tools",
        );
    }

    // E018, E157.
    #[test]
    fn four_cards_lose_two_and_the_victim_orders_them() {
        check(
            "A  board databases
             B  score tools writing archery oars",
            "A dogma databases; B oars; B writing",
            "A  board databases
             B  score tools archery
             deck 1  oars writing",
        );
    }

    #[test]
    fn the_victim_chooses_any_of_his_score_cards() {
        check_options(
            "A  board databases
             B  hand canning  score tools alchemy coal",
            "A dogma databases",
            "B: tools; alchemy; coal",
        );
    }

    #[test]
    fn an_empty_score_pile_returns_nothing() {
        check(
            "A  board databases
             B  hand tools",
            "A dogma databases",
            "A  board databases
             B  hand tools",
        );
    }

    // E020.
    #[test]
    fn as_many_clocks_protect() {
        check(
            "A  board databases
             B  board quantum-theory  score tools",
            "A dogma databases",
            "A  board databases
             B  board quantum-theory  score tools",
        );
    }
}
