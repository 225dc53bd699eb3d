//! Alchemy: a revealed 4 for every three castles, all lost if one is red; then meld and score.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Alchemy",
    age: 3,
    color: Blue,
    icons: [Hex, Leaf, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Draw and reveal a 4 for every three castles; if one is red, return them and your hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut red = false;
    for _ in 0..fx.icons(me, Castle) / 3 {
        red |= fx.draw_and_reveal(me, 4)?.color() == Red;
    }
    if red {
        fx.clause(1);
        fx.return_all(me, fx.hand(me))?;
    }
    Ok(())
}

/// Meld a hand card, then score a hand card.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.choose_and_meld(me, fx.hand(me))?;
    fx.clause(1);
    fx.choose_and_score(me, fx.hand(me))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E122, R68
    #[test]
    fn two_castles_reveal_nothing() {
        check(
            "A  board alchemy  hand tools
             deck 4  navigation",
            "A dogma alchemy",
            "A  board alchemy,tools
             deck 4  navigation
             shown",
        );
    }

    // E105: the card is shown.
    #[test]
    fn three_castles_reveal_one_4_which_joins_the_hand() {
        check(
            "A  board alchemy mapmaking  hand tools
             deck 4  anatomy enterprise",
            "A dogma alchemy; A anatomy",
            "A  board alchemy mapmaking anatomy  score tools  scored 1
             deck 4  enterprise
             shown anatomy",
        );
    }

    #[test]
    fn five_castles_round_down_to_one_4() {
        check(
            "A  board alchemy the-wheel
             deck 4  anatomy enterprise",
            "A dogma alchemy",
            "A  board alchemy the-wheel anatomy
             deck 4  enterprise",
        );
    }

    // The 4s are all drawn before their colours are judged; E018: the player orders the returned cards.
    #[test]
    fn a_red_card_returns_the_drawn_cards_and_the_whole_hand() {
        check(
            "A  board alchemy metalworking domestication  hand tools paper
             deck 4  gunpowder navigation invention",
            "A dogma alchemy; A navigation; A gunpowder",
            "A  board alchemy metalworking domestication
             deck 1  tools
             deck 3  paper
             deck 4  invention navigation gunpowder
             shown gunpowder navigation",
        );
    }

    #[test]
    fn a_red_card_that_was_in_hand_before_does_no_harm() {
        check(
            "A  board alchemy mapmaking  hand oars
             deck 4  anatomy",
            "A dogma alchemy; A oars",
            "A  board alchemy mapmaking oars  score anatomy",
        );
    }

    // R26
    #[test]
    fn a_red_card_of_a_higher_deck_counts_as_well() {
        check(
            "A  board alchemy mapmaking  hand tools
             deck 5  coal",
            "A dogma alchemy",
            "A  board alchemy mapmaking
             deck 1  tools
             deck 5  coal",
        );
    }

    #[test]
    fn the_card_melded_is_chosen_and_then_the_card_scored() {
        check_options(
            "A  board alchemy  hand tools oars paper",
            "A dogma alchemy; A oars",
            "A: tools; paper",
        );
    }

    #[test]
    fn melding_and_scoring_are_compulsory() {
        check_options(
            "A  board alchemy  hand tools oars",
            "A dogma alchemy",
            "A: tools; oars",
        );
    }

    // R64
    #[test]
    fn the_only_hand_card_is_melded_and_nothing_is_scored() {
        check(
            "A  board alchemy  hand oars",
            "A dogma alchemy",
            "A  board alchemy oars",
        );
    }

    // E026, E025: B shows three castles, A two.
    #[test]
    fn a_sharer_counts_his_own_castles() {
        check(
            "A  board alchemy
             B  board the-wheel
             deck 4  navigation enterprise",
            "A dogma alchemy",
            "A  board alchemy  hand enterprise
             B  board the-wheel,navigation
             bonus A",
        );
    }
}
