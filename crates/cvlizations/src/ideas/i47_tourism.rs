//! 47 Tourism: points for most buildings (C75, C107).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(47);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "tourism",
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
             A ideas tourism tower
             B
             C",
            "",
            "turn 9 over
             A ideas tourism tower
             B
             C
             over A by points
             points A 8 printed 6 tourism 2",
        );
    }

    /// C75.
    #[test]
    fn a_tie_brings_nothing() {
        check(
            "turn 9 scoring
             A ideas tourism tower
             B ideas castle
             C",
            "",
            "turn 9 over
             A ideas tourism tower
             B ideas castle
             C
             over A by points
             points A 6 printed 6",
        );
    }

    #[test]
    fn it_is_no_building_itself() {
        check(
            "turn 9 scoring
             A ideas tourism
             B ideas tower
             C",
            "",
            "turn 9 over
             A ideas tourism
             B ideas tower
             C
             over A by points
             points A 4 printed 4",
        );
    }
}
