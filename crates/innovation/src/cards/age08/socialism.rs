//! Socialism: tuck the whole hand; with a purple card among it take everybody's lowest cards.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Socialism",
    age: 8,
    color: Purple,
    icons: [Leaf, Hex, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may tuck your whole hand; if you tucked a purple card, take all lowest hand cards of each other player.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let hand = fx.hand(me);
    if hand.is_empty() || !fx.may(me, Ask::Tuck)? {
        return Ok(());
    }
    fx.tuck_all(me, hand)?;
    if !hand.of_color(Purple).is_empty() {
        let others: Seats = fx.others(me).collect();
        for other in others.iter() {
            fx.transfer_all(me, fx.hand(other).lowest(), Place::Hand(me))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // R72.
    #[test]
    fn a_purple_card_among_the_tucked_takes_all_lowest_cards() {
        check(
            "A  board socialism  hand code-of-laws tools
             B  hand archery oars alchemy",
            "A dogma socialism; A yes; A tools",
            "A  board code-of-laws,socialism tools  hand archery oars  tucked 2
             B  hand alchemy",
        );
    }

    // E163.
    #[test]
    fn without_a_purple_card_nothing_is_taken() {
        check(
            "A  board socialism  hand tools archery
             B  hand oars",
            "A dogma socialism; A yes; A tools",
            "A  board socialism tools archery
             B  hand oars",
        );
    }

    #[test]
    fn tucking_may_be_declined() {
        check(
            "A  board socialism  hand code-of-laws tools
             B  hand oars",
            "A dogma socialism; A pass",
            "A  board socialism  hand code-of-laws tools
             B  hand oars",
        );
    }

    // R67.
    #[test]
    fn it_is_all_or_nothing() {
        check_options(
            "A  board socialism  hand code-of-laws tools",
            "A dogma socialism",
            "A: yes; pass",
        );
    }

    // E068, R75.
    #[test]
    fn the_player_orders_the_tucks() {
        check(
            "A  board socialism  hand tools writing",
            "A dogma socialism; A yes; A writing",
            "A  board socialism tools,writing",
        );
    }

    // E034.
    #[test]
    fn an_empty_hand_does_nothing() {
        check(
            "A  board socialism
             B  hand oars",
            "A dogma socialism",
            "A  board socialism
             B  hand oars",
        );
    }

    // E163.
    #[test]
    fn lowest_is_taken_for_each_other_hand() {
        check(
            "A  board socialism  hand code-of-laws
             B  hand alchemy coal
             C  hand tools canning",
            "A dogma socialism; A yes",
            "A  board code-of-laws,socialism  hand alchemy tools
             B  hand coal
             C  hand canning",
        );
    }

    // E078, R108.
    #[test]
    fn six_tucked_cards_are_a_monument() {
        check(
            "A  board socialism  hand tools writing archery oars agriculture masonry",
            "A dogma socialism; A yes; A tools; A writing; A archery; A oars; A agriculture",
            "A  board socialism writing,tools oars,archery masonry,agriculture  tucked 6  achieved monument",
        );
    }

    // R57.
    #[test]
    fn a_sharer_takes_from_the_leader_too() {
        check(
            "A  board socialism  hand alchemy
             B  board agriculture  hand code-of-laws
             deck 8  flight",
            "A dogma socialism; B yes",
            "A  board socialism  hand flight
             B  board code-of-laws agriculture  hand alchemy
             bonus A",
        );
    }

    // N1.
    #[test]
    fn a_partner_is_spared() {
        check(
            "rules teams=yes
             A  board socialism  hand code-of-laws
             B  hand alchemy
             C  hand tools
             D  hand coal",
            "A dogma socialism; A yes",
            "A  board code-of-laws,socialism  hand alchemy coal
             C  hand tools",
        );
    }
}
