//! 12 Sword: one more resource from a player just robbed (C88, O20).

use super::prelude::*;
use crate::ideas::law;
use crate::orders::{is_possible_victim, offer_goods_of, rob};

/// The idea itself.
pub const IDEA: Idea = Idea::new(12);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "sword",
    parameters: &[Key::Amount],
    moment: Moment::After(Tied::To(Order::Thieving), answer),
};

/// Once per performance; an owner of active Law is no target, nor is one with nothing left.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    for _ in 0..fx.table.effect(IDEA).amount {
        let mut options = Options::new();
        for victim in performance.robbed.iter() {
            if is_possible_victim(fx.table, performance.me, victim)
                && !fx.has_active(victim, law::IDEA)
            {
                offer_goods_of(fx.table, victim, &mut options);
            }
        }
        if options.is_empty() {
            break;
        }
        let source = Source::Idea(IDEA);
        if let Choice::Rob { victim, resource } =
            fx.choose(performance.me, Prompt::Rob(source), &options)?
        {
            rob(fx, performance.me, victim, resource, source)?;
        }
    }
    Ok(())
}
