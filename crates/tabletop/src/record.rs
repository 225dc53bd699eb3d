//! The memory of a game: everything else is recomputed from it.

use crate::{Game, Notation, Seat, Seed};
use std::fmt::Write;
use std::sync::Arc;
use thiserror::Error;

/// Rules, seats, seed, where it does not begin with a deal its first position, and the choices made:
/// the whole truth about a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Rule options and variants.
    pub rules: G::Rules,
    /// The name of each seat's player, clockwise from A.
    pub names: Vec<String>,
    /// What chance grows from.
    pub seed: Seed,
    /// Where the game begins; without it, with a deal.
    pub position: Option<Position<G>>,
    /// Who chose what, in the order in which it was told.
    pub choices: Vec<(Seat, G::Choice)>,
}

/// A table that a game begins with, in the notation; what it leaves open was dealt from the record's seed.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<G: Game> {
    lines: Arc<[String]>,
    table: Arc<G>,
}

impl<G: Game> Position<G> {
    /// The table as it lies at first.
    pub fn table(&self) -> &G {
        &self.table
    }
}

impl<G: Notation> Position<G> {
    /// Reads a table for so many seats. Rules and seed are those of the record that it is for.
    pub fn read(
        text: &str,
        rules: &G::Rules,
        seats: usize,
        seed: &Seed,
    ) -> Result<Position<G>, RecordError> {
        let lines = crate::scenario::lines(text).collect::<Vec<_>>();
        Position::deal(&lines, rules, seats, seed)
    }

    fn deal(
        lines: &[(usize, &str)],
        rules: &G::Rules,
        seats: usize,
        seed: &Seed,
    ) -> Result<Position<G>, RecordError> {
        let table = G::deal_table(lines, rules, seats, seed)
            .map_err(|(line, reason)| RecordError { line, reason })?;
        let line = lines.first().map_or(1, |(line, _)| *line);
        table
            .audit()
            .map_err(|reason| RecordError { line, reason })?;
        if table.outcome().is_some() {
            let reason = "the game is over at this table: nobody could play on".to_owned();
            return Err(RecordError { line, reason });
        }
        Ok(Position {
            lines: lines.iter().map(|(_, line)| (*line).to_owned()).collect(),
            table: Arc::new(table),
        })
    }
}

/// What is wrong with the text of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What was expected there.
    pub reason: String,
}

const HEADER: &str = "epoka record 1";

impl<G: Game> Record<G> {
    /// The record of a game in which nothing has been chosen yet; players are named by their seats.
    pub fn new(rules: G::Rules, seats: usize, seed: Seed) -> Record<G> {
        Record {
            rules,
            names: Seat::all(seats).map(|seat| seat.to_string()).collect(),
            seed,
            position: None,
            choices: Vec::new(),
        }
    }
}

impl<G: Notation> Record<G> {
    /// The record as text, one line per decision.
    pub fn write(&self) -> String {
        let mut text = format!(
            "{HEADER}\ngame {} {}\nrules {}\n",
            G::NAME,
            G::version(&self.rules),
            self.rules
        );
        for (seat, name) in Seat::all(self.names.len()).zip(&self.names) {
            let _ = writeln!(text, "seat {seat} {}", plain_name(seat, name));
        }
        let _ = writeln!(text, "seed {}", self.seed);
        for line in self.position.iter().flat_map(|start| &*start.lines) {
            let _ = writeln!(text, "table {line}");
        }
        for &(seat, choice) in &self.choices {
            let _ = writeln!(text, "{seat} {}", G::write_choice(choice));
        }
        text
    }

    /// Reads a record. Lines that are empty or begin with `#` are passed over.
    pub fn read(text: &str) -> Result<Record<G>, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        let last_line = text.lines().count();
        let mut expect = |what: &str| {
            lines.next().ok_or_else(|| RecordError {
                line: last_line,
                reason: format!("the text ends where «{what}» was expected"),
            })
        };
        let refuse = |line: usize, reason: String| Err(RecordError { line, reason });

        let (line, header) = expect(HEADER)?;
        if header != HEADER {
            return refuse(line, format!("expected «{HEADER}», found «{header}»"));
        }
        let (line, game) = expect("game")?;
        let version = game.strip_prefix("game ").and_then(|rest| {
            let version = rest.strip_prefix(G::NAME)?.strip_prefix(' ')?;
            let version = version.parse().ok()?;
            G::as_of(version, G::Rules::default()).map(|_| version)
        });
        let Some(version) = version else {
            let wanted = format!("game {} {}", G::NAME, G::RULES_VERSION);
            return refuse(line, format!("expected «{wanted}», found «{game}»"));
        };
        let (line, rules) = expect("rules")?;
        let Some(rules) = rules.strip_prefix("rules") else {
            return refuse(line, format!("expected «rules …», found «{rules}»"));
        };
        let rules = rules
            .trim()
            .parse()
            .map_err(|reason| RecordError { line, reason })?;
        let rules = G::as_of(version, rules).expect("the version is known");
        let mut names = Vec::new();
        let (line, seed) = loop {
            let (line, text) = expect("seat or seed")?;
            let Some(rest) = text.strip_prefix("seat ") else {
                break (line, text);
            };
            let (letter, name) = rest.split_once(' ').unwrap_or((rest, rest));
            let wanted = Seat(names.len() as u8);
            if names.len() >= 8 || letter.parse() != Ok(wanted) {
                return refuse(
                    line,
                    format!("expected «seat {wanted} NAME», found «{text}»"),
                );
            }
            names.push(plain_name(wanted, name));
        };
        let Some(seed) = seed.strip_prefix("seed ") else {
            return refuse(line, format!("expected «seed …», found «{seed}»"));
        };
        let seed = seed
            .parse()
            .map_err(|reason| RecordError { line, reason })?;
        let mut position = Vec::new();
        while let Some((line, text)) =
            lines.next_if(|(_, text)| text.split_whitespace().next() == Some("table"))
        {
            position.push((line, text["table".len()..].trim()));
        }
        let position = match &position[..] {
            [] => None,
            lines => Some(Position::deal(lines, &rules, names.len(), &seed)?),
        };
        let mut choices = Vec::new();
        for (line, text) in lines {
            let (seat, choice) =
                read_answer::<G>(text).map_err(|reason| RecordError { line, reason })?;
            choices.push((seat, choice));
        }
        Ok(Record {
            rules,
            names,
            seed,
            position,
            choices,
        })
    }
}

/// A name that fits into a line and reads as it is written; without one, a player is called like his seat.
fn plain_name(seat: Seat, name: &str) -> String {
    let name = name.replace(char::is_control, " ");
    match name.trim() {
        "" => seat.to_string(),
        plain => plain.to_owned(),
    }
}

/// Reads `A choice`.
pub(crate) fn read_answer<G: Notation>(text: &str) -> Result<(Seat, G::Choice), String> {
    let (seat, choice) = text
        .split_once(char::is_whitespace)
        .ok_or_else(|| format!("expected «SEAT CHOICE», found «{text}»"))?;
    Ok((seat.parse()?, G::read_choice(choice.trim())?))
}
