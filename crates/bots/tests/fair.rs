//! Computer players know what their seat may know and nothing else, and the same seed gives the same answer.

#![allow(clippy::unwrap_used)]

use bots::{Bot, Spec, arena};
use tabletop::{Evaluate, FastRng, Notation, Play, Record, Seat, Seed};

/// Every kind of built-in bot, quick enough for hundreds of positions.
const BOTS: [&str; 5] = [
    "random",
    "greedy",
    "greedy:blunders=30",
    "turn:50",
    "search:100",
];

fn bots<G: Evaluate>() -> Vec<(&'static str, Box<dyn Bot<G>>)> {
    let bot = |name: &'static str| (name, name.parse::<Spec>().unwrap().bot());
    BOTS.into_iter().map(bot).collect()
}

/// The tables of both games that are tried: rules and numbers of seats.
fn innovation_tables() -> Vec<(&'static str, usize)> {
    vec![
        ("", 2),
        ("", 3),
        ("", 4),
        ("edition=2017", 2),
        ("edition=2017", 3),
        ("teams=yes", 4),
        ("monument=mixed reveal-bonus=no fission=continues", 3),
    ]
}

fn cvlizations_tables() -> Vec<(&'static str, usize)> {
    vec![
        ("variant=granna", 2),
        ("variant=neutrals", 2),
        ("variant=standard", 3),
        ("variant=standard", 4),
        ("variant=standard", 5),
    ]
}

/// A new game with this number.
fn deal<G: Evaluate>(rules: &str, seats: usize, number: u64) -> Play<G> {
    let rules = rules.parse().unwrap();
    Play::new(Record::new(rules, seats, Seed::from_number(number))).unwrap()
}

/// A game played at random for so many decisions; none if it is over by then.
fn random_position<G: Evaluate>(
    rules: &str,
    seats: usize,
    number: u64,
    decisions: usize,
) -> Option<Play<G>> {
    let mut play = deal::<G>(rules, seats, number);
    let mut rng = FastRng::new(number);
    for _ in 0..decisions {
        // Of several seats that are asked at once, any may be the first to answer.
        let pending = play.pending();
        if pending.is_empty() {
            return None;
        }
        let open = &pending[rng.below(pending.len())];
        let (seat, choice) = (open.seat, open.options[rng.below(open.options.len())]);
        play.apply(seat, choice).unwrap();
    }
    play.outcome().is_none().then_some(play)
}

/// A game that the seat cannot tell from this one and in which it is asked the same; none if the hidden choices that
/// others have made in the running effect are impossible with other cards.
fn twin<G: Evaluate + Notation>(play: &Play<G>, seat: Seat, rng: &mut FastRng) -> Option<Play<G>> {
    let imagined = play.asked(seat)?.imagine(rng);
    let (rules, seats) = (play.record().rules.clone(), play.table().seats());
    let mut twin = Play::at(
        Record::new(rules, seats, Seed::from_number(0)),
        imagined.table,
    );
    for (by, choice) in imagined.answers {
        twin.apply(by, choice).ok()?;
    }
    let same = twin.pending_for(seat) == play.pending_for(seat)
        && twin.table().view(Some(seat)) == play.table().view(Some(seat));
    same.then_some(twin)
}

