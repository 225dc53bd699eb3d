//! 12 Sword: one more resource from a player just robbed (C88, O20).

use super::prelude::*;
use crate::ideas::law;
use crate::orders::{is_possible_victim, offer_goods_of, rob};

/// The idea itself.
pub const IDEA: Idea = Idea::new(12);

pub(super) const RULE: Rule = Rule {
    idea: IDEA,
    slug: "sword",
    parameters: &[Key::Amount],
    moment: Moment::After(Tied::To(Order::Thieving), answer),
};

/// Once per performance; an owner of active Law is no target, nor is one with nothing left.
fn answer(fx: &mut Fx<'_>, performance: &Performance) -> Flow {
    for _ in 0..fx.table.effect(IDEA).amount {
        let mut options = Options::new();
        for victim in performance.robbed.iter() {
            if is_possible_victim(fx.table, performance.me, victim)
                && !fx.has_active(victim, law::IDEA)
            {
                offer_goods_of(fx.table, victim, &mut options);
            }
        }
        if options.is_empty() {
            break;
        }
        let source = Source::Idea(IDEA);
        if let Choice::Rob { victim, resource } =
            fx.choose(performance.me, Prompt::Rob(source), &options)?
        {
            rob(fx, performance.me, victim, resource, source)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C88.
    #[test]
    fn it_takes_one_more_from_the_player_robbed() {
        check(
            "turn 1 action
             A ideas sword laid thieving logging
             B 2/0/0
             C 1/1/1",
            "A rob B food; A rob B food",
            "A 2/2/0 ideas sword laid thieving logging
             B
             C 1/1/1",
        );
    }

    /// C88.
    #[test]
    fn the_owner_chooses_among_the_players_robbed() {
        check(
            "turn 1 action
             A ideas sword laid thieving logging
             B laid thieving slacking
             C 2/0/0
             D 0/0/2",
            "A rob C food; A rob D stone",
            "A 1/0/1 ideas sword laid thieving logging
             B laid thieving slacking
             C 1/0/0
             D 0/0/1
             asks A
             options A: rob C food; rob D stone",
        );
    }

    /// C68.
    #[test]
    fn a_player_with_law_is_no_target() {
        check(
            "turn 1 action
             A ideas sword laid thieving logging
             B 2/0/0 ideas law
             C",
            "",
            "A 1/2/0 ideas sword laid thieving logging
             B 1/0/0 ideas law
             C",
        );
    }

    #[test]
    fn nobody_robbed_means_nothing_more() {
        check(
            "turn 1 action
             A ideas sword laid thieving logging
             B
             C",
            "",
            "A 0/2/0 ideas sword laid thieving logging
             B
             C",
        );
    }

    #[test]
    fn a_victim_with_nothing_left_is_no_target() {
        check(
            "turn 1 action
             A ideas sword laid thieving logging
             B 1/0/0
             C",
            "",
            "A 1/2/0 ideas sword laid thieving logging
             B
             C",
        );
    }

    /// O20.
    #[test]
    fn stoicism_answers_it_and_feeds_it() {
        check(
            "turn 1 action
             A ideas sword laid thieving logging
             B 1/0/0 ideas stoicism
             C",
            "B take stone; B take wood",
            "A 1/2/1 ideas sword laid thieving logging
             B 0/1/0 ideas stoicism
             C",
        );
    }

    #[test]
    fn doubling_uses_it_once_per_performance() {
        check(
            "turn 1 action
             A ideas sword laid thieving doubling
             B 4/0/0
             C",
            "",
            "A 4/0/0 ideas sword laid thieving doubling
             B
             C",
        );
    }

    /// C102.
    #[test]
    fn the_supply_is_no_player_robbed() {
        check(
            "turn 1 action
             helm A
             A ideas sword laid thieving slacking
             B 2/0/0 laid thieving logging",
            "A take food; A take food; B rob A food; B take wood",
            "A 1/0/0 tokens 1 ideas sword laid thieving slacking
             B 3/3/0 laid thieving logging",
        );
    }
}
