//! Suburbia: tuck any number of cards for as many scored 1s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Suburbia",
    age: 9,
    color: Yellow,
    icons: [Hex, Crown, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may tuck any number of hand cards; draw and score a 1 for each.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut tucked = 0;
    while fx.may_tuck(me, fx.hand(me))?.is_some() {
        tucked += 1;
    }
    for _ in 0..tucked {
        fx.draw_and_score(me, 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn a_1_is_scored_for_each_tucked_card() {
        check(
            "A  board suburbia  hand tools coal alchemy
             deck 1  archery oars pottery",
            "A dogma suburbia; A tools; A coal; A pass",
            "A  board suburbia tools coal  hand alchemy  score archery oars  tucked 2  scored 2
             deck 1  pottery",
        );
    }

    // R67.
    #[test]
    fn the_whole_hand_may_be_tucked() {
        check(
            "A  board suburbia  hand tools alchemy
             deck 1  archery oars",
            "A dogma suburbia; A tools; A alchemy",
            "A  board suburbia alchemy,tools  score archery oars",
        );
    }

    #[test]
    fn tucking_none_scores_nothing() {
        check(
            "A  board suburbia  hand tools
             deck 1  archery",
            "A dogma suburbia; A pass",
            "A  board suburbia  hand tools
             deck 1  archery",
        );
    }

    // R26.
    #[test]
    fn an_empty_deck_1_is_skipped() {
        check(
            "A  board suburbia  hand tools alchemy
             deck 1  archery
             deck 8  rocketry",
            "A dogma suburbia; A tools; A alchemy",
            "A  board suburbia alchemy,tools  score archery rocketry",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board suburbia
             deck 1  archery",
            "A dogma suburbia",
            "A  board suburbia
             deck 1  archery",
        );
    }

    // E076, E078: it ends the game at once.
    #[test]
    fn the_sixth_tucked_card_is_a_monument_before_anything_is_scored() {
        check(
            "A  board suburbia  hand tools writing archery oars sailing mysticism  achieved 1 2 3 4 5
             deck 1  pottery",
            "A dogma suburbia; A tools; A writing; A archery; A oars; A sailing; A mysticism",
            "A  board suburbia writing,tools oars,archery sailing mysticism  achieved 1 2 3 4 5 monument
             deck 1  pottery
             over A by achievements",
        );
    }

    // E080, D23.
    #[test]
    fn three_tucked_and_three_scored_are_no_monument() {
        check(
            "A  board suburbia  hand tools archery sailing
             deck 1  pottery oars clothing",
            "A dogma suburbia; A tools; A archery; A sailing",
            "A  board suburbia tools archery sailing  score pottery oars clothing  tucked 3  scored 3",
        );
    }

    // E080, D23.
    #[test]
    fn by_option_three_tucked_and_three_scored_are_a_monument() {
        check(
            "rules monument=mixed
             A  board suburbia  hand tools archery sailing
             deck 1  pottery oars clothing",
            "A dogma suburbia; A tools; A archery; A sailing",
            "A  board suburbia tools archery sailing  score pottery oars clothing  achieved monument",
        );
    }
}
