//! Societies: take a top bulb card, the victim draws a 5.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Societies",
    age: 5,
    color: Purple,
    icons: [Crown, Hex, Bulb, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: give my board a top card of yours that is not purple and has a bulb; if you do, draw a 5.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    give(fx, me, fx.tops(me).not_color(Purple).with(Bulb))
}

/// In the third edition any bulb card that is higher than the demander's top card of its colour (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1_of_higher)];

fn effect_1_of_higher(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let bulbs = fx.tops(me).with(Bulb).iter();
    let higher =
        bulbs.filter(|card| card.value() > fx.top(leader, card.color()).map_or(0, Card::value));
    give(fx, me, higher.collect())
}

fn give(fx: &mut Fx, me: Seat, cards: CardSet) -> Flow {
    if fx
        .choose_and_transfer(me, cards, Place::Board(fx.leader))?
        .is_some()
    {
        fx.draw(me, 5)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn takes_a_top_bulb_card_and_the_victim_draws_a_five() {
        check(
            "A  board societies
             B  board tools  hand oars
             deck 4  navigation
             deck 5  coal",
            "A dogma societies",
            "A  board societies tools
             B  hand oars coal
             deck 4  navigation",
        );
    }

    #[test]
    fn only_top_cards_with_a_bulb_that_are_not_purple_can_be_given() {
        check_options(
            "A  board societies
             B  board tools perspective philosophy the-wheel colonialism,construction",
            "A dogma societies",
            "B: tools; perspective",
        );
    }

    #[test]
    fn the_value_of_the_card_does_not_matter() {
        // E140
        check(
            "A  board societies atomic-theory
             B  board tools
             deck 5  coal",
            "A dogma societies",
            "A  board societies atomic-theory,tools
             B  hand coal",
        );
    }

    #[test]
    fn without_such_a_card_nothing_is_given_and_nothing_is_drawn() {
        check(
            "A  board societies
             B  board philosophy the-wheel
             deck 5  coal",
            "A dogma societies",
            "A  board societies
             B  board philosophy the-wheel
             deck 5  coal",
        );
    }

    #[test]
    fn a_player_with_as_many_crowns_is_safe() {
        // E020
        check(
            "A  board societies
             B  board tools mapmaking
             deck 5  coal",
            "A dogma societies",
            "A  board societies
             B  board tools mapmaking
             deck 5  coal
             bonus none",
        );
    }

    #[test]
    fn in_the_third_edition_a_higher_purple_card_can_be_taken() {
        // N3
        check(
            "rules edition=2017
             A  board societies
             B  board democracy
             deck 5  coal",
            "A dogma societies",
            "A  board societies,democracy
             B  hand coal",
        );
    }

    #[test]
    fn in_the_third_edition_the_card_must_be_higher_than_the_top_card_of_its_colour() {
        // N3: Printing Press equals Experimentation, Philosophy is lower, a missing colour counts 0.
        check_options(
            "rules edition=2017
             A  board societies experimentation
             B  board printing-press philosophy perspective archery measurement,the-wheel
             deck 5  coal",
            "A dogma societies",
            "B: perspective; archery",
        );
    }

    #[test]
    fn in_the_third_edition_nothing_is_given_if_no_card_is_higher() {
        // N3
        check(
            "rules edition=2017
             A  board societies experimentation
             B  board tools philosophy
             deck 5  coal",
            "A dogma societies",
            "A  board societies experimentation
             B  board tools philosophy
             deck 5  coal",
        );
    }
}
