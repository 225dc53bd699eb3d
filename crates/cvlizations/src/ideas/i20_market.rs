//! 20 Market: exchange one resource before the purchase (C77, C90).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(20);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "market",
    parameters: &[],
    moment: Moment::InMove { offer, act },
};

fn offer(table: &State, me: Seat, options: &mut Options) {
    offer_swaps(table.player(me).goods, IDEA, options);
}

fn act(fx: &mut Fx<'_>, turn: &mut Move, choice: Choice) -> Flow {
    swap(fx, turn.me, choice);
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn one_resource_becomes_another_before_the_purchase() {
        check(
            "turn 1 development
             A 2/0/1 ideas market
             B
             C
             track axe law",
            "A swap market food for stone; A buy axe",
            "A ideas market axe*
             B
             C
             track law",
        );
    }

    /// With one resource exchanged nothing but the end of the move is left.
    #[test]
    fn it_serves_once_and_without_purchase_too() {
        check(
            "turn 1 development
             A 2/0/0 ideas market
             B
             C",
            "A swap market food for stone",
            "turn 1 development next B
             A 1/0/1 ideas market
             B
             C",
        );
    }

    #[test]
    fn the_kinds_differ_and_are_held() {
        check(
            "turn 1 development
             A 2/0/0 ideas market
             B
             C",
            "",
            "A 2/0/0 ideas market
             B
             C
             options A: swap market food for wood; swap market food for stone; done",
        );
    }

    /// C90.
    #[test]
    fn after_the_first_purchase_it_is_closed() {
        check(
            "turn 1 development
             A 9/9/9 ideas market common-speech
             B
             C
             track law",
            "A buy law",
            "A 8/8/8 ideas market common-speech law*
             B
             C
             turn 1 development next B",
        );
    }
}
