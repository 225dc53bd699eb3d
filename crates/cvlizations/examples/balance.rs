//! Is the game balanced? Greedy players play it, and the report says what they bought and how they fared.
//!
//! `cargo run --release -p cvlizations --example balance [games per number of players]`
//!
//! A greedy player sees only his seat's knowledge: he tries each option on tables that he cannot tell from the true one,
//! lets chance answer for everybody until the end of the action phase or of his own move, and asks the evaluation.

use cvlizations::{Choice, Event, Idea, Phase, Prompt, Rules, State, Variant, score};
use std::sync::Mutex;
use tabletop::{Decision, Evaluate, FastRng, Flow, Game, Play, Players, Record, Seat, Seed};

/// How many tables a player imagines per option.
const IMAGINED: usize = 6;

/// How often a player tries any idea that he can pay: an experiment that does not rest on the evaluation.
const TRIES: f64 = 0.15;

fn main() {
    let argument = std::env::args().nth(1);
    let games: u64 = argument.and_then(|text| text.parse().ok()).unwrap_or(200);
    let mut sum = Report::default();
    for (variant, seats) in [
        (Variant::Granna, 2),
        (Variant::Neutrals, 2),
        (Variant::Standard, 3),
        (Variant::Standard, 4),
        (Variant::Standard, 5),
    ] {
        let report = play_all(Rules::new(variant), seats, games);
        report.print_scores(variant, seats);
        sum.add(&report);
    }
    sum.print_ideas();
}

fn play_all(rules: Rules, seats: usize, games: u64) -> Report {
    let workers = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let report = Mutex::new(Report::default());
    std::thread::scope(|scope| {
        for worker in 0..workers {
            let report = &report;
            scope.spawn(move || {
                for number in (0..games).filter(|number| number % workers == worker) {
                    let (play, tried) = play_one(rules, seats, number);
                    let mut report = report.lock().expect("no worker panics");
                    report.count(&play);
                    report.count_tries(&play, &tried);
                }
            });
        }
    });
    report.into_inner().expect("no worker panics")
}

/// The game, and the ideas that were bought only to try them.
fn play_one(rules: Rules, seats: usize, number: u64) -> (Play<State>, Vec<(Seat, Idea)>) {
    let record = Record::new(rules, seats, Seed::from_number(number));
    let mut play = Play::new(record).expect("the variants fit the seats");
    let mut rng = FastRng::new(number);
    let mut tried = Vec::new();
    while let Some(open) = play.pending().first() {
        let (seat, prompt, options) = (open.seat, open.prompt, open.options.clone());
        let ideas: Vec<Idea> = options
            .iter()
            .filter_map(|option| match option {
                Choice::Buy(idea) => Some(*idea),
                _ => None,
            })
            .collect();
        let choice = if !ideas.is_empty() && rng.unit() < TRIES {
            let idea = ideas[rng.below(ideas.len())];
            tried.push((seat, idea));
            Choice::Buy(idea)
        } else {
            choose(&play, seat, prompt, &options, &mut rng)
        };
        play.apply(seat, choice).expect("the choice was offered");
    }
    (play, tried)
}

/// The option that looks best on imagined tables.
fn choose(
    play: &Play<State>,
    seat: Seat,
    prompt: Prompt,
    options: &[Choice],
    rng: &mut FastRng,
) -> Choice {
    if let Prompt::Exchange { by, .. } = prompt {
        let best = score::best_exchanges(play.table(), seat);
        let position = cvlizations::ideas::EXCHANGES
            .iter()
            .position(|&idea| idea == by);
        return Choice::Return(position.map_or(0, |position| best[position]));
    }
    let mut values = vec![0.0; options.len()];
    for _ in 0..IMAGINED {
        let Some(asked) = play.asked(seat) else {
            break;
        };
        let imagined = asked.imagine(rng);
        let seed = rng.bits();
        for (option, value) in options.iter().zip(&mut values) {
            let mut players = Rollout {
                script: imagined
                    .answers
                    .iter()
                    .copied()
                    .chain([(seat, *option)])
                    .collect(),
                rng: FastRng::new(seed),
            };
            let mut table = imagined.table;
            let looks_at_action = table.phase() <= Phase::Action;
            loop {
                if table.advance(&mut players).is_err() {
                    break;
                }
                if !looks_at_action || table.phase() > Phase::Action {
                    break;
                }
            }
            *value += table.worth(seat);
        }
    }
    let best = (0..options.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]));
    options[best.unwrap_or(0)]
}

