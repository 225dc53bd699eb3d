//! Evolution: score an 8 and return a point card, or draw above the score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Evolution",
    age: 7,
    color: Blue,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may either draw and score an 8 and return a score card, or draw a card one higher than your highest score card.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.clause(None);
    match fx.may_choose_way(me, 2)? {
        Some(1) => {
            fx.draw_and_score(me, 8)?;
            fx.choose_and_return(me, fx.score_pile(me))?;
        }
        Some(_) => drop(fx.draw(me, fx.score_pile(me).highest_value() + 1)?),
        None => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn first_way_scores_an_8_and_returns_a_score_card() {
        check(
            "A  board evolution  score tools
             deck 8  rocketry",
            "A dogma evolution; A way 1; A tools",
            "A  board evolution  score rocketry  scored 1
             deck 1  tools",
        );
    }

    #[test]
    fn the_8_just_scored_may_be_the_one_returned() {
        check(
            "A  board evolution  score tools
             deck 8  rocketry",
            "A dogma evolution; A way 1; A rocketry",
            "A  board evolution  score tools
             deck 8  rocketry",
        );
    }

    // R64.
    #[test]
    fn the_return_is_no_option_once_the_first_way_is_taken() {
        check_options(
            "A  board evolution  hand alchemy  score tools coal
             deck 8  rocketry",
            "A dogma evolution; A way 1",
            "A: tools; coal; rocketry",
        );
    }

    // E035.
    #[test]
    fn with_an_empty_score_pile_the_8_itself_goes_back() {
        check(
            "A  board evolution
             deck 8  rocketry",
            "A dogma evolution; A way 1",
            "A  board evolution  scored 1
             deck 8  rocketry",
        );
    }

    #[test]
    fn second_way_draws_one_higher_than_the_highest_score_card() {
        check(
            "A  board evolution  score tools education
             deck 2  calendar
             deck 4  invention",
            "A dogma evolution; A way 2",
            "A  board evolution  hand invention  score tools education
             deck 2  calendar",
        );
    }

    // R9.
    #[test]
    fn second_way_with_an_empty_score_pile_draws_a_1() {
        check(
            "A  board evolution
             deck 1  tools
             deck 8  rocketry",
            "A dogma evolution; A way 2",
            "A  board evolution  hand tools
             deck 8  rocketry",
        );
    }

    // E015, R29: an 11 is asked for although there is a 10.
    #[test]
    fn second_way_above_a_10_ends_the_game() {
        check(
            "A  board evolution  score software
             deck 10  ai",
            "A dogma evolution; A way 2",
            "A  board evolution  score software
             deck 10  ai
             over A by score",
        );
    }

    // R29.
    #[test]
    fn first_way_without_an_8_or_higher_ends_the_game() {
        check(
            "A  board evolution  score tools
             deck 7  bicycle",
            "A dogma evolution; A way 1",
            "A  board evolution  score tools
             deck 7  bicycle
             over A by score",
        );
    }

    // E154.
    #[test]
    fn both_ways_may_be_declined() {
        check(
            "A  board evolution  score tools
             deck 8  rocketry",
            "A dogma evolution; A pass",
            "A  board evolution  score tools
             deck 8  rocketry",
        );
    }

    // E154.
    #[test]
    fn either_way_or_none_is_offered() {
        check_options(
            "A  board evolution",
            "A dogma evolution",
            "A: way 1; way 2; pass",
        );
    }

    // E020, E049.
    #[test]
    fn a_sharer_who_declines_earns_no_bonus() {
        check(
            "A  board evolution
             B  board atomic-theory
             deck 7  bicycle",
            "A dogma evolution; B pass; A pass",
            "A  board evolution
             B  board atomic-theory
             deck 7  bicycle
             bonus none",
        );
    }

    // R11, R58.
    #[test]
    fn a_sharer_uses_his_own_score_pile() {
        check(
            "A  board evolution  score coal
             B  board atomic-theory  score tools
             deck 2  calendar
             deck 7  bicycle",
            "A dogma evolution; B way 2; A pass",
            "A  board evolution  hand bicycle  score coal
             B  board atomic-theory  hand calendar  score tools
             bonus A",
        );
    }
}
