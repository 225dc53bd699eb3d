//! 19 Tower: up to three wood become points at the end (C66, C97, O9, O23).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(19);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "tower",
    parameters: &[Key::Resource, Key::Amount, Key::AtMost],
    moment: Moment::Exchange,
};
