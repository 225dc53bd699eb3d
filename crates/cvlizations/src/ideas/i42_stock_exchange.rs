//! 42 Stock Exchange: sets of three resources become points at the end (C74, C97, O9, O23).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(42);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "stock-exchange",
    parameters: &[Key::Amount, Key::AtMost],
    moment: Moment::Exchange,
};
