//! Sanitation: swap the victim's two highest hand cards for a lowest one.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Sanitation",
    age: 7,
    color: Yellow,
    icons: [Leaf, Leaf, Hex, Leaf],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1)],
};

/// I demand: exchange the two highest cards of your hand with a lowest card of mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let mut highest = CardSet::EMPTY;
    while highest.len() < 2 && highest != fx.hand(me) {
        let left = fx.hand(me).minus(highest).highest();
        // Only a tie for the last place is a choice (R73).
        if left.len() <= 2 - highest.len() {
            highest = highest.or(left);
        } else if let Some(card) = fx.choose(me, Ask::Exchange, left)? {
            highest.insert(card);
        }
    }
    let lowest = fx.choose_of_demander(fx.hand(leader).lowest())?;
    fx.exchange(
        me,
        (Place::Hand(me), highest),
        (Place::Hand(leader), lowest.into_iter().collect()),
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_two_highest_are_exchanged_for_a_lowest() {
        check(
            "A  board sanitation  hand coal tools
             B  hand invention alchemy writing",
            "A dogma sanitation",
            "A  board sanitation  hand coal invention alchemy
             B  hand writing tools",
        );
    }

    // E158.
    #[test]
    fn the_demanders_hand_may_be_empty() {
        check(
            "A  board sanitation
             B  hand invention alchemy writing",
            "A dogma sanitation",
            "A  board sanitation  hand invention alchemy
             B  hand writing",
        );
    }

    // E158.
    #[test]
    fn the_victims_hand_may_be_empty() {
        check(
            "A  board sanitation  hand coal tools",
            "A dogma sanitation",
            "A  board sanitation  hand coal
             B  hand tools",
        );
    }

    // R64.
    #[test]
    fn a_single_card_is_exchanged() {
        check(
            "A  board sanitation  hand tools
             B  hand coal",
            "A dogma sanitation",
            "A  board sanitation  hand coal
             B  hand tools",
        );
    }

    // E070.
    #[test]
    fn two_empty_hands_exchange_nothing() {
        check(
            "A  board sanitation",
            "A dogma sanitation",
            "A  board sanitation",
        );
    }

    // E071.
    #[test]
    fn a_card_just_received_is_not_given_back() {
        check(
            "A  board sanitation  hand software
             B  hand tools writing",
            "A dogma sanitation",
            "A  board sanitation  hand tools writing
             B  hand software",
        );
    }

    // E039.
    #[test]
    fn the_victim_chooses_among_his_equal_cards() {
        check_options(
            "A  board sanitation  hand tools
             B  hand coal alchemy feudalism",
            "A dogma sanitation",
            "B: alchemy; feudalism",
        );
    }

    // D20, R127.
    #[test]
    fn the_victim_takes_one_of_several_lowest_blindly() {
        check(
            "A  board sanitation  hand tools writing coal
             B  hand alchemy",
            "A dogma sanitation; chance writing",
            "A  board sanitation  hand tools coal alchemy
             B  hand writing",
        );
    }

    // D20.
    #[test]
    fn by_option_the_owner_breaks_the_tie() {
        check(
            "rules ties=owner
             A  board sanitation  hand tools writing coal
             B  hand alchemy",
            "A dogma sanitation; A writing",
            "A  board sanitation  hand tools coal alchemy
             B  hand writing",
        );
    }

    // D20, N2.
    #[test]
    fn in_the_third_edition_the_owner_breaks_the_tie() {
        check_options(
            "rules edition=2017
             A  board sanitation  hand tools writing coal
             B  hand alchemy",
            "A dogma sanitation",
            "A: tools; writing",
        );
    }

    // R49.
    #[test]
    fn victims_obey_one_after_the_other() {
        check(
            "A  board sanitation  hand tools
             B  hand coal canning
             C  hand alchemy",
            "A dogma sanitation",
            "A  board sanitation  hand canning alchemy
             B  hand tools
             C  hand coal",
        );
    }

    // E020.
    #[test]
    fn as_many_leaves_protect() {
        check(
            "A  board sanitation  hand tools
             B  board agriculture  hand coal",
            "A dogma sanitation",
            "A  board sanitation  hand tools
             B  board agriculture  hand coal",
        );
    }
}
