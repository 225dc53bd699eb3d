//! Measurement: return a card to splay a colour right and draw by its size.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Measurement",
    age: 5,
    color: Green,
    icons: [Bulb, Leaf, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if you do, splay a colour of your choice right and draw a card of value its number of cards.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_some() {
        fx.clause(1);
        let color = fx.choose_color(me, &Color::ALL)?;
        measure(fx, me, color)?;
    }
    Ok(())
}

/// In the third edition the returned card is revealed and its colour is the one measured (N3).
pub const THIRD_EDITION: &[Effect] = &[Share(effect_1_revealing)];

fn effect_1_revealing(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(card) = fx.may_choose(me, Ask::Return, fx.hand(me))? {
        fx.reveal(me, card);
        fx.return_shown(me, card)?;
        measure(fx, me, card.color())?;
    }
    Ok(())
}

/// Splays the colour right, as far as possible, and draws by the number of its cards (D16).
fn measure(fx: &mut Fx, me: Seat, color: Color) -> Flow {
    fx.splay(me, color, Splay::Right)?;
    fx.draw(me, fx.pile_len(me, color))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn splays_a_colour_right_and_draws_by_its_number_of_cards() {
        check(
            "A  board measurement tools,writing  hand archery
             deck 2  calendar",
            "A dogma measurement; A archery; A blue",
            "A  board measurement tools,writing>  hand calendar
             deck 1  archery",
        );
    }

    #[test]
    fn any_colour_can_be_chosen() {
        // R77
        check_options(
            "A  board measurement tools,writing  hand archery",
            "A dogma measurement; A archery",
            "A: blue; green; purple; red; yellow",
        );
    }

    #[test]
    fn another_splay_is_replaced() {
        // R85
        check(
            "A  board measurement tools,writing,calendar<  hand archery
             deck 3  paper",
            "A dogma measurement; A archery; A blue",
            "A  board measurement tools,writing,calendar>  hand paper
             deck 1  archery",
        );
    }

    #[test]
    fn a_pile_already_splayed_right_only_gives_the_draw() {
        // E138
        check(
            "A  board measurement tools,writing>  hand archery
             deck 2  calendar",
            "A dogma measurement; A archery; A blue",
            "A  board measurement tools,writing>  hand calendar
             deck 1  archery",
        );
    }

    #[test]
    fn a_single_card_draws_a_one() {
        // E138
        check(
            "A  board measurement  hand calendar
             deck 1  oars
             deck 5  coal",
            "A dogma measurement; A calendar; A green",
            "A  board measurement  hand oars
             deck 2  calendar
             deck 5  coal",
        );
    }

    #[test]
    fn a_missing_colour_draws_from_deck_one() {
        // E138, D16, E014
        check(
            "A  board measurement  hand calendar
             deck 1  oars",
            "A dogma measurement; A calendar; A purple",
            "A  board measurement  hand oars
             deck 2  calendar",
        );
    }

    #[test]
    fn the_returned_card_can_be_the_one_drawn() {
        // E017
        check(
            "A  board measurement  hand archery",
            "A dogma measurement; A archery; A red",
            "A  board measurement  hand archery",
        );
    }

    #[test]
    fn declining_does_nothing() {
        check(
            "A  board measurement tools,writing  hand archery",
            "A dogma measurement; A pass",
            "A  board measurement tools,writing  hand archery",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board measurement tools,writing
             deck 2  calendar",
            "A dogma measurement",
            "A  board measurement tools,writing
             deck 2  calendar",
        );
    }

    #[test]
    fn a_sharer_measures_his_own_pile_and_earns_the_bonus() {
        check(
            "A  board measurement
             B  board tools,calendar,mathematics  hand archery
             deck 3  paper
             deck 5  coal",
            "A dogma measurement; B archery; B blue",
            "A  board measurement  hand coal
             B  board tools,calendar,mathematics>  hand paper
             deck 1  archery
             bonus A",
        );
    }

    #[test]
    fn in_the_third_edition_the_colour_of_the_returned_card_is_measured() {
        // N3
        check(
            "rules edition=2017
             A  board measurement tools,writing  hand calendar oars
             deck 2  mathematics",
            "A dogma measurement; A calendar",
            "A  board measurement tools,writing>  hand oars mathematics
             deck 2  calendar",
        );
    }

    #[test]
    fn in_the_third_edition_a_missing_colour_draws_from_deck_one() {
        // N3, D16
        check(
            "rules edition=2017
             A  board measurement tools,writing  hand calendar oars
             deck 1  clothing
             deck 2  mathematics",
            "A dogma measurement; A oars",
            "A  board measurement tools,writing  hand calendar clothing
             deck 1  oars
             deck 2  mathematics",
        );
    }

    #[test]
    fn in_the_third_edition_the_return_may_be_declined() {
        check(
            "rules edition=2017
             A  board measurement tools,writing  hand calendar",
            "A dogma measurement; A pass",
            "A  board measurement tools,writing  hand calendar",
        );
    }

    #[test]
    fn a_pile_of_eleven_cards_ends_the_game() {
        // E015
        check(
            "A  board measurement pottery,tools,writing,calendar,mathematics,alchemy,translation,experimentation,chemistry,physics,evolution  hand archery
             B  score 1
             deck 10  software",
            "A dogma measurement; A archery; A blue",
            "A  board measurement pottery,tools,writing,calendar,mathematics,alchemy,translation,experimentation,chemistry,physics,evolution>
             B  score 1
             deck 1  archery
             deck 10  software
             over B by score",
        );
    }
}
