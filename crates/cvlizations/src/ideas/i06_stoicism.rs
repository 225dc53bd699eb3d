//! 6 Stoicism: a resource for every resource robbed (C87, O20).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(6);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "stoicism",
    parameters: &[Key::Amount],
    moment: Moment::InChapter,
};

/// The victim answers each unit at once, before the thief goes on.
pub(crate) fn answer(fx: &mut Fx<'_>, victim: Seat) -> Flow {
    if fx.has_active(victim, IDEA) {
        let amount = fx.table.effect(IDEA).amount;
        fx.choose_and_take(victim, amount, Source::Idea(IDEA))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn the_victim_takes_a_resource_and_the_kind_lost_is_allowed() {
        check(
            "turn 1 action
             A laid thieving slacking
             B 1/0/0 ideas stoicism
             C",
            "B take food",
            "A 1/0/0 tokens 1 laid thieving slacking
             B 1/0/0 ideas stoicism
             C",
        );
    }

    /// C87: the second performance can take what the first one brought.
    #[test]
    fn the_victim_answers_before_the_thief_goes_on() {
        check(
            "turn 1 action
             A laid thieving doubling
             B 1/0/0 ideas stoicism
             C",
            "B take stone; A rob B stone; B take wood",
            "A 1/0/1 laid thieving doubling
             B 0/1/0 ideas stoicism
             C",
        );
    }

    #[test]
    fn who_is_not_robbed_takes_nothing() {
        check(
            "turn 1 action
             A laid thieving slacking
             B ideas stoicism
             C 1/0/0",
            "",
            "A 1/0/0 tokens 1 laid thieving slacking
             B ideas stoicism
             C",
        );
    }
}
