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
