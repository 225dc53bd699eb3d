//! `epoka arena`: bots against bots.

use crate::games::{GameName, read_rules, with_game};
use anyhow::Context;
use bots::arena::{self, Game, Standing, Verdict};
use bots::protocol::{Command, Guest, SUBSTITUTE};
use bots::{Bot, Player, Spec};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Duration;
use tabletop::{Evaluate, Notation, Record, Seed};

/// Let computer players play against each other
///
/// Every deal is played once for each rotation of the bots around the table, so luck evens out.
/// With more players than bots the last bot takes the remaining seats.
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
    #[arg(long, default_value_t = 100)]
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
    /// Keep every game in this file, and go on where it ends
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
        anyhow::ensure!(
            names.len() <= self.players,
            "there are more bots than players"
        );
        if let Some(bounds) = &self.decide {
            let fine = 0.0 < bounds[0] && bounds[0] < bounds[1] && bounds[1] < 1.0;
            anyhow::ensure!(fine, "expected 0 < LOWER < UPPER < 1");
        }
        let games = with_game!(self.game, G => self.play::<G>())?;
        let standings = arena::standings(&games, names.len());
        if let Some(path) = &self.svg {
            std::fs::write(path, picture(&names, &standings))
                .context("cannot write the picture")?;
        }
        let verdict = self.verdict(&games);
        if self.json {
            let named: Vec<_> = names
                .iter()
                .zip(&standings)
                .map(|(bot, standing)| serde_json::json!({"bot": bot, "standing": standing}))
                .collect();
            println!(
                "{}",
                serde_json::json!({"games": games.len(), "bots": named, "verdict": verdict})
            );
            return Ok(ExitCode::SUCCESS);
        }
        println!("{} games with {} players", games.len(), self.players);
        for (bot, standing) in names.iter().zip(&standings) {
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
            println!(
                "{:>24}  {:+.0} rating points (Elo) over the second",
                "the first bot is",
                arena::elo(standings[0].share)
            );
        }
        if let Some(verdict) = verdict {
            println!("verdict: {verdict:?}");
        }
        Ok(ExitCode::SUCCESS)
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

    fn play<G: Evaluate + Notation>(&self) -> anyhow::Result<Vec<Game>> {
        let rules = read_rules::<G>(&self.rules, self.players)?;
        let bots: Vec<Box<dyn Bot<G>>> = self.bots.iter().map(Spec::bot).collect();
        let names = self.names();
        let mut games = self.resume()?;
        let done: HashSet<(u64, usize)> = games
            .iter()
            .map(|game| (game.deal, game.rotation))
            .collect();
        let log = match &self.log {
            Some(path) => Some(Mutex::new(
                OpenOptions::new().create(true).append(true).open(path)?,
            )),
            None => None,
        };
        let all = (self.first..self.first.saturating_add(self.deals))
            .flat_map(|deal| (0..self.players).map(move |rotation| (deal, rotation)));
        let open: Vec<(u64, usize)> = all.filter(|game| !done.contains(game)).collect();
        let progress = ProgressBar::new(open.len() as u64);
        progress.set_style(ProgressStyle::with_template(
            "{bar:40} {pos}/{len} games, {eta} left",
        )?);
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
        for round in open.chunks(32 * self.players) {
            let played: Result<Vec<Game>, String> = round
                .par_iter()
                .map(|&(deal, rotation)| {
                    let seats = arena::seating(names.len(), self.players, rotation);
                    let mut players: Vec<_> = seats.iter().map(|&bot| sit_down(bot)).collect();
                    let record = Record {
                        names: seats.iter().map(|&bot| names[bot].clone()).collect(),
                        ..Record::new(rules.clone(), self.players, Seed::from_number(deal))
                    };
                    let game = arena::play_deal::<G>(record, &mut players, &seats, deal, rotation)?;
                    progress.inc(1);
                    if let Some(log) = &log {
                        let line =
                            serde_json::to_string(&game).map_err(|error| error.to_string())?;
                        let mut file = log.lock().map_err(|error| error.to_string())?;
                        writeln!(file, "{line}").map_err(|error| error.to_string())?;
                    }
                    Ok(game)
                })
                .collect();
            games.extend(played.map_err(anyhow::Error::msg)?);
            if self
                .verdict(&games)
                .is_some_and(|verdict| verdict != Verdict::Open)
            {
                break;
            }
        }
        progress.finish_and_clear();
        Ok(games)
    }

    /// The games that are in the log already.
    fn resume(&self) -> anyhow::Result<Vec<Game>> {
        let Some(path) = self.log.as_ref().filter(|path| path.exists()) else {
            return Ok(Vec::new());
        };
        let mut games = Vec::new();
        for (number, line) in BufReader::new(std::fs::File::open(path)?)
            .lines()
            .enumerate()
        {
            let game: Game = serde_json::from_str(&line?).with_context(|| {
                format!(
                    "{}: line {} is not a game of the arena",
                    path.display(),
                    number + 1
                )
            })?;
            let wanted = self.first..self.first.saturating_add(self.deals);
            if game.seats.len() == self.players && wanted.contains(&game.deal) {
                games.push(game);
            }
        }
        Ok(games)
    }
}

/// Reads a time in seconds, such as 10 or 0.5.
pub fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|&seconds| seconds > 0.0);
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| format!("expected a number of seconds above 0, found «{text}»"))
}

/// The shares of victories with their intervals, as SVG.
fn picture(bots: &[String], standings: &[Standing]) -> String {
    let (left, width, row) = (220.0, 400.0, 32.0);
    let height = row * bots.len() as f64 + 40.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {height}\" font-family=\"sans-serif\" font-size=\"14\">\n<title>Share of victories with 95 % intervals</title>\n",
        left + width + 80.0
    );
    for (index, (bot, standing)) in bots.iter().zip(standings).enumerate() {
        let y = 20.0 + row * index as f64;
        let x = |share: f64| left + width * share;
        svg += &format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{bot}</text>\n<rect x=\"{left}\" y=\"{y}\" width=\"{}\" height=\"18\" fill=\"#7a9e7e\"/>\n<line x1=\"{}\" x2=\"{}\" y1=\"{mid}\" y2=\"{mid}\" stroke=\"#222\" stroke-width=\"2\"/>\n<text x=\"{}\" y=\"{}\">{:.1} %</text>\n",
            left - 10.0,
            y + 14.0,
            width * standing.share,
            x(standing.interval.0),
            x(standing.interval.1),
            x(standing.interval.1) + 8.0,
            y + 14.0,
            100.0 * standing.share,
            mid = y + 9.0,
        );
    }
    svg + "</svg>\n"
}
