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
