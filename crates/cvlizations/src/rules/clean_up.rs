//! The clean-up phase, step by step (C39-C43, C95, C96).

use super::development::refill;
use crate::ideas::{calendar, moderation};
use crate::{Event, Fx, IdeaSet, OrderSet, Phase, Pile};
use tabletop::{Flow, Seats};

/// Closes the turn and opens the next one, or the final scoring.
pub(crate) fn clean_up(fx: &mut Fx<'_>) -> Flow {
    let seats = fx.table.seats as usize;
    let ends_age = fx.table.turn.is_multiple_of(3);
    for steps in 0..seats {
        let me = fx.table.acts(steps);
        moderation::at_clean_up(fx, me)?;
    }
    if ends_age && fx.table.turn < 9 {
        for steps in 0..seats {
            let me = fx.table.acts(steps);
            calendar::at_end_of_age(fx, me);
        }
    }
    fx.table.helm = next_helm(fx);
    for orders in &mut fx.table.orders {
        orders.used = if ends_age {
            OrderSet(0)
        } else {
            orders.used.union(orders.laid())
        };
        orders.open = None;
        orders.hidden = None;
    }
    if ends_age {
        let age = fx.table.turn / 3;
        fx.tell(Event::AgeOver { age });
    }
    if fx.table.turn == 6 {
        change_decks(fx);
    }
    fx.table.fresh = IdeaSet::NONE;
    if fx.table.turn == 9 {
        fx.table.phase = Phase::Scoring;
    } else {
        fx.table.turn += 1;
        fx.table.phase = Phase::Orders;
    }
    Ok(())
}

/// The helm goes to the left (C40); the Granna people are a seat in the circle (C53), neutrals are not (C59).
fn next_helm(fx: &Fx<'_>) -> u8 {
    let lays_second = fx.table.lays(1) as u8;
    match fx.table.variant {
        crate::Variant::Neutrals => 1 - fx.table.helm,
        _ => lays_second,
    }
}

/// The first deck leaves the game unseen, and the second comes into use (C42, C96).
fn change_decks(fx: &mut Fx<'_>) {
    fx.table.track = [None; 4];
    fx.table.deck = Pile::EMPTY;
    fx.table.under = 0;
    fx.table.divined = Seats::NONE;
    let third = fx.table.third;
    third.iter().for_each(|idea| fx.table.deck.put(idea));
    fx.table.third = Pile::EMPTY;
    fx.tell(Event::FirstDeckLeft);
    for space in 0..fx.table.track.len() {
        refill(fx, space);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C39, C40: orders stay used until the end of the age, and the helm goes to the left.
    #[test]
    fn orders_stay_used_and_the_helm_moves() {
        check(
            "turn 1 clean-up
             A laid logging hunting
             B laid logging hunting
             C laid slacking trading",
            "",
            "turn 2 orders
             helm B
             A used logging hunting
             B used logging hunting
             C used slacking trading",
        );
    }

    /// C41, C43: after turn 3 all orders come back; track and deck stay.
    #[test]
    fn after_age_1_orders_come_back_and_the_track_stays() {
        check(
            "turn 3 clean-up
             A used logging hunting quarrying slacking laid thieving trading
             B
             C
             track axe law
             deck temple
             deck-III car",
            "",
            "turn 4 orders
             helm A
             A
             B
             C
             track axe law
             deck temple
             deck-III car",
        );
    }

    /// C42, C96: after turn 6 the first deck leaves the game, and four ideas of the second are revealed.
    #[test]
    fn after_age_2_the_decks_change() {
        check(
            "turn 6 clean-up
             A laid logging hunting
             B ideas sword
             C
             track axe law temple tower
             deck market | wheel
             known B
             deck-III car computer internet tourism sale ...",
            "",
            "turn 7 orders
             helm A
             A
             B ideas sword
             C
             track car computer internet tourism
             deck sale ...",
        );
    }

    /// C53: the helm passes to and from the Granna people.
    #[test]
    fn the_helm_passes_through_the_granna_people() {
        for (turn, helm) in [(1, "A"), (2, "B"), (3, "granna")] {
            check(
                &format!("turn {turn} clean-up\nA\nB"),
                "",
                &format!(
                    "helm {helm}\nA\nB\n{}",
                    if helm == "granna" {
                        "granna open thieving hidden logging"
                    } else {
                        ""
                    }
                ),
            );
        }
    }

    /// C59: with neutral civilisations the helm changes between the two players.
    #[test]
    fn with_neutrals_the_helm_changes_between_the_players() {
        check(
            "rules variant=neutrals first=B
             turn 1 clean-up
             A laid logging hunting
             B
             neutral A laid thieving trading",
            "",
            "turn 2 orders
             helm A
             A used logging hunting
             B
             neutral A used thieving trading",
        );
    }

    /// C95: the ninth turn has no further age; the helm moves and the orders come back before the scoring.
    #[test]
    fn turn_9_leads_to_the_scoring() {
        check(
            "turn 9 clean-up
             A 1/0/0 ideas pantry used logging hunting quarrying slacking laid thieving trading
             B
             C",
            "",
            "turn 9 scoring next A
             helm A
             A 1/0/0 ideas pantry
             B
             C
             asks A
             options A: return 0; return 1",
        );
    }
}
