//! Canning: tuck a 6 to score all top cards without a factory; splay yellow right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Canning",
    age: 6,
    color: Yellow,
    icons: [Hex, Factory, Leaf, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may draw and tuck a 6; if you do, score each of your top cards without a factory.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may(me, Ask::Tuck)? {
        fx.draw_and_tuck(me, 6)?;
        fx.score_tops(me, fx.tops(me).lacking(Factory))?;
    }
    Ok(())
}

/// You may splay yellow right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow], Splay::Right)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn tucking_a_six_scores_all_top_cards_without_a_factory() {
        check(
            "A  board canning tools coal clothing
             deck 5  banking
             deck 6  machine-tools",
            "A dogma canning; A yes; A tools",
            "A  board canning machine-tools,coal  score tools clothing  tucked 1  scored 2
             deck 5  banking",
        );
    }

    #[test]
    fn a_pile_started_by_the_tuck_is_scored_too() {
        // E144
        check(
            "A  board canning
             deck 6  democracy",
            "A dogma canning; A yes",
            "A  board canning  score democracy  tucked 1  scored 1",
        );
    }

    #[test]
    fn cards_uncovered_by_the_scoring_stay() {
        // E042, R74
        check(
            "A  board canning tools,writing
             deck 6  machine-tools",
            "A dogma canning; A yes",
            "A  board canning tools machine-tools  score writing",
        );
    }

    #[test]
    fn the_player_chooses_the_order_of_the_scoring() {
        // R75
        check_options(
            "A  board canning tools clothing coal
             deck 6  democracy",
            "A dogma canning; A yes",
            "A: tools; clothing; democracy",
        );
    }

    #[test]
    fn the_tuck_alone_happens_if_all_top_cards_show_a_factory() {
        check(
            "A  board canning coal
             deck 6  machine-tools",
            "A dogma canning; A yes",
            "A  board canning machine-tools,coal  scored 0",
        );
    }

    #[test]
    fn declining_scores_nothing() {
        // E144
        check(
            "A  board canning tools
             deck 6  machine-tools",
            "A dogma canning; A pass",
            "A  board canning tools
             deck 6  machine-tools",
        );
    }

    #[test]
    fn the_tuck_may_end_the_game() {
        // R29
        check(
            "A  board canning tools
             B  score 1",
            "A dogma canning; A yes",
            "A  board canning tools
             B  score 1
             over B by score",
        );
    }

    #[test]
    fn splays_yellow_right() {
        check(
            "A  board agriculture,canning
             deck 6  machine-tools",
            "A dogma canning; A pass; A yellow",
            "A  board agriculture,canning>
             deck 6  machine-tools",
        );
    }

    #[test]
    fn a_yellow_six_tucked_makes_a_pile_that_can_be_splayed() {
        check(
            "A  board canning
             deck 6  vaccination",
            "A dogma canning; A yes; A yellow",
            "A  board vaccination,canning>",
        );
    }

    #[test]
    fn the_splay_may_be_declined() {
        check(
            "A  board canning
             deck 6  vaccination",
            "A dogma canning; A yes; A pass",
            "A  board vaccination,canning",
        );
    }

    #[test]
    fn the_scored_cards_count_for_monument() {
        // E078
        check(
            "A  board canning tools clothing  scored 4
             deck 6  machine-tools",
            "A dogma canning; A yes; A clothing",
            "A  board canning machine-tools  score tools clothing  scored 6  achieved monument",
        );
    }

    #[test]
    fn tucked_and_scored_cards_add_up_for_monument_by_the_iello_card() {
        // D23
        check(
            "rules monument=mixed
             A  board canning tools  scored 4
             deck 6  machine-tools",
            "A dogma canning; A yes",
            "A  board canning machine-tools  score tools  tucked 1  scored 5  achieved monument",
        );
    }

    #[test]
    fn a_sharer_tucks_first_and_earns_the_bonus() {
        check(
            "A  board canning
             B  board coal tools
             deck 6  machine-tools emancipation",
            "A dogma canning; B yes; A pass",
            "A  board canning  hand emancipation
             B  board machine-tools,coal  score tools
             bonus A",
        );
    }

    #[test]
    fn a_sharer_who_declines_earns_no_bonus() {
        // E049
        check(
            "A  board canning
             B  board coal
             deck 6  machine-tools",
            "A dogma canning; B pass; A pass",
            "A  board canning
             B  board coal
             deck 6  machine-tools
             bonus none",
        );
    }
}
