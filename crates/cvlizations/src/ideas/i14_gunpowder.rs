//! 14 Gunpowder: one more resource of your choice from Cunning in case 1 or 2 (C63, C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(14);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "gunpowder",
    parameters: &[Key::Order, Key::Amount],
    moment: Moment::After(Tied::ByCard, answer),
};

/// It need not match the others; Doubling doubles it.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    if performance.case != Case::Many {
        let amount = fx.table.effect(IDEA).amount;
        fx.choose_and_take(performance.me, amount, Source::Idea(IDEA))?;
    }
    Ok(())
}
