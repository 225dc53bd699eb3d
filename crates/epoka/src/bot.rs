//! `epoka bot`: a program of somebody else's plays one game over standard input and output.

use crate::arena::read_seconds;
use crate::games::{GameName, read_rules, with_game};
use bots::protocol::{Connection, Guest};
use bots::{Player, Spec, arena};
use std::process::ExitCode;
use std::time::Duration;
use tabletop::{Evaluate, Notation, Play, Record, Seat, Seed};

/// Let a program play one game over standard input and output
///
/// The program is on the other side of the pipe: it reads from this command's output and writes to its input,
/// one JSON message per line. The protocol is described in docs/bot-protocol.md, with a complete example.
/// To have the program started instead, and to play many games, see `epoka arena --bot`.
///
/// Exits with 0 if the program played to the end, and with 1 if it lost its seat to a built-in bot.
#[derive(clap::Args)]
pub struct Bot {
    /// The game
    #[arg(default_value = "innovation")]
    game: GameName,
    /// How many players
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// The program's seat: A, B, …
    #[arg(long, default_value = "A")]
    seat: Seat,
    /// The built-in bots in the other seats, separated by commas; the last one takes the remaining seats
    #[arg(long, value_delimiter = ',', default_value = "skilled")]
    opponents: Vec<Spec>,
    /// Rule options, as in a record
    #[arg(long, default_value = "")]
    rules: String,
    /// The number of the deal
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many seconds the program may take for each decision
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = read_seconds)]
    bot_time: Duration,
}

impl Bot {
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        anyhow::ensure!(
            self.seat.index() < self.players,
            "there is no seat {} at a table of {}",
            self.seat,
            self.players
        );
        anyhow::ensure!(
            self.opponents.len() < self.players,
            "there are more opponents than seats for them"
        );
        with_game!(self.game, G => self.play::<G>()).map_err(anyhow::Error::msg)
    }

    fn play<G: Evaluate + Notation>(&self) -> Result<ExitCode, String> {
        let rules = read_rules::<G>(&self.rules, self.players)?;
        let last = self.opponents.len() - 1;
        let opponent = |seat: Seat| {
            let number = seat.index() - usize::from(seat > self.seat);
            &self.opponents[number.min(last)]
        };
        let name = |seat: Seat| match seat == self.seat {
            true => "program".to_owned(),
            false => opponent(seat).to_string(),
        };
        let seats = Seat::all(self.players);
        let bots: Vec<_> = seats
            .clone()
            .map(|seat| (seat != self.seat).then(|| opponent(seat).bot::<G>()))
            .collect();
        let report = |text: &str| eprintln!("epoka: {text}");
        let mut players: Vec<Box<dyn Player<G> + '_>> = Vec::new();
        for bot in &bots {
            players.push(match bot {
                Some(bot) => Box::new(&**bot),
                None => {
                    let connection = Connection::new(std::io::stdin(), std::io::stdout());
                    let name = "the program";
                    Box::new(Guest::new(Ok(connection), name, self.bot_time, &report))
                }
            });
        }
        let mut play = Play::new(Record {
            names: seats.map(name).collect(),
            ..Record::new(rules, self.players, Seed::from_number(self.seed))
        })?;
        let course = arena::run::<G>(&mut play, &mut players, self.seed)?;
        match play.outcome() {
            Some(outcome) => {
                let (winners, cause) = (outcome.winners, outcome.cause);
                eprintln!("the game is over: {winners} by {cause}");
            }
            None => eprintln!("the game takes too long and is broken off"),
        }
        Ok(match course.lost.is_empty() {
            true => ExitCode::SUCCESS,
            false => ExitCode::from(1),
        })
    }
}
