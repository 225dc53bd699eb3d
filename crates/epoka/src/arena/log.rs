//! The log of an arena: who plays what in the first line, then a game in each.

use anyhow::{Context, ensure};
use bots::arena::{Game, rotated};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::fs::{File, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// What all games of a log have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// The name of the game.
    pub game: String,
    /// Its rules as text.
    pub rules: String,
    /// How many seats a table has.
    pub players: usize,
    /// Who competes.
    pub bots: Vec<String>,
}

/// A log that this process alone writes to.
pub struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// Opens the log of a match, or begins it; gives the games that are in it already, each once.
    /// An unfinished last line, which a process left that was killed, is dropped.
    pub fn open(
        path: &Path,
        played: &Match,
        tables: &[Vec<usize>],
    ) -> anyhow::Result<(Log, Vec<Game>)> {
        let shown = path.display();
        let mut file = File::options()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .with_context(|| format!("cannot open the log {shown}"))?;
        // Not every file system has locks; one without them is not told from one that is free.
        let is_taken = matches!(file.try_lock(), Err(TryLockError::WouldBlock));
        ensure!(!is_taken, "{shown} is in use by another arena");
        let mut text = String::new();
        file.read_to_string(&mut text)
            .with_context(|| format!("cannot read the log {shown}"))?;
        let whole = text.rfind('\n').map_or(0, |last| last + 1);
        if whole < text.len() {
            file.set_len(whole as u64)
                .with_context(|| format!("cannot mend the log {shown}"))?;
        }
        let log = Log {
            path: path.to_owned(),
            file,
        };
        let mut games = Vec::new();
        let mut lines = text[..whole].lines().zip(1..);
        match lines.next() {
            None => log.write(played)?,
            Some((line, _)) => {
                let logged: Match = serde_json::from_str(line)
                    .with_context(|| format!("{shown}: line 1 does not say whose games follow"))?;
                ensure!(
                    logged == *played,
                    "{shown} is the log of another match: it has {}, and this is {}",
                    logged.summary(),
                    played.summary()
                );
            }
        }
        let mut seen = HashSet::new();
        for (line, number) in lines {
            let game = read_game(line, tables)
                .with_context(|| format!("{shown}: line {number} is not a game of this match"))?;
            if seen.insert(key(&game)) {
                games.push(game);
            }
        }
        Ok((log, games))
    }

    /// Adds a line, at once.
    pub fn write(&self, entry: &impl Serialize) -> anyhow::Result<()> {
        let mut line = serde_json::to_string(entry)?;
        line.push('\n');
        (&self.file)
            .write_all(line.as_bytes())
            .with_context(|| format!("cannot write to the log {}", self.path.display()))
    }
}

impl Match {
    fn summary(&self) -> String {
        let Match {
            game,
            rules,
            players,
            bots,
        } = self;
        let rules = match rules.is_empty() {
            true => String::new(),
            false => format!(" ({rules})"),
        };
        format!("{game}{rules} with {players} players, {}", bots.join(", "))
    }
}

/// What tells a game from the others of its match.
pub fn key(game: &Game) -> (u64, usize, Vec<usize>) {
    (game.deal, game.rotation, game.seats.clone())
}

fn read_game(line: &str, tables: &[Vec<usize>]) -> anyhow::Result<Game> {
    let game: Game = serde_json::from_str(line)?;
    let mut seatings = tables.iter().map(|table| rotated(table, game.rotation));
    ensure!(
        seatings.any(|seats| seats == game.seats),
        "nobody sits like {:?}",
        game.seats
    );
    let seats = game.seats.len();
    ensure!(
        game.shares.len() == seats
            && game.thinking.len() == seats
            && game.lost.iter().all(|(seat, _)| seat.index() < seats),
        "it does not have {seats} seats throughout"
    );
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_has_one_writer_at_a_time() {
        let played = Match {
            game: "innovation".to_owned(),
            rules: String::new(),
            players: 2,
            bots: vec!["random".to_owned()],
        };
        let folder = tempfile::tempdir().unwrap();
        let open = || Log::open(&folder.path().join("log"), &played, &[vec![0, 0]]);
        let (log, games) = open().unwrap();
        assert!(games.is_empty());
        let refusal = open().err().unwrap().to_string();
        assert!(refusal.contains("in use by another arena"), "{refusal}");
        drop(log);
        assert!(open().is_ok());
    }
}
