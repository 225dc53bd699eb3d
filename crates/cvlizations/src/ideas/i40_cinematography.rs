//! 40 Cinematography: a point for every two ideas (C73).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(40);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "cinematography",
    parameters: &[Key::Amount, Key::Per],
    moment: Moment::Scoring(points),
};

fn points(table: &State, seat: Seat) -> u16 {
    let effect = table.effect(IDEA);
    table.player(seat).ideas.len() as u16 / effect.per * effect.amount
}
