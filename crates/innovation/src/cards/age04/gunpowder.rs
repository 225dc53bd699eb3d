//! Gunpowder: take a top castle card as points, and score a 2 if any was taken.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Gunpowder",
    age: 4,
    color: Red,
    icons: [Hex, Factory, Crown, Factory],
    dogma_icon: Factory,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a top card with a castle into my score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.choose_and_transfer(me, fx.tops(me).with(Castle), Place::Score(fx.leader))?;
    Ok(())
}

/// If the demand moved a card, draw and score a 2.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.demand_moved() {
        fx.draw_and_score(me, 2)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn takes_a_top_castle_card_and_scores_a_two() {
        check(
            "A  board gunpowder
             B  board masonry
             deck 1  tools
             deck 2  calendar",
            "A dogma gunpowder",
            "A  board gunpowder  score masonry calendar
             deck 1  tools",
        );
    }

    #[test]
    fn the_victim_chooses_among_the_top_cards_with_a_castle() {
        check_options(
            "A  board gunpowder
             B  board tools the-wheel agriculture archery,optics
             deck 2  calendar",
            "A dogma gunpowder",
            "B: tools; the-wheel",
        );
    }

    #[test]
    fn only_one_card_is_given_and_it_uncovers_the_next() {
        check(
            "A  board gunpowder
             B  board oars,archery
             deck 2  calendar",
            "A dogma gunpowder",
            "A  board gunpowder  score archery calendar
             B  board oars",
        );
    }

    #[test]
    fn without_a_castle_nothing_is_taken_and_nothing_is_scored() {
        // R78
        check(
            "A  board gunpowder
             B  board agriculture
             deck 2  calendar",
            "A dogma gunpowder",
            "A  board gunpowder
             B  board agriculture
             deck 2  calendar",
        );
    }

    #[test]
    fn a_player_with_as_many_factories_is_safe_and_no_two_is_scored() {
        // E020, E046
        check(
            "A  board gunpowder
             B  board colonialism masonry
             deck 2  calendar",
            "A dogma gunpowder",
            "A  board gunpowder
             B  board colonialism masonry
             deck 2  calendar
             bonus none",
        );
    }

    #[test]
    fn a_sharer_who_was_not_attacked_scores_a_two_as_well() {
        // E131, E045
        check(
            "A  board gunpowder
             B  board colonialism
             C  board masonry
             D  board agriculture
             deck 2  calendar mapmaking
             deck 4  navigation",
            "A dogma gunpowder",
            "A  board gunpowder  hand navigation  score masonry mapmaking
             B  board colonialism  score calendar
             D  board agriculture
             bonus A",
        );
    }

    #[test]
    fn two_victims_still_make_one_two() {
        check(
            "A  board gunpowder
             B  board masonry
             C  board tools
             deck 2  calendar mapmaking",
            "A dogma gunpowder",
            "A  board gunpowder  score masonry tools calendar
             deck 2  mapmaking",
        );
    }

    #[test]
    fn only_the_drawn_two_counts_for_monument() {
        // E077, E078
        check(
            "A  board gunpowder  scored 4
             B  board masonry
             deck 2  calendar",
            "A dogma gunpowder",
            "A  board gunpowder  score masonry calendar  scored 5",
        );
    }

    #[test]
    fn the_partner_is_spared() {
        // N1
        check(
            "rules teams=yes
             A  board gunpowder
             B  board tools
             C  board masonry
             deck 2  calendar",
            "A dogma gunpowder",
            "A  board gunpowder  score tools calendar
             C  board masonry",
        );
    }

    #[test]
    fn executed_alone_it_sees_a_demand_that_moved_nothing() {
        // E096, E098
        check(
            "A  board self-service gunpowder
             B  board masonry
             deck 2  calendar",
            "A dogma self-service",
            "A  board self-service gunpowder
             B  board masonry
             deck 2  calendar",
        );
    }
}
