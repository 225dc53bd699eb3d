//! 10 Hammer: buildings cost one resource less (C76, O21).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(10);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "hammer",
    parameters: &[Key::Kind, Key::Amount],
    moment: Moment::DiscountOnKind,
};
