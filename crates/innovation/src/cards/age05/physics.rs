//! Physics: three revealed 6s, all lost if two share a colour.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Physics",
    age: 5,
    color: Blue,
    icons: [Factory, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// Draw and reveal three 6s; if two or more share a colour, return them and your hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut drawn = CardSet::EMPTY;
    for _ in 0..3 {
        drawn.insert(fx.draw_and_reveal(me, 6)?);
    }
    if Color::ALL
        .into_iter()
        .any(|color| drawn.of_color(color).len() >= 2)
    {
        fx.clause(1);
        fx.return_all(me, fx.hand(me))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn three_different_colours_are_kept() {
        check(
            "A  board physics  hand tools
             deck 5  coal
             deck 6  canning democracy classification",
            "A dogma physics",
            "A  board physics  hand tools canning democracy classification
             deck 5  coal",
        );
    }

    #[test]
    fn two_of_one_colour_are_returned_with_the_whole_hand() {
        check(
            "A  board physics  hand tools
             deck 6  canning democracy vaccination",
            "A dogma physics; A canning; A democracy",
            "A  board physics
             deck 1  tools
             deck 6  canning democracy vaccination",
        );
    }

    #[test]
    fn the_player_orders_the_returned_cards_of_one_age_below_those_already_there() {
        // E018, R93
        check(
            "A  board physics
             deck 6  canning vaccination democracy machine-tools",
            "A dogma physics; A democracy; A vaccination",
            "A  board physics
             deck 6  machine-tools democracy vaccination canning",
        );
    }

    #[test]
    fn hand_cards_of_the_same_colour_do_not_matter() {
        check(
            "A  board physics  hand vaccination atomic-theory
             deck 6  canning democracy classification",
            "A dogma physics",
            "A  board physics  hand vaccination atomic-theory canning democracy classification",
        );
    }

    #[test]
    fn colours_are_judged_after_all_three_cards_are_drawn() {
        // E139: the third card comes although the first two already share a colour.
        check(
            "A  board physics
             deck 6  canning vaccination
             deck 7  lighting",
            "A dogma physics; A canning",
            "A  board physics
             deck 6  canning vaccination
             deck 7  lighting",
        );
    }

    #[test]
    fn a_card_from_a_higher_deck_counts_as_one_of_the_three() {
        // R26
        check(
            "A  board physics
             deck 6  canning democracy
             deck 7  refrigeration",
            "A dogma physics; A democracy",
            "A  board physics
             deck 6  democracy canning
             deck 7  refrigeration",
        );
    }

    #[test]
    fn too_few_cards_end_the_game_with_those_already_drawn_in_hand() {
        // E016
        check(
            "A  board physics
             B  score 1
             deck 6  canning vaccination",
            "A dogma physics",
            "A  board physics  hand canning vaccination
             B  score 1
             over B by score",
        );
    }

    #[test]
    fn a_sharer_draws_first_and_earns_the_bonus_even_if_all_goes_back() {
        // E051, R48
        check(
            "A  board physics
             B  board philosophy  hand tools
             deck 6  canning vaccination democracy classification machine-tools emancipation",
            "A dogma physics; B canning; B vaccination",
            "A  board physics  hand classification machine-tools emancipation canning
             B  board philosophy
             deck 1  tools
             deck 6  vaccination democracy
             bonus A",
        );
    }
}
