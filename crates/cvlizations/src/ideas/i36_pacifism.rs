//! 36 Pacifism: points for owning no weapon (C98).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(36);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "pacifism",
    parameters: &[Key::Amount, Key::Ideas],
    moment: Moment::Scoring(points),
};

fn points(table: &State, seat: Seat) -> u16 {
    let effect = table.effect(IDEA);
    if table.player(seat).ideas.and(effect.ideas).is_empty() {
        effect.amount
    } else {
        0
    }
}
