//! 17 Hermitage: a happiness token if nobody else has either of your orders (C84, C107).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(17);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "hermitage",
    parameters: &[Key::Amount],
    moment: Moment::InChapter,
};

/// Once, after Doubling's moment; Doubling counts as one of the two orders.
pub(crate) fn at_end_of_action(fx: &mut Fx<'_>, me: Seat) {
    if !fx.has_active(me, IDEA) {
        return;
    }
    let laid = fx.table.laid(me);
    if !laid.is_empty() && laid.iter().all(|order| fx.table.case(order) == Case::One) {
        let amount = fx.table.effect(IDEA).amount;
        fx.take_tokens(me, amount, Source::Idea(IDEA));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn two_orders_of_ones_own_bring_a_token() {
        check(
            "turn 1 action
             A ideas hermitage laid logging hunting
             B laid quarrying slacking
             C",
            "",
            "A 2/2/0 tokens 1 ideas hermitage laid logging hunting
             B 0/0/2 tokens 1 laid quarrying slacking
             C",
        );
    }

    #[test]
    fn one_shared_order_brings_nothing() {
        check(
            "turn 1 action
             A ideas hermitage laid logging hunting
             B laid logging slacking
             C",
            "",
            "A 2/3/0 ideas hermitage laid logging hunting
             B 0/3/0 tokens 1 laid logging slacking
             C",
        );
    }

    #[test]
    fn an_order_shared_with_several_brings_nothing() {
        check(
            "turn 1 action
             A ideas hermitage laid logging hunting
             B laid logging slacking
             C laid logging quarrying",
            "",
            "A 2/1/0 ideas hermitage laid logging hunting
             B 0/1/0 tokens 1 laid logging slacking
             C 0/1/2 laid logging quarrying",
        );
    }

    #[test]
    fn doubling_is_one_of_the_two_orders() {
        check(
            "turn 1 action
             A ideas hermitage laid logging doubling
             B laid hunting doubling
             C",
            "",
            "A 0/4/0 ideas hermitage laid logging doubling
             B 4/0/0 laid hunting doubling
             C",
        );
    }

    /// C107.
    #[test]
    fn the_granna_people_are_another_civilisation() {
        check(
            "turn 1 action
             A ideas hermitage laid logging hunting
             B
             granna laid hunting doubling",
            "",
            "A 3/2/0 ideas hermitage laid logging hunting
             B
             granna laid hunting doubling",
        );
    }
}
