//! 14 Gunpowder: one more resource of your choice from Cunning in case 1 or 2 (C63, C108).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(14);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "gunpowder",
    parameters: &[Key::Order, Key::Amount],
    moment: Moment::After(Tied::ByCard, answer),
};

/// It need not match the others; Doubling doubles it.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    bring_any(fx, performance, IDEA)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn cunning_brings_one_more_of_any_kind() {
        check(
            "turn 1 action
             A ideas gunpowder laid cunning slacking
             B
             C",
            "A take food; A take wood",
            "A 1/1/0 tokens 1 ideas gunpowder laid cunning slacking
             B
             C",
        );
    }

    /// C63.
    #[test]
    fn doubling_doubles_it() {
        check(
            "turn 1 action
             A ideas gunpowder laid cunning doubling
             B
             C",
            "A take food; A take wood; A take food; A take wood",
            "A 2/2/0 ideas gunpowder laid cunning doubling
             B
             C",
        );
    }

    /// C108.
    #[test]
    fn nothing_in_case_3() {
        check(
            "turn 1 action
             A ideas gunpowder laid cunning slacking
             B laid cunning logging
             C laid cunning hunting",
            "",
            "A tokens 1 ideas gunpowder laid cunning slacking
             B 0/2/0 laid cunning logging
             C 2/0/0 laid cunning hunting",
        );
    }
}
