//! Scenarios as tests.

use crate::State;

/// Plays a scenario and compares the whole table.
#[track_caller]
pub fn check(given: &str, script: &str, expected: &str) {
    tabletop::scenario::check::<State>(given, script, expected);
}
