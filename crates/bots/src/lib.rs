//! Computer players for any game of the tabletop. They see what their seat may know, and nothing else:
//! a bot is given an [`Asked`], which imagines tables but never shows the true one.
//!
//! The ladder: [`Random`], [`Greedy`] (one step with the evaluation), and [`Search`], which is a turn search when it
//! looks to the end of the own turn, and information-set Monte-Carlo tree search beyond it.
//!
//! ```
//! use bots::{Bot, Greedy};
//! use cvlizations::State;
//! use tabletop::{Game, Play, Record, Seed};
//!
//! let record = Record::<State>::new(State::usual_rules(2), 2, Seed::from_number(7));
//! let mut play = Play::new(record)?;
//! let seat = play.pending()[0].seat;
//! let asked = play.asked(seat).expect("it is the first that is asked");
//! let choice = Greedy::default().choose(asked, 1);
//! play.apply(seat, choice).expect("a bot answers with one of the options");
//! # Ok::<(), String>(())
//! ```
//!
//! A whole game and a bot of one's own: `examples/play.rs`, `examples/own_bot.rs`.

pub mod arena;
pub mod fit;
mod greedy;
mod level;
pub mod protocol;
mod search;
mod simulation;
mod spec;

pub use greedy::Greedy;
pub use level::{Level, decide};
pub use search::{Budget, Playout, Search};
pub use spec::Spec;

use tabletop::{Asked, Evaluate, FastRng, Seen};

/// A computer player.
pub trait Bot<G: Evaluate>: Send + Sync {
    /// Its answer to a question. The same question and seed give the same answer, unless its budget is a time.
    fn choose(&self, asked: Asked<'_, G>, seed: u64) -> G::Choice;
}

/// Whoever plays one seat of one game. A [`Bot`] does, and so does a program of somebody else's.
pub trait Player<G: Evaluate> {
    /// The game begins.
    fn begin(&mut self, _seen: Seen<'_, G>) {}

    /// The answer to a question.
    fn choose(&mut self, asked: Asked<'_, G>, seed: u64) -> G::Choice;

    /// The game is over. Gives the reason if the player lost its seat to a built-in one on the way.
    fn end(&mut self, _seen: Seen<'_, G>) -> Option<String> {
        None
    }
}

impl<G: Evaluate> Player<G> for &dyn Bot<G> {
    fn choose(&mut self, asked: Asked<'_, G>, seed: u64) -> G::Choice {
        Bot::choose(*self, asked, seed)
    }
}

/// Takes any option with equal chance.
#[derive(Copy, Clone, Debug)]
pub struct Random;

impl<G: Evaluate> Bot<G> for Random {
    fn choose(&self, asked: Asked<'_, G>, seed: u64) -> G::Choice {
        let options = &asked.question().options;
        options[FastRng::new(seed).below(options.len())]
    }
}

/// Games between bots that both do well by waiting could go on for ever. From this many turns per seat on,
/// bots now and then play at random, the more often the longer it takes; random games end.
const PATIENCE: u32 = 60;

/// Whether a bot should give up its plan for once, to break an endless game.
fn loses_patience<G: Evaluate>(table: &G, rng: &mut FastRng) -> bool {
    let patience = PATIENCE * table.seats() as u32;
    let over = table.turns_done().saturating_sub(patience);
    over > 0 && rng.unit() < f64::from(over) / f64::from(patience)
}
