//! Medicine: swap a highest point card of the victim for a lowest one of the demander.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Medicine",
    age: 3,
    color: Yellow,
    icons: [Crown, Leaf, Leaf, Hex],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1)],
};

/// I demand: exchange a highest card of your score pile with a lowest card of mine.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let highest = fx.choose(me, Ask::Exchange, fx.score_pile(me).highest())?;
    let lowest = fx.choose_of_demander(fx.score_pile(leader).lowest())?;
    fx.exchange(
        me,
        (Place::Score(me), highest.into_iter().collect()),
        (Place::Score(leader), lowest.into_iter().collect()),
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // E158, E077: nothing is scored.
    #[test]
    fn the_victims_highest_card_is_exchanged_with_the_demanders_lowest() {
        check(
            "A  board medicine  score writing calendar  scored 5
             B  score compass tools",
            "A dogma medicine",
            "A  board medicine  score compass calendar  scored 5
             B  score writing tools  scored 0",
        );
    }

    // E158, E070
    #[test]
    fn a_demander_without_points_still_gets_the_highest_card() {
        check(
            "A  board medicine
             B  score compass tools",
            "A dogma medicine",
            "A  board medicine  score compass
             B  score tools",
        );
    }

    // E070
    #[test]
    fn a_victim_without_points_still_gets_the_lowest_card() {
        check(
            "A  board medicine  score writing calendar",
            "A dogma medicine",
            "A  board medicine  score calendar
             B  score writing",
        );
    }

    #[test]
    fn without_points_on_either_side_nothing_happens() {
        check("A  board medicine", "A dogma medicine", "A  board medicine");
    }

    // E039, E071: the card received is not given back.
    #[test]
    fn the_exchange_is_made_even_if_the_victim_gains() {
        check(
            "A  board medicine  score ai
             B  score tools",
            "A dogma medicine",
            "A  board medicine  score tools
             B  score ai",
        );
    }

    // R71
    #[test]
    fn the_victim_chooses_among_his_highest_cards() {
        check_options(
            "A  board medicine  score writing
             B  score compass paper tools",
            "A dogma medicine",
            "B: compass; paper",
        );
    }

    // D20, R127: the victim cannot see the faces.
    #[test]
    fn among_equal_lowest_cards_of_the_demander_the_victim_picks_blindly() {
        check(
            "A  board medicine  score tools writing calendar
             B  score compass",
            "A dogma medicine; chance writing",
            "A  board medicine  score tools calendar compass
             B  score writing",
        );
    }

    // D20
    #[test]
    fn by_the_rule_option_the_owner_chooses_among_his_lowest_cards() {
        check_options(
            "rules ties=owner
             A  board medicine  score tools writing calendar
             B  score compass",
            "A dogma medicine",
            "A: tools; writing",
        );
    }

    // N2, D20
    #[test]
    fn in_the_third_edition_the_owner_chooses() {
        check(
            "rules edition=2017
             A  board medicine  score tools writing
             B  score compass",
            "A dogma medicine; A tools",
            "A  board medicine  score writing compass
             B  score tools",
        );
    }

    // E020
    #[test]
    fn as_many_leaves_protect() {
        check(
            "A  board medicine  score tools
             B  board clothing  score compass",
            "A dogma medicine",
            "A  board medicine  score tools
             B  board clothing  score compass
             bonus none",
        );
    }

    #[test]
    fn victims_exchange_one_after_the_other() {
        check(
            "A  board medicine  score tools
             B  score compass
             C  score calendar",
            "A dogma medicine",
            "A  board medicine  score calendar
             B  score tools
             C  score compass",
        );
    }

    // N1
    #[test]
    fn the_partner_keeps_his_points() {
        check(
            "rules teams=yes
             A  board medicine  score tools
             C  score compass",
            "A dogma medicine",
            "A  board medicine
             B  score tools
             C  score compass",
        );
    }
}
