//! What a seat imagines is spread as the tables are that it cannot tell apart.

use crate::{FastRng, Game, Notation, Play, Record, Seat, Seed};
use std::collections::BTreeMap;

/// So many tables must look the same to a seat before they are compared with what it imagines.
const ALIKE: usize = 200;

/// Deals many tables, makes so many random decisions at each, and counts for each seat among those that look the same to
/// it (its view, all it was told and all it answered) what `of` reads off them. What the seat imagines at one of them
/// must be spread alike. For games, or beginnings of games, with few enough tables.
///
/// Players who choose at random give nothing away by it, as long as their questions have as many answers at each table.
pub fn check_spread<G: Notation>(
    rules: &G::Rules,
    seats: usize,
    decisions: usize,
    deals: u64,
    of: impl Fn(&G) -> String,
) -> Result<(), String> {
    let mut alike: BTreeMap<String, (G, Seat, BTreeMap<String, usize>)> = BTreeMap::new();
    for number in 0..deals {
        let record = Record::<G>::new(rules.clone(), seats, Seed::from_number(number));
        let mut play = Play::new(record)?;
        let mut rng = FastRng::new(number);
        for _ in 0..decisions {
            let Some(open) = play.pending().first() else {
                break;
            };
            let (seat, choice) = (open.seat, open.options[rng.below(open.options.len())]);
            play.apply(seat, choice)
                .map_err(|illegal| illegal.to_string())?;
        }
        for viewer in Seat::all(seats) {
            let key = known(&play, viewer);
            let (_, _, counts) = alike
                .entry(key)
                .or_insert_with(|| (play.table().clone(), viewer, BTreeMap::new()));
            *counts.entry(of(play.table())).or_default() += 1;
        }
    }
    let mut compared = 0;
    for (table, viewer, dealt) in alike.into_values() {
        let total: usize = dealt.values().sum();
        if total < ALIKE {
            continue;
        }
        compared += 1;
        let mut rng = FastRng::new(total as u64);
        let mut imagined = BTreeMap::<String, usize>::new();
        for _ in 0..total {
            *imagined
                .entry(of(&table.resample(viewer, &mut rng)))
                .or_default() += 1;
        }
        compare(&dealt, &imagined).map_err(|what| {
            format!(
                "what {viewer} imagines is not spread as the tables are that look the same: {what}"
            )
        })?;
    }
    match compared {
        0 => Err(format!("no {ALIKE} tables look the same to anybody")),
        _ => Ok(()),
    }
}

/// All that a seat knows, as text.
fn known<G: Game>(play: &Play<G>, viewer: Seat) -> String {
    let answers = play.record().choices.iter();
    let own: Vec<_> = answers.filter(|(by, _)| *by == viewer).collect();
    let seen = play.seen_by(viewer);
    let question = play.pending_for(viewer);
    format!(
        "{own:?} {:?} {:?} {question:?}",
        seen.events_after(0),
        seen.view()
    )
}

/// Compares two samples of the same size: the sum of squares is about the number of kinds, if chance made the difference.
fn compare(
    dealt: &BTreeMap<String, usize>,
    imagined: &BTreeMap<String, usize>,
) -> Result<(), String> {
    let mut kinds: Vec<&String> = dealt.keys().chain(imagined.keys()).collect();
    kinds.sort();
    kinds.dedup();
    let count =
        |of: &BTreeMap<String, usize>, kind: &String| of.get(kind).copied().unwrap_or(0) as f64;
    let strain = |kind: &&String| {
        let (one, other) = (count(dealt, kind), count(imagined, kind));
        (one - other).powi(2) / (one + other)
    };
    let sum: f64 = kinds.iter().map(strain).sum();
    let expected = kinds.len() as f64;
    if sum <= expected + 6.0 * (2.0 * expected).sqrt() {
        return Ok(());
    }
    let worst = kinds
        .iter()
        .max_by(|one, other| strain(one).total_cmp(&strain(other)));
    let worst = worst.map_or(String::new(), |kind| {
        let (one, other) = (count(dealt, kind), count(imagined, kind));
        format!("{one} times dealt and {other} times imagined: {kind}")
    });
    Err(worst)
}
