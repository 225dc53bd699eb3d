//! 48 Internet: points for inventions (C98).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(48);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "internet",
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
             A ideas internet
             B
             C",
            "",
            "turn 9 over
             A ideas internet
             B
             C
             over A by points
             points A 3 printed 2 internet 1",
        );
    }

    #[test]
    fn each_of_the_kind_counts() {
        check(
            "turn 9 scoring
             A ideas internet law wheel
             B
             C",
            "",
            "turn 9 over
             A ideas internet law wheel
             B
             C
             over A by points
             points A 9 printed 6 internet 3",
        );
    }

    #[test]
    fn four_points_are_the_most() {
        check(
            "turn 9 scoring
             A ideas internet law wheel writing calendar
             B
             C",
            "",
            "turn 9 over
             A ideas internet law wheel writing calendar
             B
             C
             over A by points
             points A 13 printed 9 internet 4",
        );
    }

    #[test]
    fn other_kinds_do_not_count() {
        check(
            "turn 9 scoring
             A ideas internet car
             B
             C",
            "",
            "turn 9 over
             A ideas internet car
             B
             C
             over A by points
             points A 8 printed 7 internet 1",
        );
    }
}
