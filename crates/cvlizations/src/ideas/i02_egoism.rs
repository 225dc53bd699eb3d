//! 2 Egoism: once per turn a resource for an order that nobody else has (O18, O19).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(2);

/// The mark that it has paid this turn.
pub(super) const SPENT: u8 = 1;

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "egoism",
    parameters: &[Key::Amount],
    moment: Moment::After(Tied::ToAny, answer),
};

/// The first performance of the turn in that case pays, Doubling only at its own moment.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    let spent = &mut fx.table.players[performance.me.index()].spent;
    if performance.case == Case::One && *spent & SPENT == 0 {
        *spent |= SPENT;
        let amount = fx.table.effect(IDEA).amount;
        fx.choose_and_take(performance.me, amount, Source::Idea(IDEA))?;
    }
    Ok(())
}
