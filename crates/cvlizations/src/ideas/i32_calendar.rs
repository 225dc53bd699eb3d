//! 32 Calendar: one of each resource when age I or II ends (C95).

use super::prelude::*;
use crate::Resource;

/// The idea itself.
pub const IDEA: Idea = Idea::new(32);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "calendar",
    parameters: &[Key::Amount],
    moment: Moment::InChapter,
};

/// Called in turns 3 and 6 only, before the helm moves.
pub(crate) fn at_end_of_age(fx: &mut Fx<'_>, me: Seat) {
    if fx.has_active(me, IDEA) {
        let amount = fx.table.effect(IDEA).amount;
        for resource in Resource::ALL {
            fx.take(me, resource, amount, Source::Idea(IDEA));
        }
    }
}
