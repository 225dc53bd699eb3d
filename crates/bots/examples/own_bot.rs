//! A computer player of one's own, against one that plays at random: `cargo run -p bots --example own_bot`.
//!
//! A bot is asked with all legal answers, and sees what its seat sees: `asked.view()` is the table as this seat knows it,
//! `asked.imagine(…)` a whole table that it cannot tell from the true one.
//! In another language it would be a program: docs/bot-protocol.md.

use bots::{Bot, Random};
use innovation::{Choice, State};
use tabletop::{Asked, Game, Play, Record, Seat, Seed};

/// Achieves when it can, and plays at random otherwise: a beginning.
struct RuleOfThumb;

impl Bot<State> for RuleOfThumb {
    fn choose(&self, asked: Asked<'_, State>, seed: u64) -> Choice {
        let options = &asked.question().options;
        let achieves = |option: &&Choice| matches!(option, Choice::Achieve(_));
        match options.iter().find(achieves) {
            Some(&achieve) => achieve,
            None => Random.choose(asked, seed),
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut won = 0;
    for deal in 0..20 {
        let record = Record::<State>::new(State::usual_rules(2), 2, Seed::from_number(deal));
        let mut play = Play::new(record)?;
        while let Some(open) = play.pending().first() {
            let seat = open.seat;
            let asked = play.asked(seat).ok_or("nobody is asked")?;
            let number = play.record().choices.len() as u64;
            let choice = match seat {
                Seat(0) => RuleOfThumb.choose(asked, number),
                _ => Random.choose(asked, number),
            };
            play.apply(seat, choice)?;
        }
        let outcome = play.outcome().ok_or("the game is over")?;
        won += u32::from(outcome.winners.has(Seat(0)));
    }
    println!("it won {won} of 20 games");
    Ok(())
}
