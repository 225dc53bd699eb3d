//! 29 Wheel: one more of the kind just received from Trading (C63, C70, C86, C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(29);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "wheel",
    parameters: &[Key::Amount],
    moment: Moment::After(Tied::To(Order::Trading), answer),
};

/// In any case, if an exchange took place; Doubling doubles it.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    if let Some(received) = performance.received {
        let amount = fx.table.effect(IDEA).amount;
        fx.take(performance.me, received, amount, Source::Idea(IDEA));
    }
    Ok(())
}
