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
