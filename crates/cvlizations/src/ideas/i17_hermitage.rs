//! 17 Hermitage: a happiness token if nobody else has either of your orders (C84, C107).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(17);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "hermitage",
    parameters: &[Key::Amount],
    moment: Moment::InChapter,
};

/// Once, after Doubling's moment; Doubling counts as one of the two orders.
pub(crate) fn at_end_of_action(fx: &mut Fx<'_>, me: Seat) {
    if !fx.has_active(me, IDEA) {
        return;
    }
    let laid = fx.table.laid(me);
    if !laid.is_empty() && laid.iter().all(|order| fx.table.case(order) == Case::One) {
        let amount = fx.table.effect(IDEA).amount;
        fx.take_tokens(me, amount, Source::Idea(IDEA));
    }
}
