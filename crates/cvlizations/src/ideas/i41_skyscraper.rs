//! 41 Skyscraper: points for buildings (C98).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(41);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "skyscraper",
    parameters: &[Key::Kind, Key::Amount, Key::AtMost],
    moment: Moment::Scoring(points),
};

fn points(table: &State, seat: Seat) -> u16 {
    points_per_kind(table, seat, IDEA)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn alone_it_counts_itself() {
        check(
            "turn 9 scoring
             A ideas skyscraper
             B
             C",
            "",
            "turn 9 over
             A ideas skyscraper
             B
             C
             over A by points
             points A 3 printed 2 skyscraper 1",
        );
    }

    #[test]
    fn each_of_the_kind_counts() {
        check(
            "turn 9 scoring
             A ideas skyscraper hermitage school
             B
             C",
            "",
            "turn 9 over
             A ideas skyscraper hermitage school
             B
             C
             over A by points
             points A 8 printed 5 skyscraper 3",
        );
    }

    #[test]
    fn four_points_are_the_most() {
        check(
            "turn 9 scoring
             A ideas skyscraper hermitage school market workshop
             B
             C",
            "",
            "turn 9 over
             A ideas skyscraper hermitage school market workshop
             B
             C
             over A by points
             points A 11 printed 7 skyscraper 4",
        );
    }

    #[test]
    fn other_kinds_do_not_count() {
        check(
            "turn 9 scoring
             A ideas skyscraper car
             B
             C",
            "",
            "turn 9 over
             A ideas skyscraper car
             B
             C
             over A by points
             points A 8 printed 7 skyscraper 1",
        );
    }
}
