//! 1 Thieving: resources of other players, unit by unit (C23, C87, C102, O1-O3, O10).

use super::Performance;
use crate::ideas::{law, stoicism};
use crate::{Case, Choice, Event, Fx, Options, Prompt, Resource, Source, State};
use tabletop::{Flow, Seat};

pub(super) fn perform(fx: &mut Fx<'_>, performance: &mut Performance) -> Flow {
    let me = performance.me;
    let seats = fx.table.seats as usize;
    let source = Source::Order(performance.order);
    // C52, O10: with two players the supply is open to a thief who is not alone.
    let from_supply = seats == 2 && performance.case == Case::Two;
    for _ in 0..performance.gives {
        let mut options = Options::new();
        for victim in Seat::all(seats) {
            if is_possible_victim(fx.table, me, victim) && !performance.robbed.has(victim) {
                offer_goods_of(fx.table, victim, &mut options);
            }
        }
        if from_supply {
            options.extend(Resource::ALL.map(Choice::Take));
        }
        if options.is_empty() {
            break;
        }
        match fx.choose(me, Prompt::Rob(source), &options)? {
            Choice::Rob { victim, resource } => {
                performance.robbed = performance.robbed.with(victim);
                rob(fx, me, victim, resource, source)?;
            }
            Choice::Take(resource) => fx.take(me, resource, 1, source),
            _ => {}
        }
    }
    Ok(())
}

/// Whether the victim is another player with a resource, not protected by Law (C87).
#[inline]
pub(crate) fn is_possible_victim(table: &State, thief: Seat, victim: Seat) -> bool {
    victim != thief
        && table.player(victim).goods != Default::default()
        && !law::protects(table, victim)
}

/// Offers one unit of each kind that the victim holds.
#[inline]
pub(crate) fn offer_goods_of(table: &State, victim: Seat, options: &mut Options) {
    let held = table.player(victim).goods;
    for resource in Resource::ALL {
        if held.of(resource) > 0 {
            options.push(Choice::Rob { victim, resource });
        }
    }
}

