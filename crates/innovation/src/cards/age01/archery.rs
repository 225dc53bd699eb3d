//! Archery: victims draw a 1 and hand over their highest card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Archery",
    age: 1,
    color: Red,
    icons: [Castle, Bulb, Hex, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1)],
};

/// I demand: draw a 1, then give me a highest card of your hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw(me, 1)?;
    fx.clause(1);
    fx.choose_and_transfer(me, fx.hand(me).highest(), Place::Hand(fx.leader))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // D11: the highest, not the lowest.
    #[test]
    fn the_victim_draws_a_1_and_hands_over_his_highest_card() {
        check(
            "A  board archery
             B  hand calendar
             deck 1  tools writing",
            "A dogma archery",
            "A  board archery  hand calendar
             B  hand tools
             deck 1  writing",
        );
    }

    // E106
    #[test]
    fn the_card_just_drawn_can_be_the_highest() {
        check(
            "A  board archery
             deck 1  tools",
            "A dogma archery",
            "A  board archery  hand tools",
        );
    }

    // E106, R26
    #[test]
    fn with_an_empty_deck_a_higher_card_is_drawn_and_lost() {
        check(
            "A  board archery
             B  hand calendar
             deck 5  coal",
            "A dogma archery",
            "A  board archery  hand coal
             B  hand calendar",
        );
    }

    // E039, E106
    #[test]
    fn the_victim_chooses_among_equal_cards() {
        check_options(
            "A  board archery
             B  hand writing
             deck 1  tools",
            "A dogma archery",
            "B: tools; writing",
        );
    }

    // E039
    #[test]
    fn exactly_one_card_moves() {
        check(
            "A  board archery
             B  hand calendar mathematics
             deck 1  tools",
            "A dogma archery; B mathematics",
            "A  board archery  hand mathematics
             B  hand calendar tools",
        );
    }

    // E020
    #[test]
    fn as_many_castles_protect() {
        check(
            "A  board archery
             B  board oars  hand calendar
             deck 1  tools",
            "A dogma archery",
            "A  board archery
             B  board oars  hand calendar
             deck 1  tools",
        );
    }

    // E055
    #[test]
    fn obeying_earns_no_bonus() {
        check(
            "A  board archery
             B  board mapmaking
             deck 1  writing sailing
             deck 2  calendar",
            "A dogma archery",
            "A  board archery  hand writing
             B  board mapmaking
             deck 1  sailing
             deck 2  calendar
             bonus none",
        );
    }

    // E028
    #[test]
    fn only_those_with_fewer_castles_obey() {
        check(
            "A  board archery
             B  board the-wheel
             deck 1  tools writing
             players 3",
            "A dogma archery",
            "A  board archery  hand tools
             B  board the-wheel
             deck 1  writing",
        );
    }

    // N1
    #[test]
    fn the_partner_is_spared() {
        check(
            "rules teams=yes
             A  board archery
             deck 1  tools writing sailing",
            "A dogma archery",
            "A  board archery  hand tools writing
             deck 1  sailing",
        );
    }
}
