//! Genetics: meld a 10 and score everything beneath it.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Genetics",
    age: 9,
    color: Blue,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// Draw and meld a 10, then score all cards beneath it.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let card = fx.draw_and_meld(me, 10)?;
    fx.score_all(me, fx.board(me).of_color(card.color()).without(card))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn everything_beneath_the_melded_10_is_scored() {
        check(
            "A  board tools,writing,genetics
             deck 10  software ai",
            "A dogma genetics",
            "A  board software  score tools writing genetics  tucked 0  scored 3
             deck 10  ai",
        );
    }

    // E169.
    #[test]
    fn only_the_pile_of_the_melded_card_is_scored() {
        check(
            "A  board tools,genetics agriculture,masonry
             deck 10  stem-cells",
            "A dogma genetics",
            "A  board tools,genetics stem-cells  score agriculture masonry",
        );
    }

    #[test]
    fn a_new_colour_scores_nothing() {
        check(
            "A  board tools,genetics
             deck 10  stem-cells",
            "A dogma genetics",
            "A  board tools,genetics stem-cells  scored 0",
        );
    }

    // R87.
    #[test]
    fn the_pile_loses_its_splay() {
        check(
            "A  board tools,genetics^
             deck 10  software",
            "A dogma genetics",
            "A  board software  score tools genetics",
        );
    }

    // E078.
    #[test]
    fn six_scored_cards_are_a_monument() {
        check(
            "A  board tools,writing,mathematics,calendar,alchemy,genetics
             deck 10  software",
            "A dogma genetics",
            "A  board software  score tools writing mathematics calendar alchemy genetics  achieved monument",
        );
    }

    // R48.
    #[test]
    fn a_sharer_scores_his_own_pile_first() {
        check(
            "A  board genetics
             B  board atomic-theory
             deck 10  software stem-cells ai",
            "A dogma genetics",
            "A  board genetics stem-cells  hand ai
             B  board software  score atomic-theory
             bonus A",
        );
    }
}
