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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C73: rounded down.
    #[test]
    fn five_ideas_bring_two_points() {
        check(
            "turn 9 scoring
             A ideas cinematography axe law tower car
             B
             C",
            "",
            "turn 9 over
             A ideas cinematography axe law tower car
             B
             C
             over A by points
             points A 14 printed 12 cinematography 2",
        );
    }

    #[test]
    fn alone_it_brings_nothing() {
        check(
            "turn 9 scoring
             A ideas cinematography
             B
             C",
            "",
            "turn 9 over
             A ideas cinematography
             B
             C
             over A by points
             points A 1 printed 1",
        );
    }
}
