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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C61.
    #[test]
    fn each_idea_that_hands_out_tokens_counts() {
        check(
            "turn 9 scoring
             A ideas humanism dagger hermitage vacation taming-the-cat axe
             B
             C",
            "",
            "A ideas humanism dagger hermitage vacation taming-the-cat axe
             B
             C
             turn 9 over
             over A by points
             points A 15 humanism 4 printed 11",
        );
    }

    #[test]
    fn alone_it_brings_nothing_nor_do_end_of_game_ideas_count() {
        check(
            "turn 9 scoring
             A ideas humanism consumerism
             B
             C",
            "",
            "A ideas humanism consumerism
             B
             C
             turn 9 over
             over A by points
             points A 7 consumerism 2 printed 5",
        );
    }
}
