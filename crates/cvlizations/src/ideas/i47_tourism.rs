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
