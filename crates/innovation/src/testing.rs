//! What card tests use. Tests are data: a table, a script, the table afterwards.

use crate::state::State;
use tabletop::scenario;

/// Plays the script at the first table and compares with the second.
#[track_caller]
pub(crate) fn check(given: &str, script: &str, expected: &str) {
    scenario::check::<State>(given, script, expected);
}

/// Plays the script and compares the options of the question that is then open, written as `A: x; y`.
#[track_caller]
pub(crate) fn check_options(given: &str, script: &str, expected: &str) {
    scenario::check_options::<State>(given, script, expected);
}
