//! Levels for people, from learning the game to the strongest.

use crate::{Bot, Budget, Greedy, Search};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tabletop::{Evaluate, Play, Seat};

/// How well a computer player plays.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Learning the game.
    Beginner,
    /// Knows what is good now, and often does something else.
    Casual,
    /// Knows what is good now.
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

    /// The level's word on the command line and in the notation.
    pub fn name(self) -> &'static str {
        ["beginner", "casual", "skilled", "expert", "master"][self as usize]
    }

    /// The computer player of this level. All but the strongest answer within a tenth of a second.
    pub fn bot<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Beginner => Box::new(Greedy {
                tables: 1,
                blunders: 60,
            }),
            Level::Casual => Box::new(Greedy {
                tables: 1,
                blunders: 25,
            }),
            Level::Skilled => Box::new(Greedy::default()),
            Level::Expert => Box::new(Search::ahead(Budget::Iterations(600))),
            Level::Master => Box::new(Search::ahead(Budget::Time(Duration::from_millis(1_500)))),
        }
    }
}

/// The answer of a computer player to the open question of its seat; none if it is not asked.
/// The same table, level and seed give the same answer, except at the strongest level, which takes its time.
pub fn decide<G: Evaluate>(
    play: &Play<G>,
    seat: Seat,
    level: Level,
    seed: u64,
) -> Option<G::Choice> {
    let asked = play.asked(seat)?;
    Some(level.bot::<G>().choose(asked, seed))
}
