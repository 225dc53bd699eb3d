//! 38 Computer: points for tools (C98).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(38);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "computer",
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
             A ideas computer
             B
             C",
            "",
            "turn 9 over
             A ideas computer
             B
             C
             over A by points
             points A 3 printed 2 computer 1",
        );
    }

    #[test]
    fn each_of_the_kind_counts() {
        check(
            "turn 9 scoring
             A ideas computer fishing-rod hammer
             B
             C",
            "",
            "turn 9 over
             A ideas computer fishing-rod hammer
             B
             C
             over A by points
             points A 8 printed 5 computer 3",
        );
    }

    #[test]
    fn four_points_are_the_most() {
        check(
            "turn 9 scoring
             A ideas computer fishing-rod hammer dagger sword
             B
             C",
            "",
            "turn 9 over
             A ideas computer fishing-rod hammer dagger sword
             B
             C
             over A by points
             points A 12 printed 8 computer 4",
        );
    }

    #[test]
    fn other_kinds_do_not_count() {
        check(
            "turn 9 scoring
             A ideas computer board-games
             B
             C",
            "",
            "turn 9 over
             A ideas computer board-games
             B
             C
             over A by points
             points A 9 printed 8 computer 1",
        );
    }
}
