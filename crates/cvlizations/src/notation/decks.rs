//! Track, decks and the sequence of the Granna people, from a draft to the table.

use super::build::Refused;
use super::draft::{DeckLine, Draft, Said};
use crate::{Idea, IdeaSet, Order, Orders, Pile, State, Variant};
use tabletop::{GameRng, Seat};

/// Track and decks; no card may lie in two places or in the wrong deck.
pub(super) fn set_decks(
    table: &mut State,
    draft: &Draft,
    mut rng: Option<&mut GameRng>,
) -> Result<(), Refused> {
    let mut placed = table
        .players
        .iter()
        .fold(IdeaSet::NONE, |all, player| all.union(player.ideas));
    let in_age_three = table.turn > 6;
    let mut place = |line: usize, idea: Idea, age_three: bool| {
        if placed.has(idea) {
            return Err((line, format!("{idea} is in two places")));
        }
        if idea.is_of_age_three() != age_three {
            return Err((line, format!("{idea} does not belong to this deck (C42)")));
        }
        placed = placed.with(idea);
        Ok(())
    };
    if let Some((line, track)) = draft.track {
        for idea in track.into_iter().flatten() {
            place(line, idea, in_age_three)?;
        }
        table.track = track;
    }
    for (said, age_three) in [(&draft.deck, in_age_three), (&draft.third, true)] {
        if let Some((line, deck)) = said {
            for &idea in deck.top.iter().chain(&deck.bottom) {
                place(*line, idea, age_three)?;
            }
        }
    }
    if let Some((line, deck)) = &draft.third
        && (in_age_three || !deck.bottom.is_empty())
    {
        return Err((
            *line,
            "the deck of age III waits untouched until turn 7 (C42)".to_owned(),
        ));
    }
    table.deck = pile(&draft.deck, in_age_three, placed, rng.as_deref_mut());
    table.third = pile(&draft.third, true, placed, rng);
    table.under = draft
        .deck
        .as_ref()
        .map_or(0, |(_, deck)| deck.bottom.len() as u8);
    if let Some((line, known)) = draft.known {
        let is_there = |seat: Seat| seat.index() < table.seats as usize;
        if table.deck.is_empty() || !known.iter().all(is_there) {
            return Err((line, "there is no top card that they could know".to_owned()));
        }
        table.divined = known;
    }
    Ok(())
}

/// The unknown rest of a deck are all its cards that lie nowhere else, shuffled or the lowest number on top.
fn pile<const N: usize>(
    said: &Said<DeckLine>,
    age_three: bool,
    placed: IdeaSet,
    rng: Option<&mut GameRng>,
) -> Pile<N> {
    let mut pile = Pile::EMPTY;
    if let Some((_, deck)) = said {
        deck.bottom.iter().rev().for_each(|&idea| pile.put(idea));
        if deck.has_rest {
            let mut rest: Vec<Idea> = Idea::all()
                .rev()
                .filter(|&idea| idea.is_of_age_three() == age_three && !placed.has(idea))
                .collect();
            if let Some(rng) = rng {
                rng.shuffle(&mut rest);
            }
            rest.into_iter().for_each(|idea| pile.put(idea));
        }
        deck.top.iter().rev().for_each(|&idea| pile.put(idea));
    }
    pile
}

/// The orders of the Granna people: named ones first, then those that fit the orders on the table.
pub(super) fn set_sequence(
    table: &mut State,
    draft: &Draft,
    actual: Option<&State>,
    mut rng: Option<&mut GameRng>,
) -> Result<(), Refused> {
    let said = draft.sequence.iter().flatten().next();
    if table.variant != Variant::Granna {
        return match said {
            Some((line, _)) => Err((*line, "the Granna people do not take part".to_owned())),
            None => Ok(()),
        };
    }
    let granna = table.orders[2];
    let drawn = (table.turn as usize - 1) % 3 * 2;
    for age in 0..3 {
        let mut orders = Order::ALL;
        if let Some(rng) = &mut rng {
            rng.shuffle(&mut orders);
        }
        let mut sequence: Vec<Order> = match (&draft.sequence[age], actual) {
            (Some((_, line)), _) => line.0.clone(),
            (None, Some(actual)) => actual.sequence[age].to_vec(),
            (None, None) if age == table.age() => {
                let others = orders
                    .into_iter()
                    .filter(|&order| !granna.laid().has(order) && !granna.used.has(order));
                let mut sequence: Vec<Order> =
                    granna.used.iter().chain(others).take(drawn).collect();
                sequence.extend(granna.open.iter().chain(&granna.hidden));
                sequence
            }
            (None, None) => Vec::new(),
        };
        for order in orders {
            if !sequence.contains(&order) {
                sequence.push(order);
            }
        }
        if age == table.age() && actual.is_none() {
            check_drawn(&granna, &sequence, drawn).map_err(|reason| {
                (
                    draft.sequence[age].as_ref().map_or(1, |(line, _)| *line),
                    reason,
                )
            })?;
        }
        table.sequence[age].copy_from_slice(&sequence);
    }
    Ok(())
}

fn check_drawn(granna: &Orders, sequence: &[Order], drawn: usize) -> Result<(), String> {
    let laid = granna.open.is_some().then(|| &sequence[drawn..drawn + 2]);
    let first = laid.is_none_or(|laid| {
        laid.iter().all(|&order| granna.laid().has(order)) && granna.open == Some(laid[0])
    });
    if first
        && granna
            .used
            .iter()
            .all(|order| sequence[..drawn].contains(&order))
    {
        Ok(())
    } else {
        Err("the Granna people draw their orders in the sequence given (C50)".to_owned())
    }
}
