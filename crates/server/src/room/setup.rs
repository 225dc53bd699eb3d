//! How a table was made: what the store keeps of it besides its entries, and what may happen at it.

use crate::api::{Clock, NewSeat, NewTable, SeatKind, Time, UndoPolicy};
use crate::error::Error;
use crate::{games, secret};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{CardFile, Seed};
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

/// How a table was made. Secret: it holds the seed and all tokens.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Which game.
    pub game: String,
    /// All options as text.
    pub rules: String,
    /// The version of the rules code that the game is played by; tables from before it was noted have the first.
    #[serde(default = "first_version")]
    pub version: u32,
    /// What chance grows from.
    pub seed: String,
    /// Whether the creator chose the seed.
    pub seeded: bool,
    /// The table with which the game begins, in the notation; without it, with a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Who made the table.
    pub creator: String,
    /// When.
    pub created: Time,
    /// What can be taken back.
    pub undo: UndoPolicy,
    /// Time per player.
    pub clock: Option<Clock>,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether everybody finds it.
    pub listed: bool,
    /// Whether a person's only answer is given at once where its delay would hide that there was no other.
    #[serde(default)]
    pub at_once: bool,
    /// What the invitation link holds.
    pub invite: String,
    /// As they were at first.
    pub seats: Vec<Place>,
}

fn first_version() -> u32 {
    1
}

/// A seat and who plays it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Who plays it.
    pub kind: SeatKind,
    /// Whose session answers for it.
    pub user: Option<String>,
    /// What others read.
    pub name: String,
    /// The level of the computer player that plays it now.
    pub level: Option<u8>,
    /// Whether a computer player keeps a person's seat; without one the seat waits for the person, whose time is over.
    #[serde(default)]
    pub away: bool,
    /// What gives the seat to another device.
    pub token: String,
}

impl Place {
    /// Whether a person answers for the seat now.
    pub fn is_played_by_person(&self) -> bool {
        matches!(self.kind, SeatKind::Person | SeatKind::Hotseat) && !self.away
    }
}

impl Setup {
    /// Checks a wish for a table and draws what is secret about it. It is played with the given cards if they fit.
    pub fn new(
        wish: NewTable,
        cards: Option<&CardFile>,
        creator: &str,
        name: &str,
        now: Time,
    ) -> Result<Setup, Error> {
        let game = games::find(&wish.game)?;
        if wish.seats.len() > 8 {
            return Err(Error::BadSeats("at most eight".to_owned()));
        }
        let (said, position) = wish
            .position
            .as_deref()
            .map_or((None, None), split_position);
        let rules = wish.rules.as_deref().or(said.as_deref()).unwrap_or("");
        let rules = (game.rules)(rules, wish.seats.len(), cards)?;
        let mut me = 0;
        let mut seats = Vec::new();
        for seat in wish.seats {
            let (kind, user, name, level) = match seat {
                NewSeat::Me => {
                    me += 1;
                    (
                        SeatKind::Person,
                        Some(creator.to_owned()),
                        name.to_owned(),
                        None,
                    )
                }
                NewSeat::Open => (SeatKind::Open, None, String::new(), None),
                NewSeat::Computer { level } if (1..=5).contains(&level) => {
                    (SeatKind::Computer, None, String::new(), Some(level))
                }
                NewSeat::Computer { .. } => {
                    return Err(Error::BadSeats("levels go from 1 to 5".to_owned()));
                }
                NewSeat::Hotseat { name } => {
                    let name = clean_name(&name)?;
                    (SeatKind::Hotseat, Some(creator.to_owned()), name, None)
                }
            };
            seats.push(Place {
                kind,
                user,
                name,
                level,
                away: false,
                token: secret::token(),
            });
        }
        if me > 1 {
            return Err(Error::BadSeats("one seat at most can be mine".to_owned()));
        }
        if let Some(clock) = wish.clock
            && (!(10..=2_592_000).contains(&clock.seconds) || clock.increment > 3600)
        {
            return Err(Error::BadClock);
        }
        let (seed, seeded) = match wish.seed {
            Some(text) => (text.trim().parse::<Seed>().map_err(Error::BadSeed)?, true),
            None => (Seed(secret::bytes()), false),
        };
        if let Some(position) = &position {
            (game.begins)(position, &rules, seats.len(), &seed).map_err(Error::BadPosition)?;
        }
        Ok(Setup {
            game: game.name.to_owned(),
            rules,
            version: game.version,
            seed: seed.to_string(),
            seeded,
            position,
            creator: creator.to_owned(),
            created: now,
            undo: wish.undo.unwrap_or_default(),
            clock: wish.clock,
            spectators: wish.spectators.unwrap_or(true),
            listed: wish.listed.unwrap_or(false),
            at_once: wish.at_once.unwrap_or(false),
            invite: secret::token(),
            seats,
        })
    }

