//! Recorded games with their results: they must replay the same for years.
//!
//! A game whose result changes means that [`tabletop::Game::RULES_VERSION`] has to rise.

use cvlizations::{State, score};
use std::path::Path;
use tabletop::testing::check_recorded_games;
use tabletop::{Game, Seat};

#[test]
fn recorded_games_end_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let standings = |table: &State| {
        let points = |seat| format!(" {}", score::points(table, seat));
        format!(
            "points{}",
            Seat::all(table.seats()).map(points).collect::<String>()
        )
    };
    assert_eq!(check_recorded_games(&folder, standings), 5);
}
