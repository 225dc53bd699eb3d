//! The bot protocol: somebody else's program as a player, one JSON message per line.
//!
//! `docs/bot-protocol.md` describes it. The program is told what its seat may know and nothing else.
//! A [`Guest`] that answers nonsense, too late, or not at all loses its seat to a built-in bot, and the game goes on.

mod line;
mod program;

pub use program::{Command, Connection};

use crate::{Bot, Level, Player};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};
use tabletop::{Asked, Evaluate, Game, Notation, OpenDecision, Outcome, Seat, Seen};

/// The version of the protocol, as `hello` tells it.
pub const VERSION: u32 = 1;

/// Who takes over a seat that a program has lost.
pub const SUBSTITUTE: Level = Level::Skilled;

/// What the program reads.
#[derive(Serialize, Debug)]
#[serde(tag = "type", rename_all = "lowercase", bound = "")]
pub enum Message<'a, G: Game> {
    /// The game begins.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The name of the game.
        game: &'a str,
        /// The version of its rules.
        rules_version: u32,
        /// The rule options as text.
        rules: String,
        /// How many seats the table has.
        seats: usize,
        /// The program's own seat, from 0.
        seat: Seat,
        /// The name of each seat's player.
        names: &'a [String],
        /// The time for each decision, in milliseconds.
        time_limit: u64,
    },
    /// What has happened since the last events.
    Events {
        /// The events as the seat may know them.
        events: Vec<G::Event>,
    },
    /// The table.
    View {
        /// The table as the seat may know it.
        view: G::View,
    },
    /// A question; the program answers it.
    Decision {
        /// The number of the seat's question, from 1.
        number: u32,
        /// What is asked, and for which rule.
        prompt: G::Prompt,
        /// Every legal answer.
        options: Vec<Offer<G::Choice>>,
    },
    /// The program has lost its seat; nothing follows.
    Dismissed {
        /// Why.
        reason: &'a str,
    },
    /// The game is over; nothing follows.
    Over {
        /// How it ended; none if it was broken off.
        outcome: Option<Outcome<G::Cause>>,
        /// Whether the program's seat is among the winners.
        won: bool,
    },
}

/// One option of a decision.
#[derive(Serialize, Debug)]
pub struct Offer<C> {
    /// The choice as a value.
    pub choice: C,
    /// The choice in the notation of records.
    pub text: String,
}

/// What the program writes.
#[derive(Deserialize, PartialEq, Debug)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum Reply {
    /// Who it is; may be left out.
    Hello {
        /// The program's name for reports.
        name: Option<String>,
    },
    /// Its answer, in one of three forms.
    Answer {
        /// The number of the question.
        number: u32,
        /// The position among the options, from 0.
        index: Option<usize>,
        /// The choice in the notation of records.
        text: Option<String>,
        /// The choice as a value.
        choice: Option<serde_json::Value>,
    },
}

/// A program as a player.
pub struct Guest<'a, G: Evaluate> {
    connection: Option<Connection>,
    /// How reports call it, and how it calls itself.
    name: String,
    own_name: Option<String>,
    time_limit: Duration,
    /// Who hears at once that a seat is lost.
    report: &'a (dyn Fn(&str) + Sync),
    substitute: Box<dyn Bot<G>>,
    /// How many events have been told, and how many questions put.
    told: usize,
    asked: u32,
    lost: Option<String>,
}

