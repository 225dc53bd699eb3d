//! 11 Dagger: a happiness token for Thieving in case 1 or 2 (C64, C108, O14, O19).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(11);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "dagger",
    parameters: &[Key::Order, Key::Amount],
    moment: Moment::After(Tied::ByCard, answer),
};

/// Even if nobody could be robbed; Doubling doubles it.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    if performance.case != Case::Many {
        let amount = fx.table.effect(IDEA).amount;
        fx.take_tokens(performance.me, amount, Source::Idea(IDEA));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// O19.
    #[test]
    fn thieving_brings_a_token_even_if_nobody_can_be_robbed() {
        check(
            "turn 1 action
             A ideas dagger laid thieving logging
             B
             C",
            "",
            "A 0/2/0 tokens 1 ideas dagger laid thieving logging
             B
             C",
        );
    }

    /// O14.
    #[test]
    fn doubling_doubles_it() {
        check(
            "turn 1 action
             A ideas dagger laid thieving doubling
             B
             C",
            "",
            "A tokens 2 ideas dagger laid thieving doubling
             B
             C",
        );
    }

    /// C64.
    #[test]
    fn nothing_in_case_3() {
        check(
            "turn 1 action
             A ideas dagger laid thieving logging
             B laid thieving hunting
             C laid thieving quarrying",
            "",
            "A 0/2/0 ideas dagger laid thieving logging
             B 2/0/0 laid thieving hunting
             C 0/0/2 laid thieving quarrying",
        );
    }
}
