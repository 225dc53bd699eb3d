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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn with_2_resources_left_it_brings_0_points() {
        check(
            "turn 9 scoring
             A 2/0/0 ideas materialism
             B
             C",
            "",
            "A 2/0/0 ideas materialism
             B
             C
             turn 9 over
             over A by points
             points A 2 printed 2",
        );
    }

    #[test]
    fn with_3_resources_left_it_brings_1_points() {
        check(
            "turn 9 scoring
             A 1/1/1 ideas materialism
             B
             C",
            "",
            "A 1/1/1 ideas materialism
             B
             C
             turn 9 over
             over A by points
             points A 3 printed 2 materialism 1",
        );
    }

    #[test]
    fn with_8_resources_left_it_brings_2_points() {
        check(
            "turn 9 scoring
             A 3/3/2 ideas materialism
             B
             C",
            "",
            "A 3/3/2 ideas materialism
             B
             C
             turn 9 over
             over A by points
             points A 4 printed 2 materialism 2",
        );
    }

    #[test]
    fn with_9_resources_left_it_brings_3_points() {
        check(
            "turn 9 scoring
             A 3/3/3 ideas materialism
             B
             C",
            "",
            "A 3/3/3 ideas materialism
             B
             C
             turn 9 over
             over A by points
             points A 5 printed 2 materialism 3",
        );
    }

    #[test]
    fn with_27_resources_left_it_brings_3_points() {
        check(
            "turn 9 scoring
             A 9/9/9 ideas materialism
             B
             C",
            "",
            "A 9/9/9 ideas materialism
             B
             C
             turn 9 over
             over A by points
             points A 5 printed 2 materialism 3",
        );
    }

    /// O9.
    #[test]
    fn it_looks_at_what_the_exchanges_left() {
        check(
            "turn 9 scoring
             A 4/0/0 ideas materialism pantry
             B
             C",
            "A return 2",
            "A 2/0/0 ideas materialism pantry exchanged pantry 2
             B
             C
             turn 9 over
             over A by points
             points A 6 pantry 2 printed 4",
        );
    }
}
