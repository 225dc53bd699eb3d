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
