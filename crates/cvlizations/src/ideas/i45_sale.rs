//! 45 Sale: every idea costs one resource less (C76, O21).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(45);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "sale",
    parameters: &[Key::Amount],
    moment: Moment::DiscountOnAll,
};
