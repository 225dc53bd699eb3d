//! Engineering: take all top castle cards as points; splay red left.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Engineering",
    age: 3,
    color: Red,
    icons: [Castle, Hex, Bulb, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put each of your top cards with a castle into my score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.transfer_tops(me, fx.tops(me).with(Castle), Place::Score(fx.leader))
}

/// You may splay red left.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red], Splay::Left)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E124: nothing is scored. E042: the uncovered Alchemy has castles and stays.
    #[test]
    fn all_top_castle_cards_become_points_of_the_demander() {
        check(
            "A  board engineering masonry  scored 5
             B  board alchemy,tools city-states sailing",
            "A dogma engineering; B tools; B city-states",
            "A  board engineering masonry  score tools city-states  scored 5
             B  board alchemy sailing",
        );
    }

    // R75
    #[test]
    fn the_victim_chooses_the_order() {
        check_options(
            "A  board engineering masonry
             B  board alchemy,tools city-states sailing",
            "A dogma engineering",
            "B: tools; city-states",
        );
    }

    #[test]
    fn top_cards_without_a_castle_stay() {
        check(
            "A  board engineering
             B  board tools,writing sailing",
            "A dogma engineering",
            "A  board engineering
             B  board tools,writing sailing",
        );
    }

    // E020
    #[test]
    fn as_many_castles_protect() {
        check(
            "A  board engineering
             B  board archery",
            "A dogma engineering",
            "A  board engineering
             B  board archery
             bonus none",
        );
    }

    // E124
    #[test]
    fn every_victim_loses_his_castle_cards() {
        check(
            "A  board engineering
             B  board tools
             C  board mapmaking writing",
            "A dogma engineering",
            "A  board engineering  score tools mapmaking
             C  board writing",
        );
    }

    // E062
    #[test]
    fn a_pile_of_one_card_left_is_not_splayed_any_more() {
        check(
            "A  board engineering masonry
             B  board writing,tools<",
            "A dogma engineering",
            "A  board engineering masonry  score tools
             B  board writing",
        );
    }

    #[test]
    fn red_may_be_splayed_left() {
        check(
            "A  board archery,engineering",
            "A dogma engineering; A red",
            "A  board archery,engineering<",
        );
    }

    #[test]
    fn the_splay_can_be_declined() {
        check(
            "A  board archery,engineering",
            "A dogma engineering; A pass",
            "A  board archery,engineering",
        );
    }

    #[test]
    fn only_red_can_be_splayed() {
        check_options(
            "A  board archery,engineering tools,writing",
            "A dogma engineering",
            "A: red; pass",
        );
    }

    #[test]
    fn a_single_red_card_is_not_splayed() {
        check(
            "A  board engineering tools,writing",
            "A dogma engineering",
            "A  board engineering tools,writing",
        );
    }

    // E058
    #[test]
    fn a_sharer_splays_red_and_earns_the_bonus() {
        check(
            "A  board engineering
             B  board oars,archery
             deck 3  paper",
            "A dogma engineering; B red",
            "A  board engineering  hand paper
             B  board oars,archery<
             bonus A",
        );
    }

    // N1
    #[test]
    fn the_partner_keeps_his_castle_cards() {
        check(
            "rules teams=yes
             A  board engineering
             C  board tools",
            "A dogma engineering",
            "A  board engineering
             C  board tools",
        );
    }
}
