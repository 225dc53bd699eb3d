//! `epoka bench`: how fast the rules are. Deterministic work; only the clock varies.

use crate::games::{GameName, read_rules, with_game};
use bots::{Bot, Budget, Playout, Search};
use serde::Serialize;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tabletop::{Asked, CountingPlayers, Evaluate, FastRng, Game, Notation, Play, Record, Seed};

/// Measure the speed of a game's rules on one core
///
/// A decision is a choice among two or more options. Compare ratios of one run: machines differ and are noisy.
#[derive(clap::Args)]
pub struct Bench {
    /// The game
    #[arg(default_value = "innovation")]
    game: GameName,
    /// How many players
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// Rule options, as in a record
    #[arg(long, default_value = "")]
    rules: String,
    /// How many random games to play
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Print one JSON line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Results {
    game: &'static str,
    players: usize,
    games: u64,
    decisions: u64,
    games_per_second: f64,
    decisions_per_second: f64,
    /// Only where they are counted: `--features count-allocations`.
    allocations_per_decision: Option<f64>,
    decisions_per_second_remembering: f64,
    state_bytes: usize,
    copy_nanoseconds: f64,
    /// One of many tables imagined at the same question, as a search does it, and one alone.
    resample_nanoseconds: f64,
    resample_alone_nanoseconds: f64,
    suspended_step_nanoseconds: f64,
    /// Search iterations per second from fixed tables, by how far a table is played behind the tree.
    search_to_the_end_of_the_game: f64,
    search_to_the_end_of_the_turn: f64,
    search_as_it_plays: f64,
}

impl Bench {
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        let results =
            with_game!(self.game, G => self.measure::<G>()).map_err(anyhow::Error::msg)?;
        if self.json {
            println!("{}", serde_json::to_string(&results)?);
            return Ok(ExitCode::SUCCESS);
        }
        println!(
            "{} with {} players, one core",
            results.game, results.players
        );
        println!("random games        {:>12.0} /s", results.games_per_second);
        println!(
            "decisions           {:>12.0} /s  ({:.0} a game)",
            results.decisions_per_second,
            results.decisions as f64 / results.games as f64
        );
        println!(
            "  with knowledge    {:>12.0} /s",
            results.decisions_per_second_remembering
        );
        if let Some(allocations) = results.allocations_per_decision {
            println!("heap allocations    {allocations:>12.4} a decision");
        }
        println!("state               {:>12} bytes", results.state_bytes);
        println!("copying it          {:>12.1} ns", results.copy_nanoseconds);
        println!(
            "resampling it       {:>12.1} ns",
            results.resample_nanoseconds
        );
        println!(
            "  one alone         {:>12.1} ns",
            results.resample_alone_nanoseconds
        );
        println!(
            "suspended step      {:>12.1} ns",
            results.suspended_step_nanoseconds
        );
        println!("search iterations, with play-outs");
        println!(
            "  to the game's end {:>12.0} /s",
            results.search_to_the_end_of_the_game
        );
        println!(
            "  to the turn's end {:>12.0} /s",
            results.search_to_the_end_of_the_turn
        );
        println!(
            "  as it plays       {:>12.0} /s",
            results.search_as_it_plays
        );
        Ok(ExitCode::SUCCESS)
    }

    fn measure<G: Notation + Evaluate>(&self) -> Result<Results, String> {
        let rules = read_rules::<G>(&self.rules, self.players)?;
        let (decisions, time, allocations) = self.play::<G>(&rules, false)?;
        let (_, time_remembering, _) = self.play::<G>(&rules, true)?;
        let tables = middle_games::<G>(&rules, self.players)?;
        let copies = 2_000_000;
        let copying = timed(|| {
            for turn in 0..copies {
                black_box(black_box(&tables[turn % tables.len()]).clone());
            }
        });
        let mut rng = FastRng::new(1);
        let resamples = 200_000;
        let resampling = timed(|| {
            for turn in 0..resamples {
                let table = &tables[turn % tables.len()];
                black_box(table.resample(tabletop::Seat(0), &mut rng));
            }
        });
        let (steps, stepping) = suspended_steps::<G>(&rules, self.players)?;
        let plays = middle_plays::<G>(&rules, self.players)?;
        let search = |playout, iterations| search_speed::<G>(&plays, playout, iterations);
        let (to_game, to_turn, as_played) = (
            search(Some(Playout::Game), 400),
            search(Some(Playout::Turn), 2_000),
            search(None, 2_000),
        );
        let imagined = 20_000;
        let imagining = timed(|| imagine::<G>(&plays, imagined));
        let each = |time: Duration, count: usize| time.as_nanos() as f64 / count.max(1) as f64;
        Ok(Results {
            game: G::NAME,
            players: self.players,
            games: self.games,
            decisions,
            games_per_second: self.games as f64 / time.as_secs_f64(),
            decisions_per_second: decisions as f64 / time.as_secs_f64(),
            allocations_per_decision: allocations
                .map(|count| count as f64 / decisions.max(1) as f64),
            decisions_per_second_remembering: decisions as f64 / time_remembering.as_secs_f64(),
            state_bytes: size_of::<G>(),
            copy_nanoseconds: each(copying, copies),
            resample_nanoseconds: each(imagining, imagined * plays.len()),
            resample_alone_nanoseconds: each(resampling, resamples),
            suspended_step_nanoseconds: each(stepping, steps),
            search_to_the_end_of_the_game: to_game,
            search_to_the_end_of_the_turn: to_turn,
            search_as_it_plays: as_played,
        })
    }

