//! What is said of a game, before it is put into words: ids of texts and what stands for their variables.
//!
//! The rules say what happened, what is asked and why; one function per game turns that into messages.
//! Whoever shows them formats them in a language and draws their symbols. No sentence is made anywhere else.

use crate::{Game, OpenDecision, Seat, Seats};
use serde::Serialize;
use std::borrow::Cow;

/// A text, and what stands for its variables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tabletop/"))]
pub struct Message {
    /// The id of the text in the catalogues.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: Cow<'static, str>,
    /// By name.
    #[serde(serialize_with = "as_object")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, import(\"./Arg\").Arg>"))]
    pub args: Vec<(&'static str, Arg)>,
}

/// What stands for a variable of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tabletop/"))]
pub enum Arg {
    /// A number.
    Number(u16),
    /// A word that the text chooses by, or the name of a symbol.
    Word(&'static str),
    /// Whose doing it is. Besides the player's name, `you` becomes "yes" if that is the reader, else "no".
    Subject {
        /// Who.
        subject: Seat,
    },
    /// A player as the reader calls him.
    Seat {
        /// Who.
        seat: Seat,
    },
    /// Several players as the reader calls them.
    Seats {
        /// Who.
        seats: Seats,
    },
    /// Who has won: besides the names, `count` becomes their number, and `you` "yes" if the reader has won alone.
    Winners {
        /// Who.
        winners: Seats,
    },
    /// Something with a page of its own, by the text that names it.
    Card {
        /// The id of its name.
        card: Cow<'static, str>,
    },
    /// Another text.
    Text {
        /// Which.
        text: Box<Message>,
    },
    /// How many there are of each symbol.
    Symbols {
        /// The number and the symbol's name.
        symbols: Vec<(u16, &'static str)>,
    },
    /// A number for each of some players.
    Tally {
        /// Who, and how many.
        tally: Vec<(Seat, u16)>,
    },
}

impl Message {
    /// A text without variables.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// The same text with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    /// The same text with the player whose doing it is: `$player` and `$you`.
    #[must_use]
    pub fn by(self, subject: Seat) -> Message {
        self.with("player", Arg::Subject { subject })
    }
}

impl Arg {
    /// Something with a page of its own, by the text that names it.
    pub fn card(id: impl Into<Cow<'static, str>>) -> Arg {
        Arg::Card { card: id.into() }
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Arg {
        Arg::Number(number)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(word)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat { seat }
    }
}

impl From<Seats> for Arg {
    fn from(seats: Seats) -> Arg {
        Arg::Seats { seats }
    }
}

impl From<Message> for Arg {
    fn from(text: Message) -> Arg {
        Arg::Text {
            text: Box::new(text),
        }
    }
}

fn as_object<S: serde::Serializer>(
    args: &[(&'static str, Arg)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// A game that is told in words: everything that is shown of it has its message.
pub trait Telling: Game {
    /// What happened, as masked for the viewer, with its reasons: a sentence and what is told beside it.
    /// Nothing for an event that others tell in more detail.
    fn tell_event(event: &Self::Event, reasons: &[Self::Why]) -> Vec<Message>;

    /// A reason.
    fn tell_reason(why: &Self::Why) -> Message;

    /// A question, as a sentence to the one who must answer.
    fn tell_question(question: &OpenDecision<Self>) -> Message;

    /// An option of a question.
    fn tell_choice(question: &OpenDecision<Self>, choice: Self::Choice) -> Message;

    /// What somebody who is asked could wish for besides the options, with the reasons why it is impossible now.
    fn tell_impossible(&self, question: &OpenDecision<Self>)
    -> Vec<(Self::Choice, Vec<Self::Why>)>;
}