/// Players who first follow a script and then answer by chance.
struct Rollout {
    script: std::collections::VecDeque<(Seat, Choice)>,
    rng: FastRng,
}

impl Players<State> for Rollout {
    fn ask(&mut self, _table: &State, decision: &Decision<'_, State>) -> Flow<Choice> {
        if let Some((_, choice)) = self.script.pop_front()
            && decision.options.contains(&choice)
        {
            return Ok(choice);
        }
        Ok(decision.options[self.rng.below(decision.options.len())])
    }
}

#[derive(Clone, Copy, Default)]
struct IdeaCount {
    /// Games in which it came to the track.
    seen: u32,
    /// Moves in which the mover could have bought it.
    affordable: u32,
    bought: u32,
    turns: u32,
    buyer_points: f64,
    other_points: f64,
    others: u32,
    wins: f64,
    /// Wins that chance alone would bring.
    fair_wins: f64,
    tried: u32,
    /// By how much those who tried it were ahead of the others at the end, and the square of it.
    lead: f64,
    lead_squared: f64,
}

#[derive(Default)]
struct Report {
    games: u32,
    ideas: Vec<IdeaCount>,
    points: Vec<f64>,
    wins: Vec<f64>,
    by_place: Vec<f64>,
    bought: f64,
}

impl Report {
    fn count(&mut self, play: &Play<State>) {
        let table = play.table();
        let seats = table.seats();
        let winners = play.outcome().expect("the game is over").winners;
        let share = |seat: Seat| {
            if winners.has(seat) {
                1.0 / winners.len() as f64
            } else {
                0.0
            }
        };
        self.ideas.resize(48, IdeaCount::default());
        self.points.resize(seats, 0.0);
        self.wins.resize(seats, 0.0);
        self.by_place.resize(seats, 0.0);
        self.games += 1;
        let starter = starter_of(play);
        for seat in Seat::all(seats) {
            self.points[seat.index()] += f64::from(score::points(table, seat));
            self.wins[seat.index()] += share(seat);
            let place = (seat.index() + seats - starter.index()) % seats;
            self.by_place[place] += share(seat);
            self.bought += table.player(seat).ideas.len() as f64 / seats as f64;
        }
        let mut turn = 1;
        for event in play.events() {
            match *event {
                Event::Turn { turn: now, .. } => turn = u32::from(now),
                Event::Bought { idea, .. } => self.ideas[idea.index()].turns += turn,
                _ => {}
            }
        }
        self.count_offers(play);
        for idea in Idea::all() {
            let count = &mut self.ideas[idea.index()];
            let Some(owner) = Seat::all(seats).find(|&seat| table.player(seat).ideas.has(idea))
            else {
                continue;
            };
            count.bought += 1;
            count.buyer_points += f64::from(score::points(table, owner));
            count.wins += share(owner);
            count.fair_wins += 1.0 / seats as f64;
            for other in Seat::all(seats).filter(|&seat| seat != owner) {
                count.other_points += f64::from(score::points(table, other));
                count.others += 1;
            }
        }
    }

    fn count_tries(&mut self, play: &Play<State>, tried: &[(Seat, Idea)]) {
        let table = play.table();
        for &(seat, idea) in tried {
            let others = Seat::all(table.seats()).filter(|&other| other != seat);
            let sum: f64 = others
                .map(|other| f64::from(score::points(table, other)))
                .sum();
            let lead = f64::from(score::points(table, seat)) - sum / (table.seats() - 1) as f64;
            let count = &mut self.ideas[idea.index()];
            count.tried += 1;
            count.lead += lead;
            count.lead_squared += lead * lead;
        }
    }

