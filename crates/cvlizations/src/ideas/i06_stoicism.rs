//! 6 Stoicism: a resource for every resource robbed (C87, O20).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(6);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "stoicism",
    parameters: &[Key::Amount],
    moment: Moment::InChapter,
};

/// The victim answers each unit at once, before the thief goes on.
pub(crate) fn answer(fx: &mut Fx<'_>, victim: Seat) -> Flow {
    if fx.has_active(victim, IDEA) {
        let amount = fx.table.effect(IDEA).amount;
        fx.choose_and_take(victim, amount, Source::Idea(IDEA))?;
    }
    Ok(())
}
