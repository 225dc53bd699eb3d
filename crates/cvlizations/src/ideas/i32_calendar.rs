//! 32 Calendar: one of each resource when age I or II ends (C95).

use super::prelude::*;
use crate::Resource;

/// The idea itself.
pub const IDEA: Idea = Idea::new(32);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "calendar",
    parameters: &[Key::Amount],
    moment: Moment::InChapter,
};

/// Called in turns 3 and 6 only, before the helm moves.
pub(crate) fn at_end_of_age(fx: &mut Fx<'_>, me: Seat) {
    if fx.has_active(me, IDEA) {
        let amount = fx.table.effect(IDEA).amount;
        for resource in Resource::ALL {
            fx.take(me, resource, amount, Source::Idea(IDEA));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C95.
    #[test]
    fn it_pays_when_turn_3_ends_an_age() {
        check(
            "turn 3 development next C
             helm A
             A ideas calendar
             B
             C",
            "C done",
            "turn 4 orders
             helm B
             A 1/1/1 ideas calendar
             B
             C",
        );
    }

    /// C95.
    #[test]
    fn it_pays_when_turn_6_ends_an_age() {
        check(
            "turn 6 development next C
             helm A
             A ideas calendar
             B
             C",
            "C done",
            "turn 7 orders
             helm B
             A 1/1/1 ideas calendar
             B
             C",
        );
    }

    #[test]
    fn it_pays_nothing_in_other_turns() {
        check(
            "turn 4 development next C
             helm A
             A ideas calendar
             B
             C",
            "C done",
            "turn 5 orders
             A ideas calendar
             B
             C",
        );
    }

    #[test]
    fn it_pays_nothing_in_turn_9() {
        check(
            "turn 9 development next C
             helm A
             A ideas calendar
             B
             C",
            "C done",
            "turn 9 over
             A ideas calendar
             B
             C
             over A by points",
        );
    }

    #[test]
    fn bought_this_turn_it_is_not_yet_active() {
        check(
            "turn 3 development next C
             helm A
             A ideas calendar*
             B
             C",
            "C done",
            "turn 4 orders
             A ideas calendar
             B
             C",
        );
    }
}
