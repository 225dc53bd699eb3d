//! Services: take all highest point cards into the hand, for a top card without a leaf.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Services",
    age: 9,
    color: Purple,
    icons: [Hex, Leaf, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1)],
};

/// I demand: give my hand all highest cards of your score pile; if you gave any, take a top card without a leaf from my board into your hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let highest = fx.score_pile(me).highest();
    if !highest.is_empty() {
        fx.transfer_all(me, highest, Place::Hand(leader))?;
        fx.clause(1);
        fx.choose_and_transfer(me, fx.tops(leader).lacking(Leaf), Place::Hand(me))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // R72.
    #[test]
    fn all_highest_score_cards_are_given_for_a_top_card_without_a_leaf() {
        check(
            "A  board services tools
             B  score coal chemistry alchemy",
            "A dogma services",
            "A  board services  hand coal chemistry
             B  hand tools  score alchemy",
        );
    }

    // E171.
    #[test]
    fn without_a_leafless_top_card_nothing_comes_back() {
        check(
            "A  board services pottery
             B  score coal",
            "A dogma services",
            "A  board services pottery  hand coal",
        );
    }

    #[test]
    fn an_empty_score_pile_gives_and_takes_nothing() {
        check(
            "A  board services tools
             B  hand coal",
            "A dogma services",
            "A  board services tools
             B  hand coal",
        );
    }

    // E037.
    #[test]
    fn the_victim_chooses_among_the_demanders_top_cards() {
        check_options(
            "A  board services writing,tools archery agriculture
             B  score coal",
            "A dogma services",
            "B: tools; archery",
        );
    }

    // E171.
    #[test]
    fn the_card_goes_to_the_hand_and_uncovers_another() {
        check(
            "A  board services writing,tools<
             B  score coal",
            "A dogma services",
            "A  board services writing  hand coal
             B  hand tools",
        );
    }

    // R49.
    #[test]
    fn victims_obey_one_after_the_other() {
        check(
            "A  board services tools archery
             B  score coal
             C  score alchemy",
            "A dogma services; B archery",
            "A  board services  hand coal alchemy
             B  hand archery
             C  hand tools",
        );
    }

    // E020.
    #[test]
    fn as_many_leaves_protect() {
        check(
            "A  board services tools
             B  board agriculture  score coal",
            "A dogma services",
            "A  board services tools
             B  board agriculture  score coal",
        );
    }
}
