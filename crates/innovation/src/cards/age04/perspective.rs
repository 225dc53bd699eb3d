//! Perspective: return a card to score one for every two bulbs.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Perspective",
    age: 4,
    color: Yellow,
    icons: [Hex, Bulb, Bulb, Leaf],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if you do, score a hand card for every two bulbs you show.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_some() {
        fx.clause(1);
        fx.score_from_hand(me, fx.icons(me, Bulb) as usize / 2)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn returns_one_card_and_scores_one_for_two_bulbs() {
        check(
            "A  board perspective  hand tools writing archery",
            "A dogma perspective; A tools; A writing",
            "A  board perspective  hand archery  score writing  scored 1
             deck 1  tools",
        );
    }

    #[test]
    fn three_bulbs_still_score_one_card() {
        // R68
        check(
            "A  board perspective archery  hand tools writing oars",
            "A dogma perspective; A tools; A writing",
            "A  board perspective archery  hand oars  score writing
             deck 1  tools",
        );
    }

    #[test]
    fn four_bulbs_score_two_cards() {
        check(
            "A  board perspective writing  hand tools archery oars clothing",
            "A dogma perspective; A tools; A archery; A oars",
            "A  board perspective writing  hand clothing  score archery oars
             deck 1  tools",
        );
    }

    #[test]
    fn bulbs_shown_by_a_splay_count() {
        check(
            "A  board perspective tools,pottery^  hand writing archery oars",
            "A dogma perspective; A writing",
            "A  board perspective tools,pottery^  score archery oars
             deck 1  writing",
        );
    }

    #[test]
    fn the_scoring_is_compulsory() {
        // E133
        check_options(
            "A  board perspective  hand tools writing archery",
            "A dogma perspective; A tools",
            "A: writing; archery",
        );
    }

    #[test]
    fn the_scoring_is_limited_by_the_hand() {
        // E133, R64
        check(
            "A  board perspective writing  hand tools archery",
            "A dogma perspective; A tools",
            "A  board perspective writing  score archery
             deck 1  tools",
        );
    }

    #[test]
    fn the_only_hand_card_can_be_returned_without_scoring() {
        check(
            "A  board perspective  hand tools",
            "A dogma perspective; A tools",
            "A  board perspective
             deck 1  tools",
        );
    }

    #[test]
    fn declining_scores_nothing() {
        check(
            "A  board perspective  hand tools writing",
            "A dogma perspective; A pass",
            "A  board perspective  hand tools writing",
        );
    }

    #[test]
    fn the_sixth_card_scored_in_a_turn_claims_monument() {
        check(
            "A  board perspective  hand tools writing  scored 5",
            "A dogma perspective; A tools",
            "A  board perspective  score writing  scored 6  achieved monument
             deck 1  tools",
        );
    }

    #[test]
    fn a_sharer_counts_his_own_bulbs_and_earns_the_bonus() {
        // E025
        check(
            "A  board perspective
             B  board atomic-theory philosophy  hand tools writing archery oars clothing
             deck 4  navigation",
            "A dogma perspective; B tools; B writing; B archery; B oars",
            "A  board perspective  hand navigation
             B  board atomic-theory philosophy  hand clothing  score writing archery oars
             deck 1  tools
             bonus A",
        );
    }

    #[test]
    fn a_sharer_without_a_hand_earns_no_bonus() {
        // E049
        check(
            "A  board perspective
             B  board writing
             deck 4  navigation",
            "A dogma perspective",
            "A  board perspective
             B  board writing
             deck 4  navigation
             bonus none",
        );
    }
}
