//! Chemistry: splay blue right; score a card above the board and return a point card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Chemistry",
    age: 5,
    color: Blue,
    icons: [Factory, Bulb, Factory, Hex],
    dogma_icon: Factory,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may splay blue right.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Blue], Splay::Right)?;
    Ok(())
}

/// Draw and score a card one higher than your highest top card, then return a card of your score pile.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, fx.highest_top_value(me) + 1)?;
    fx.clause(1);
    fx.choose_and_return(me, fx.score_pile(me))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn scores_a_card_one_above_the_highest_top_card_and_returns_a_point_card() {
        check(
            "A  board chemistry archery  score writing
             deck 5  coal
             deck 6  canning",
            "A dogma chemistry; A writing",
            "A  board chemistry archery  score canning  scored 1
             deck 1  writing
             deck 5  coal",
        );
    }

    #[test]
    fn the_card_just_scored_may_be_the_one_returned() {
        // E136
        check_options(
            "A  board chemistry  hand oars  score writing
             deck 6  canning",
            "A dogma chemistry",
            "A: writing; canning",
        );
    }

    #[test]
    fn with_an_empty_score_pile_the_card_just_scored_goes_back() {
        check(
            "A  board chemistry
             deck 6  canning",
            "A dogma chemistry",
            "A  board chemistry  scored 1
             deck 6  canning",
        );
    }

    #[test]
    fn a_top_card_of_value_nine_scores_a_ten() {
        check(
            "A  board chemistry ecology  score writing
             deck 10  robotics",
            "A dogma chemistry; A writing",
            "A  board chemistry ecology  score robotics
             deck 1  writing",
        );
    }

    #[test]
    fn a_top_card_of_value_ten_ends_the_game() {
        // E136, E015
        check(
            "A  board chemistry globalization  score writing
             deck 10  robotics",
            "A dogma chemistry",
            "A  board chemistry globalization  score writing
             deck 10  robotics
             over A by score",
        );
    }

    #[test]
    fn splays_blue_right_first() {
        check(
            "A  board tools,chemistry
             deck 6  canning",
            "A dogma chemistry; A blue",
            "A  board tools,chemistry>
             deck 6  canning",
        );
    }

    #[test]
    fn the_splay_may_be_declined_the_rest_may_not() {
        // R56
        check(
            "A  board tools,chemistry
             deck 6  canning",
            "A dogma chemistry; A pass",
            "A  board tools,chemistry  scored 1
             deck 6  canning",
        );
    }

    #[test]
    fn a_sharer_counts_his_own_top_cards() {
        check(
            "A  board chemistry  score writing
             B  board composites  score tools
             deck 6  canning vaccination
             deck 10  robotics",
            "A dogma chemistry; B tools; A writing",
            "A  board chemistry  hand vaccination  score canning
             B  board composites  score robotics
             deck 1  tools writing
             bonus A",
        );
    }

    #[test]
    fn a_sharer_whose_card_only_came_and_went_earns_the_bonus() {
        // E051
        check(
            "A  board chemistry
             B  board coal
             deck 6  canning",
            "A dogma chemistry",
            "A  board chemistry  hand canning
             B  board coal
             bonus A",
        );
    }
}
