//! 46 Board games: printed points only.

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(46);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "board-games",
    parameters: &[],
    moment: Moment::Nothing,
};

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn it_brings_its_printed_points_and_nothing_else() {
        check(
            "turn 9 scoring
             A ideas board-games
             B
             C",
            "",
            "turn 9 over
             A ideas board-games
             B
             C
             over A by points
             points A 6 printed 6",
        );
    }
}
