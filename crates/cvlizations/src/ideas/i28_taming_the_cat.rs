//! 28 Taming the cat: a happiness token for an order that gives nothing in its case (C69, O3, O4, O17).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(28);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "taming-the-cat",
    parameters: &[Key::Amount],
    moment: Moment::InChapter,
};

/// Once per failed order, after its last performance, and at Doubling's moment for Doubling itself.
pub(crate) fn after_failure(fx: &mut Fx<'_>, me: Seat, order: Order) {
    debug_assert_eq!(fx.table.gives(order), 0, "{order} gives something");
    if fx.has_active(me, IDEA) {
        let amount = fx.table.effect(IDEA).amount;
        fx.take_tokens(me, amount, Source::Idea(IDEA));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C69.
    #[test]
    fn an_order_that_gives_nothing_brings_a_token() {
        check(
            "turn 1 action
             A ideas taming-the-cat laid slacking logging
             B laid slacking hunting
             C laid slacking quarrying",
            "",
            "A 0/2/0 tokens 1 ideas taming-the-cat laid slacking logging
             B 2/0/0 laid slacking hunting
             C 0/0/2 laid slacking quarrying",
        );
    }

    /// C69.
    #[test]
    fn two_failed_orders_bring_two_tokens() {
        check(
            "turn 1 action
             A ideas taming-the-cat laid slacking cunning
             B laid slacking cunning
             C laid slacking cunning",
            "",
            "A tokens 2 ideas taming-the-cat laid slacking cunning
             B laid slacking cunning
             C laid slacking cunning",
        );
    }

    /// C31, C69, O17.
    #[test]
    fn a_failed_order_doubled_brings_one_token_and_optimism_pays_too() {
        check(
            "turn 1 action
             A ideas taming-the-cat optimism laid thieving doubling
             B laid thieving hunting
             C laid thieving quarrying",
            "A take food; A take food",
            "A 2/0/0 tokens 1 ideas taming-the-cat optimism laid thieving doubling
             B 2/0/0 laid thieving hunting
             C 0/0/2 laid thieving quarrying",
        );
    }

    /// C69.
    #[test]
    fn doubling_in_case_3_brings_a_token() {
        check(
            "turn 1 action
             A ideas taming-the-cat laid logging doubling
             B laid hunting doubling
             C laid quarrying doubling",
            "",
            "A 0/2/0 tokens 1 ideas taming-the-cat laid logging doubling
             B 2/0/0 laid hunting doubling
             C 0/0/2 laid quarrying doubling",
        );
    }

    /// O3, O4.
    #[test]
    fn nobody_to_rob_and_nothing_to_trade_are_no_failures() {
        check(
            "turn 1 action
             A ideas taming-the-cat laid thieving trading
             B
             C",
            "",
            "A ideas taming-the-cat laid thieving trading
             B
             C",
        );
    }

    /// C22.
    #[test]
    fn logging_in_case_3_gives_something_and_so_brings_no_token() {
        check(
            "turn 1 action
             A ideas taming-the-cat laid logging hunting
             B laid logging hunting
             C laid logging hunting",
            "",
            "A 1/1/0 ideas taming-the-cat laid logging hunting
             B 1/1/0 laid logging hunting
             C 1/1/0 laid logging hunting",
        );
    }
}
