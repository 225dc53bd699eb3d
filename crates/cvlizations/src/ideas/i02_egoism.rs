//! 2 Egoism: once per turn a resource for an order that nobody else has (O18, O19).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(2);

/// The mark that it has paid this turn.
pub(super) const SPENT: u8 = 1;

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "egoism",
    parameters: &[Key::Amount],
    moment: Moment::After(Tied::ToAny, answer),
};

/// The first performance of the turn in that case pays, Doubling only at its own moment.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    let spent = &mut fx.table.players[performance.me.index()].spent;
    if performance.case == Case::One && *spent & SPENT == 0 {
        *spent |= SPENT;
        let amount = fx.table.effect(IDEA).amount;
        fx.choose_and_take(performance.me, amount, Source::Idea(IDEA))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn the_first_order_in_case_1_pays_and_the_second_does_not() {
        check(
            "turn 1 action
             A ideas egoism laid logging slacking
             B
             C",
            "A take food",
            "A 1/2/0 tokens 1 ideas egoism laid logging slacking
             B
             C",
        );
    }

    #[test]
    fn a_doubled_order_pays_after_its_first_performance_only() {
        check(
            "turn 1 action
             A ideas egoism laid logging doubling
             B
             C",
            "A take food",
            "A 1/4/0 ideas egoism laid logging doubling
             B
             C",
        );
    }

    /// C85, O19.
    #[test]
    fn a_trade_without_resources_pays_and_the_second_performance_can_use_it() {
        check(
            "turn 1 action
             A ideas egoism laid trading doubling
             B
             C",
            "A take food; A trade food for wood",
            "A 0/3/0 ideas egoism laid trading doubling
             B
             C",
        );
    }

    /// O18.
    #[test]
    fn doubling_alone_in_case_1_pays_at_its_own_moment() {
        check(
            "turn 1 action
             A ideas egoism laid logging doubling
             B laid logging hunting
             C",
            "A take stone",
            "A 0/6/1 ideas egoism laid logging doubling
             B 2/3/0 laid logging hunting
             C",
        );
    }

    #[test]
    fn shared_orders_pay_nothing() {
        check(
            "turn 1 action
             A ideas egoism laid logging slacking
             B laid logging slacking
             C",
            "",
            "A 0/3/0 tokens 2 ideas egoism laid logging slacking
             B 0/3/0 tokens 2 laid logging slacking
             C",
        );
    }
}
