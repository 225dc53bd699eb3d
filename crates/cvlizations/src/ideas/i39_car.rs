//! 39 Car: printed points only.

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(39);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "car",
    parameters: &[],
    moment: Moment::Nothing,
};
