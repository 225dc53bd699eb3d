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
