//! 8 Consumerism: points with no resource left (C62, O9).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(8);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "consumerism",
    parameters: &[Key::Amount],
    moment: Moment::Scoring(points),
};

fn points(table: &State, seat: Seat) -> u16 {
    let player = table.player(seat);
    points_for(table, player.ideas, player.goods)
}

/// What it brings an owner of these ideas with these resources left.
pub(crate) fn points_for(table: &State, ideas: IdeaSet, left: Goods) -> u16 {
    if ideas.has(IDEA) && left.total() == 0 {
        table.effect(IDEA).amount
    } else {
        0
    }
}
