//! 39 Car: printed points only.

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(39);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "car",
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
             A ideas car
             B
             C",
            "",
            "turn 9 over
             A ideas car
             B
             C
             over A by points
             points A 5 printed 5",
        );
    }
}
