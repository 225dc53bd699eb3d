//! Recorded games with their results: they must replay the same for years.
//!
//! A game whose result changes means that [`tabletop::Game::RULES_VERSION`] has to rise, and that the rules have to
//! know how the version before played.

use innovation::State;
use std::path::Path;
use tabletop::testing::check_recorded_games;
use tabletop::{Game, Seat};

#[test]
fn recorded_games_end_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let standings = |table: &State| {
        let one = |seat| format!(" {}+{}", table.points(seat), table.achievements(seat));
        format!(
            "points and achievements{}",
            Seat::all(table.seats()).map(one).collect::<String>()
        )
    };
    assert_eq!(check_recorded_games(&folder, standings), 8);
}