    /// The table of the rematch: the same whoever asks first, and as unguessable as the tokens of all seats.
    pub fn rematch_id(&self) -> String {
        secret::derived(
            "epoka rematch",
            self.seats.iter().map(|place| &*place.token),
        )
    }

    /// The same people once more with new secrets; who sat last begins.
    pub fn rematch(&self, seats: &[Place], creator: &str, now: Time) -> Setup {
        let mut seats: Vec<Place> = seats
            .iter()
            .map(|place| Place {
                level: match place.kind {
                    SeatKind::Computer => place.level,
                    _ => None,
                },
                away: false,
                token: secret::token(),
                ..place.clone()
            })
            .collect();
        seats.rotate_right(1);
        Setup {
            version: games::find(&self.game).map_or(self.version, |game| game.version),
            seed: Seed(secret::bytes()).to_string(),
            seeded: false,
            position: None,
            creator: creator.to_owned(),
            created: now,
            invite: secret::token(),
            seats,
            ..self.clone()
        }
    }
}

/// The rules that a table in the notation names, and the table without them: they belong to the record.
fn split_position(text: &str) -> (Option<String>, Option<String>) {
    let (rules, table): (Vec<&str>, Vec<&str>) = text
        .lines()
        .partition(|line| line.split_whitespace().next() == Some("rules"));
    let rules = rules
        .first()
        .and_then(|line| line.trim().strip_prefix("rules"));
    (
        rules.map(|rules| rules.trim().to_owned()),
        Some(table.join("\n")),
    )
}

/// Something that happened at a table, as the store keeps it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Act {
    /// A person took an open seat.
    Join {
        seat: u8,
        user: String,
        name: String,
    },
    /// A computer player took an open seat.
    Fill { seat: u8, level: u8 },
    /// The seat answers to another session from now on.
    Claim { seat: u8, user: String },
    /// The seat's link is another one from now on.
    RenewToken { seat: u8, token: String },
    /// A choice, in the notation.
    Choose { seat: u8, choice: String },
    /// An answer for a coming question was left, or withdrawn: none of the others may notice.
    Stand {
        seat: u8,
        answer: Option<Value>,
        /// When, because the entry bears the time of the one before. Older entries bear their own, and others saw them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Time>,
    },
    /// All choices after the first `to` are taken back.
    Undo { seat: u8, to: usize },
    /// The others are asked to take back.
    AskUndo { seat: u8, to: usize },
    /// One of the others answers; the last agreement takes back.
    AnswerUndo { seat: u8, agree: bool },
    /// Somebody said something.
    Say {
        seat: Option<u8>,
        name: String,
        text: String,
        /// Whose session it was, of those who have no seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        user: Option<String>,
    },
    /// A vote for a computer player; the last one replaces.
    Vote { seat: u8, target: u8, level: u8 },
    /// A computer player keeps the seat from now on.
    Leave { seat: u8, level: u8 },
    /// The time of a seat is over and nobody else plays: the table waits for its person, without a clock.
    TimeOut { seat: u8 },
    /// The person took the seat back.
    Return { seat: u8 },
    /// The same people went on at another table.
    Rematch { table: String },
    /// No server was there for so long: the clocks that ran get the time back.
    Outage { milliseconds: i64 },
}

