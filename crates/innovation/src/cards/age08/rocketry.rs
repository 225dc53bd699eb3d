//! Rocketry: return others' point cards, one for every two clocks.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Rocketry",
    age: 8,
    color: Blue,
    icons: [Clock, Clock, Clock, Hex],
    dogma_icon: Clock,
    effects: &[Share(effect_1)],
};

/// For every two clocks you show, return a card of another player's score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    for _ in 0..fx.icons(me, Clock) / 2 {
        if let Some(card) = fx.choose_others_point_card(me)? {
            fx.return_card(me, card)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // R68.
    #[test]
    fn three_clocks_return_one_score_card() {
        check(
            "A  board rocketry  score coal
             B  score tools alchemy",
            "A dogma rocketry; A B 3",
            "A  board rocketry  score coal
             B  score tools
             deck 3  alchemy",
        );
    }

    // E161.
    #[test]
    fn four_clocks_return_two() {
        check(
            "A  board rocketry bicycle
             B  score tools alchemy coal",
            "A dogma rocketry; A B 5; A B 1",
            "A  board rocketry bicycle
             B  score alchemy
             deck 1  tools
             deck 5  coal",
        );
    }

    // E161, R127.
    #[test]
    fn cards_are_chosen_by_owner_and_age_and_must_be() {
        check_options(
            "A  board rocketry  score coal
             B  score tools writing alchemy
             C  score invention",
            "A dogma rocketry",
            "A: B 1; B 3; C 4",
        );
    }

    // E161.
    #[test]
    fn the_cards_may_come_from_several_piles() {
        check(
            "A  board rocketry bicycle
             B  score tools alchemy
             C  score invention",
            "A dogma rocketry; A C 4; A B 3",
            "A  board rocketry bicycle
             B  score tools
             deck 3  alchemy
             deck 4  invention",
        );
    }

    // R127.
    #[test]
    fn among_cards_of_one_age_chance_decides() {
        check(
            "A  board rocketry
             B  score tools writing",
            "A dogma rocketry; chance writing",
            "A  board rocketry
             B  score tools
             deck 1  writing",
        );
    }

    // R64.
    #[test]
    fn fewer_cards_than_clocks_are_all_returned() {
        check(
            "A  board rocketry bicycle
             B  score tools",
            "A dogma rocketry",
            "A  board rocketry bicycle
             deck 1  tools",
        );
    }

    #[test]
    fn without_others_points_nothing_happens() {
        check(
            "A  board rocketry  score coal",
            "A dogma rocketry",
            "A  board rocketry  score coal",
        );
    }

    // E054, R57.
    #[test]
    fn clocks_protect_nobody_and_a_sharer_earns_the_bonus() {
        check(
            "A  board rocketry  score coal
             B  board quantum-theory  score tools
             deck 8  flight",
            "A dogma rocketry",
            "A  board rocketry  hand flight
             B  board quantum-theory
             deck 1  tools
             deck 5  coal
             bonus A",
        );
    }

    // N1.
    #[test]
    fn a_partner_is_spared() {
        check_options(
            "rules teams=yes
             A  board rocketry
             B  score tools
             C  score alchemy
             D  score invention",
            "A dogma rocketry",
            "A: B 1; D 4",
        );
    }
}
