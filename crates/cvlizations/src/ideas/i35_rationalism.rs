//! 35 Rationalism: points for different kinds of ideas (C72).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(35);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "rationalism",
    parameters: &[Key::Amount],
    moment: Moment::Scoring(points),
};

fn points(table: &State, seat: Seat) -> u16 {
    let owned = |kind: &Kind| table.count_of_kind(seat, *kind) > 0;
    Kind::ALL.into_iter().filter(owned).count() as u16 * table.effect(IDEA).amount
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C72.
    #[test]
    fn it_counts_itself_as_an_ideology() {
        check(
            "turn 9 scoring
             A ideas rationalism optimism
             B
             C",
            "",
            "turn 9 over
             A ideas rationalism optimism
             B
             C
             over A by points
             points A 3 printed 2 rationalism 1",
        );
    }

    /// C72.
    #[test]
    fn four_kinds_bring_four_points() {
        check(
            "turn 9 scoring
             A ideas rationalism axe law tower
             B
             C",
            "",
            "turn 9 over
             A ideas rationalism axe law tower
             B
             C
             over A by points
             points A 11 printed 7 rationalism 4",
        );
    }
}
