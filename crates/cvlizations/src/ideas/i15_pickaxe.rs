//! 15 Pickaxe: more stone from Quarrying (C63, C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(15);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "pickaxe",
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
    fn quarrying_brings_one_more() {
        check(
            "turn 1 action
             A ideas pickaxe laid quarrying slacking
             B
             C",
            "",
            "A 0/0/3 tokens 1 ideas pickaxe laid quarrying slacking
             B
             C",
        );
    }

    /// C108.
    #[test]
    fn it_pays_in_case_3_too() {
        check(
            "turn 1 action
             A ideas pickaxe laid quarrying slacking
             B laid quarrying hunting
             C laid quarrying logging",
            "",
            "A 0/0/2 tokens 1 ideas pickaxe laid quarrying slacking
             B 2/0/1 laid quarrying hunting
             C 0/2/1 laid quarrying logging",
        );
    }

    /// C63.
    #[test]
    fn doubling_doubles_it() {
        check(
            "turn 1 action
             A ideas pickaxe laid quarrying doubling
             B
             C",
            "",
            "A 0/0/6 ideas pickaxe laid quarrying doubling
             B
             C",
        );
    }

    #[test]
    fn other_orders_bring_nothing_more() {
        check(
            "turn 1 action
             A ideas pickaxe laid hunting slacking
             B
             C",
            "",
            "A 2/0/0 tokens 1 ideas pickaxe laid hunting slacking
             B
             C",
        );
    }
}
