//! 5 Humanism: points for own ideas that hand out happiness tokens (C61).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(5);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "humanism",
    parameters: &[Key::Amount, Key::Ideas],
    moment: Moment::Scoring(points),
};

fn points(table: &State, seat: Seat) -> u16 {
    let effect = table.effect(IDEA);
    let givers = table.player(seat).ideas.and(effect.ideas);
    givers.len() as u16 * effect.amount
}
