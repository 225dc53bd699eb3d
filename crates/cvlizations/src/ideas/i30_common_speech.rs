//! 30 Common speech: two purchases in one move (C71, C90).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(30);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "common-speech",
    parameters: &[Key::AtMost],
    moment: Moment::InChapter,
};

/// How many ideas the player may buy in his move.
pub(crate) fn purchases(table: &State, me: Seat) -> u16 {
    if table.active(me).has(IDEA) {
        table.effect(IDEA).at_most
    } else {
        1
    }
}
