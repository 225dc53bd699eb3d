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
