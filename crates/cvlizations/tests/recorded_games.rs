//! Recorded games with their results: they must replay the same for years.
//!
//! A game whose result changes means that [`tabletop::Game::RULES_VERSION`] has to rise.

use cvlizations::{State, score};
use std::fs;
use std::path::Path;
use tabletop::{Play, Record, Seat};

#[test]
fn recorded_games_end_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let record =
            Record::<State>::read(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let seats = record.names.len();
        let play = Play::new(record).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let outcome = play
            .outcome()
            .unwrap_or_else(|| panic!("{path:?} does not end"));
        let points: Vec<String> = Seat::all(seats)
            .map(|seat| score::points(play.table(), seat).to_string())
            .collect();
        let result = format!(
            "# points {}\n# over {} by {}\n",
            points.join(" "),
            outcome.winners,
            outcome.cause
        );
        assert!(text.starts_with(&result), "{path:?} ends with\n{result}");
        count += 1;
    }
    assert_eq!(count, 5);
}
