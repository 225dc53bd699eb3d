//! 1 Optimism: a resource for every performance in case 3+ (C60, O13, O17, O19).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(1);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "optimism",
    parameters: &[Key::Amount],
    moment: Moment::After(Tied::ToAny, answer),
};

/// Whether or not that case gives anything; Doubling itself counts at its own moment.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    if performance.case == Case::Many {
        let amount = fx.table.effect(IDEA).amount;
        fx.choose_and_take(performance.me, amount, Source::Idea(IDEA))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn an_order_in_case_3_pays_once() {
        check(
            "turn 1 action
             A ideas optimism laid logging slacking
             B laid logging hunting
             C laid logging quarrying",
            "A take stone",
            "A 0/1/1 tokens 1 ideas optimism laid logging slacking
             B 2/1/0 laid logging hunting
             C 0/1/2 laid logging quarrying",
        );
    }

    /// C60.
    #[test]
    fn two_orders_in_case_3_pay_twice_even_if_they_give_nothing() {
        check(
            "turn 1 action
             A ideas optimism laid slacking hunting
             B laid slacking hunting
             C laid slacking hunting",
            "A take stone; A take wood",
            "A 1/1/1 ideas optimism laid slacking hunting
             B 1/0/0 laid slacking hunting
             C 1/0/0 laid slacking hunting",
        );
    }

    /// C60.
    #[test]
    fn a_doubled_order_in_case_3_pays_for_both_performances() {
        check(
            "turn 1 action
             A ideas optimism laid logging doubling
             B laid logging hunting
             C laid logging quarrying",
            "A take stone; A take food",
            "A 1/2/1 ideas optimism laid logging doubling
             B 2/1/0 laid logging hunting
             C 0/1/2 laid logging quarrying",
        );
    }

    /// O13.
    #[test]
    fn doubling_in_case_3_pays_at_its_own_moment() {
        check(
            "turn 1 action
             A ideas optimism laid slacking doubling
             B laid logging doubling
             C laid trading doubling",
            "A take food",
            "A 1/0/0 tokens 1 ideas optimism laid slacking doubling
             B 0/2/0 laid logging doubling
             C laid trading doubling",
        );
    }

    #[test]
    fn an_order_in_case_2_pays_nothing() {
        check(
            "turn 1 action
             A ideas optimism laid logging slacking
             B laid logging hunting
             C",
            "",
            "A 0/3/0 tokens 1 ideas optimism laid logging slacking
             B 2/3/0 laid logging hunting
             C",
        );
    }
}
