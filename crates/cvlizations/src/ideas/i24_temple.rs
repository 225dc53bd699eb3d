//! 24 Temple: ideologies cost one resource less (C76, O21).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(24);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "temple",
    parameters: &[Key::Kind, Key::Amount],
    moment: Moment::DiscountOnKind,
};
