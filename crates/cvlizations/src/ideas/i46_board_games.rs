//! 46 Board games: printed points only.

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(46);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "board-games",
    parameters: &[],
    moment: Moment::Nothing,
};
