//! Refrigeration: victims return half their hand; score a hand card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Refrigeration",
    age: 7,
    color: Yellow,
    icons: [Hex, Leaf, Leaf, Crown],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: return half of your hand, rounded down.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    for _ in 0..fx.hand(me).len() / 2 {
        fx.choose_and_return(me, fx.hand(me))?;
    }
    Ok(())
}

/// You may score a hand card.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_score(me, fx.hand(me))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E157.
    #[test]
    fn half_of_the_hand_goes_back_rounded_down() {
        check(
            "A  board refrigeration
             B  hand tools writing alchemy invention coal",
            "A dogma refrigeration; B coal; B tools",
            "A  board refrigeration
             B  hand writing alchemy invention
             deck 1  tools
             deck 5  coal",
        );
    }

    // E018, E157.
    #[test]
    fn four_cards_lose_two_and_the_victim_orders_them() {
        check(
            "A  board refrigeration
             B  hand tools writing archery oars",
            "A dogma refrigeration; B oars; B tools",
            "A  board refrigeration
             B  hand writing archery
             deck 1  oars tools",
        );
    }

    // E157.
    #[test]
    fn a_single_card_stays() {
        check(
            "A  board refrigeration
             B  hand tools",
            "A dogma refrigeration",
            "A  board refrigeration
             B  hand tools",
        );
    }

    #[test]
    fn the_victim_chooses_any_of_his_cards() {
        check_options(
            "A  board refrigeration
             B  hand tools alchemy coal  score writing",
            "A dogma refrigeration",
            "B: tools; alchemy; coal",
        );
    }

    #[test]
    fn second_effect_scores_a_hand_card() {
        check(
            "A  board refrigeration  hand tools alchemy",
            "A dogma refrigeration; A alchemy",
            "A  board refrigeration  hand tools  score alchemy  scored 1",
        );
    }

    #[test]
    fn second_effect_may_be_declined() {
        check(
            "A  board refrigeration  hand tools alchemy",
            "A dogma refrigeration; A pass",
            "A  board refrigeration  hand tools alchemy",
        );
    }

    #[test]
    fn only_hand_cards_can_be_scored() {
        check_options(
            "A  board refrigeration pottery  hand tools alchemy",
            "A dogma refrigeration",
            "A: tools; alchemy; pass",
        );
    }

    // E020, E058.
    #[test]
    fn as_many_leaves_protect_and_share() {
        check(
            "A  board refrigeration
             B  board clothing  hand tools alchemy
             deck 7  bicycle",
            "A dogma refrigeration; B alchemy",
            "A  board refrigeration  hand bicycle
             B  board clothing  hand tools  score alchemy
             bonus A",
        );
    }

    // E049, E058.
    #[test]
    fn a_sharer_who_scores_nothing_earns_no_bonus() {
        check(
            "A  board refrigeration
             B  board clothing  hand tools alchemy
             deck 7  bicycle",
            "A dogma refrigeration; B pass",
            "A  board refrigeration
             B  board clothing  hand tools alchemy
             deck 7  bicycle
             bonus none",
        );
    }

    // E055.
    #[test]
    fn a_victim_does_not_share_the_second_effect() {
        check(
            "A  board refrigeration
             B  hand tools alchemy
             deck 7  bicycle",
            "A dogma refrigeration; B tools",
            "A  board refrigeration
             B  hand alchemy
             deck 1  tools
             deck 7  bicycle
             bonus none",
        );
    }
}
