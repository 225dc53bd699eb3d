//! A whole game of Innovation in twenty lines: `cargo run -p bots --example play`.
//!
//! The other game is played by the same lines: write `cvlizations` instead.

use bots::{Bot, Random};
use innovation::State;
use tabletop::{Game, Notation, Play, Record, Seed};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let record = Record::<State>::new(State::usual_rules(2), 2, Seed::from_number(7));
    let mut play = Play::new(record)?;
    let mut number = 0;
    // Several seats can be asked at once; whoever comes first answers first.
    while let Some(open) = play.pending().first() {
        let seat = open.seat;
        let asked = play.asked(seat).ok_or("nobody is asked")?;
        let choice = Random.choose(asked, number);
        println!("{seat} {}", State::write_choice(choice));
        play.apply(seat, choice)?;
        number += 1;
    }
    let outcome = play.outcome().ok_or("the game is over")?;
    println!("{} by {}", outcome.winners, outcome.cause);
    // These lines are the whole game: `epoka replay FILE` plays them again.
    print!("{}", play.record().write());
    Ok(())
}
