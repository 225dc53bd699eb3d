//! Classification: collect one colour from all hands and meld it.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Classification",
    age: 6,
    color: Green,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// Reveal a hand card, take all hand cards of its colour from all others, then meld all your hand cards of it.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let Some(card) = fx.choose(me, Ask::Reveal, fx.hand(me))? else {
        return Ok(());
    };
    fx.reveal(me, card);
    let others: Seats = fx.others(me).collect();
    for other in others.iter() {
        fx.show_hand(other);
        fx.transfer_shown(me, fx.hand(other).of_color(card.color()), Place::Hand(me))?;
    }
    let alike = CardSet::colored(card.color());
    while fx.choose_and_meld(me, fx.of_hand(me, alike))?.is_some() {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn takes_one_colour_from_the_other_hands_and_melds_all_of_it() {
        // E145, R75
        check(
            "A  board classification  hand tools calendar oars
             B  hand writing archery",
            "A dogma classification; A tools; A calendar; A tools",
            "A  board classification calendar,tools,writing  hand oars
             B  hand archery",
        );
    }

    #[test]
    fn a_hand_card_must_be_revealed() {
        // R55
        check_options(
            "A  board classification  hand tools oars",
            "A dogma classification",
            "A: tools; oars",
        );
    }

    #[test]
    fn the_cards_taken_are_melded_like_the_own_ones_in_any_order() {
        check_options(
            "A  board classification  hand tools oars
             B  hand writing archery",
            "A dogma classification; A tools",
            "A: tools; writing",
        );
    }

    #[test]
    fn an_empty_hand_does_nothing_at_all() {
        // E145
        check(
            "A  board classification
             B  hand writing archery",
            "A dogma classification",
            "A  board classification
             B  hand writing archery",
        );
    }

    #[test]
    fn without_the_colour_in_other_hands_only_the_own_cards_are_melded() {
        check(
            "A  board classification  hand tools oars
             B  hand archery",
            "A dogma classification; A tools",
            "A  board classification tools  hand oars
             B  hand archery",
        );
    }

    #[test]
    fn takes_from_everybody() {
        check(
            "A  board classification  hand tools
             B  hand writing
             C  hand pottery oars
             D  hand calendar",
            "A dogma classification; A tools; A tools; A pottery; A writing",
            "A  board classification tools,pottery,writing,calendar
             C  hand oars",
        );
    }

    #[test]
    fn icons_protect_nobody_and_a_sharer_collects_first() {
        // R57, R48
        check(
            "A  board classification  hand tools
             B  board atomic-theory philosophy  hand writing archery
             deck 6  canning",
            "A dogma classification; B archery; A writing",
            "A  board classification writing,tools  hand canning
             B  board atomic-theory philosophy archery
             bonus A",
        );
    }

    #[test]
    fn a_sharer_may_empty_the_hand_of_the_leader() {
        check(
            "A  board classification  hand tools
             B  board philosophy  hand writing
             deck 6  canning",
            "A dogma classification; B tools",
            "A  board classification  hand canning
             B  board philosophy tools,writing
             bonus A",
        );
    }

    #[test]
    fn the_hand_of_the_partner_is_spared() {
        // N1
        check(
            "rules teams=yes
             A  board classification  hand tools
             B  hand writing
             C  hand pottery
             D  hand calendar",
            "A dogma classification; A writing; A tools",
            "A  board classification writing,tools,calendar
             C  hand pottery",
        );
    }
}
