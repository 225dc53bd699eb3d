//! What the fuzz targets check, the same for every game: text and choices from outside are refused or understood,
//! and the table holds together whatever they say. A violation panics; that is how the fuzzer sees it.

use tabletop::{FastRng, Game, Notation, Play, Record, Seat, Seed, scenario};

/// Plays by so many choices from a table that was read; longer games find nothing new.
const CHOICES_AT_MOST: usize = 60;

/// Any text as a scenario file, and its tables as tables.
pub fn scenario<G: Notation>(text: &str) {
    table::<G>(&lines(text));
    for given in given_sections(text) {
        table::<G>(&given);
    }
    if let Ok(scenarios) = scenario::read(text) {
        for scenario in scenarios {
            let _ = scenario.run::<G>();
        }
    }
}

/// Any text as the record of a game.
pub fn record<G: Notation>(text: &str) {
    let Ok(record) = Record::<G>::read(text) else {
        return;
    };
    let written = record.write();
    let again = Record::<G>::read(&written).expect("what is written can be read");
    assert_eq!(again, record, "writing and reading change the record");
    if let Ok(play) = Play::new(record) {
        audit(play.table());
    }
}

/// Any bytes as a game: the first choose a table and a seed, the others answer, sometimes wrongly.
pub fn choices<G: Notation>(bytes: &[u8], tables: &[(G::Rules, usize)]) {
    let [table, seed, answers @ ..] = bytes else {
        return;
    };
    let (rules, seats) = &tables[usize::from(*table) % tables.len()];
    let record = Record::new(rules.clone(), *seats, Seed::from_number(u64::from(*seed)));
    let mut play = Play::<G>::new(record).expect("the table can be set up");
    let mut seen: Vec<G::Choice> = Vec::new();
    for &byte in answers {
        let number = usize::from(byte);
        let Some(open) = play.pending().get(number % play.pending().len().max(1)) else {
            break;
        };
        let (asked, option) = (open.seat, open.options[number % open.options.len()]);
        seen.push(option);
        let before = play.record().choices.len();
        if byte >= 0xe0 {
            // Somebody says something that may have been possible once.
            let seat = Seat(byte % 8);
            let choice = seen[number * 7 % seen.len()];
            let offered = play.pending_for(seat);
            let legal = offered.is_some_and(|open| open.options.contains(&choice));
            let table = play.table().clone();
            assert_eq!(play.apply(seat, choice).is_ok(), legal);
            assert!(legal || play.table() == &table && play.record().choices.len() == before);
        } else {
            play.apply(asked, option).expect("an option is possible");
        }
        audit(play.table());
    }
    let again = Play::new(play.record().clone()).expect("the choices were legal");
    assert!(again.table() == play.table() && again.pending() == play.pending());
}

/// All variants and numbers of players of Innovation.
pub fn innovation_tables() -> Vec<(innovation::Rules, usize)> {
    let lines = [
        "",
        "edition=2017",
        "monument=mixed reveal-bonus=no",
        "ties=owner fission=continues start=pl",
    ];
    let mut tables = Vec::new();
    for line in lines {
        let rules = |teams| format!("{line} teams={teams}").parse();
        for seats in 2..=4 {
            tables.push((rules("no").expect("rules"), seats));
        }
        tables.push((rules("yes").expect("rules"), 4));
    }
    tables
}

/// All variants and numbers of players of CVlizations.
pub fn cvlizations_tables() -> Vec<(cvlizations::Rules, usize)> {
    let rules = |line: &str| line.parse().expect("rules");
    vec![
        (rules("variant=granna"), 2),
        (rules("variant=neutrals"), 2),
        (rules("variant=standard"), 3),
        (rules("variant=standard first=B"), 4),
        (rules("variant=standard"), 5),
    ]
}

/// A table that is accepted holds together, reads as it is written, and can be played.
fn table<G: Notation>(lines: &[(usize, &str)]) {
    let Ok(table) = G::read_table(lines) else {
        return;
    };
    audit(&table);
    let text = table.write_table();
    let again = match G::read_table(&self::lines(&text)) {
        Ok(again) => again.write_table(),
        Err((line, reason)) => panic!("line {line}: {reason}\n{text}"),
    };
    assert_eq!(again, text, "reading and writing change the table");
    let record = Record::new(table.rules(), table.seats(), Seed::from_number(0));
    let mut play = Play::at(record, table);
    let mut rng = FastRng::new(text.len() as u64);
    for _ in 0..CHOICES_AT_MOST {
        let Some(open) = play.pending().first() else {
            break;
        };
        let (seat, choice) = (open.seat, open.options[rng.below(open.options.len())]);
        play.apply(seat, choice).expect("an option is possible");
        audit(play.table());
    }
}

fn audit<G: Game>(table: &G) {
    if let Err(failure) = table.audit() {
        panic!("{failure}: {table:?}");
    }
}

fn lines(text: &str) -> Vec<(usize, &str)> {
    (1..)
        .zip(text.lines())
        .map(|(number, line)| (number, line.split('#').next().unwrap_or("").trim()))
        .filter(|(_, line)| !line.is_empty())
        .collect()
}

/// The lines between each `given` and what follows it.
fn given_sections(text: &str) -> Vec<Vec<(usize, &str)>> {
    let mut sections: Vec<Vec<(usize, &str)>> = Vec::new();
    let mut inside = false;
    for (number, line) in lines(text) {
        match line {
            "given" => {
                inside = true;
                sections.push(Vec::new());
            }
            "play" | "expect" => inside = false,
            _ if inside => sections
                .last_mut()
                .expect("a section was begun")
                .push((number, line)),
            _ => {}
        }
    }
    sections
}
