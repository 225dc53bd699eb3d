//! How fast the rules run: random decisions per second on one core, time to copy a table, size of a table.
//!
//! `cargo run --release -p cvlizations --example speed [games]`

use cvlizations::{Rules, State, Variant};
use std::hint::black_box;
use std::time::Instant;
use tabletop::{Decision, Flow, Game, Players, RandomPlayers, Seed};

/// Random players who count how often they are asked.
struct Counting(RandomPlayers, u64);

impl Players<State> for Counting {
    #[inline]
    fn ask(
        &mut self,
        table: &State,
        decision: &Decision<'_, State>,
    ) -> Flow<<State as Game>::Choice> {
        self.1 += 1;
        self.0.ask(table, decision)
    }
}

fn main() {
    let argument = std::env::args().nth(1);
    let games: u64 = argument
        .and_then(|text| text.parse().ok())
        .unwrap_or(200_000);
    for (variant, seats) in [
        (Variant::Granna, 2),
        (Variant::Neutrals, 2),
        (Variant::Standard, 3),
        (Variant::Standard, 4),
        (Variant::Standard, 5),
    ] {
        measure(&Rules::new(variant), seats, games);
    }
    let table = State::setup(&Rules::default(), 4, &Seed::from_number(1)).expect("four can play");
    let copies = 50_000_000u32;
    let start = Instant::now();
    for _ in 0..copies {
        black_box(*black_box(&table));
    }
    let nanoseconds = start.elapsed().as_secs_f64() * 1e9 / f64::from(copies);
    println!(
        "a table takes {} bytes, a copy {nanoseconds:.1} ns",
        size_of::<State>()
    );
}

/// Play-outs from a few set-up tables, as a search makes them.
fn measure(rules: &Rules, seats: usize, games: u64) {
    let tables: Vec<State> = (0..64)
        .map(|seed| State::setup(rules, seats, &Seed::from_number(seed)))
        .collect::<Result<_, _>>()
        .expect("the variants fit the seats");
    let mut players = Counting(RandomPlayers::new(1), 0);
    let start = Instant::now();
    for number in 0..games {
        let mut table = tables[number as usize % tables.len()];
        while table.phase() != cvlizations::Phase::Over {
            if table.advance(&mut players).is_err() {
                break;
            }
        }
        black_box(table.outcome());
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{rules}, {seats} seats: {:.2} million decisions/s, {:.0} games/s, {:.1} decisions per game",
        players.1 as f64 / seconds / 1e6,
        games as f64 / seconds,
        players.1 as f64 / games as f64
    );
}
