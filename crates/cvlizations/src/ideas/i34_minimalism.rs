//! 34 Minimalism: points for owning few ideas (C98).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(34);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "minimalism",
    parameters: &[Key::Amount, Key::AtMost],
    moment: Moment::Scoring(points),
};

fn points(table: &State, seat: Seat) -> u16 {
    let effect = table.effect(IDEA);
    if table.player(seat).ideas.len() as u16 <= effect.at_most {
        effect.amount
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn seven_ideas_with_itself_are_few_enough() {
        check(
            "turn 9 scoring
             A ideas minimalism optimism egoism hammer dagger divination school
             B
             C",
            "",
            "turn 9 over
             A ideas minimalism optimism egoism hammer dagger divination school
             B
             C
             over A by points
             points A 11 printed 8 minimalism 3",
        );
    }

    #[test]
    fn eight_are_too_many() {
        check(
            "turn 9 scoring
             A ideas minimalism optimism egoism hammer dagger divination school market
             B
             C",
            "",
            "turn 9 over
             A ideas minimalism optimism egoism hammer dagger divination school market
             B
             C
             over A by points
             points A 9 printed 9",
        );
    }
}
