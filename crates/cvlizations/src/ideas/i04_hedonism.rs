//! 4 Hedonism: a resource for every Slacking in case 1 or 2 (C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(4);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "hedonism",
    parameters: &[Key::Order, Key::Amount],
    moment: Moment::After(Tied::ByCard, answer),
};

/// Doubling doubles it; in case 3+ there is nothing to enjoy.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    bring_any(fx, performance, IDEA)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn slacking_brings_a_resource_too() {
        check(
            "turn 1 action
             A ideas hedonism laid slacking logging
             B
             C",
            "A take food",
            "A 1/2/0 tokens 1 ideas hedonism laid slacking logging
             B
             C",
        );
    }

    #[test]
    fn doubling_doubles_it() {
        check(
            "turn 1 action
             A ideas hedonism laid slacking doubling
             B laid slacking logging
             C",
            "A take food; A take stone",
            "A 1/0/1 tokens 4 ideas hedonism laid slacking doubling
             B 0/2/0 tokens 2 laid slacking logging
             C",
        );
    }

    /// C108.
    #[test]
    fn nothing_in_case_3() {
        check(
            "turn 1 action
             A ideas hedonism laid slacking logging
             B laid slacking hunting
             C laid slacking quarrying",
            "",
            "A 0/2/0 ideas hedonism laid slacking logging
             B 2/0/0 laid slacking hunting
             C 0/0/2 laid slacking quarrying",
        );
    }
}
