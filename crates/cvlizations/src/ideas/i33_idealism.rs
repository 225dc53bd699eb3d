//! 33 Idealism: points for ideologies (C98).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(33);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "idealism",
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
             A ideas idealism
             B
             C",
            "",
            "turn 9 over
             A ideas idealism
             B
             C
             over A by points
             points A 3 printed 2 idealism 1",
        );
    }

    #[test]
    fn each_of_the_kind_counts() {
        check(
            "turn 9 scoring
             A ideas idealism optimism egoism
             B
             C",
            "",
            "turn 9 over
             A ideas idealism optimism egoism
             B
             C
             over A by points
             points A 7 printed 4 idealism 3",
        );
    }

    #[test]
    fn four_points_are_the_most() {
        check(
            "turn 9 scoring
             A ideas idealism optimism egoism moderation hedonism
             B
             C",
            "",
            "turn 9 over
             A ideas idealism optimism egoism moderation hedonism
             B
             C
             over A by points
             points A 12 printed 8 idealism 4",
        );
    }

    #[test]
    fn other_kinds_do_not_count() {
        check(
            "turn 9 scoring
             A ideas idealism car
             B
             C",
            "",
            "turn 9 over
             A ideas idealism car
             B
             C
             over A by points
             points A 8 printed 7 idealism 1",
        );
    }
}
