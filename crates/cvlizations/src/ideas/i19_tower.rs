//! 19 Tower: up to three wood become points at the end (C66, C97, O9, O23).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(19);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "tower",
    parameters: &[Key::Resource, Key::Amount, Key::AtMost],
    moment: Moment::Exchange,
};

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C66.
    #[test]
    fn three_of_five_become_points_and_two_are_left() {
        check(
            "turn 9 scoring
             A 0/5/0 ideas tower
             B
             C",
            "A return 3",
            "turn 9 over
             A 0/2/0 ideas tower exchanged tower 3
             B
             C
             over A by points
             points A 5 printed 2 tower 3",
        );
    }

    /// C97.
    #[test]
    fn up_to_three_can_be_returned_or_none() {
        check(
            "turn 9 scoring
             A 0/5/0 ideas tower
             B
             C",
            "",
            "A 0/5/0 ideas tower
             B
             C
             asks A
             options A: return 0; return 1; return 2; return 3",
        );
    }

    /// C97.
    #[test]
    fn never_more_than_are_held() {
        check(
            "turn 9 scoring
             A 0/1/0 ideas tower
             B
             C",
            "",
            "A 0/1/0 ideas tower
             B
             C
             asks A
             options A: return 0; return 1",
        );
    }

    #[test]
    fn other_kinds_do_not_serve() {
        check(
            "turn 9 scoring
             A 9/0/9 ideas tower
             B
             C",
            "",
            "turn 9 over
             A 9/0/9 ideas tower
             B
             C
             over A by points
             points A 2 printed 2",
        );
    }
}
