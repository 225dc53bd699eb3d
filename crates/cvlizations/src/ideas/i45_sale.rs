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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// Car costs 1/2/3.
    #[test]
    fn every_kind_costs_one_less() {
        check(
            "turn 7 development
             helm A
             A 1/2/2 ideas sale
             B
             C
             track car",
            "A buy car",
            "turn 7 development next B
             A ideas sale car*
             B
             C",
        );
    }

    /// C76.
    #[test]
    fn it_adds_up_with_the_discount_on_the_kind() {
        check(
            "turn 7 development
             helm A
             A 1/2/1 ideas sale workshop
             B
             C
             track car",
            "A buy car",
            "turn 7 development next B
             A ideas sale workshop car*
             B
             C",
        );
    }

    /// C91.
    #[test]
    fn the_buyer_names_both_units_saved() {
        check(
            "turn 7 development
             helm A
             A 1/2/3 ideas sale workshop
             B
             C
             track car",
            "A buy car; A save food; A save wood",
            "turn 7 development next B
             A 1/1/0 ideas sale workshop car*
             B
             C",
        );
    }

    #[test]
    fn three_units_short_are_too_many() {
        check(
            "turn 7 development
             helm A
             A 1/2/0 ideas sale workshop
             B
             C
             track car",
            "",
            "A 1/2/0 ideas sale workshop
             B
             C
             track car
             illegal A: buy car",
        );
    }
}
