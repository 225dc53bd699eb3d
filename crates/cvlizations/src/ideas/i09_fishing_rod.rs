//! 9 Fishing rod: more food from Hunting (C63, C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(9);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "fishing-rod",
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
    fn hunting_brings_one_more() {
        check(
            "turn 1 action
             A ideas fishing-rod laid hunting slacking
             B
             C",
            "",
            "A 3/0/0 tokens 1 ideas fishing-rod laid hunting slacking
             B
             C",
        );
    }

    /// C108.
    #[test]
    fn it_pays_in_case_3_too() {
        check(
            "turn 1 action
             A ideas fishing-rod laid hunting slacking
             B laid hunting quarrying
             C laid hunting logging",
            "",
            "A 2/0/0 tokens 1 ideas fishing-rod laid hunting slacking
             B 1/0/2 laid hunting quarrying
             C 1/2/0 laid hunting logging",
        );
    }

    /// C63.
    #[test]
    fn doubling_doubles_it() {
        check(
            "turn 1 action
             A ideas fishing-rod laid hunting doubling
             B
             C",
            "",
            "A 6/0/0 ideas fishing-rod laid hunting doubling
             B
             C",
        );
    }

    #[test]
    fn other_orders_bring_nothing_more() {
        check(
            "turn 1 action
             A ideas fishing-rod laid quarrying slacking
             B
             C",
            "",
            "A 0/0/2 tokens 1 ideas fishing-rod laid quarrying slacking
             B
             C",
        );
    }
}
