//! 44 Research Institute: points for most inventions (C75, C107).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(44);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "research-institute",
    parameters: &[Key::Kind, Key::Amount],
    moment: Moment::Scoring(points),
};

fn points(table: &State, seat: Seat) -> u16 {
    points_for_majority(table, seat, IDEA)
}
