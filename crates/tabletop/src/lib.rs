//! What every table game has, and nothing that only one game has.
//!
//! A game is a function of its [`Record`]: rules, seats, seed and the choices made.
//! The rules ask through [`Players`]; behind it sits a list of answers ([`Play`]), a bot, a search tree or a test.
//! This crate names no game, does no input or output, and reads no clock.
//!
//! ```
//! use tabletop::{FastRng, Game, Illegal, Play, Record, Seed};
//!
//! /// Plays any game to its end; whoever is asked takes any of the legal answers.
//! fn play<G: Game>(seats: usize, number: u64) -> Result<Play<G>, String> {
//!     let record = Record::<G>::new(G::usual_rules(seats), seats, Seed::from_number(number));
//!     let mut play = Play::new(record)?;
//!     let mut rng = FastRng::new(number);
//!     while let Some(open) = play.pending().first() {
//!         let (seat, choice) = (open.seat, open.options[rng.below(open.options.len())]);
//!         play.apply(seat, choice).map_err(|illegal: Illegal| illegal.to_string())?;
//!     }
//!     Ok(play)
//! }
//! ```

mod cards;
mod decision;
pub mod evaluate;
mod game;
mod options;
mod play;
mod record;
mod rng;
pub mod scenario;
mod seat;
mod telling;
pub mod testing;
mod weights;

pub use cards::{BadRules, CardFile, cards_named};
pub use decision::{CountingPlayers, Decision, Flow, OpenDecision, Players, RandomPlayers, Stop};
pub use evaluate::Evaluate;
pub use game::{Game, Notation, Outcome, Shown};
pub use options::{Options, RuleOption};
pub use play::{Asked, Illegal, Imagination, Imagined, Play, Seen};
pub use record::{Position, Record, RecordError};
pub use rng::{FastRng, GameRng, Seed};
pub use seat::{Seat, Seats};
pub use telling::{Arg, Message, Telling};
pub use weights::{SUMS, Weighing, Weight, Weights};
