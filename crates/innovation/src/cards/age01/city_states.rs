//! City States: take a top castle card from a player with four castles.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "City States",
    age: 1,
    color: Purple,
    icons: [Hex, Crown, Crown, Castle],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: if you show four castles, give me a top card with a castle for my board; if you do, draw a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.icons(me, Castle) >= 4
        && fx
            .choose_and_transfer(me, fx.tops(me).with(Castle), Place::Board(fx.leader))?
            .is_some()
    {
        fx.draw(me, 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn a_player_with_four_castles_hands_over_a_top_castle_card_and_draws_a_1() {
        check(
            "A  board city-states
             B  board the-wheel archery calendar
             deck 1  tools writing
             deck 2  philosophy",
            "A dogma city-states; B the-wheel",
            "A  board city-states the-wheel
             B  board archery calendar  hand tools
             deck 1  writing
             deck 2  philosophy
             bonus none",
        );
    }

    // E107
    #[test]
    fn four_castles_are_enough() {
        check(
            "A  board city-states
             B  board archery domestication
             deck 1  tools",
            "A dogma city-states; B domestication",
            "A  board city-states domestication
             B  board archery  hand tools",
        );
    }

    // E107
    #[test]
    fn three_castles_are_not_enough() {
        check(
            "A  board city-states
             B  board the-wheel
             deck 1  tools",
            "A dogma city-states",
            "A  board city-states
             B  board the-wheel
             deck 1  tools",
        );
    }

    // E060, E062, E107: two on Archery, one on the covered Oars, one on Tools.
    #[test]
    fn castles_shown_by_a_splay_count() {
        check(
            "A  board city-states
             B  board oars,archery< tools
             deck 1  writing",
            "A dogma city-states; B archery",
            "A  board city-states archery
             B  board oars tools  hand writing",
        );
    }

    // R51
    #[test]
    fn the_victim_chooses_among_his_top_cards_with_a_castle() {
        check_options(
            "A  board city-states
             B  board the-wheel archery agriculture",
            "A dogma city-states",
            "B: the-wheel; archery",
        );
    }

    // E107: four castles show under Colonialism, which has none.
    #[test]
    fn without_a_top_castle_card_nothing_is_drawn() {
        check(
            "A  board city-states
             B  board road-building,construction,metalworking,oars,colonialism<
             deck 1  tools",
            "A dogma city-states",
            "A  board city-states
             B  board road-building,construction,metalworking,oars,colonialism<
             deck 1  tools",
        );
    }

    // E020, E107
    #[test]
    fn as_many_crowns_protect() {
        check(
            "A  board city-states
             B  board the-wheel archery code-of-laws
             deck 1  tools",
            "A dogma city-states",
            "A  board city-states
             B  board the-wheel archery code-of-laws
             deck 1  tools",
        );
    }

    // E069
    #[test]
    fn the_card_goes_on_top_of_the_pile_of_its_colour_and_continues_its_splay() {
        check(
            "A  board city-states clothing,sailing<
             B  board the-wheel archery
             deck 1  tools",
            "A dogma city-states; B the-wheel",
            "A  board city-states clothing,sailing,the-wheel<
             B  board archery  hand tools",
        );
    }

    // E028, R48
    #[test]
    fn victims_obey_clockwise() {
        check(
            "A  board city-states
             B  board the-wheel archery
             C  board masonry metalworking
             deck 1  tools writing",
            "A dogma city-states; B the-wheel; C masonry",
            "A  board city-states the-wheel masonry
             B  board archery  hand tools
             C  board metalworking  hand writing",
        );
    }
}
