//! The suite that every game passes, on random games: whatever the cards do, these things hold.

mod retrace;
mod spread;

use retrace::check_units;
pub use spread::check_spread;

use crate::{
    Decision, FastRng, Flow, Notation, OpenDecision, Options, Outcome, Play, Players, Record, Seat,
    Seed, Shown, Stop,
};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// A random game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played<G: Notation> {
    /// Its record.
    pub record: Record<G>,
    /// How it ended.
    pub outcome: Outcome<G::Cause>,
    /// The table at the end.
    pub table: G,
    /// All events, unmasked.
    pub events: Vec<G::Event>,
}

/// No game of ours has more decisions, whoever plays.
const DECISIONS_AT_MOST: usize = 100_000;

/// Every game of ours hides something: in so many views of a game, some imagined table must differ from the true one.
const VIEWS_FOR_ANOTHER_TABLE: usize = 20;

/// On how many games a law is tried: on `some` in `./check`, on `many` in `./check long`, which sets `EPOKA_LONG`.
pub fn tries(some: u64, many: u64) -> u64 {
    match std::env::var_os("EPOKA_LONG") {
        Some(_) => many,
        None => some,
    }
}

/// A file that is written from the code, never by hand, holds what it should; `cargo xtask bless`, which sets
/// `EPOKA_BLESS`, writes it instead and shows what changed.
pub fn check_generated(path: &Path, content: &str) {
    if std::env::var_os("EPOKA_BLESS").is_some() {
        fs::write(path, content).expect("a generated file can be written");
    }
    let written = fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == content,
        "{} is stale; `cargo xtask bless` writes\n{content}",
        path.display()
    );
}

/// Plays the recorded games of a folder again; each begins with what it comes to, as a comment. Gives their number.
pub fn check_recorded_games<G: Notation>(folder: &Path, standings: impl Fn(&G) -> String) -> usize {
    let games = fs::read_dir(folder).expect("the folder of recorded games can be read");
    let check = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a recorded game can be read");
        let record = Record::<G>::read(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let play = Play::new(record).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let outcome = play.outcome();
        let Outcome { winners, cause } = outcome.unwrap_or_else(|| panic!("{path:?} does not end"));
        let comments = text.lines().take_while(|line| line.starts_with('#'));
        let remarks: String = comments.skip(2).map(|line| format!("{line}\n")).collect();
        let (standings, record) = (standings(play.table()), play.record().write());
        let whole = format!("# {standings}\n# over {winners} by {cause}\n{remarks}{record}");
        check_generated(&path, &whole);
    };
    games
        .map(|entry| check(entry.expect("the folder can be listed").path()))
        .count()
}

/// Plays one random game straight through; checks the table at every question and after every unit.
pub fn random_game<G: Notation>(
    rules: &G::Rules,
    seats: usize,
    number: u64,
) -> Result<Played<G>, String> {
    let record = Record::new(rules.clone(), seats, Seed::from_number(number));
    let mut table = G::setup(rules, seats, &record.seed)?;
    let mut players = AuditingPlayers {
        rng: FastRng::new(number),
        record,
        events: Vec::new(),
        failure: None,
    };
    for _ in 0..DECISIONS_AT_MOST {
        let stopped = table.advance(&mut players).is_err();
        if let Some(failure) = players.failure {
            return Err(failure);
        }
        if stopped {
            return Err("a unit stopped although every question was answered".to_owned());
        }
        table.audit()?;
        if let Some(outcome) = table.outcome() {
            return Ok(Played {
                record: players.record,
                outcome,
                table,
                events: players.events,
            });
        }
    }
    Err("the game does not end".to_owned())
}

