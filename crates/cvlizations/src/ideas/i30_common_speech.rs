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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C71.
    #[test]
    fn two_ideas_are_bought_and_the_track_is_refilled_in_between() {
        check(
            "turn 1 development
             A 9/9/9 ideas common-speech
             B
             C
             track law
             deck axe temple",
            "A buy law; A buy axe",
            "turn 1 development next B
             A 7/8/6 ideas common-speech law* axe*
             B
             C
             track temple",
        );
    }

    /// C71. B and not A is next: A holds nothing more.
    #[test]
    fn the_second_is_not_free() {
        check(
            "turn 1 development
             A 1/1/1 ideas common-speech
             B
             C
             track law
             deck axe temple",
            "A buy law",
            "turn 1 development next B
             A ideas common-speech law*
             B
             C
             track axe
             deck temple",
        );
    }

    #[test]
    fn a_single_purchase_is_enough() {
        check(
            "turn 1 development
             A 9/9/9 ideas common-speech
             B
             C
             track law
             deck axe temple",
            "A buy law; A done",
            "turn 1 development next B
             A 8/8/8 ideas common-speech law*
             B
             C
             track axe
             deck temple",
        );
    }

    /// C93.
    #[test]
    fn bought_in_this_move_it_allows_no_second_purchase() {
        check(
            "turn 1 development
             A 9/9/9
             B
             C
             track common-speech law",
            "A buy common-speech",
            "turn 1 development next B
             A 7/8/8 ideas common-speech*
             B
             C
             track law",
        );
    }
}
