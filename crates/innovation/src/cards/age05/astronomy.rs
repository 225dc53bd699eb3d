//! Astronomy: meld revealed 6s as long as they are green or blue; high cards claim Universe.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Astronomy",
    age: 5,
    color: Purple,
    icons: [Crown, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Draw and reveal a 6; meld it and repeat if it is green or blue, else keep it.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    loop {
        let card = fx.draw_and_reveal(me, 6)?;
        if !matches!(card.color(), Green | Blue) {
            return Ok(());
        }
        fx.meld(me, card)?;
    }
}

/// If each of your top cards that is not purple is a 6 or higher, claim Universe.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx
        .tops(me)
        .not_color(Purple)
        .iter()
        .all(|card| card.value() >= 6)
    {
        fx.claim_special(me, Special::Universe)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn a_card_of_another_colour_goes_to_the_hand_and_ends_the_effect() {
        // R32
        check(
            "A  board astronomy archery
             deck 5  coal
             deck 6  machine-tools atomic-theory",
            "A dogma astronomy",
            "A  board astronomy archery  hand machine-tools
             deck 5  coal
             deck 6  atomic-theory",
        );
    }

    #[test]
    fn green_and_blue_cards_are_melded_and_the_effect_goes_on() {
        // R76
        check(
            "A  board astronomy archery
             deck 6  atomic-theory classification democracy canning",
            "A dogma astronomy",
            "A  board astronomy archery atomic-theory classification  hand democracy
             deck 6  canning",
        );
    }

    #[test]
    fn goes_on_with_sevens_when_no_six_is_left() {
        // R26
        check(
            "A  board astronomy archery
             deck 6  atomic-theory
             deck 7  electricity refrigeration",
            "A dogma astronomy",
            "A  board astronomy archery atomic-theory electricity  hand refrigeration",
        );
    }

    #[test]
    fn the_repetition_may_end_the_game() {
        // E044
        check(
            "A  board astronomy
             B  score 1
             deck 6  atomic-theory",
            "A dogma astronomy",
            "A  board astronomy atomic-theory
             B  score 1
             over B by score",
        );
    }

    #[test]
    fn astronomy_alone_claims_universe() {
        // E084
        check(
            "A  board astronomy
             deck 6  machine-tools",
            "A dogma astronomy",
            "A  board astronomy  hand machine-tools  achieved universe",
        );
    }

    #[test]
    fn top_cards_of_value_six_claim_universe() {
        // E084
        check(
            "A  board astronomy canning coal,machine-tools
             deck 6  democracy",
            "A dogma astronomy",
            "A  board astronomy canning coal,machine-tools  hand democracy  achieved universe",
        );
    }

    #[test]
    fn a_top_card_of_value_five_that_is_not_purple_claims_nothing() {
        check(
            "A  board astronomy canning coal
             deck 6  democracy",
            "A dogma astronomy",
            "A  board astronomy canning coal  hand democracy",
        );
    }

    #[test]
    fn a_card_melded_by_the_first_effect_helps_the_second() {
        check(
            "A  board astronomy tools
             deck 6  atomic-theory democracy",
            "A dogma astronomy",
            "A  board astronomy tools,atomic-theory  hand democracy  achieved universe",
        );
    }

    #[test]
    fn a_sharer_claims_universe_first() {
        // E087
        check(
            "A  board astronomy
             B  board democracy
             deck 6  machine-tools canning vaccination",
            "A dogma astronomy",
            "A  board astronomy  hand canning vaccination
             B  board democracy  hand machine-tools  achieved universe
             bonus A",
        );
    }

    #[test]
    fn universe_already_claimed_stays_where_it_is() {
        // E088
        check(
            "A  board astronomy
             B  achieved universe
             deck 6  machine-tools",
            "A dogma astronomy",
            "A  board astronomy  hand machine-tools
             B  achieved universe",
        );
    }

    #[test]
    fn universe_as_the_last_achievement_needed_ends_the_game_before_the_bonus() {
        // E076, E059
        check(
            "A  board astronomy oars
             B  board democracy  achieved 1 2 3 4 5
             deck 5  coal
             deck 6  machine-tools canning",
            "A dogma astronomy",
            "A  board astronomy oars  hand canning
             B  board democracy  hand machine-tools  achieved 1 2 3 4 5 universe
             deck 5  coal
             over B by achievements",
        );
    }
}
