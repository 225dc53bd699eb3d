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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// O16.
    #[test]
    fn the_same_thief_cannot_take_a_second_time() {
        check(
            "turn 1 action
             A laid thieving doubling
             B 3/0/0 ideas law
             C",
            "",
            "A 1/0/0 laid thieving doubling
             B 2/0/0 ideas law
             C",
        );
    }

    /// C68. B can rob A and D only.
    #[test]
    fn nobody_else_can_take_either() {
        check(
            "turn 1 action
             A laid thieving slacking
             B laid thieving logging
             C 3/0/0 ideas law
             D 2/0/0",
            "A rob C food; A rob D food; B rob A food",
            "A 1/0/0 tokens 1 laid thieving slacking
             B 2/2/0 laid thieving logging
             C 2/0/0 ideas law
             D",
        );
    }

    #[test]
    fn the_first_resource_can_be_taken() {
        check(
            "turn 1 action
             A laid thieving slacking
             B 1/0/0 ideas law
             C",
            "",
            "A 1/0/0 tokens 1 laid thieving slacking
             B ideas law
             C",
        );
    }

    /// C82.
    #[test]
    fn the_protection_ends_with_the_turn() {
        check(
            "turn 1 action
             A laid thieving slacking
             B 2/0/0 ideas law
             C",
            "A rob B food; A done; B done; C done
             B lay logging hunting; C lay thieving slacking; A lay logging doubling; C rob B food",
            "turn 2 development next B
             helm B
             A 1/6/0 tokens 1 used thieving slacking laid logging doubling
             B 2/3/0 ideas law laid logging hunting
             C 1/0/0 tokens 1 laid thieving slacking",
        );
    }
}
