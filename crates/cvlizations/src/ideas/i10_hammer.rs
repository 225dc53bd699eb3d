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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn tower_costs_one_less_where_it_is_needed() {
        check(
            "turn 1 development
             A 0/1/2 ideas hammer
             B
             C
             track tower",
            "A buy tower",
            "A ideas hammer tower*
             B
             C",
        );
    }

    /// C91, O21: the discount cannot be left out.
    #[test]
    fn the_buyer_names_the_unit_saved() {
        check(
            "turn 1 development
             A 0/1/3 ideas hammer
             B
             C
             track tower",
            "A buy tower",
            "A 0/1/3 ideas hammer
             B
             C
             track tower
             asks A
             options A: save wood; save stone",
        );
    }

    #[test]
    fn other_kinds_cost_the_printed_price() {
        check(
            "turn 1 development
             A 1/0/1 ideas hammer
             B
             C
             track axe",
            "",
            "A 1/0/1 ideas hammer
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
             A 0/1/1 ideas hammer
             B
             C
             track tower",
            "",
            "A 0/1/1 ideas hammer
             B
             C
             track tower
             illegal A: buy tower",
        );
    }

    /// C93.
    #[test]
    fn bought_this_turn_it_saves_nothing() {
        check(
            "turn 1 development
             A 0/1/2 ideas hammer*
             B
             C
             track tower",
            "",
            "A 0/1/2 ideas hammer*
             B
             C
             track tower
             illegal A: buy tower",
        );
    }
}
