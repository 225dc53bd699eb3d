//! 3 Moderation: two resources of one kind in a turn without purchase (C95, O24).

use super::prelude::*;

/// The idea itself.
pub const IDEA: Idea = Idea::new(3);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "moderation",
    parameters: &[Key::Amount],
    moment: Moment::InChapter,
};

/// Pays in every turn, the ninth included, to an owner who bought nothing for whatever reason.
pub(crate) fn at_clean_up(fx: &mut Fx<'_>, me: Seat) -> Flow {
    if fx.has_active(me, IDEA) && !fx.table.has_bought(me) {
        let amount = fx.table.effect(IDEA).amount;
        fx.choose_kind_and_take(me, amount, Source::Idea(IDEA))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn a_turn_without_purchase_brings_two_of_one_kind() {
        check(
            "turn 1 development next C
             A ideas moderation
             B
             C",
            "A take wood",
            "turn 2 orders
             helm B
             A 0/2/0 ideas moderation
             B
             C",
        );
    }

    #[test]
    fn a_turn_with_a_purchase_brings_nothing() {
        check(
            "turn 1 development next C
             A ideas moderation axe*
             B
             C",
            "C done",
            "turn 2 orders
             A ideas moderation axe
             B
             C",
        );
    }

    #[test]
    fn bought_this_turn_it_is_not_yet_active() {
        check(
            "turn 1 development next C
             A ideas moderation*
             B
             C",
            "C done",
            "turn 2 orders
             A ideas moderation
             B
             C",
        );
    }

    /// C95, O24.
    #[test]
    fn it_pays_in_turn_9_before_the_final_exchanges() {
        check(
            "turn 9 development next C
             helm A
             A ideas moderation tower
             B
             C",
            "A take wood; A return 2",
            "turn 9 over
             A ideas moderation tower exchanged tower 2
             B
             C
             points A 6 tower 2 printed 4
             over A by points",
        );
    }
}
