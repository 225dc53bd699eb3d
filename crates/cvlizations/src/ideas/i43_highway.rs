//! 43 Highway: points for most tools (C75, C107).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(43);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "highway",
    parameters: &[Key::Kind, Key::Amount],
    moment: Moment::Scoring(points),
};

fn points(table: &State, seat: Seat) -> u16 {
    points_for_majority(table, seat, IDEA)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C75.
    #[test]
    fn strictly_most_of_the_kind_bring_2_points() {
        check(
            "turn 9 scoring
             A ideas highway axe
             B
             C",
            "",
            "turn 9 over
             A ideas highway axe
             B
             C
             over A by points
             points A 8 printed 6 highway 2",
        );
    }

    /// C75.
    #[test]
    fn a_tie_brings_nothing() {
        check(
            "turn 9 scoring
             A ideas highway axe
             B ideas pickaxe
             C",
            "",
            "turn 9 over
             A ideas highway axe
             B ideas pickaxe
             C
             over A by points
             points A 6 printed 6",
        );
    }

    #[test]
    fn none_at_all_is_a_tie_too() {
        check(
            "turn 9 scoring
             A ideas highway
             B
             C",
            "",
            "turn 9 over
             A ideas highway
             B
             C
             over A by points
             points A 4 printed 4",
        );
    }
}