/// One unit changes hands; then the victim's Law takes note and his Stoicism answers (C87).
pub(crate) fn rob(
    fx: &mut Fx<'_>,
    thief: Seat,
    victim: Seat,
    resource: Resource,
    source: Source,
) -> Flow {
    fx.table.players[victim.index()].goods.remove(resource, 1);
    fx.table.players[thief.index()].goods.add(resource, 1);
    let event = Event::Robbed {
        thief,
        victim,
        resource,
        source,
    };
    fx.tell_from(source, event);
    law::take_note(fx.table, victim);
    stoicism::answer(fx, victim)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C23, O2: the thief picks victim and kind.
    #[test]
    fn case_1_takes_one_resource_from_one_player() {
        check(
            "turn 1 action
             A laid thieving slacking
             B 1/1/0
             C 0/0/1",
            "",
            "A laid thieving slacking
             B 1/1/0
             C 0/0/1
             asks A
             options A: rob B food; rob B wood; rob C stone",
        );
    }

    /// O1: one resource from each of two different players.
    #[test]
    fn case_2_takes_one_from_each_of_two_players() {
        check(
            "turn 1 action
             A laid thieving slacking
             B laid thieving logging
             C 3/0/0
             D 0/0/3",
            "A rob C food; A rob D stone; B rob A food; B rob C food",
            "A 0/0/1 tokens 1 laid thieving slacking
             B 2/2/0 laid thieving logging
             C 1/0/0
             D 0/0/2",
        );
    }

    /// O1, C87: the second victim differs from the first.
    #[test]
    fn case_2_with_one_possible_victim_takes_one() {
        check(
            "turn 1 action
             A laid thieving slacking
             B laid thieving logging
             C 3/0/0",
            "A rob C food; B rob A food; B rob C food",
            "A tokens 1 laid thieving slacking
             B 2/2/0 laid thieving logging
             C 1/0/0",
        );
    }

    /// C22: in case 3+ Thieving gives nothing.
    #[test]
    fn case_3_takes_nothing() {
        check(
            "turn 1 action
             A 1/1/1 laid thieving slacking
             B 1/1/1 laid thieving slacking
             C 1/1/1 laid thieving logging",
            "",
            "A 1/1/1 tokens 2 laid thieving slacking
             B 1/1/1 tokens 2 laid thieving slacking
             C 1/3/1 laid thieving logging",
        );
    }

    /// O3: nobody can be robbed.
    #[test]
    fn without_a_possible_victim_nothing_happens() {
        check(
            "turn 1 action
             A 1/1/1 laid thieving slacking
             B
             C",
            "",
            "A 1/1/1 tokens 1 laid thieving slacking
             B
             C",
        );
    }

    /// C87: the later thief takes what the earlier one has just taken.
    #[test]
    fn what_was_robbed_can_be_robbed_again() {
        check(
            "turn 1 action
             A laid thieving slacking
             B laid thieving logging
             C 1/0/0",
            "",
            "A tokens 1 laid thieving slacking
             B 1/2/0 laid thieving logging
             C",
        );
    }

    /// C102: with two players a lone thief takes from the opponent or nothing.
    #[test]
    fn two_players_case_1_takes_from_the_opponent() {
        check(
            "turn 1 action
             A laid thieving slacking
             B 1/0/0
             granna laid hunting logging",
            "",
            "A 1/0/0 tokens 1 laid thieving slacking
             B
             granna laid hunting logging",
        );
        check(
            "turn 1 action
             A laid thieving slacking
             B
             granna laid hunting logging",
            "",
            "A tokens 1 laid thieving slacking
             B
             granna laid hunting logging",
        );
    }

    /// C52, C102, O10: two units, from the supply or the opponent, at most one of them from him.
    #[test]
    fn two_players_case_2_takes_exactly_two_units() {
        check(
            "turn 1 action
             A laid thieving slacking
             B 2/0/0
             granna laid thieving logging",
            "A rob B food",
            "A 1/0/0 laid thieving slacking
             B 1/0/0
             granna laid thieving logging
             asks A
             options A: take food; take wood; take stone",
        );
        check(
            "turn 1 action
             A laid thieving slacking
             B 2/0/0
             granna laid thieving logging",
            "A take wood; A take wood",
            "A 0/2/0 tokens 1 laid thieving slacking
             B 2/0/0
             granna laid thieving logging",
        );
    }

    /// C87: the two victims of the first performance can be robbed again in the second.
    #[test]
    fn a_doubled_thieving_in_case_2_starts_afresh() {
        check(
            "turn 1 action
             A laid thieving doubling
             B 2/0/0 laid hunting logging
             C 0/0/2 laid thieving slacking",
            "A rob B food; A rob C stone; A rob B food",
            "A 2/0/2 laid thieving doubling
             B laid hunting logging
             C laid thieving slacking
             asks C",
        );
    }

    /// C30, C102: with two players each performance takes two units, and at most one of them from the opponent.
    #[test]
    fn two_players_a_doubled_thieving_takes_one_unit_from_the_opponent_each_time() {
        check(
            "turn 1 action
             A laid thieving doubling
             B 3/0/0
             granna laid thieving logging",
            "A rob B food; A take wood; A rob B food",
            "A 2/1/0 laid thieving doubling
             B 1/0/0
             granna laid thieving logging
             asks A
             options A: take food; take wood; take stone",
        );
    }

    /// C102: an opponent whom Law protects is no possible victim, and the supply gives both units.
    #[test]
    fn two_players_law_leaves_the_supply() {
        check(
            "turn 1 action
             A laid thieving doubling
             B 3/0/0 ideas law
             granna laid thieving logging",
            "A take wood; A rob B food",
            "A 1/1/0 laid thieving doubling
             B 2/0/0 ideas law spent law
             granna laid thieving logging
             asks A
             options A: take food; take wood; take stone",
        );
    }

    /// C102: units from the supply alone wake neither the opponent's Stoicism nor his Law, but the thief's Dagger pays.
    #[test]
    fn two_players_the_supply_wakes_no_idea_but_the_dagger() {
        check(
            "turn 1 action
             A ideas dagger sword laid thieving slacking
             B 3/0/0 ideas law stoicism
             granna laid thieving logging",
            "A take wood; A take wood",
            "A 0/2/0 tokens 2 ideas dagger sword laid thieving slacking
             B 3/0/0 ideas law stoicism
             granna laid thieving logging",
        );
    }

    /// C58, C103: the same with neutral civilisations; a player's own neutral makes the second thief (C107).
    #[test]
    fn neutral_civilisations_open_the_supply_to_a_thief() {
        check(
            "rules variant=neutrals first=A
             turn 1 action
             A laid thieving slacking
             B 1/0/0
             neutral A laid thieving logging
             neutral B laid hunting logging",
            "A take stone; A rob B food",
            "A 1/0/1 tokens 1 laid thieving slacking
             B
             neutral A laid thieving logging
             neutral B laid hunting logging",
        );
    }
}
