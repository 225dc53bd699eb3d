//! 16 Axe: more wood from Logging (C63, C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(16);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "axe",
    parameters: &[Key::Order, Key::Resource, Key::Amount],
    moment: Moment::After(Tied::ByCard, answer),
};

/// In any case; Doubling doubles it.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    bring_more(fx, performance, IDEA)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn logging_brings_one_more() {
        check(
            "turn 1 action
             A ideas axe laid logging slacking
             B
             C",
            "",
            "A 0/3/0 tokens 1 ideas axe laid logging slacking
             B
             C",
        );
    }

    /// C108.
    #[test]
    fn it_pays_in_case_3_too() {
        check(
            "turn 1 action
             A ideas axe laid logging slacking
             B laid logging hunting
             C laid logging quarrying",
            "",
            "A 0/2/0 tokens 1 ideas axe laid logging slacking
             B 2/1/0 laid logging hunting
             C 0/1/2 laid logging quarrying",
        );
    }

    /// C63.
    #[test]
    fn doubling_doubles_it() {
        check(
            "turn 1 action
             A ideas axe laid logging doubling
             B
             C",
            "",
            "A 0/6/0 ideas axe laid logging doubling
             B
             C",
        );
    }

    #[test]
    fn other_orders_bring_nothing_more() {
        check(
            "turn 1 action
             A ideas axe laid hunting slacking
             B
             C",
            "",
            "A 2/0/0 tokens 1 ideas axe laid hunting slacking
             B
             C",
        );
    }
}
