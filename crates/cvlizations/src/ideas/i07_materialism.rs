//! 7 Materialism: points for resources left (C45, O9).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(7);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "materialism",
    parameters: &[Key::Amount, Key::Per, Key::AtMost],
    moment: Moment::Scoring(points),
};

fn points(table: &State, seat: Seat) -> u16 {
    let player = table.player(seat);
    points_for(table, player.ideas, player.goods)
}

/// What it brings an owner of these ideas with these resources left.
pub(crate) fn points_for(table: &State, ideas: IdeaSet, left: Goods) -> u16 {
    let effect = table.effect(IDEA);
    if ideas.has(IDEA) {
        (left.total() / effect.per * effect.amount).min(effect.at_most)
    } else {
        0
    }
}
