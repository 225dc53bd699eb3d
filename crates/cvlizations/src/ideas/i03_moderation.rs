//! 3 Moderation: two resources of one kind in a turn without purchase (C95, O24).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(3);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "moderation",
    parameters: &[Key::Amount],
    moment: Moment::InChapter,
};

/// Pays in every turn, the ninth included, to an owner who bought nothing for whatever reason.
pub(crate) fn at_clean_up(fx: &mut Fx<'_>, me: Seat) -> Flow {
    if fx.has_active(me, IDEA) && !fx.table.has_bought(me) {
        let amount = fx.table.effect(IDEA).amount;
        fx.choose_kind_and_take(me, amount, Source::Idea(IDEA))?;
    }
    Ok(())
}
