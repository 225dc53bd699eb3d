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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C62.
    #[test]
    fn no_resource_left_brings_2_points() {
        check(
            "turn 9 scoring
             A ideas consumerism
             B
             C",
            "",
            "A ideas consumerism
             B
             C
             turn 9 over
             over A by points
             points A 5 printed 3 consumerism 2",
        );
    }

    #[test]
    fn one_resource_left_brings_nothing() {
        check(
            "turn 9 scoring
             A 0/0/1 ideas consumerism
             B
             C",
            "",
            "A 0/0/1 ideas consumerism
             B
             C
             turn 9 over
             over A by points
             points A 3 printed 3",
        );
    }

    /// O9.
    #[test]
    fn what_was_exchanged_is_not_left() {
        check(
            "turn 9 scoring
             A 3/0/0 ideas consumerism pantry
             B
             C",
            "A return 3",
            "A ideas consumerism pantry exchanged pantry 3
             B
             C
             turn 9 over
             over A by points
             points A 10 printed 5 consumerism 2 pantry 3",
        );
    }
}
