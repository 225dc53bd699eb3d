//! Levels for people, from learning the game to the strongest.

use serde::{Deserialize, Serialize};
use tabletop::{FastRng, Game, Play, Seat};

/// How well a computer player plays.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Learning the game.
    Beginner,
    /// Knows what is good now.
    Casual,
    /// Plans the own turn.
    Skilled,
    /// Looks ahead.
    Expert,
    /// The strongest.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [
        Level::Beginner,
        Level::Casual,
        Level::Skilled,
        Level::Expert,
        Level::Master,
    ];
}

/// The answer of a computer player to the open question of its seat; none if it is not asked.
/// The same table, level and seed give the same answer.
pub fn decide<G: Game>(play: &Play<G>, seat: Seat, _level: Level, seed: u64) -> Option<G::Choice> {
    let open = play.pending_for(seat)?;
    Some(open.options[FastRng::new(seed).below(open.options.len())])
}
