//! Machinery: victims swap their hand for the demander's highest cards; score a castle, splay red left.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Machinery",
    age: 3,
    color: Yellow,
    icons: [Leaf, Leaf, Hex, Castle],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: exchange your whole hand with all highest cards of my hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let (mine, yours) = (fx.hand(me), fx.hand(leader).highest());
    fx.exchange(me, (Place::Hand(me), mine), (Place::Hand(leader), yours))?;
    Ok(())
}

/// Score a hand card with a castle, or show your hand; then you may splay red left.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    let castles = fx.of_hand(me, CardSet::with_printed(Castle));
    if fx.choose_and_score(me, castles)?.is_none() {
        fx.show_hand(me);
    }
    fx.clause(1);
    fx.may_splay(me, &[Red], Splay::Left)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E125: the castle card just received must be scored.
    #[test]
    fn the_victim_swaps_his_whole_hand_for_the_highest_cards_of_the_demander() {
        check(
            "A  board machinery  hand compass paper writing
             B  hand tools sailing",
            "A dogma machinery",
            "A  board machinery  hand writing sailing  score tools  scored 1
             B  hand compass paper",
        );
    }

    // E070
    #[test]
    fn a_victim_without_a_hand_gets_the_highest_cards_for_nothing() {
        check(
            "A  board machinery  hand compass paper writing",
            "A dogma machinery",
            "A  board machinery  hand writing
             B  hand compass paper
             shown writing",
        );
    }

    // E070
    #[test]
    fn a_demander_without_a_hand_gets_everything_for_nothing() {
        check(
            "A  board machinery
             B  hand sailing writing",
            "A dogma machinery",
            "A  board machinery  hand sailing writing",
        );
    }

    // E020
    #[test]
    fn as_many_leaves_protect() {
        check(
            "A  board machinery  hand paper
             B  board fermenting  hand tools
             deck 3  compass",
            "A dogma machinery",
            "A  board machinery  hand paper compass
             B  board fermenting  score tools
             bonus A",
        );
    }

    // E071: C swaps with what B left.
    #[test]
    fn victims_swap_one_after_the_other() {
        check(
            "A  board machinery  hand compass pottery
             B  hand writing
             C  hand calendar",
            "A dogma machinery",
            "A  board machinery  hand calendar
             B  hand compass
             C  hand pottery writing",
        );
    }

    // E125
    #[test]
    fn the_player_chooses_among_his_castle_cards_and_must_score_one() {
        check_options(
            "A  board machinery  hand tools oars sailing
             B  board fermenting",
            "A dogma machinery",
            "A: tools; oars",
        );
    }

    // R54
    #[test]
    fn without_a_castle_card_the_hand_is_shown() {
        check(
            "A  board machinery  hand writing sailing
             B  board fermenting",
            "A dogma machinery",
            "A  board machinery  hand writing sailing
             B  board fermenting
             shown writing sailing
             bonus none",
        );
    }

    // E125
    #[test]
    fn red_may_be_splayed_left_without_a_scored_card() {
        check(
            "A  board machinery oars,archery",
            "A dogma machinery; A red",
            "A  board machinery oars,archery<",
        );
    }

    #[test]
    fn only_red_can_be_splayed() {
        check_options(
            "A  board machinery oars,archery tools,writing",
            "A dogma machinery",
            "A: red; pass",
        );
    }

    // E125
    #[test]
    fn the_splay_can_be_declined_after_scoring() {
        check(
            "A  board machinery oars,archery  hand tools
             B  board fermenting",
            "A dogma machinery; A pass",
            "A  board machinery oars,archery  score tools
             B  board fermenting",
        );
    }

    // E052, D5
    #[test]
    fn a_sharer_who_only_shows_his_hand_earns_the_bonus() {
        check(
            "A  board machinery
             B  board clothing  hand writing
             deck 3  paper",
            "A dogma machinery",
            "A  board machinery  hand paper
             B  board clothing  hand writing
             shown writing
             bonus A",
        );
    }

    // D5
    #[test]
    fn by_the_rule_option_showing_a_hand_earns_no_bonus() {
        check(
            "rules reveal-bonus=no
             A  board machinery
             B  board clothing  hand writing",
            "A dogma machinery",
            "A  board machinery
             B  board clothing  hand writing
             shown writing
             bonus none",
        );
    }

    // R61
    #[test]
    fn a_sharer_with_an_empty_hand_earns_no_bonus() {
        check(
            "A  board machinery
             B  board clothing",
            "A dogma machinery",
            "A  board machinery
             B  board clothing
             bonus none",
        );
    }

    // N1
    #[test]
    fn the_partner_keeps_his_hand() {
        check(
            "rules teams=yes
             A  board machinery  hand paper
             C  hand tools",
            "A dogma machinery",
            "A  board machinery
             B  hand paper
             C  hand tools",
        );
    }
}
