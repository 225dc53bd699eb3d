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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn without_a_weapon_it_brings_2_points() {
        check(
            "turn 9 scoring
             A ideas pacifism axe
             B
             C",
            "",
            "turn 9 over
             A ideas pacifism axe
             B
             C
             over A by points
             points A 6 printed 4 pacifism 2",
        );
    }

    #[test]
    fn dagger_is_a_weapon() {
        check(
            "turn 9 scoring
             A ideas pacifism dagger
             B
             C",
            "",
            "turn 9 over
             A ideas pacifism dagger
             B
             C
             over A by points
             points A 3 printed 3",
        );
    }

    #[test]
    fn sword_is_a_weapon() {
        check(
            "turn 9 scoring
             A ideas pacifism sword
             B
             C",
            "",
            "turn 9 over
             A ideas pacifism sword
             B
             C
             over A by points
             points A 4 printed 4",
        );
    }

    #[test]
    fn gunpowder_is_a_weapon() {
        check(
            "turn 9 scoring
             A ideas pacifism gunpowder
             B
             C",
            "",
            "turn 9 over
             A ideas pacifism gunpowder
             B
             C
             over A by points
             points A 4 printed 4",
        );
    }
}
