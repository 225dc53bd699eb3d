//! 4 Hedonism: a resource for every Slacking in case 1 or 2 (C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(4);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "hedonism",
    parameters: &[Key::Order, Key::Amount],
    moment: Moment::After(Tied::ByCard, answer),
};

/// Doubling doubles it; in case 3+ there is nothing to enjoy.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    if performance.case != Case::Many {
        let amount = fx.table.effect(IDEA).amount;
        fx.choose_and_take(performance.me, amount, Source::Idea(IDEA))?;
    }
    Ok(())
}