/// On tables with the same view every bot makes the same decision for the same seed. At least so many are compared.
fn decides_by_what_the_seat_knows<G: Evaluate + Notation>(
    tables: &[(&str, usize)],
    games: u64,
    at_least: usize,
) {
    let bots = bots::<G>();
    let mut compared = 0;
    let mut different = 0;
    for number in 0..games {
        let (rules, seats) = tables[number as usize % tables.len()];
        let mut rng = FastRng::new(number ^ 0xfa1);
        let decisions = rng.below(25 * seats);
        let Some(play) = random_position::<G>(rules, seats, number, decisions) else {
            continue;
        };
        for open in play.pending() {
            let seat = open.seat;
            for _ in 0..2 {
                let Some(twin) = twin(&play, seat, &mut rng) else {
                    continue;
                };
                different += usize::from(twin.table() != play.table());
                for (name, bot) in &bots {
                    let seed = rng.bits();
                    let [real, imagined] =
                        [&play, &twin].map(|play| bot.choose(play.asked(seat).unwrap(), seed));
                    assert_eq!(
                        real,
                        imagined,
                        "{name} on seat {seat} peeks: game {number}, {decisions} decisions\n{}\n{}",
                        play.table().write_table(),
                        twin.table().write_table()
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared >= at_least, "only {compared} compared");
    assert!(different > 0, "all imagined tables were the true one");
}

#[test]
fn bots_of_innovation_decide_by_what_their_seat_knows() {
    decides_by_what_the_seat_knows::<innovation::State>(&innovation_tables(), 350, 2_000);
}

#[test]
fn bots_of_cvlizations_decide_by_what_their_seat_knows() {
    decides_by_what_the_seat_knows::<cvlizations::State>(&cvlizations_tables(), 200, 1_000);
}

/// The same question and seed give the same answer, also on several threads.
fn repeats_itself<G: Evaluate + Notation>(tables: &[(&str, usize)]) {
    let mut bots = bots::<G>();
    let threads = bots::Search {
        threads: 3,
        ..bots::Search::ahead(bots::Budget::Iterations(50))
    };
    bots.push(("three threads", Box::new(threads)));
    for number in 0..30 {
        let (rules, seats) = tables[number as usize % tables.len()];
        let Some(play) = random_position::<G>(rules, seats, number, 15) else {
            continue;
        };
        for open in play.pending() {
            for (name, bot) in &bots {
                let asked = play.asked(open.seat).unwrap();
                let first = bot.choose(asked, number);
                assert!(open.options.contains(&first), "{name}");
                assert_eq!(first, bot.choose(asked, number), "{name}, game {number}");
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    repeats_itself::<innovation::State>(&innovation_tables());
    repeats_itself::<cvlizations::State>(&cvlizations_tables());
}

/// Bots that plan their turns bring games to an end.
fn games_end<G: Evaluate>(tables: &[(&str, usize)]) {
    let bot: Box<dyn Bot<G>> = "turn:20".parse::<Spec>().unwrap().bot();
    for (number, &(rules, seats)) in (1..).zip(tables) {
        let mut play = deal::<G>(rules, seats, number);
        let mut players: Vec<Box<dyn bots::Player<G> + '_>> = Vec::new();
        players.resize_with(seats, || Box::new(&*bot));
        let course = arena::run(&mut play, &mut players, number).unwrap();
        assert!(play.outcome().is_some(), "{rules}, {seats} players");
        assert!(course.lost.is_empty());
        let made: u64 = course.thinking.iter().map(|(count, _)| count).sum();
        // The record holds the single answers too, which nobody is asked for.
        assert_eq!(made, course.decisions as u64);
        assert!(course.decisions <= play.record().choices.len());
    }
}

#[test]
fn games_of_bots_end() {
    games_end::<innovation::State>(&innovation_tables());
    games_end::<cvlizations::State>(&cvlizations_tables());
}

/// Both melds are secret until both are chosen: nobody's choice may depend on whether, and what, the other has answered.
#[test]
fn the_first_meld_does_not_depend_on_the_other_seats_answer() {
    for number in 0..40 {
        let play = deal::<innovation::State>("", 2, number);
        for seat in Seat::all(2) {
            let other = seat.next(2);
            let secrets = &play.pending_for(other).unwrap().options;
            let answered = secrets.iter().map(|&secret| {
                let mut play = play.clone();
                play.apply(other, secret).unwrap();
                play
            });
            let answered: Vec<_> = answered.collect();
            for (name, bot) in bots() {
                let choice = bot.choose(play.asked(seat).unwrap(), number);
                for answered in &answered {
                    let again = bot.choose(answered.asked(seat).unwrap(), number);
                    assert_eq!(choice, again, "{name} on seat {seat} of deal {number}");
                }
            }
        }
    }
}
