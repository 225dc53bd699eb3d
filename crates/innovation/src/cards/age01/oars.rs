//! Oars: victims hand over a crown card as points for the demander, or everybody draws.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Oars",
    age: 1,
    color: Red,
    icons: [Castle, Crown, Hex, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a hand card with a crown into my score pile; if you do, draw a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    give_crown(fx, me).map(drop)
}

/// If the demand moved no card, draw a 1.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if !fx.demand_moved() {
        fx.draw(me, 1)?;
    }
    Ok(())
}

/// In the third edition the demand is repeated as long as a crown card can be handed over (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1_repeated), Share(effect_2)];

fn effect_1_repeated(fx: &mut Fx, me: Seat) -> Flow {
    while give_crown(fx, me)? {}
    Ok(())
}

/// Hands over a crown card and draws a 1, or shows the hand (R54); tells whether a card was handed over.
fn give_crown(fx: &mut Fx, me: Seat) -> Flow<bool> {
    let crowns = fx.of_hand(me, CardSet::with_printed(Crown));
    let given = fx.choose_and_transfer(me, crowns, Place::Score(fx.leader))?;
    match given {
        Some(_) => drop(fx.draw(me, 1)?),
        None => fx.show_hand(me),
    }
    Ok(given.is_some())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E113: the card is not scored.
    #[test]
    fn a_crown_card_goes_into_the_score_pile_of_the_demander() {
        check(
            "A  board oars  scored 5
             B  board calendar  hand sailing
             deck 1  tools writing
             deck 2  philosophy",
            "A dogma oars",
            "A  board oars  score sailing  scored 5
             B  board calendar  hand tools
             deck 1  writing
             deck 2  philosophy",
        );
    }

    // E047, R54
    #[test]
    fn without_a_crown_card_the_victim_shows_his_hand_and_the_demander_draws() {
        check(
            "A  board oars
             B  hand tools calendar
             deck 1  writing masonry",
            "A dogma oars",
            "A  board oars  hand writing
             B  hand tools calendar
             deck 1  masonry
             shown tools calendar",
        );
    }

    #[test]
    fn an_empty_hand_lets_the_demander_draw() {
        check(
            "A  board oars
             deck 1  writing",
            "A dogma oars",
            "A  board oars  hand writing
             shown",
        );
    }

    #[test]
    fn the_victim_chooses_among_his_crown_cards() {
        check_options(
            "A  board oars
             B  hand sailing clothing tools",
            "A dogma oars",
            "B: sailing; clothing",
        );
    }

    // E113
    #[test]
    fn the_demand_is_not_repeated() {
        check(
            "A  board oars
             B  hand sailing clothing
             deck 1  city-states tools",
            "A dogma oars; B sailing",
            "A  board oars  score sailing
             B  hand clothing city-states
             deck 1  tools",
        );
    }

    // E046, E020
    #[test]
    fn when_nobody_is_subject_to_the_demand_everybody_draws() {
        check(
            "A  board oars
             B  board the-wheel  hand sailing
             deck 1  tools writing masonry",
            "A dogma oars",
            "A  board oars  hand writing masonry
             B  board the-wheel  hand sailing tools
             bonus A",
        );
    }

    // E045, R78: C would share the draw.
    #[test]
    fn one_crown_card_from_anybody_spares_the_draw_to_all() {
        check(
            "A  board oars
             B  hand sailing
             C  board the-wheel
             deck 1  tools writing",
            "A dogma oars",
            "A  board oars  score sailing
             B  hand tools
             C  board the-wheel
             deck 1  writing
             bonus none",
        );
    }

    // E045: the first victim gave a card, the second had none.
    #[test]
    fn a_later_victim_without_crowns_does_not_bring_the_draw_back() {
        check(
            "A  board oars
             B  hand sailing
             C  hand tools
             deck 1  writing masonry",
            "A dogma oars",
            "A  board oars  score sailing
             B  hand writing
             C  hand tools
             deck 1  masonry",
        );
    }

    // N3
    #[test]
    fn in_the_third_edition_the_victim_repeats_as_long_as_he_can() {
        check(
            "rules edition=2017
             A  board oars
             B  hand sailing clothing
             deck 1  city-states tools pottery masonry",
            "A dogma oars; B sailing; B city-states; B clothing",
            "A  board oars  score sailing city-states clothing
             B  hand tools pottery
             deck 1  masonry",
        );
    }

    // N3
    #[test]
    fn in_the_third_edition_a_hand_without_crowns_still_lets_the_demander_draw() {
        check(
            "rules edition=2017
             A  board oars
             B  hand tools
             deck 1  writing",
            "A dogma oars",
            "A  board oars  hand writing
             B  hand tools
             shown tools",
        );
    }

    // N1
    #[test]
    fn the_partner_keeps_his_crowns() {
        check(
            "rules teams=yes
             A  board oars
             C  hand sailing
             deck 1  tools writing",
            "A dogma oars",
            "A  board oars  hand tools
             C  hand sailing
             deck 1  writing",
        );
    }

    // E098, R82: B was not asked for his crown.
    #[test]
    fn executed_for_oneself_only_it_draws() {
        check(
            "A  board self-service oars
             B  hand sailing
             deck 1  tools writing",
            "A dogma self-service",
            "A  board self-service oars  hand tools
             B  hand sailing
             deck 1  writing",
        );
    }
}
