//! Comparing a table with an expectation.

use super::build::build;
use super::draft::{DeckLine, Draft, PointsLine, Said};
use super::write;
use crate::score::{self, PointSource};
use crate::{Idea, State};
use tabletop::Seat;

/// Every difference between the table and what the lines expect.
/// Players, orders, track and decks are compared as a whole; the course of the game where it is said.
pub(super) fn differences(
    table: &State,
    _before: &[(usize, &str)],
    lines: &[(usize, &str)],
) -> Result<Vec<String>, (usize, String)> {
    let draft = Draft::read(lines, true)?;
    let expected = build(&draft, Some(table), None)?;
    let mut found = Vec::new();
    let mut compare = |what: &str, expected: String, actual: String| {
        compare_texts(what, &expected, &actual, &mut found);
    };
    compare("rules", rules(&expected), rules(table));
    compare(
        "turn",
        write::write_course(&expected),
        write::write_course(table),
    );
    compare("helm", expected.helm.to_string(), table.helm.to_string());
    for seat in Seat::all(table.seats as usize) {
        let line = |table: &State| write::write_seat(&in_canonical_order(table), seat);
        compare(&seat.to_string(), line(&expected), line(table));
    }
    for number in table.seats as usize..table.all_orders().len() {
        let line = |table: &State| {
            write::write_orders(&in_canonical_order(table).orders[number], table.phase)
        };
        let who = table.civilisation(number).to_string();
        compare(&who, line(&expected), line(table));
    }
    compare("track", track(&expected), track(table));
    compare(
        "known",
        expected.divined.to_string(),
        table.divined.to_string(),
    );
    if table.phase < crate::Phase::Scoring || draft.deck.is_some() {
        let actual: Vec<Idea> = table.deck.iter().rev().collect();
        compare_deck(
            "deck",
            &draft.deck,
            &actual,
            table.under as usize,
            &mut found,
        );
    }
    let third: Vec<Idea> = table.third.iter().rev().collect();
    compare_deck("deck-III", &draft.third, &third, 0, &mut found);
    compare_sequences(&draft, table, &mut found);
    for (line, points) in &draft.points {
        compare_points(table, *line, points, &mut found);
    }
    Ok(found)
}

fn compare_texts(what: &str, expected: &str, actual: &str, found: &mut Vec<String>) {
    if expected != actual {
        found.push(format!(
            "{what}: expected «{}», found «{}»",
            expected.trim(),
            actual.trim()
        ));
    }
}

fn rules(table: &State) -> String {
    format!("{} starter {}", tabletop::Game::rules(table), table.starter)
}

/// After the reveal it does not matter which order was face down; nor which space of the track is empty (C81).
fn in_canonical_order(table: &State) -> State {
    let mut table = *table;
    if table.phase != crate::Phase::Orders {
        for orders in &mut table.orders {
            if orders.open > orders.hidden {
                (orders.open, orders.hidden) = (orders.hidden, orders.open);
            }
        }
    }
    table
}

fn track(table: &State) -> String {
    let mut track: Vec<&str> = table
        .track
        .iter()
        .flatten()
        .map(|idea| idea.slug())
        .collect();
    track.sort_unstable();
    track.join(" ")
}

fn compare_deck(
    what: &str,
    expected: &Said<DeckLine>,
    actual: &[Idea],
    under: usize,
    found: &mut Vec<String>,
) {
    let nothing = DeckLine::default();
    let expected = expected.as_ref().map_or(&nothing, |(_, deck)| deck);
    let (top, bottom) = (&expected.top, &expected.bottom);
    let is_long_enough = actual.len() >= top.len() + bottom.len();
    let matches = is_long_enough
        && actual.starts_with(top)
        && actual.ends_with(bottom)
        && under == bottom.len()
        && (expected.has_rest || actual.len() == top.len() + bottom.len());
    if !matches {
        let words = |ideas: &[Idea]| {
            ideas
                .iter()
                .map(|idea| idea.slug())
                .collect::<Vec<_>>()
                .join(" ")
        };
        found.push(format!(
            "{what}: expected «{}{} | {}», found «{} | {}»",
            words(top),
            if expected.has_rest { " ..." } else { "" },
            words(bottom),
            words(&actual[..actual.len() - under]),
            words(&actual[actual.len() - under..]),
        ));
    }
}

fn compare_sequences(draft: &Draft, table: &State, found: &mut Vec<String>) {
    for (age, said) in draft.sequence.iter().enumerate() {
        if let Some((line, expected)) = said
            && !table.sequence[age].starts_with(&expected.0)
        {
            found.push(format!(
                "line {line}: the sequence is {:?}",
                table.sequence[age]
            ));
        }
    }
}

fn compare_points(table: &State, line: usize, expected: &PointsLine, found: &mut Vec<String>) {
    let seat = expected.seat;
    if seat.index() >= table.seats as usize {
        found.push(format!("line {line}: {seat} is no seat of this table"));
        return;
    }
    let breakdown = score::breakdown(table, seat);
    let mut sources: Vec<(String, u16)> = Vec::new();
    for (source, points) in breakdown.lines {
        let name = match source {
            PointSource::Printed(_) => "printed".to_owned(),
            PointSource::Exchange(idea) | PointSource::Effect(idea) => idea.to_string(),
            PointSource::Tokens => "tokens".to_owned(),
        };
        match sources.iter_mut().find(|(other, _)| *other == name) {
            Some((_, sum)) => *sum += points,
            None => sources.push((name, points)),
        }
    }
    sources.sort();
    let mut wanted = expected.sources.clone();
    wanted.sort();
    if breakdown.total != expected.total || !wanted.is_empty() && wanted != sources {
        let words: Vec<String> = sources
            .iter()
            .map(|(name, points)| format!("{name} {points}"))
            .collect();
        found.push(format!(
            "line {line}: {seat} has {} points: {}",
            breakdown.total,
            words.join(" ")
        ));
    }
}