    /// Replays the game to see what was offered when somebody could buy.
    fn count_offers(&mut self, play: &Play<State>) {
        let record = Record {
            choices: Vec::new(),
            ..play.record().clone()
        };
        let mut replay = Play::<State>::new(record).expect("it was played");
        let mut seen = [false; 48];
        for &(seat, choice) in &play.record().choices {
            for idea in replay.table().track().iter().flatten() {
                seen[idea.index()] = true;
            }
            for open in replay.pending() {
                if let Prompt::Develop { .. } = open.prompt {
                    for option in &open.options {
                        if let Choice::Buy(idea) = option {
                            self.ideas[idea.index()].affordable += 1;
                        }
                    }
                }
            }
            replay.apply(seat, choice).expect("it was played");
        }
        for (count, seen) in self.ideas.iter_mut().zip(seen) {
            count.seen += u32::from(seen);
        }
    }

    fn add(&mut self, other: &Report) {
        self.ideas.resize(48, IdeaCount::default());
        self.games += other.games;
        for (sum, more) in self.ideas.iter_mut().zip(&other.ideas) {
            sum.seen += more.seen;
            sum.affordable += more.affordable;
            sum.bought += more.bought;
            sum.turns += more.turns;
            sum.buyer_points += more.buyer_points;
            sum.other_points += more.other_points;
            sum.others += more.others;
            sum.wins += more.wins;
            sum.fair_wins += more.fair_wins;
            sum.tried += more.tried;
            sum.lead += more.lead;
            sum.lead_squared += more.lead_squared;
        }
    }

    fn print_scores(&self, variant: Variant, seats: usize) {
        let games = f64::from(self.games);
        let mean = self.points.iter().sum::<f64>() / games / seats as f64;
        let percent = |wins: &[f64]| -> String {
            let shares: Vec<String> = wins
                .iter()
                .map(|wins| format!("{:.1}", wins / games * 100.0))
                .collect();
            shares.join(" ")
        };
        println!(
            "{} with {seats}: {} games, mean score {mean:.1}, ideas per player {:.1}; wins in % by place from the first player: {}",
            variant.slug(),
            self.games,
            self.bought / games,
            percent(&self.by_place)
        );
    }

    fn print_ideas(&self) {
        println!(
            "\nidea                 certainty  cost  pts  seen  bought  of seen  of affordable  turn  buyers  others  win/fair  tried  lead of those who tried"
        );
        for idea in Idea::all() {
            let count = self.ideas[idea.index()];
            let card = cvlizations::catalogue::builtin().idea(idea);
            let bought = f64::from(count.bought.max(1));
            let tried = f64::from(count.tried.max(1));
            println!(
                "{:2} {:18} {:9} {} {:4} {:5} {:7} {:7.0}% {:12.0}% {:6.1} {:7.1} {:7.1} {:8.2} {:6} {:+6.2} ± {:.2}",
                idea.number(),
                idea.slug(),
                card.certainty["cost"],
                card.cost,
                card.points,
                count.seen,
                count.bought,
                f64::from(count.bought) / f64::from(count.seen.max(1)) * 100.0,
                f64::from(count.bought) / f64::from(count.affordable.max(1)) * 100.0,
                f64::from(count.turns) / bought,
                count.buyer_points / bought,
                count.other_points / f64::from(count.others.max(1)),
                count.wins / count.fair_wins.max(1e-9),
                count.tried,
                count.lead / tried,
                (count.lead_squared / tried - (count.lead / tried).powi(2)).sqrt() / tried.sqrt(),
            );
        }
    }
}

/// Who was first to act: the helm of turn 1, or the seat behind the Granna people.
fn starter_of(play: &Play<State>) -> Seat {
    let first = play.record().choices.first();
    first.map_or(Seat(0), |&(seat, _)| seat)
}