impl<'a, G: Evaluate + Notation> Guest<'a, G> {
    /// Seats a program; one that could not be started has lost its seat already.
    pub fn new(
        connection: Result<Connection, String>,
        name: &str,
        time_limit: Duration,
        report: &'a (dyn Fn(&str) + Sync),
    ) -> Guest<'a, G> {
        let mut guest = Guest {
            connection: None,
            name: name.to_owned(),
            own_name: None,
            time_limit,
            report,
            substitute: SUBSTITUTE.bot(),
            told: 0,
            asked: 0,
            lost: None,
        };
        match connection {
            Ok(connection) => guest.connection = Some(connection),
            Err(reason) => guest.dismiss(reason),
        }
        guest
    }

    fn send(&mut self, message: &Message<'_, G>) -> Result<(), String> {
        let connection = self.connection.as_ref().ok_or("has left")?;
        let line = serde_json::to_string(message).map_err(|error| error.to_string())?;
        connection.send(line)
    }

    /// Tells what has happened and how the table lies.
    fn tell(&mut self, seen: Seen<'_, G>) -> Result<(), String> {
        let events = seen.events_after(self.told);
        self.told += events.len();
        if !events.is_empty() {
            self.send(&Message::Events { events })?;
        }
        self.send(&Message::View { view: seen.view() })
    }

    /// Puts a question to the program and waits for the answer.
    fn ask(&mut self, asked: Asked<'_, G>) -> Result<G::Choice, String> {
        self.tell(asked.seen())?;
        self.asked += 1;
        let OpenDecision {
            prompt, options, ..
        } = asked.question();
        self.send(&Message::Decision {
            number: self.asked,
            prompt: *prompt,
            options: options
                .iter()
                .map(|&choice| Offer {
                    choice,
                    text: G::write_choice(choice),
                })
                .collect(),
        })?;
        let deadline = Instant::now() + self.time_limit;
        loop {
            let connection = self.connection.as_ref().ok_or("has left")?;
            let Some(line) = connection.receive(deadline)? else {
                return Err(format!(
                    "gave no answer within {:?} to decision {}",
                    self.time_limit, self.asked
                ));
            };
            match read_reply(&line)? {
                Reply::Hello { name } => self.own_name = name.map(|name| shorten(name.trim())),
                Reply::Answer {
                    number,
                    index,
                    text,
                    choice,
                } => {
                    if number != self.asked {
                        return Err(format!(
                            "answered decision {number}, but was asked decision {}",
                            self.asked
                        ));
                    }
                    return pick::<G>(options, index, text, choice);
                }
            }
        }
    }

    /// Hands the seat over to the substitute.
    fn dismiss(&mut self, reason: String) {
        // The program may be past listening: that it cannot be told does not matter any more.
        let _ = self.send(&Message::Dismissed { reason: &reason });
        self.connection = None;
        let own_name = self.own_name.iter().map(|name| format!(" ({name})"));
        (self.report)(&format!(
            "«{}»{} {reason}; it loses its seat to the built-in bot «{}»",
            self.name,
            own_name.collect::<String>(),
            SUBSTITUTE.name()
        ));
        self.lost = Some(reason);
    }
}

impl<G: Evaluate + Notation> Player<G> for Guest<'_, G> {
    fn begin(&mut self, seen: Seen<'_, G>) {
        let hello = Message::Hello {
            protocol: VERSION,
            game: G::NAME,
            rules_version: G::RULES_VERSION,
            rules: seen.rules().to_string(),
            seats: seen.names().len(),
            seat: seen.seat(),
            names: seen.names(),
            time_limit: self.time_limit.as_millis() as u64,
        };
        if self.lost.is_none()
            && let Err(reason) = self.send(&hello)
        {
            self.dismiss(reason);
        }
    }

    fn choose(&mut self, asked: Asked<'_, G>, seed: u64) -> G::Choice {
        if self.lost.is_none() {
            match self.ask(asked) {
                Ok(choice) => return choice,
                Err(reason) => self.dismiss(reason),
            }
        }
        self.substitute.choose(asked, seed)
    }

    /// A program that has answered every question keeps its seat, even if it is gone when the game is over.
    fn end(&mut self, seen: Seen<'_, G>) -> Option<String> {
        if self.lost.is_none() {
            let outcome = seen.outcome();
            let won = outcome.is_some_and(|outcome| outcome.winners.has(seen.seat()));
            let _ = self
                .tell(seen)
                .and_then(|()| self.send(&Message::Over { outcome, won }));
        }
        self.connection = None;
        self.lost.take()
    }
}

/// Reads what a program wrote.
pub fn read_reply(line: &str) -> Result<Reply, String> {
    serde_json::from_str(line).map_err(|error| {
        let (line, why) = (shorten(line), explain(error));
        format!("wrote «{line}», which is no message: {why}")
    })
}

/// The option that an answer stands for.
fn pick<G: Notation>(
    options: &[G::Choice],
    index: Option<usize>,
    text: Option<String>,
    choice: Option<serde_json::Value>,
) -> Result<G::Choice, String> {
    let offered = |choice: G::Choice, shown: &str| {
        let choice = Some(choice).filter(|choice| options.contains(choice));
        choice.ok_or_else(|| format!("answered «{}», which is not offered", shorten(shown)))
    };
    match (index, text, choice) {
        (Some(index), None, None) => options.get(index).copied().ok_or_else(|| {
            let last = options.len() - 1;
            format!("answered with index {index}, but the options end at {last}")
        }),
        (None, Some(text), None) => {
            let choice = G::read_choice(&text)
                .map_err(|reason| format!("answered «{}»: {}", shorten(&text), explain(reason)))?;
            offered(choice, &text)
        }
        (None, None, Some(value)) => {
            let shown = value.to_string();
            let choice = serde_json::from_value(value)
                .map_err(|error| format!("answered «{}»: {}", shorten(&shown), explain(error)))?;
            offered(choice, &shown)
        }
        _ => Err("answered without exactly one of index, text and choice".to_owned()),
    }
}

