//! Scenarios as tests.

use crate::State;
use tabletop::Notation;

/// Plays a scenario and compares the whole table.
#[track_caller]
pub fn check(given: &str, script: &str, expected: &str) {
    tabletop::scenario::check::<State>(given, script, expected);
}

/// The table that a text describes.
#[track_caller]
pub fn read(text: &str) -> State {
    let lines: Vec<(usize, &str)> = (1..).zip(text.lines().map(str::trim)).collect();
    State::read_table(&lines).unwrap_or_else(|(line, reason)| panic!("line {line}: {reason}"))
}
