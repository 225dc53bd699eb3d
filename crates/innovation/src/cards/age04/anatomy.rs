//! Anatomy: victims return a point card and a top card of the same value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Anatomy",
    age: 4,
    color: Yellow,
    icons: [Leaf, Leaf, Leaf, Hex],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1)],
};

/// I demand: return a card of your score pile; if you do, return a top card of the same value.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(returned) = fx.choose_and_return(me, fx.score_pile(me))? {
        fx.clause(1);
        fx.choose_and_return(me, fx.tops(me).of_value(returned.value()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_victim_returns_a_point_card_and_a_top_card_of_the_same_value() {
        check(
            "A  board anatomy
             B  board mapmaking  score calendar",
            "A dogma anatomy",
            "A  board anatomy
             deck 2  calendar mapmaking",
        );
    }

    #[test]
    fn the_victim_chooses_the_point_card() {
        check_options(
            "A  board anatomy
             B  board sailing mathematics  score tools calendar",
            "A dogma anatomy",
            "B: tools; calendar",
        );
    }

    #[test]
    fn the_victim_chooses_among_the_top_cards_of_that_value() {
        check_options(
            "A  board anatomy
             B  board sailing oars mathematics  score tools calendar",
            "A dogma anatomy; B tools",
            "B: sailing; oars",
        );
    }

    #[test]
    fn without_a_top_card_of_that_value_only_the_point_card_is_lost() {
        // E129: covered cards do not count.
        check(
            "A  board anatomy
             B  board mapmaking,compass tools  score calendar",
            "A dogma anatomy",
            "A  board anatomy
             B  board mapmaking,compass tools
             deck 2  calendar",
        );
    }

    #[test]
    fn an_empty_score_pile_loses_no_top_card() {
        check(
            "A  board anatomy
             B  board mapmaking",
            "A dogma anatomy",
            "A  board anatomy
             B  board mapmaking",
        );
    }

    #[test]
    fn a_player_with_as_many_leaves_is_safe() {
        // E020
        check(
            "A  board anatomy  score 1
             B  board pottery  score 1
             deck 4  navigation",
            "A dogma anatomy",
            "A  board anatomy  score 1
             B  board pottery  score 1
             deck 4  navigation
             bonus none",
        );
    }

    #[test]
    fn each_victim_returns_his_own_cards() {
        check(
            "A  board anatomy
             B  board tools  score writing
             C  board mapmaking  score oars",
            "A dogma anatomy",
            "A  board anatomy
             C  board mapmaking
             deck 1  writing tools oars",
        );
    }
}