/// What a program wrote, fit for a report.
fn shorten(text: &str) -> String {
    plain(text, 60)
}

/// Why it cannot be understood; the reason may quote what the program wrote.
fn explain(reason: impl ToString) -> String {
    plain(&reason.to_string(), 200)
}

/// The beginning of a text, in one line and without anything that a terminal would obey.
fn plain(text: &str, most: usize) -> String {
    let mut letters = text.chars();
    let start: String = letters.by_ref().take(most).collect();
    let start = start.replace(char::is_control, " ");
    match letters.next() {
        Some(_) => format!("{start}…"),
        None => start,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use innovation::{Card, Choice, State};

    fn card(name: &str) -> Choice {
        Choice::Card(Card::from_slug(name).expect("a card"))
    }

    /// The answer of a line to a question with two options.
    fn answer(line: &str) -> Result<Choice, String> {
        let options = [card("tools"), Choice::Pass];
        match read_reply(line)? {
            Reply::Answer {
                index,
                text,
                choice,
                ..
            } => pick::<State>(&options, index, text, choice),
            Reply::Hello { name } => Err(name.unwrap_or_default()),
        }
    }

    #[test]
    fn an_answer_is_an_index_a_text_or_a_choice() {
        for line in [
            r#"{"type":"answer","number":1,"index":0}"#,
            r#"{"type":"answer","number":1,"text":"tools"}"#,
            r#"{"type":"answer","number":1,"choice":{"card":"tools"}}"#,
        ] {
            assert_eq!(answer(line), Ok(card("tools")), "{line}");
        }
        let pass = r#"{"number":1,"choice":"pass","type":"answer"}"#;
        assert_eq!(answer(pass), Ok(Choice::Pass));
    }

    #[test]
    fn a_refusal_says_what_is_wrong() {
        for (line, reason) in [
            (r#"{"type":"answer","number":1}"#, "exactly one of"),
            (
                r#"{"type":"answer","number":1,"index":0,"text":"tools"}"#,
                "exactly one of",
            ),
            (r#"{"type":"answer","number":1,"index":2}"#, "end at 1"),
            (r#"{"type":"answer","number":1,"index":-1}"#, "no message"),
            (r#"{"type":"answer","index":0}"#, "number"),
            (
                r#"{"type":"answer","number":1,"text":"oars"}"#,
                "not offered",
            ),
            (
                r#"{"type":"answer","number":1,"text":"wheel"}"#,
                "expected a choice",
            ),
            (
                r#"{"type":"answer","number":1,"choice":"yes"}"#,
                "not offered",
            ),
            (
                r#"{"type":"answer","number":1,"choice":{"card":"wheel"}}"#,
                "wheel",
            ),
            (r#"{"type":"answer","number":1,"idx":0}"#, "idx"),
            (r#"{"type":"resign"}"#, "resign"),
            ("[1]", "no message"),
            ("tools", "no message"),
        ] {
            let refusal = answer(line).expect_err(line);
            assert!(refusal.contains(reason), "{line}: {refusal}");
        }
    }

    #[test]
    fn long_nonsense_is_reported_in_short() {
        let refusal = answer(&"ž".repeat(5_000)).expect_err("nonsense");
        assert!(refusal.chars().count() < 200, "{refusal}");
    }

    #[test]
    fn what_a_terminal_would_obey_is_not_reported() {
        for line in [
            "\u{1b}[2J\u{7}",
            r#"{"type":"\u001b[2J"}"#,
            r#"{"type":"answer","number":1,"text":"\u001b[2J\n"}"#,
            r#"{"type":"answer","number":1,"choice":{"card":"\u001b[2J"}}"#,
        ] {
            let refusal = answer(line).expect_err(line);
            assert!(!refusal.contains(char::is_control), "{refusal:?}");
            assert!(refusal.contains("[2J"), "{refusal:?}");
        }
        let long = format!(r#"{{"type":"{}"}}"#, "x".repeat(5_000));
        let refusal = answer(&long).expect_err("an unknown type");
        assert!(refusal.chars().count() < 400, "{refusal}");
    }
}