impl Act {
    /// Who has written it, if that could go on without end: a seat, or one of those who look on behind the last seat.
    pub fn writer(&self, seats: usize) -> Option<usize> {
        match self {
            Act::Claim { seat, .. }
            | Act::Stand { seat, .. }
            | Act::Undo { seat, .. }
            | Act::AskUndo { seat, .. }
            | Act::AnswerUndo { seat, .. }
            | Act::Vote { seat, .. }
            | Act::Leave { seat, .. }
            | Act::Return { seat }
            | Act::RenewToken { seat, .. } => Some(usize::from(*seat)),
            Act::Say { seat, .. } => Some(seat.map_or(seats, usize::from)),
            Act::Join { .. }
            | Act::Fill { .. }
            | Act::Choose { .. }
            | Act::Rematch { .. }
            | Act::Outage { .. }
            | Act::TimeOut { .. } => None,
        }
    }

    /// An answer that is left notes the time.
    #[must_use]
    pub fn noted(self, now: Time) -> Act {
        match self {
            Act::Stand { seat, answer, .. } => Act::Stand {
                seat,
                answer,
                at: Some(now),
            },
            act => act,
        }
    }

    /// When it was written, if nobody but its seat may notice.
    pub fn unnoticed(&self) -> Option<Time> {
        match self {
            Act::Stand { at, .. } => *at,
            _ => None,
        }
    }

    /// Whether whoever is asked afterwards has not been asked for longer.
    pub fn moves_the_game(&self) -> bool {
        !matches!(
            self,
            Act::Claim { .. }
                | Act::RenewToken { .. }
                | Act::Leave { .. }
                | Act::TimeOut { .. }
                | Act::Return { .. }
                | Act::Stand { .. }
                | Act::AskUndo { .. }
                | Act::Say { .. }
                | Act::Vote { .. }
                | Act::Rematch { .. }
        )
    }
}

/// A name as others may read it.
pub fn clean_name(name: &str) -> Result<String, Error> {
    clean(name, 24).ok_or(Error::BadName)
}

/// A message as others may read it.
pub fn clean_text(text: &str) -> Result<String, Error> {
    clean(text, 500).ok_or(Error::BadText)
}

/// A plain text of so many characters at most, something of which can be seen.
fn clean(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    // What stands on the letter before it, or says that it is a picture, shows nothing by itself.
    let is_mark = |letter: char| letter.general_category_group() == GeneralCategoryGroup::Mark;
    let fits = text.chars().count() <= most
        && text.chars().all(is_plain)
        && text.chars().any(|letter| !is_mark(letter));
    fits.then(|| text.to_owned())
}

/// No control characters, and none that show nothing, hide text or turn its direction.
fn is_plain(letter: char) -> bool {
    !letter.is_control()
        && !matches!(
            letter,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0e}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{fffe}'..='\u{ffff}'
                | '\u{13430}'..='\u{1345f}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d159}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(clean_name("  Ola "), Ok("Ola".to_owned()));
        assert_eq!(clean_name("Zażółć gęślą"), Ok("Zażółć gęślą".to_owned()));
        for bad in ["", "  ", "a\nb", "a\u{202e}b", &"x".repeat(25)] {
            assert_eq!(clean_name(bad), Err(Error::BadName), "{bad:?}");
        }
    }

    #[test]
    fn a_name_can_be_seen() {
        for unseen in [
            "\u{ad}",
            "\u{34f}",
            "a\u{61c}b",
            "\u{115f}",
            "\u{1160}",
            "\u{17b4}",
            "\u{180e}",
            "\u{2800}",
            "\u{3164}",
            "\u{fe0f}",
            "\u{ffa0}",
            "a\u{fff9}b",
            "\u{fffe}",
            "\u{e0041}",
            "\u{e0100}",
            "\u{1d173}",
            "\u{1bca0}",
            "\u{13440}",
            "\u{1d159}",
            "\u{301}",
            // Marks of Hebrew, Arabic, Devanagari and Cyrillic with nothing to stand on.
            "\u{5b0}",
            "\u{64b}\u{651}",
            "\u{93e}\u{941}",
            "\u{483}",
        ] {
            assert_eq!(clean_name(unseen), Err(Error::BadName), "{unseen:?}");
        }
        // A picture may be followed by the mark that says so.
        for seen in ["❤\u{fe0f}", "שלום", "Ω", "ㅏ", "सीता"] {
            assert_eq!(clean_name(seen), Ok(seen.to_owned()));
        }
    }
}
