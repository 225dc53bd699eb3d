//! 25 Vacation: one more happiness token from Slacking in case 1 or 2 (C67, C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(25);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "vacation",
    parameters: &[Key::Order, Key::Amount],
    moment: Moment::After(Tied::ByCard, answer),
};

/// Only the first performance counts: Doubling brings no second extra token.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    if performance.case != Case::Many && performance.is_first {
        let amount = fx.table.effect(IDEA).amount;
        fx.take_tokens(performance.me, amount, Source::Idea(IDEA));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn slacking_brings_one_more_token() {
        check(
            "turn 1 action
             A ideas vacation laid slacking logging
             B
             C",
            "",
            "A 0/2/0 tokens 2 ideas vacation laid slacking logging
             B
             C",
        );
    }

    /// C67.
    #[test]
    fn doubling_brings_no_second_extra_token() {
        check(
            "turn 1 action
             A ideas vacation laid slacking doubling
             B
             C",
            "",
            "A tokens 3 ideas vacation laid slacking doubling
             B
             C",
        );
    }

    /// C108.
    #[test]
    fn nothing_in_case_3() {
        check(
            "turn 1 action
             A ideas vacation laid slacking logging
             B laid slacking hunting
             C laid slacking quarrying",
            "",
            "A 0/2/0 ideas vacation laid slacking logging
             B 2/0/0 laid slacking hunting
             C 0/0/2 laid slacking quarrying",
        );
    }
}