    /// Plays random games to the end; gives decisions, time and, if they are counted, heap allocations.
    fn play<G: Notation>(
        &self,
        rules: &G::Rules,
        remembering: bool,
    ) -> Result<(u64, Duration, Option<u64>), String> {
        let mut decisions = 0;
        let mut failure = None;
        let mut time = Duration::ZERO;
        let allocations = counted(|| {
            let start = Instant::now();
            for number in 0..self.games {
                match play_one::<G>(rules, self.players, number, remembering) {
                    Ok(count) => decisions += count,
                    Err(reason) => failure = Some(reason),
                }
            }
            time = start.elapsed();
        });
        failure.map_or(Ok((decisions, time, allocations)), Err)
    }
}

/// Does some work; gives how often it allocated, if that is counted.
#[cfg(feature = "count-allocations")]
fn counted(work: impl FnOnce()) -> Option<u64> {
    Some(allocation_counter::measure(work).count_total)
}

/// The counting allocator slows down all that this program does a little, the server above all.
#[cfg(not(feature = "count-allocations"))]
fn counted(work: impl FnOnce()) -> Option<u64> {
    work();
    None
}

fn timed(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn play_one<G: Game>(
    rules: &G::Rules,
    seats: usize,
    number: u64,
    remembering: bool,
) -> Result<u64, String> {
    let mut table = G::setup(rules, seats, &Seed::from_number(number))?;
    if !remembering {
        table.stop_remembering();
    }
    let mut players = CountingPlayers::new(number);
    while table.outcome().is_none() {
        table
            .advance(&mut players)
            .map_err(|stop| format!("{stop:?}"))?;
    }
    Ok(players.decisions)
}

/// Tables in the middle of random games.
fn middle_games<G: Game>(rules: &G::Rules, seats: usize) -> Result<Vec<G>, String> {
    let mut tables = Vec::new();
    for number in 0..64 {
        let mut table = G::setup(rules, seats, &Seed::from_number(number))?;
        let mut players = CountingPlayers::new(number);
        while table.outcome().is_none() && players.decisions < 20 + number {
            table
                .advance(&mut players)
                .map_err(|stop| format!("{stop:?}"))?;
        }
        tables.push(table);
    }
    Ok(tables)
}

/// Plays some games through [`Play`], which suspends at every question.
fn suspended_steps<G: Notation>(
    rules: &G::Rules,
    seats: usize,
) -> Result<(usize, Duration), String> {
    let (mut steps, mut time) = (0, Duration::ZERO);
    for number in 0..200 {
        let mut play =
            Play::<G>::new(Record::new(rules.clone(), seats, Seed::from_number(number)))?;
        let mut rng = FastRng::new(number);
        let start = Instant::now();
        while let Some(open) = play.pending().first() {
            let (seat, choice) = (open.seat, open.options[rng.below(open.options.len())]);
            play.apply(seat, choice)
                .map_err(|illegal| illegal.to_string())?;
            steps += 1;
        }
        time += start.elapsed();
    }
    Ok((steps, time))
}

/// Running games at a question with several answers in their middle.
fn middle_plays<G: Notation>(rules: &G::Rules, seats: usize) -> Result<Vec<Play<G>>, String> {
    let mut plays = Vec::new();
    for number in 0..16 {
        let mut play =
            Play::<G>::new(Record::new(rules.clone(), seats, Seed::from_number(number)))?;
        let mut rng = FastRng::new(number);
        for _ in 0..20 + 4 * number {
            let Some(open) = play.pending().first() else {
                break;
            };
            let (seat, choice) = (open.seat, open.options[rng.below(open.options.len())]);
            play.apply(seat, choice)
                .map_err(|illegal| illegal.to_string())?;
        }
        if play
            .pending()
            .first()
            .is_some_and(|open| open.options.len() > 1)
        {
            plays.push(play);
        }
    }
    Ok(plays)
}

fn questions<G: Notation>(plays: &[Play<G>]) -> impl Iterator<Item = Asked<'_, G>> {
    plays
        .iter()
        .filter_map(|play| play.asked(play.pending().first()?.seat))
}

fn search_speed<G: Notation + Evaluate>(
    plays: &[Play<G>],
    playout: Option<Playout>,
    iterations: u32,
) -> f64 {
    let search = Search {
        playout,
        ..Search::ahead(Budget::Iterations(iterations))
    };
    let time = timed(|| {
        for asked in questions(plays) {
            black_box(search.choose(asked, 1));
        }
    });
    f64::from(iterations) * plays.len() as f64 / time.as_secs_f64()
}

/// Imagines so many tables at every question.
fn imagine<G: Notation>(plays: &[Play<G>], tables: usize) {
    let mut rng = FastRng::new(1);
    for asked in questions(plays) {
        let mut imagination = asked.imagination();
        imagination.stop_remembering();
        for _ in 0..tables {
            black_box(imagination.imagine(&mut rng));
        }
    }
}
