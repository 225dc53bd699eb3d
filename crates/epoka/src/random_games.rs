//! `epoka random-games`: plays random games and reports how they end.

use crate::games::{GameName, read_rules, with_game};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::process::ExitCode;
use tabletop::testing::{check_game, random_game};
use tabletop::{Notation, Seat};

/// Play random games, check every table on the way, and report endings, lengths and winners
#[derive(clap::Args)]
pub struct RandomGames {
    /// The game
    #[arg(default_value = "innovation")]
    game: GameName,
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// How many players
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// Rule options, as in a record: "edition=2017 teams=yes"
    #[arg(long, default_value = "")]
    rules: String,
    /// The number of the first game
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Also replay every game step by step and check views, refusals and the record's text
    #[arg(long)]
    thorough: bool,
    /// Print one JSON line
    #[arg(long)]
    json: bool,
}

#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    shortest: u64,
    longest: u64,
    endings: BTreeMap<String, u64>,
    wins: BTreeMap<String, u64>,
    shared: u64,
}

impl Tally {
    fn merge(mut self, other: Tally) -> Tally {
        if self.games == 0 {
            return other;
        }
        if other.games == 0 {
            return self;
        }
        self.games += other.games;
        self.decisions += other.decisions;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self.shared += other.shared;
        for (mine, theirs) in [
            (&mut self.endings, other.endings),
            (&mut self.wins, other.wins),
        ] {
            for (key, count) in theirs {
                *mine.entry(key).or_default() += count;
            }
        }
        self
    }
}

impl RandomGames {
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        let tally = with_game!(self.game, G => self.play::<G>());
        let tally = tally.map_err(anyhow::Error::msg)?;
        if self.json {
            let line = serde_json::json!({
                "games": tally.games, "decisions": tally.decisions,
                "shortest": tally.shortest, "longest": tally.longest,
                "endings": tally.endings, "wins": tally.wins, "shared": tally.shared,
            });
            println!("{line}");
            return Ok(ExitCode::SUCCESS);
        }
        let percent = |count: u64| 100.0 * count as f64 / tally.games.max(1) as f64;
        println!(
            "{} games with {} players, no law broken",
            tally.games, self.players
        );
        println!(
            "decisions: {:.1} on average, {} to {}",
            tally.decisions as f64 / tally.games.max(1) as f64,
            tally.shortest,
            tally.longest
        );
        for (title, counts) in [("ended by", &tally.endings), ("won by", &tally.wins)] {
            for (key, &count) in counts {
                println!("{title} {key}: {count} ({:.2} %)", percent(count));
            }
        }
        println!(
            "victories shared: {} ({:.2} %)",
            tally.shared,
            percent(tally.shared)
        );
        Ok(ExitCode::SUCCESS)
    }

    fn play<G: Notation>(&self) -> Result<Tally, String> {
        let rules = read_rules::<G>(&self.rules, self.players)?;
        (self.first..self.first.saturating_add(self.games))
            .into_par_iter()
            .map(|number| {
                let played = match self.thorough {
                    true => check_game::<G>(&rules, self.players, number, false),
                    false => random_game::<G>(&rules, self.players, number),
                };
                let played = played.map_err(|failure| format!("game {number}: {failure}"))?;
                let decisions = played.record.choices.len() as u64;
                let winners = played.outcome.winners;
                let mut tally = Tally {
                    games: 1,
                    decisions,
                    shortest: decisions,
                    longest: decisions,
                    shared: u64::from(winners.len() > 1),
                    ..Tally::default()
                };
                tally.endings.insert(played.outcome.cause.to_string(), 1);
                for seat in winners.iter() {
                    tally.wins.insert(Seat::to_string(&seat), 1);
                }
                Ok(tally)
            })
            .try_reduce(Tally::default, |one, other| Ok(one.merge(other)))
    }
}
