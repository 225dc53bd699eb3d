//! 29 Wheel: one more of the kind just received from Trading (C63, C70, C86, C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(29);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "wheel",
    parameters: &[Key::Amount],
    moment: Moment::After(Tied::To(Order::Trading), answer),
};

/// In any case, if an exchange took place; Doubling doubles it.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    if let Some(received) = performance.received {
        let amount = fx.table.effect(IDEA).amount;
        fx.take(performance.me, received, amount, Source::Idea(IDEA));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C70.
    #[test]
    fn a_trade_brings_one_more_of_the_kind_received() {
        check(
            "turn 1 action
             A 1/0/0 ideas wheel laid trading slacking
             B
             C",
            "A trade food for stone",
            "A 0/0/4 tokens 1 ideas wheel laid trading slacking
             B
             C",
        );
    }

    /// C63.
    #[test]
    fn doubling_doubles_it_each_time_with_the_kind_of_that_trade() {
        check(
            "turn 1 action
             A 1/0/0 ideas wheel laid trading doubling
             B
             C",
            "A trade food for stone; A trade stone for wood",
            "A 0/4/3 ideas wheel laid trading doubling
             B
             C",
        );
    }

    /// C86.
    #[test]
    fn without_a_trade_there_is_nothing_more() {
        check(
            "turn 1 action
             A ideas wheel laid trading slacking
             B
             C",
            "",
            "A tokens 1 ideas wheel laid trading slacking
             B
             C",
        );
    }

    /// C108.
    #[test]
    fn it_pays_in_case_3_too() {
        check(
            "turn 1 action
             A 1/0/0 ideas wheel laid trading slacking
             B laid trading logging
             C laid trading quarrying",
            "A trade food for wood; B trade wood for food; C trade stone for food",
            "A 0/3/0 tokens 1 ideas wheel laid trading slacking
             B 2/1/0 laid trading logging
             C 2/0/1 laid trading quarrying",
        );
    }
}
