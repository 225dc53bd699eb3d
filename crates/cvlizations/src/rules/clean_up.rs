//! The clean-up phase, step by step (C39-C43, C95, C96).

use super::development::refill;
use crate::ideas::{calendar, moderation};
use crate::{Event, Fx, IdeaSet, OrderSet, Phase, Pile};
use tabletop::{Flow, Seats};

/// Closes the turn and opens the next one, or the final scoring.
pub(crate) fn clean_up(fx: &mut Fx<'_>) -> Flow {
    let seats = fx.table.seats as usize;
    let ends_age = fx.table.turn % 3 == 0;
    for steps in 0..seats {
        let me = fx.table.from_helm(steps);
        moderation::at_clean_up(fx, me)?;
    }
    if ends_age && fx.table.turn < 9 {
        for steps in 0..seats {
            let me = fx.table.from_helm(steps);
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
