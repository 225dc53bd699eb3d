//! `epoka arena`: bots against bots.

mod log;
mod picture;

use crate::games::{GameName, read_rules, with_game};
use anyhow::Context;
use bots::arena::{self, Game, Standing, Verdict};
use bots::protocol::{Command, Guest, SUBSTITUTE};
use bots::{Bot, Player, Spec};
use indicatif::{ProgressBar, ProgressStyle};
use log::{Log, Match};
use rayon::prelude::*;
use std::collections::HashSet;
use std::fs::File;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use tabletop::{Evaluate, Notation, Record, Seed};

/// Let computer players play against each other
///
/// Every deal is played once for each rotation of the bots around the table, so luck evens out.
/// With more players than bots the last bot takes the remaining seats; more than two bots at tables of two meet each
/// other in pairs, so that a ladder can be seen.
///
/// Programs of your own come first, then the built-in bots. How a program talks is described in docs/bot-protocol.md.
/// One that answers nonsense, too late, or ends loses its seat to a built-in bot; the result says how often.
#[derive(clap::Args)]
pub struct Arena {
    /// The game
    #[arg(default_value = "innovation")]
    game: GameName,
    /// The bots, separated by commas: random, greedy, turn:1000, search:1s, expert …
    #[arg(long, value_delimiter = ',', required_unless_present = "programs")]
    bots: Vec<Spec>,
    /// A program of your own, such as "python3 bot.py"; may be given several times
    #[arg(long = "bot", value_name = "COMMAND")]
    programs: Vec<Command>,
    /// How many seconds a program may take for each decision
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = read_seconds)]
    bot_time: Duration,
    /// How many players
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// How many deals; with two players each is a pair of games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// The number of the first deal
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Rule options, as in a record
    #[arg(long, default_value = "")]
    rules: String,
    /// Stop as soon as it is clear whether the first bot's share of victories is at least UPPER or at most LOWER
    #[arg(long, value_names = ["LOWER", "UPPER"], num_args = 2)]
    decide: Option<Vec<f64>>,
    /// Keep every game in this file, and go on where it ends; only for games of the same bots and rules
    #[arg(long)]
    log: Option<PathBuf>,
    /// Write the standings as a picture
    #[arg(long)]
    svg: Option<PathBuf>,
    /// Print one JSON line
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        let names = self.names();
        let tables =
            arena::tables(names.len(), self.players).context("there are more bots than players")?;
        if let Some(bounds) = &self.decide {
            let fine = 0.0 < bounds[0] && bounds[0] < bounds[1] && bounds[1] < 1.0;
            anyhow::ensure!(fine, "expected 0 < LOWER < UPPER < 1");
            let is_one_question = tables.len() == 1 && names.len() > 1;
            anyhow::ensure!(
                is_one_question,
                "--decide needs at least two bots, and not more than players"
            );
        }
        anyhow::ensure!(
            self.first.checked_add(self.deals).is_some(),
            "there are not so many deals from --first on"
        );
        // What cannot be written or started is said before hours of play.
        if let Some(path) = &self.svg {
            let opened = File::options().create(true).append(true).open(path);
            opened.with_context(|| format!("cannot write the picture {}", path.display()))?;
        }
        for command in &self.programs {
            let started = command.start().map(drop);
            started.map_err(|reason| anyhow::anyhow!("«{command}» {reason}"))?;
        }
        let mut games = with_game!(self.game, G => self.play::<G>(&tables))?;
        // Ratings depend on the order of the games, which should not depend on who was quick.
        games.sort_by_key(log::key);
        let standings = arena::standings(&games, names.len());
        match self.json {
            true => self.print_json(&games, &standings),
            false => self.print(&games, &standings),
        }
        if let Some(path) = &self.svg {
            let title = format!(
                "{}, {} players, {} games",
                with_game!(self.game, G => <G as tabletop::Game>::NAME),
                self.players,
                games.len()
            );
            let fair = 1.0 / self.players as f64;
            std::fs::write(path, picture::picture(&title, &names, &standings, fair))
                .with_context(|| format!("cannot write the picture {}", path.display()))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn print_json(&self, games: &[Game], standings: &[Standing]) {
        let named: Vec<_> = self
            .names()
            .iter()
            .zip(standings)
            .map(|(bot, standing)| serde_json::json!({"bot": bot, "standing": standing}))
            .collect();
        let verdict = self.verdict(games);
        println!(
            "{}",
            serde_json::json!({"games": games.len(), "bots": named, "verdict": verdict})
        );
    }

    fn print(&self, games: &[Game], standings: &[Standing]) {
        println!("{} games with {} players", games.len(), self.players);
        for (bot, standing) in self.names().iter().zip(standings) {
            let Standing {
                share,
                interval,
                relative,
                rating,
                uncertainty,
                milliseconds,
                lost,
                seats,
            } = standing;
            println!(
                "{bot:>24}  wins {:5.1} % ({:.1} to {:.1}), {relative:.2} of a fair share, rating {rating:.1} ± {uncertainty:.1}, {milliseconds:.2} ms a decision",
                100.0 * share,
                100.0 * interval.0,
                100.0 * interval.1,
            );
            if *lost > 0 {
                let substitute = SUBSTITUTE.name();
                println!(
                    "{:>24}  lost its seat to «{substitute}» in {lost} of {seats} games",
                    ""
                );
            }
        }
        if self.players == 2 && standings.len() == 2 {
            let (low, high) = standings[0].interval;
            let points = match standings[0].share {
                0.0 => format!("at most {:+.0}", arena::elo(high)),
                1.0 => format!("at least {:+.0}", arena::elo(low)),
                share => format!(
                    "{:+.0} ({:+.0} to {:+.0})",
                    arena::elo(share),
                    arena::elo(low),
                    arena::elo(high)
                ),
            };
            println!(
                "{:>24}  {points} rating points (Elo) over the second",
                "the first bot is"
            );
        }
        if let Some(verdict) = self.verdict(games) {
            println!("verdict: {verdict:?}");
        }
    }

    /// Who competes: programs first.
    fn names(&self) -> Vec<String> {
        let programs = self.programs.iter().map(Command::to_string);
        programs
            .chain(self.bots.iter().map(Spec::to_string))
            .collect()
    }

    fn verdict(&self, games: &[Game]) -> Option<Verdict> {
        let bounds = self.decide.as_ref()?;
        let first = |game: &Game| -> f64 {
            game.seats
                .iter()
                .zip(&game.shares)
                .filter(|(bot, _)| **bot == 0)
                .map(|(_, share)| share)
                .sum()
        };
        let wins = games.iter().map(first).sum();
        Some(arena::sequential_test(
            wins,
            games.len() as f64,
            bounds[0],
            bounds[1],
        ))
    }

    fn play<G: Evaluate + Notation>(&self, tables: &[Vec<usize>]) -> anyhow::Result<Vec<Game>> {
        let rules = read_rules::<G>(&self.rules, self.players)?;
        let bots: Vec<Box<dyn Bot<G>>> = self.bots.iter().map(Spec::bot).collect();
        let names = self.names();
        let played = Match {
            game: G::NAME.to_owned(),
            rules: rules.to_string(),
            players: self.players,
            bots: names.clone(),
        };
        let (log, logged) = match &self.log {
            Some(path) => {
                let (log, games) = Log::open(path, &played, tables)?;
                (Some(log), games)
            }
            None => (None, Vec::new()),
        };
        let deals = self.first..self.first + self.deals;
        let wanted = logged.into_iter().filter(|game| deals.contains(&game.deal));
        let mut games: Vec<Game> = wanted.collect();
        let done: HashSet<(u64, usize, Vec<usize>)> = games.iter().map(log::key).collect();
        let rotations = (0..self.players)
            .flat_map(|rotation| tables.iter().map(move |table| (rotation, table)));
        let mut open = deals
            .flat_map(|deal| {
                let seated = rotations.clone();
                seated
                    .map(move |(rotation, table)| (deal, rotation, arena::rotated(table, rotation)))
            })
            .filter(|game| !done.contains(game));
        let each = (self.players * tables.len()) as u64;
        let all = self.deals.saturating_mul(each);
        let progress = ProgressBar::new(all.saturating_sub(games.len() as u64));
        progress.set_style(ProgressStyle::with_template(
            "{bar:40} {pos}/{len} games, {eta} left",
        )?);
        progress.enable_steady_tick(Duration::from_secs(1));
        let report = |text: &str| progress.suspend(|| eprintln!("epoka: {text}"));
        let sit_down = |number: usize| -> Box<dyn Player<G> + '_> {
            match self.programs.get(number) {
                Some(command) => {
                    let (name, time) = (&names[number], self.bot_time);
                    Box::new(Guest::new(command.start(), name, time, &report))
                }
                None => Box::new(&*bots[number - self.programs.len()]),
            }
        };
        // In rounds, so that the sequential test can stop between two of them.
        while self
            .verdict(&games)
            .is_none_or(|verdict| verdict == Verdict::Open)
        {
            let round: Vec<_> = open.by_ref().take(32 * self.players).collect();
            if round.is_empty() {
                break;
            }
            let played: anyhow::Result<Vec<Game>> = round
                .into_par_iter()
                .map(|(deal, rotation, seats)| {
                    let mut players: Vec<_> = seats.iter().map(|&bot| sit_down(bot)).collect();
                    let record = Record {
                        names: seats.iter().map(|&bot| names[bot].clone()).collect(),
                        ..Record::new(rules.clone(), self.players, Seed::from_number(deal))
                    };
                    let game = arena::play_deal::<G>(record, &mut players, &seats, deal, rotation)
                        .map_err(anyhow::Error::msg)?;
                    progress.inc(1);
                    if let Some(log) = &log {
                        log.write(&game)?;
                    }
                    Ok(game)
                })
                .collect();
            games.extend(played?);
        }
        progress.finish_and_clear();
        Ok(games)
    }
}

/// Reads a time in seconds, such as 10 or 0.5.
pub fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok();
    seconds
        .filter(|seconds| (0.001..=86_400.0).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| format!("expected a number of seconds from 0.001 to 86400, found «{text}»"))
}
