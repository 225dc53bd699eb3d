//! Steam Engine: tuck two 4s, then score the bottom yellow card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Steam Engine",
    age: 5,
    color: Yellow,
    icons: [Hex, Factory, Crown, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1)],
};

/// Draw and tuck two 4s, then score your bottom yellow card.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_tuck(me, 4)?;
    fx.draw_and_tuck(me, 4)?;
    if let Some(card) = fx.bottom(me, Yellow) {
        fx.score(me, card)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn tucks_two_fours_and_scores_the_bottom_yellow_card() {
        check(
            "A  board agriculture,masonry,steam-engine
             deck 3  alchemy
             deck 4  enterprise navigation",
            "A dogma steam-engine",
            "A  board masonry,steam-engine enterprise navigation  score agriculture  tucked 2  scored 1
             deck 3  alchemy",
        );
    }

    #[test]
    fn a_lone_yellow_card_is_scored() {
        check(
            "A  board steam-engine
             deck 4  enterprise navigation",
            "A dogma steam-engine",
            "A  board enterprise navigation  score steam-engine",
        );
    }

    #[test]
    fn a_yellow_four_just_tucked_is_scored() {
        // E142
        check(
            "A  board steam-engine
             deck 4  anatomy navigation",
            "A dogma steam-engine",
            "A  board steam-engine navigation  score anatomy",
        );
    }

    #[test]
    fn the_bottom_card_is_determined_after_both_tucks() {
        // E142
        check(
            "A  board steam-engine
             deck 4  anatomy perspective",
            "A dogma steam-engine",
            "A  board anatomy,steam-engine  score perspective",
        );
    }

    #[test]
    fn a_sharer_without_yellow_scores_nothing() {
        // E142
        check(
            "A  board steam-engine
             B  board coal
             deck 4  enterprise navigation gunpowder colonialism experimentation",
            "A dogma steam-engine",
            "A  board colonialism,gunpowder  hand experimentation  score steam-engine
             B  board coal enterprise navigation
             bonus A",
        );
    }

    #[test]
    fn tucks_a_higher_card_when_no_four_is_left() {
        // R26
        check(
            "A  board steam-engine
             deck 4  enterprise
             deck 5  banking",
            "A dogma steam-engine",
            "A  board enterprise banking  score steam-engine",
        );
    }

    #[test]
    fn the_sixth_tuck_claims_monument_even_if_the_game_then_ends() {
        // R102, E072, E091
        check(
            "A  board steam-engine  tucked 5
             deck 4  enterprise",
            "A dogma steam-engine",
            "A  board steam-engine enterprise  tucked 6  achieved monument
             over A by score",
        );
    }
}
