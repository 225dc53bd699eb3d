//! Printing Press: return a point card for a card two above purple; splay blue right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Printing Press",
    age: 4,
    color: Blue,
    icons: [Hex, Bulb, Bulb, Crown],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may return a card of your score pile; if you do, draw a card two higher than your top purple card.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return(me, fx.score_pile(me))?.is_some() {
        let purple = fx.top(me, Purple).map_or(0, Card::value);
        fx.draw(me, purple + 2)?;
    }
    Ok(())
}

/// You may splay blue right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Blue], Splay::Right)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn draws_a_card_two_above_the_top_purple_card() {
        check(
            "A  board printing-press enterprise  score tools
             deck 6  canning",
            "A dogma printing-press; A tools",
            "A  board printing-press enterprise  hand canning
             deck 1  tools",
        );
    }

    #[test]
    fn without_purple_draws_a_two() {
        // E134, R9
        check(
            "A  board printing-press  score tools
             deck 1  writing
             deck 2  calendar",
            "A dogma printing-press; A tools",
            "A  board printing-press  hand calendar
             deck 1  writing tools",
        );
    }

    #[test]
    fn only_the_top_purple_card_counts() {
        // R6
        check(
            "A  board printing-press emancipation,mysticism  score tools
             deck 3  alchemy
             deck 8  flight",
            "A dogma printing-press; A tools",
            "A  board printing-press emancipation,mysticism  hand alchemy
             deck 1  tools
             deck 8  flight",
        );
    }

    #[test]
    fn draws_the_returned_card_again_if_its_deck_was_empty() {
        // E017
        check(
            "A  board printing-press  score calendar",
            "A dogma printing-press; A calendar",
            "A  board printing-press  hand calendar",
        );
    }

    #[test]
    fn a_purple_nine_asks_for_an_eleven_and_ends_the_game() {
        // E015
        check(
            "A  board printing-press services  score tools
             B  score 1
             deck 10  software",
            "A dogma printing-press; A tools",
            "A  board printing-press services
             B  score 1
             deck 1  tools
             deck 10  software
             over B by score",
        );
    }

    #[test]
    fn any_point_card_may_be_returned() {
        check_options(
            "A  board printing-press  hand oars  score tools canning",
            "A dogma printing-press",
            "A: tools; canning; pass",
        );
    }

    #[test]
    fn declining_the_return_draws_nothing() {
        check(
            "A  board printing-press  score tools
             deck 2  calendar",
            "A dogma printing-press; A pass",
            "A  board printing-press  score tools
             deck 2  calendar",
        );
    }

    #[test]
    fn an_empty_score_pile_draws_nothing() {
        check(
            "A  board printing-press  hand oars
             deck 2  calendar",
            "A dogma printing-press",
            "A  board printing-press  hand oars
             deck 2  calendar",
        );
    }

    #[test]
    fn splays_blue_right() {
        check(
            "A  board tools,printing-press<",
            "A dogma printing-press; A blue",
            "A  board tools,printing-press>",
        );
    }

    #[test]
    fn the_splay_may_be_declined() {
        check(
            "A  board tools,printing-press",
            "A dogma printing-press; A pass",
            "A  board tools,printing-press",
        );
    }

    #[test]
    fn blue_already_splayed_right_is_not_offered() {
        // R88
        check(
            "A  board tools,printing-press>",
            "A dogma printing-press",
            "A  board tools,printing-press>",
        );
    }

    #[test]
    fn a_sharer_who_splays_earns_the_bonus() {
        check(
            "A  board printing-press
             B  board writing,mathematics
             deck 4  navigation",
            "A dogma printing-press; B blue",
            "A  board printing-press  hand navigation
             B  board writing,mathematics>
             bonus A",
        );
    }

    #[test]
    fn a_sharer_without_points_and_blue_pile_earns_no_bonus() {
        // E049, E050
        check(
            "A  board printing-press
             B  board writing,mathematics>
             deck 4  navigation",
            "A dogma printing-press",
            "A  board printing-press
             B  board writing,mathematics>
             deck 4  navigation
             bonus none",
        );
    }
}
