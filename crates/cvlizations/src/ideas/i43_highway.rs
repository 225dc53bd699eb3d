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
