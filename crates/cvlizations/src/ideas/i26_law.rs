//! 26 Law: nobody can be robbed of more than one resource per turn (C68, C82, O16).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(26);

/// The mark that the owner was robbed this turn.
pub(super) const SPENT: u8 = 2;

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "law",
    parameters: &[],
    moment: Moment::InChapter,
};

/// Whether the player has been robbed this turn and is protected from now on.
#[inline]
pub(crate) fn protects(table: &State, victim: Seat) -> bool {
    table.player(victim).spent & SPENT != 0
}

/// A resource was taken from the player.
#[inline]
pub(crate) fn take_note(table: &mut State, victim: Seat) {
    if table.active(victim).has(IDEA) {
        table.players[victim.index()].spent |= SPENT;
    }
}
