//! Robotics: score the top green card; meld a 10 and execute it.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Robotics",
    age: 10,
    color: Red,
    icons: [Hex, Factory, Clock, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1)],
};

/// Score your top green card, draw and meld a 10, then execute it for yourself only.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(green) = fx.top(me, Green) {
        fx.score(me, green)?;
    }
    let card = fx.draw_and_meld(me, 10)?;
    fx.execute_alone(me, card)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn the_top_green_card_is_scored_and_a_10_melded_and_executed() {
        check(
            "A  board robotics sailing,paper  hand tools
             deck 10  stem-cells software",
            "A dogma robotics; A yes",
            "A  board robotics sailing stem-cells  score paper tools  scored 2
             deck 10  software",
        );
    }

    // R65.
    #[test]
    fn without_green_cards_the_rest_follows() {
        check(
            "A  board robotics  hand tools
             deck 10  stem-cells",
            "A dogma robotics; A pass",
            "A  board robotics stem-cells  hand tools",
        );
    }

    // R80.
    #[test]
    fn a_card_with_only_a_demand_is_not_executed() {
        check(
            "A  board robotics paper
             B  score tools
             deck 10  databases",
            "A dogma robotics",
            "A  board robotics databases  score paper
             B  score tools",
        );
    }

    // E100.
    #[test]
    fn the_melded_card_may_cover_robotics() {
        check(
            "A  board robotics  hand tools ai
             deck 10  miniaturization",
            "A dogma robotics; A tools",
            "A  board robotics,miniaturization  hand ai
             deck 1  tools",
        );
    }

    // E166, R102.
    #[test]
    fn special_achievements_are_checked_before_the_execution() {
        check(
            "A  board robotics rocketry mass-media,satellites empiricism
             deck 10  stem-cells",
            "A dogma robotics",
            "A  board robotics rocketry mass-media empiricism stem-cells  score satellites  achieved universe",
        );
    }

    // E099.
    #[test]
    fn a_sharer_is_done_before_the_leader_begins() {
        check(
            "A  board robotics  hand coal
             B  board gunpowder paper  hand tools
             deck 10  stem-cells databases ai",
            "A dogma robotics; B yes",
            "A  board robotics databases  hand coal ai
             B  board gunpowder stem-cells  score paper tools
             bonus A",
        );
    }

    // E016.
    #[test]
    fn without_a_10_the_game_ends() {
        check(
            "A  board robotics paper",
            "A dogma robotics",
            "A  board robotics  score paper
             over A by score",
        );
    }
}
