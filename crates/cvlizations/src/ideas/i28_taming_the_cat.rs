//! 28 Taming the cat: a happiness token for an order that gives nothing in its case (C69, O3, O4, O17).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(28);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "taming-the-cat",
    parameters: &[Key::Amount],
    moment: Moment::InChapter,
};

/// Once per failed order, after its last performance, and at Doubling's moment for Doubling itself.
pub(crate) fn after_failure(fx: &mut Fx<'_>, me: Seat, order: Order) {
    debug_assert_eq!(fx.table.gives(order), 0, "{order} gives something");
    if fx.has_active(me, IDEA) {
        let amount = fx.table.effect(IDEA).amount;
        fx.take_tokens(me, amount, Source::Idea(IDEA));
    }
}
