//! Specialization: take everybody's top card of a revealed colour; splay yellow or blue up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Specialization",
    age: 9,
    color: Purple,
    icons: [Hex, Factory, Leaf, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Reveal a hand card, then take the top card of its colour from each other player's board into your hand.
/// Each uncovers another card, so the order is asked (R75); in version 1 it was that of the seats.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(card) = fx.choose(me, Ask::Reveal, fx.hand(me))? {
        fx.reveal(me, card);
        let others: Seats = fx.others(me).collect();
        if fx.rules().version > 1 {
            let tops = fx.tops_of(others.iter()).of_color(card.color());
            return fx.transfer_tops(me, tops, Place::Hand(me));
        }
        for other in others.iter() {
            if let Some(top) = fx.top(other, card.color()) {
                fx.transfer(me, top, Place::Hand(me))?;
            }
        }
    }
    Ok(())
}

/// You may splay yellow or blue up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow, Blue], Splay::Up)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E172.
    #[test]
    fn each_other_player_loses_the_top_card_of_the_revealed_colour() {
        check(
            "A  board specialization  hand tools coal
             B  board writing,mathematics archery
             C  board alchemy agriculture",
            "A dogma specialization; A tools; A alchemy",
            "A  board specialization  hand tools coal mathematics alchemy
             B  board writing archery
             C  board agriculture",
        );
    }

    // R75, R102: who takes several cards orders them. Under B's and C's blue top card lies an 8; whoever loses his top
    // card first shows five cards of 8 or more before the other does.
    #[test]
    fn who_takes_the_top_cards_orders_them() {
        let given = "A  board specialization  hand pottery
                     B  board rocketry,tools corporations socialism flight antibiotics
                     C  board quantum-theory,writing mass-media empiricism mobility skyscrapers";
        check_options(given, "A dogma specialization", "A: tools; writing");
        check(
            given,
            "A dogma specialization; A writing",
            "A  board specialization  hand pottery tools writing
             B  board rocketry corporations socialism flight antibiotics
             C  board quantum-theory mass-media empiricism mobility skyscrapers  achieved universe",
        );
        check(
            given,
            "A dogma specialization; A tools",
            "A  board specialization  hand pottery tools writing
             B  board rocketry corporations socialism flight antibiotics  achieved universe
             C  board quantum-theory mass-media empiricism mobility skyscrapers",
        );
    }

    // R64.
    #[test]
    fn a_hand_card_must_be_revealed() {
        check_options(
            "A  board specialization  hand tools coal",
            "A dogma specialization",
            "A: tools; coal",
        );
    }

    #[test]
    fn a_colour_nobody_has_takes_nothing() {
        check(
            "A  board specialization writing  hand tools
             B  board archery",
            "A dogma specialization",
            "A  board specialization writing  hand tools
             B  board archery",
        );
    }

    #[test]
    fn an_empty_hand_reveals_nothing() {
        check(
            "A  board specialization
             B  board tools",
            "A dogma specialization",
            "A  board specialization
             B  board tools",
        );
    }

    // E172, R57.
    #[test]
    fn factories_protect_nobody_and_a_sharer_takes_first() {
        check(
            "A  board specialization oars  hand tools
             B  board coal writing  hand archery
             deck 9  ecology",
            "A dogma specialization",
            "A  board specialization  hand tools writing ecology
             B  board coal  hand archery oars
             bonus A",
        );
    }

    // E052, D5.
    #[test]
    fn a_mere_reveal_earns_the_bonus() {
        check(
            "A  board specialization
             B  board coal  hand tools
             deck 9  ecology",
            "A dogma specialization",
            "A  board specialization  hand ecology
             B  board coal  hand tools
             bonus A",
        );
    }

    // E052, D5.
    #[test]
    fn by_option_a_mere_reveal_earns_no_bonus() {
        check(
            "rules reveal-bonus=no
             A  board specialization
             B  board coal  hand tools
             deck 9  ecology",
            "A dogma specialization",
            "A  board specialization
             B  board coal  hand tools
             deck 9  ecology
             bonus none",
        );
    }

    // E054, D5.
    #[test]
    fn by_option_taking_a_card_still_earns_the_bonus() {
        check(
            "rules reveal-bonus=no
             A  board specialization writing
             B  board coal  hand tools
             deck 9  ecology",
            "A dogma specialization",
            "A  board specialization  hand ecology
             B  board coal  hand tools writing
             bonus A",
        );
    }

    // N1.
    #[test]
    fn a_partner_is_spared() {
        check(
            "rules teams=yes
             A  board specialization  hand tools
             B  board writing
             C  board alchemy
             D  board mathematics",
            "A dogma specialization; A writing",
            "A  board specialization  hand tools writing mathematics
             C  board alchemy",
        );
    }

    #[test]
    fn second_effect_splays_yellow_or_blue_up() {
        check(
            "A  board specialization tools,writing",
            "A dogma specialization; A blue",
            "A  board specialization tools,writing^",
        );
    }

    #[test]
    fn second_effect_offers_no_other_colour_and_may_be_declined() {
        check_options(
            "A  board code-of-laws,specialization tools,writing agriculture,masonry archery,oars",
            "A dogma specialization",
            "A: blue; yellow; pass",
        );
    }
}
