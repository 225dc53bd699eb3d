//! Lighting: tuck up to three cards for a scored 7 per different value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Lighting",
    age: 7,
    color: Purple,
    icons: [Hex, Leaf, Clock, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may tuck up to three hand cards; draw and score a 7 for each different value tucked.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut tucked = CardSet::EMPTY;
    while tucked.len() < 3
        && let Some(card) = fx.may_tuck(me, fx.hand(me))?
    {
        tucked.insert(card);
    }
    for _ in 0..tucked.distinct_values() {
        fx.draw_and_score(me, 7)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // E068.
    #[test]
    fn three_different_values_score_three_7s() {
        check(
            "A  board lighting  hand tools alchemy invention
             deck 7  evolution bicycle railroad explosives",
            "A dogma lighting; A tools; A alchemy; A invention",
            "A  board alchemy,tools invention lighting  score evolution bicycle railroad  tucked 3  scored 3
             deck 7  explosives",
        );
    }

    // R69.
    #[test]
    fn equal_values_count_once() {
        check(
            "A  board lighting  hand tools archery
             deck 7  evolution bicycle",
            "A dogma lighting; A tools; A archery",
            "A  board tools archery lighting  score evolution
             deck 7  bicycle",
        );
    }

    #[test]
    fn a_single_tucked_card_already_pays() {
        check(
            "A  board lighting  hand tools alchemy
             deck 7  evolution bicycle",
            "A dogma lighting; A tools; A pass",
            "A  board tools lighting  hand alchemy  score evolution
             deck 7  bicycle",
        );
    }

    // E033.
    #[test]
    fn tucking_none_scores_nothing() {
        check(
            "A  board lighting  hand tools
             deck 7  evolution",
            "A dogma lighting; A pass",
            "A  board lighting  hand tools
             deck 7  evolution",
        );
    }

    // E033.
    #[test]
    fn a_fourth_card_cannot_be_tucked() {
        check(
            "A  board lighting  hand tools archery agriculture sailing
             deck 7  evolution",
            "A dogma lighting; A tools; A archery; A agriculture",
            "A  board tools archery agriculture lighting  hand sailing  score evolution",
        );
    }

    // R91.
    #[test]
    fn a_purple_card_goes_under_lighting_itself() {
        check(
            "A  board lighting  hand code-of-laws
             deck 7  evolution",
            "A dogma lighting; A code-of-laws",
            "A  board code-of-laws,lighting  score evolution",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board lighting
             deck 7  evolution",
            "A dogma lighting",
            "A  board lighting
             deck 7  evolution",
        );
    }

    // E080, D23.
    #[test]
    fn three_tucked_and_three_scored_are_no_monument() {
        check(
            "A  board lighting  hand tools alchemy invention
             deck 7  evolution bicycle railroad
             available monument",
            "A dogma lighting; A tools; A alchemy; A invention",
            "A  board alchemy,tools invention lighting  score 7 7 7  tucked 3  scored 3
             available monument",
        );
    }

    // E080, D23.
    #[test]
    fn three_tucked_and_three_scored_are_a_monument_if_they_count_together() {
        check(
            "rules monument=mixed
             A  board lighting  hand tools alchemy invention
             deck 7  evolution bicycle railroad",
            "A dogma lighting; A tools; A alchemy; A invention",
            "A  board alchemy,tools invention lighting  score 7 7 7  achieved monument",
        );
    }

    // R48, R58.
    #[test]
    fn a_sharer_tucks_first_and_earns_the_bonus() {
        check(
            "A  board lighting  hand coal
             B  board clothing  hand tools
             deck 7  evolution bicycle railroad",
            "A dogma lighting; B tools; A pass",
            "A  board lighting  hand coal bicycle
             B  board clothing tools  score evolution
             deck 7  railroad
             bonus A",
        );
    }
}
