//! Metalworking: score revealed 1s as long as they have a castle.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Metalworking",
    age: 1,
    color: Red,
    icons: [Castle, Castle, Hex, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// Draw and reveal a 1; score it and repeat if it has a castle, else keep it.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    loop {
        let card = fx.draw_and_reveal(me, 1)?;
        if !card.has(Castle) {
            return Ok(());
        }
        fx.score_shown(me, card)?;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // E105: every card is shown.
    #[test]
    fn castle_cards_are_scored_until_one_without_a_castle_is_kept() {
        check(
            "A  board metalworking
             deck 1  the-wheel oars sailing tools",
            "A dogma metalworking",
            "A  board metalworking  hand sailing  score the-wheel oars  scored 2
             deck 1  tools
             shown the-wheel oars sailing",
        );
    }

    #[test]
    fn a_first_card_without_a_castle_is_kept() {
        check(
            "A  board metalworking
             deck 1  sailing the-wheel",
            "A dogma metalworking",
            "A  board metalworking  hand sailing
             deck 1  the-wheel",
        );
    }

    // E111
    #[test]
    fn when_deck_1_is_exhausted_the_repetition_goes_on_with_higher_ages() {
        check(
            "A  board metalworking
             deck 1  tools
             deck 2  construction calendar monotheism",
            "A dogma metalworking",
            "A  board metalworking  hand calendar  score tools construction
             deck 2  monotheism",
        );
    }

    // E044: only the end of the decks stops it.
    #[test]
    fn the_repetition_can_end_the_game() {
        check(
            "A  board metalworking
             deck 1  the-wheel",
            "A dogma metalworking",
            "A  board metalworking  score the-wheel
             over A by score",
        );
    }

    // E072, R108
    #[test]
    fn the_sixth_castle_card_claims_monument_and_the_effect_goes_on() {
        check(
            "A  board metalworking
             deck 1  the-wheel mysticism archery oars domestication masonry tools sailing",
            "A dogma metalworking",
            "A  board metalworking  hand sailing  score the-wheel mysticism archery oars domestication masonry tools  achieved monument",
        );
    }

    // E076, R115
    #[test]
    fn monument_as_the_sixth_achievement_ends_the_game_at_once() {
        check(
            "A  board metalworking  achieved 1 2 3 4 5  scored 5
             deck 1  the-wheel oars sailing",
            "A dogma metalworking",
            "A  board metalworking  score the-wheel  achieved 1 2 3 4 5 monument
             deck 1  oars sailing
             over A by achievements",
        );
    }

    // E081, E044
    #[test]
    fn a_sharer_scores_for_himself_until_he_is_done() {
        check(
            "A  board metalworking
             B  board mysticism  scored 5
             deck 1  archery sailing pottery clothing",
            "A dogma metalworking",
            "A  board metalworking  hand pottery clothing  scored 0
             B  board mysticism  hand sailing  score archery  scored 6  achieved monument
             bonus A",
        );
    }
}
