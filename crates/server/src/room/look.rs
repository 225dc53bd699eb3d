//! Looking at a table: who may see what, and the table as it lay before.

use crate::api::{Decided, Moment, TableState, Timeline};
use crate::clock::Hour;
use crate::error::Error;
use crate::games::Hosted;
use crate::show::seat_numbers;
use crate::table::Table;
use serde::Serialize;
use std::str::FromStr;
use tabletop::{Seat, Seats};

/// With whose eyes somebody wants to look.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Sight {
    /// The first seat of mine, or as a spectator.
    #[default]
    Mine,
    /// One seat.
    Seat(u8),
    /// As a spectator.
    Spectator,
    /// Everything, after the end.
    All,
}

impl FromStr for Sight {
    type Err = Error;

    fn from_str(text: &str) -> Result<Sight, Error> {
        match text {
            "none" => Ok(Sight::Spectator),
            "all" => Ok(Sight::All),
            number => number
                .parse()
                .map(Sight::Seat)
                .map_err(|_| Error::BadRequest("seat: a number, none or all".to_owned())),
        }
    }
}

/// A moment of a game.
#[derive(Clone, Copy, Debug)]
pub enum At {
    /// After so many decisions.
    Decisions(usize),
    /// When so many events had been told.
    Events(usize),
}

/// What is looked at.
#[derive(Clone, Debug)]
pub enum Look {
    /// All since a number, as a live connection tells it.
    Now {
        /// With whose eyes.
        sight: Sight,
        /// What is known already.
        since: Option<u32>,
    },
    /// The decisions.
    Timeline,
    /// The table as it lay.
    Replay {
        /// With whose eyes.
        sight: Sight,
        /// When.
        at: At,
    },
    /// What the answers to the viewer's question would bring about.
    Outlook {
        /// With whose eyes.
        sight: Sight,
        /// After how many decisions; none: now.
        to: Option<usize>,
    },
    /// The record, after the end.
    Record,
}

impl Table {
    /// The seat with whose eyes somebody may look now; none is a spectator.
    pub fn viewer(&self, user: Option<&str>, sight: Sight) -> Result<Option<Seat>, Error> {
        let mut mine = user.into_iter().flat_map(|user| self.seats_of(user));
        match sight {
            Sight::Seat(seat) => match mine.any(|own| own == seat) {
                true => Ok(Some(Seat(seat))),
                false => Err(Error::NotYourSeat),
            },
            Sight::Mine => match mine.next() {
                Some(seat) => Ok(Some(Seat(seat))),
                None => self.check_spectator(user).map(|()| None),
            },
            Sight::Spectator => self.check_spectator(user).map(|()| None),
            Sight::All => Err(Error::NotFinished),
        }
    }

    /// Looks at the table; gives JSON, or the text of the record.
    pub fn look(
        &self,
        user: Option<&str>,
        look: &Look,
        hour: Hour,
        present: Seats,
    ) -> Result<String, Error> {
        let finished = self.state() == TableState::Finished;
        match *look {
            Look::Now { sight, since } => {
                let viewer = self.viewer(user, sight)?;
                let mut text = Vec::with_capacity(8192);
                self.write_update(viewer, since, hour, present, &mut text);
                String::from_utf8(text).map_err(|_| Error::Internal)
            }
            Look::Timeline => {
                self.viewer(user, Sight::Mine)?;
                json(&self.timeline(user, finished)?)
            }
            Look::Replay { sight, at } => json(&self.replay(user, sight, at)?),
            Look::Outlook { sight, to } => {
                let viewer = self.viewer_then(user, sight)?;
                let foresee = |play: &dyn Hosted| viewer.and_then(|seat| play.outlook(seat));
                json(&match to {
                    Some(to) => foresee(&*self.then(At::Decisions(to))?),
                    None => foresee(self.game()?),
                })
            }
            Look::Record => {
                self.viewer(user, Sight::Mine)?;
                match &self.play {
                    Some(play) if finished => Ok(play.record()),
                    _ => Err(Error::NotFinished),
                }
            }
        }
    }

    fn check_spectator(&self, user: Option<&str>) -> Result<(), Error> {
        let member = user
            .is_some_and(|user| user == self.setup.creator || self.seats_of(user).next().is_some());
        match self.setup.spectators || member {
            true => Ok(()),
            false => Err(Error::NoSpectators),
        }
    }

    fn game(&self) -> Result<&dyn Hosted, Error> {
        self.play.as_deref().ok_or(Error::NotRunning)
    }

    fn timeline(&self, user: Option<&str>, finished: bool) -> Result<Timeline, Error> {
        let play = self.game()?;
        let mine: Vec<u8> = user
            .into_iter()
            .flat_map(|user| self.seats_of(user))
            .collect();
        let decided = |(decision, &at): (usize, &i64)| {
            let (seat, choice) = play.choice(decision)?;
            Some(Decided {
                seat: seat.0,
                at,
                events: play.told_after().get(decision).copied().unwrap_or(0) as usize,
                choice: (finished || mine.contains(&seat.0)).then_some(choice),
            })
        };
        Ok(Timeline {
            decisions: self
                .decided_at()
                .iter()
                .enumerate()
                .filter_map(decided)
                .collect(),
            measures: play
                .measures()
                .iter()
                .map(|&name| name.to_owned())
                .collect(),
            standings: play.all_standings().map_err(|_| Error::BrokenTable)?,
        })
    }

    /// The seat with whose eyes somebody may look at an earlier moment.
    fn viewer_then(&self, user: Option<&str>, sight: Sight) -> Result<Option<Seat>, Error> {
        let finished = self.state() == TableState::Finished;
        match sight {
            // After the end every seat may be looked at by whoever may look at the table.
            Sight::Seat(seat) if finished && usize::from(seat) < self.places.len() => {
                self.viewer(user, Sight::Mine)?;
                Ok(Some(Seat(seat)))
            }
            Sight::All if finished => {
                self.viewer(user, Sight::Mine)?;
                Ok(None)
            }
            other => self.viewer(user, other),
        }
    }

    /// The game at an earlier moment.
    fn then(&self, at: At) -> Result<Box<dyn Hosted>, Error> {
        let play = self.game()?;
        let then = match at {
            At::Decisions(decisions) => play.after(decisions.min(play.decisions())),
            At::Events(events) => play.when_told(events),
        };
        then.map_err(|_| Error::BrokenTable)
    }

    fn replay(&self, user: Option<&str>, sight: Sight, at: At) -> Result<Moment, Error> {
        let viewer = self.viewer_then(user, sight)?;
        let then = self.then(at)?;
        let seats = self.places.len() as u8;
        let open = sight == Sight::All;
        let (events, messages) = match open {
            true => then.open_events(),
            false => (then.events(0, viewer), then.messages(0, viewer)),
        };
        Ok(Moment {
            decisions: then.decisions(),
            events,
            messages,
            forced: then.forced(0, viewer),
            view: then.view(viewer),
            views: (0..if open { seats } else { 0 })
                .map(|seat| then.view(Some(Seat(seat))))
                .collect(),
            question: viewer.and_then(|seat| then.question(seat, 0)),
            asked: seat_numbers(then.asked()),
        })
    }
}

fn json<T: Serialize>(value: &T) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|_| Error::Internal)
}
