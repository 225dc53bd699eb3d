//! 37 Smartphone: one or two exchanges before the purchase (C77, C90).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(37);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "smartphone",
    parameters: &[Key::AtMost],
    moment: Moment::InMove { offer, act },
};

fn offer(table: &State, me: Seat, options: &mut Options) {
    offer_swaps(table.player(me).goods, IDEA, options);
}

/// The further exchanges follow directly or not at all.
fn act(fx: &mut Fx<'_>, turn: &mut Move, choice: Choice) -> Flow {
    swap(fx, turn.me, choice);
    for _ in 1..fx.table.effect(IDEA).at_most {
        let mut options = Options::new();
        offer(fx.table, turn.me, &mut options);
        options.push(Choice::Done);
        let choice = fx.choose(turn.me, Prompt::SwapAgain(IDEA), &options)?;
        if choice == Choice::Done {
            break;
        }
        swap(fx, turn.me, choice);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn two_exchanges_follow_each_other() {
        check(
            "turn 7 development
             helm A
             A 2/0/0 ideas smartphone
             B
             C",
            "A swap smartphone food for wood; A swap smartphone food for stone",
            "turn 7 development next B
             A 0/1/1 ideas smartphone
             B
             C",
        );
    }

    #[test]
    fn one_exchange_is_enough() {
        check(
            "turn 7 development
             helm A
             A 2/0/0 ideas smartphone
             B
             C",
            "A swap smartphone food for wood; A done",
            "turn 7 development next B
             A 1/1/0 ideas smartphone
             B
             C",
        );
    }

    #[test]
    fn what_the_first_brought_can_be_given_in_the_second() {
        check(
            "turn 7 development
             helm A
             A 1/0/0 ideas smartphone
             B
             C",
            "A swap smartphone food for wood; A swap smartphone wood for stone",
            "turn 7 development next B
             A 0/0/1 ideas smartphone
             B
             C",
        );
    }

    /// C77.
    #[test]
    fn a_third_exchange_does_not_exist_but_the_market_serves_beside_it() {
        check(
            "turn 7 development
             helm A
             A 9/0/0 ideas smartphone market
             B
             C",
            "A swap smartphone food for wood; A swap smartphone food for wood; A swap market food for stone",
            "turn 7 development next B
             A 6/2/1 ideas smartphone market
             B
             C",
        );
    }
}