/// Plays one random game and checks everything that must hold for it; `thorough` adds what takes long.
pub fn check_game<G: Notation>(
    rules: &G::Rules,
    seats: usize,
    number: u64,
    thorough: bool,
) -> Result<Played<G>, String> {
    let played = random_game::<G>(rules, seats, number)?;
    let text = played.record.write();
    let reread = Record::<G>::read(&text).map_err(|error| error.to_string())?;
    if reread != played.record {
        return Err(format!(
            "the record changes when it is written and read:\n{text}"
        ));
    }
    let mut rng = FastRng::new(number ^ 0x5eed);
    let mut play = Play::new(Record {
        choices: Vec::new(),
        ..played.record.clone()
    })?;
    let mut strange: Vec<G::Choice> = Vec::new();
    let (mut views, mut imagined_otherwise) = (0, 0);
    for (index, &(seat, choice)) in played.record.choices.iter().enumerate() {
        if thorough || rng.below(16) == 0 {
            check_questions(&play)?;
            check_refusals(&mut play, &strange)?;
            for viewer in Seat::all(seats) {
                views += 1;
                imagined_otherwise += usize::from(check_view(play.table(), viewer, &mut rng)?);
            }
            for open in play.pending() {
                check_imagined(&play, open, &mut rng)?;
            }
        }
        if thorough {
            let reloaded = Play::new(play.record().clone())?;
            if reloaded.table() != play.table()
                || reloaded.events() != play.events()
                || reloaded.pending() != play.pending()
            {
                return Err(format!("reloading at decision {index} gives another game"));
            }
        }
        let before = (rng.below(16) == 0).then(|| play.clone());
        for open in play.pending() {
            strange.extend(open.options.iter().copied().take(3));
        }
        if strange.len() > 60 {
            strange.drain(..30);
        }
        play.apply(seat, choice)
            .map_err(|illegal| format!("step by step, decision {index}: {illegal}"))?;
        if let Some(before) = before {
            check_halfway(before, &play, &mut rng)?;
        }
    }
    if play.table() != &played.table || play.events() != played.events {
        return Err("step by step, the game differs from the straight run".to_owned());
    }
    if !play.pending().is_empty() {
        return Err("a question is open after the end".to_owned());
    }
    check_units::<G>(rules, seats, number, if thorough { 1 } else { 64 })?;
    if views >= VIEWS_FOR_ANOTHER_TABLE && imagined_otherwise == 0 {
        return Err(format!(
            "in {views} views nobody imagined another table than the true one"
        ));
    }
    Ok(played)
}

/// Runs [`check_game`] over many games and panics with the number of the first that fails: this is for tests.
pub fn check_games<G: Notation>(
    tables: &[(G::Rules, usize)],
    games: std::ops::Range<u64>,
    thorough: bool,
) {
    each_game::<G>(tables, games, |rules, seats, number| {
        check_game::<G>(rules, seats, number, thorough).map(drop)
    });
}

/// Runs every unit of many games again, disguised for each seat: nobody may tell hidden things by who is asked, what is
/// told and what is shown. Panics with the number of the first game that fails.
pub fn check_all_units<G: Notation>(tables: &[(G::Rules, usize)], games: std::ops::Range<u64>) {
    each_game::<G>(tables, games, |rules, seats, number| {
        check_units::<G>(rules, seats, number, 1)
    });
}

fn each_game<G: Notation>(
    tables: &[(G::Rules, usize)],
    games: std::ops::Range<u64>,
    check: impl Fn(&G::Rules, usize, u64) -> Result<(), String> + Sync,
) {
    let workers = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let check = &check;
    std::thread::scope(|scope| {
        for worker in 0..workers {
            let games = games.clone();
            scope.spawn(move || {
                for number in games.filter(|number| number % workers == worker) {
                    let (rules, seats) = &tables[number as usize % tables.len()];
                    if let Err(failure) = check(rules, *seats, number) {
                        panic!("game {number} ({seats} seats, {rules}): {failure}");
                    }
                }
            });
        }
    });
}

