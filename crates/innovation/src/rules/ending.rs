//! Chapter 12: the ways in which the game ends.

use crate::card::Card;
use crate::event::Event;
use crate::fx::Fx;
use crate::state::{Phase, State};
use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::{Outcome, Seat, Seats, Stop};

/// By which way a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Cause {
    /// Enough achievements (R115).
    Achievements,
    /// An impossible draw; the highest score wins (R120).
    Score,
    /// An effect of this card (R117).
    Dogma(Card),
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cause::Achievements => f.write_str("achievements"),
            Cause::Score => f.write_str("score"),
            Cause::Dogma(card) => write!(f, "dogma {card}"),
        }
    }
}

impl Fx<'_> {
    /// Ends the game at once; nothing more happens (R121).
    fn end(&mut self, winners: Seats, cause: Cause) -> Stop {
        let outcome = Outcome { winners, cause };
        self.table.phase = Phase::Over(outcome);
        self.tell(Event::Ended(outcome));
        Stop::Cut
    }

    pub(crate) fn end_by_achievements(&mut self, winner: Seat) -> Stop {
        self.end(self.side(winner), Cause::Achievements)
    }

    /// The highest score wins, then the most achievements, then the victory is shared (R120).
    pub(crate) fn end_by_score(&mut self) -> Stop {
        self.end(self.leaders_by_score(), Cause::Score)
    }

    /// The running card says that this player wins; a partner wins with him (R117, N1).
    pub fn win(&mut self, winner: Seat) -> Stop {
        self.end(self.side(winner), Cause::Dogma(self.running.0))
    }
}

impl State {
    /// Who would win if the game ended by score now (R120).
    pub fn leaders_by_score(&self) -> Seats {
        let standing = |seat: Seat| (self.side_points(seat), self.side_achievements(seat));
        let best = self.all_seats().map(standing).max();
        self.all_seats()
            .filter(|&seat| Some(standing(seat)) == best)
            .collect()
    }

    /// The one player with the most of something; nobody if two or more tie for it (R119).
    pub fn single_leader<T: Ord>(&self, measure: impl Fn(Seat) -> T) -> Option<Seat> {
        let best = self.all_seats().map(&measure).max()?;
        let mut leaders = self.all_seats().filter(|&seat| measure(seat) == best);
        let leader = leaders.next();
        leader.filter(|_| leaders.next().is_none())
    }
}
