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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn optimism_costs_one_less_where_it_is_needed() {
        check(
            "turn 1 development
             A 1/1/0 ideas temple
             B
             C
             track optimism",
            "A buy optimism",
            "A ideas temple optimism*
             B
             C",
        );
    }

    /// C91, O21: the discount cannot be left out.
    #[test]
    fn the_buyer_names_the_unit_saved() {
        check(
            "turn 1 development
             A 2/1/0 ideas temple
             B
             C
             track optimism",
            "A buy optimism",
            "A 2/1/0 ideas temple
             B
             C
             track optimism
             asks A
             options A: save food; save wood",
        );
    }

    #[test]
    fn other_kinds_cost_the_printed_price() {
        check(
            "turn 1 development
             A 1/0/1 ideas temple
             B
             C
             track axe",
            "",
            "A 1/0/1 ideas temple
             B
             C
             track axe
             options A: done",
        );
    }

    /// C92.
    #[test]
    fn two_units_short_are_too_many() {
        check(
            "turn 1 development
             A 0/1/0 ideas temple
             B
             C
             track optimism",
            "",
            "A 0/1/0 ideas temple
             B
             C
             track optimism
             illegal A: buy optimism",
        );
    }

    /// C93.
    #[test]
    fn bought_this_turn_it_saves_nothing() {
        check(
            "turn 1 development
             A 1/1/0 ideas temple*
             B
             C
             track optimism",
            "",
            "A 1/1/0 ideas temple*
             B
             C
             track optimism
             illegal A: buy optimism",
        );
    }
}