/// A number that changes when the rules do: taken over the records and results of fixed random games.
pub fn signature<G: Notation>(tables: &[(G::Rules, usize)], games: u64) -> Result<u32, String> {
    let mut hash = 0x811c_9dc5_u32;
    for number in 0..games {
        let (rules, seats) = &tables[number as usize % tables.len()];
        let played = random_game::<G>(rules, *seats, number)?;
        let text = format!("{}{}", played.record.write(), played.table.write_table());
        for byte in text.bytes() {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    Ok(hash)
}

/// Each value of each rule option reads back what it prints, and suits just the numbers of seats that can play by it;
/// what is usual for a number of seats is what comes first in the list.
pub fn check_rule_options<G: Notation>() -> Result<(), String> {
    let plays = |rules: &G::Rules, seats| G::setup(rules, seats, &Seed::from_number(0)).is_ok();
    let numbers = (1..=8).filter(|&seats| plays(&G::usual_rules(seats), seats));
    for seats in numbers {
        for option in G::Rules::OPTIONS {
            for (at, value) in option.values.iter().enumerate() {
                let mut rules = G::usual_rules(seats);
                (option.set)(&mut rules, at);
                let written = rules.to_string();
                let word = format!("{}={value}", option.key);
                if (option.get)(&rules) != at || !written.split(' ').any(|one| one == word) {
                    return Err(format!("{word} does not stay: {written}"));
                }
                if written.parse().as_ref() != Ok(&rules) {
                    return Err(format!("{word} is not read as it is written: {written}"));
                }
                if plays(&rules, seats) != (option.suits)(at, seats) {
                    return Err(format!(
                        "{word} suits {seats} seats, or not, against the set-up"
                    ));
                }
            }
        }
    }
    Ok(())
}

/// Every question offers at least two options, or one where that has to be hidden, each once, and shows nothing hidden.
fn check_questions<G: Notation>(play: &Play<G>) -> Result<(), String> {
    if play.pending().is_empty() {
        return Err("the game waits without a question".to_owned());
    }
    for open in play.pending() {
        check_decision(
            play.table(),
            &Decision {
                seat: open.seat,
                prompt: open.prompt,
                options: &open.options,
                veiled: open.veiled,
            },
        )?;
    }
    Ok(())
}

fn check_decision<G: Notation>(table: &G, decision: &Decision<'_, G>) -> Result<(), String> {
    let mut sorted = decision.options.to_vec();
    sorted.sort();
    sorted.dedup();
    let least = if decision.veiled { 1 } else { 2 };
    if decision.options.len() < least || sorted.len() != decision.options.len() {
        return Err(format!(
            "a question needs two or more different options: {decision:?}"
        ));
    }
    let seat = Some(decision.seat);
    table.audit_shown(seat, Shown::Prompt(&decision.prompt))?;
    for option in decision.options {
        table.audit_shown(seat, Shown::Option(option))?;
        let text = G::write_choice(*option);
        if G::read_choice(&text) != Ok(*option) {
            return Err(format!(
                "the choice {option:?} changes when written as «{text}» and read"
            ));
        }
    }
    Ok(())
}

/// Choices that are not offered, and seats that are not asked, are refused and change nothing.
fn check_refusals<G: Notation>(play: &mut Play<G>, strange: &[G::Choice]) -> Result<(), String> {
    let before = play.clone();
    // One seat more than there are.
    for seat in Seat::all(play.table().seats() + 1) {
        for &choice in strange {
            let offered = play
                .pending_for(seat)
                .is_some_and(|open| open.options.contains(&choice));
            if !offered && play.apply(seat, choice).is_ok() {
                return Err(format!(
                    "{seat} may answer {choice:?}, which was not offered"
                ));
            }
        }
    }
    if play.table() != before.table()
        || play.record() != before.record()
        || play.events() != before.events()
        || play.pending() != before.pending()
    {
        return Err("a refused choice changed the game".to_owned());
    }
    Ok(())
}

/// A resampled table looks the same to the seat, holds together, and can be resampled again.
/// Tells whether it differs from the true one.
fn check_view<G: Notation>(table: &G, viewer: Seat, rng: &mut FastRng) -> Result<bool, String> {
    let imagined = table.resample(viewer, rng);
    imagined
        .audit()
        .map_err(|reason| format!("resampled for {viewer}: {reason}"))?;
    if imagined.view(Some(viewer)) != table.view(Some(viewer)) {
        return Err(format!(
            "{viewer} can tell the resampled table from the true one:\n{}\n{}",
            table.write_table(),
            imagined.write_table()
        ));
    }
    if imagined.view(None) != table.view(None) {
        return Err(format!("a spectator sees what {viewer} does not know"));
    }
    let seed = rng.bits();
    let again = [table, &imagined].map(|table| table.resample(viewer, &mut FastRng::new(seed)));
    if again[0] != again[1] {
        return Err(format!(
            "what {viewer} imagines depends on what {viewer} does not know"
        ));
    }
    Ok(&imagined != table)
}

/// Between two questions, after any event, the table holds together and shows nothing hidden.
fn check_halfway<G: Notation>(
    mut before: Play<G>,
    after: &Play<G>,
    rng: &mut FastRng,
) -> Result<(), String> {
    let told = before.events().len();
    let (Some(&(seat, choice)), fresh @ 1..) = (
        after.record().choices.last(),
        after.events().len().saturating_sub(told),
    ) else {
        return Ok(());
    };
    let until = told + 1 + rng.below(fresh);
    before
        .apply_until(seat, choice, until)
        .map_err(|illegal| format!("until event {until}: {illegal}"))?;
    if before.events() != &after.events()[..until] || !before.pending().is_empty() {
        return Err(format!("until event {until}, something else happens"));
    }
    before
        .table()
        .audit()
        .map_err(|reason| format!("after event {until}: {reason}"))?;
    for viewer in Seat::all(before.table().seats()) {
        check_view(before.table(), viewer, rng)?;
    }
    Ok(())
}

/// Running the unit again on an imagined table leads to the same question, by the same visible events.
fn check_imagined<G: Notation>(
    play: &Play<G>,
    open: &OpenDecision<G>,
    rng: &mut FastRng,
) -> Result<(), String> {
    let seat = open.seat;
    let Some(asked) = play.asked(seat) else {
        return Err(format!("{seat} is not asked"));
    };
    let imagined = asked.imagine(rng);
    let record = Record::new(
        imagined.table.rules(),
        imagined.table.seats(),
        Seed::from_number(0),
    );
    let mut replay = Play::at(record, imagined.table);
    for &(by, choice) in &imagined.answers {
        if replay.apply(by, choice).is_err() {
            // Somebody else's hidden choice need not be possible with other cards: a limit of what a seat deduces.
            return if by == seat {
                Err(format!(
                    "{seat}'s own answer {choice:?} is impossible at an imagined table"
                ))
            } else {
                Ok(())
            };
        }
    }
    let same_question = replay.pending_for(seat).is_some_and(|other| other == open);
    if !same_question && imagined.answers.iter().all(|(by, _)| *by == seat) {
        return Err(format!(
            "{seat} is asked something else at an imagined table: {open:?}"
        ));
    }
    if same_question {
        let masked = |play: &Play<G>, events: Range<usize>| -> Vec<(G::Event, Vec<G::Why>)> {
            events
                .map(|number| {
                    let event = G::mask(&play.events()[number], Some(seat));
                    (event, play.reasons(number, Some(seat)))
                })
                .collect()
        };
        if masked(&replay, 0..replay.events().len()) != masked(play, play.events_of_unit()) {
            return Err(format!("{seat} sees other events at an imagined table"));
        }
    }
    Ok(())
}

/// Random players who check what they are shown.
struct AuditingPlayers<G: Notation> {
    rng: FastRng,
    record: Record<G>,
    events: Vec<G::Event>,
    failure: Option<String>,
}

impl<G: Notation> AuditingPlayers<G> {
    fn note(&mut self, result: Result<(), String>) {
        if let Err(failure) = result {
            self.failure.get_or_insert(failure);
        }
    }
}

impl<G: Notation> Players<G> for AuditingPlayers<G> {
    fn ask(&mut self, table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        self.note(table.audit());
        self.note(check_decision(table, decision));
        if self.record.choices.len() >= DECISIONS_AT_MOST {
            self.note(Err("the game does not end".to_owned()));
        }
        if self.failure.is_some() {
            return Err(Stop::Asking);
        }
        let choice = decision.options[self.rng.below(decision.options.len())];
        self.record.choices.push((decision.seat, choice));
        Ok(choice)
    }

    fn listens(&self) -> bool {
        true
    }

    fn tell(&mut self, table: &G, event: G::Event) {
        let viewers = Seat::all(table.seats()).map(Some).chain([None]);
        for viewer in viewers {
            self.note(table.audit_shown(viewer, Shown::Event(&G::mask(&event, viewer))));
        }
        self.events.push(event);
    }
}
