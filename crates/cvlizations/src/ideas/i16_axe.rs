//! 16 Axe: more wood from Logging (C63, C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(16);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "axe",
    parameters: &[Key::Order, Key::Resource, Key::Amount],
    moment: Moment::After(Tied::ByCard, answer),
};

/// In any case; Doubling doubles it.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    let effect = fx.table.effect(IDEA);
    fx.take(performance.me, effect.resource, effect.amount, Source::Idea(IDEA));
    Ok(())
}
