//! Statistics: victims take their highest point cards back into the hand; splay yellow right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Statistics",
    age: 5,
    color: Yellow,
    icons: [Leaf, Bulb, Leaf, Hex],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: take a highest card of your score pile into your hand; repeat if it is then your only hand card.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    // The card taken is the only one in the hand at most once: who begins without a hand takes two.
    let count = if fx.hand(me).is_empty() { 2 } else { 1 };
    fx.transfer_highest(me, fx.score_pile(me), count, Place::Hand(me))?;
    Ok(())
}
/// You may splay yellow right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow], Splay::Right)?;
    Ok(())
}

/// In the third edition all highest cards, without repetition (N3).
pub const THIRD_EDITION: &[Effect] = &[Demand(effect_1_of_all), Share(effect_2)];

fn effect_1_of_all(fx: &mut Fx, me: Seat) -> Flow {
    fx.transfer_all(me, fx.score_pile(me).highest(), Place::Hand(me))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    #[test]
    fn the_victim_takes_one_highest_point_card_into_the_hand() {
        // R101
        check(
            "A  board statistics
             B  hand tools  score calendar canning
             deck 5  coal",
            "A dogma statistics",
            "A  board statistics
             B  hand tools canning  score calendar
             deck 5  coal",
        );
    }

    #[test]
    fn repeats_while_it_is_the_only_hand_card() {
        // E141, R76
        check(
            "A  board statistics
             B  score calendar coal canning",
            "A dogma statistics",
            "A  board statistics
             B  hand canning coal  score calendar",
        );
    }

    #[test]
    fn stops_when_no_point_card_remains() {
        // E141
        check(
            "A  board statistics
             B  score canning",
            "A dogma statistics",
            "A  board statistics
             B  hand canning",
        );
    }

    #[test]
    fn among_the_highest_cards_the_victim_chooses_one() {
        // E039
        check_options(
            "A  board statistics
             B  hand tools  score canning vaccination coal",
            "A dogma statistics",
            "B: canning; vaccination",
        );
    }

    #[test]
    fn two_equal_cards_that_both_move_are_not_asked_for() {
        // E035, E141
        check(
            "A  board statistics
             B  score canning vaccination coal",
            "A dogma statistics",
            "A  board statistics
             B  hand canning vaccination  score coal",
        );
    }

    #[test]
    fn an_empty_score_pile_gives_nothing() {
        check(
            "A  board statistics
             B  hand tools",
            "A dogma statistics",
            "A  board statistics
             B  hand tools",
        );
    }

    #[test]
    fn a_player_with_as_many_leaves_is_safe() {
        // E020
        check(
            "A  board statistics
             B  board calendar  score canning
             deck 5  coal",
            "A dogma statistics",
            "A  board statistics
             B  board calendar  score canning
             deck 5  coal
             bonus none",
        );
    }

    #[test]
    fn splays_yellow_right() {
        check(
            "A  board agriculture,statistics",
            "A dogma statistics; A yellow",
            "A  board agriculture,statistics>",
        );
    }

    #[test]
    fn the_splay_may_be_declined() {
        check(
            "A  board agriculture,statistics",
            "A dogma statistics; A pass",
            "A  board agriculture,statistics",
        );
    }

    #[test]
    fn a_sharer_who_splays_yellow_earns_the_bonus() {
        check(
            "A  board statistics
             B  board masonry,agriculture
             deck 5  coal",
            "A dogma statistics; B yellow",
            "A  board statistics  hand coal
             B  board masonry,agriculture>
             bonus A",
        );
    }

    #[test]
    fn in_the_third_edition_all_the_highest_cards_are_taken() {
        // N3, R72
        check(
            "rules edition=2017
             A  board statistics
             B  hand tools  score canning vaccination coal",
            "A dogma statistics",
            "A  board statistics
             B  hand tools canning vaccination  score coal",
        );
    }

    #[test]
    fn in_the_third_edition_nothing_is_repeated() {
        // N3
        check(
            "rules edition=2017
             A  board statistics
             B  score canning coal",
            "A dogma statistics",
            "A  board statistics
             B  hand canning  score coal",
        );
    }

    #[test]
    fn in_the_third_edition_yellow_may_be_splayed_as_before() {
        check(
            "rules edition=2017
             A  board agriculture,statistics",
            "A dogma statistics; A yellow",
            "A  board agriculture,statistics>",
        );
    }
}
