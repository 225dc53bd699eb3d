//! 42 Stock Exchange: sets of three resources become points at the end (C74, C97, O9, O23).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(42);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "stock-exchange",
    parameters: &[Key::Amount, Key::AtMost],
    moment: Moment::Exchange,
};

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C74.
    #[test]
    fn each_set_of_three_brings_two_points() {
        check(
            "turn 9 scoring
             A 2/3/2 ideas stock-exchange
             B
             C",
            "A return 2",
            "turn 9 over
             A 0/1/0 ideas stock-exchange exchanged stock-exchange 2
             B
             C
             over A by points
             points A 6 printed 2 stock-exchange 4",
        );
    }

    /// C74.
    #[test]
    fn three_sets_are_the_most() {
        check(
            "turn 9 scoring
             A 5/5/5 ideas stock-exchange
             B
             C",
            "",
            "A 5/5/5 ideas stock-exchange
             B
             C
             asks A
             options A: return 0; return 1; return 2; return 3",
        );
    }

    /// C97: a token can be exchanged once.
    #[test]
    fn it_is_asked_after_the_tower_and_sees_what_is_left() {
        check(
            "turn 9 scoring
             A 2/2/2 ideas tower stock-exchange
             B
             C",
            "A return 1",
            "A 2/1/2 ideas tower stock-exchange exchanged tower 1
             B
             C
             asks A
             options A: return 0; return 1",
        );
    }

    #[test]
    fn without_a_full_set_nothing_is_asked() {
        check(
            "turn 9 scoring
             A 9/9/0 ideas stock-exchange
             B
             C",
            "",
            "turn 9 over
             A 9/9/0 ideas stock-exchange
             B
             C
             over A by points
             points A 2 printed 2",
        );
    }
}
