//! The notation: the examples of its document run, wrong input is refused, nothing panics.

use innovation::{Card, Phase, Rules, State};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use tabletop::{FastRng, Game, Notation, Options, Play, Record, Seat, Seed, scenario};

fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    fs::read_to_string(path).expect("the document is part of the repository")
}

/// The fenced blocks of one kind, with the line at which each begins.
fn blocks(text: &str, kind: &str) -> Vec<(usize, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for (index, line) in text.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(word)) if word == kind => open = Some((index + 2, String::new())),
            // A block of another kind is skipped up to its end.
            (None, Some(word)) if !word.is_empty() => open = Some((0, String::new())),
            (Some(_), Some("")) => blocks.extend(open.take()),
            (Some((_, block)), None) => {
                block.push_str(line);
                block.push('\n');
            }
            _ => {}
        }
    }
    blocks.retain(|(line, _)| *line > 0);
    blocks
}

fn numbered(text: &str) -> Vec<(usize, &str)> {
    let lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()));
    lines.filter(|(_, line)| !line.is_empty()).collect()
}

/// Runs a scenario file.
fn run(text: &str) -> Result<usize, String> {
    let game = scenario::game_of(text)?;
    if game != State::NAME {
        return Err(format!("line 1: no game is called «{game}»"));
    }
    let scenarios = scenario::read(text)?;
    for scenario in &scenarios {
        scenario
            .run::<State>()
            .map_err(|failure| format!("{}: {failure}", scenario.name))?;
    }
    Ok(scenarios.len())
}

#[test]
fn the_scenarios_of_the_document_hold() {
    let text = document();
    let blocks = blocks(&text, "scenario");
    let mut scenarios = 0;
    for (line, block) in &blocks {
        match run(block) {
            Ok(count) => scenarios += count,
            Err(failure) => panic!("docs/notation.md, block at line {line}: {failure}"),
        }
    }
    assert!(scenarios >= 8, "only {scenarios} scenarios were found");
}

#[test]
fn the_records_of_the_document_can_be_played_and_written_again() {
    let text = document();
    let blocks = blocks(&text, "record");
    assert!(!blocks.is_empty());
    for (line, block) in &blocks {
        let record = Record::<State>::read(block)
            .unwrap_or_else(|error| panic!("docs/notation.md, block at line {line}: {error}"));
        assert_eq!(&record.write(), block);
        let play = Play::new(record).expect("the choices are legal");
        assert_eq!(play.outcome(), None);
    }
}

#[test]
fn the_wrong_tables_of_the_document_are_refused_as_it_says() {
    let text = document();
    let mut refused = 0;
    for (line, block) in blocks(&text, "refused") {
        for group in block.split("\n\n") {
            let (table, expected) = group
                .trim()
                .rsplit_once("\n! ")
                .unwrap_or_else(|| panic!("block at line {line}: no answer in «{group}»"));
            match State::read_table(&numbered(table)) {
                Ok(_) => panic!("accepted:\n{table}"),
                Err((line, reason)) => assert_eq!(format!("line {line}: {reason}"), expected),
            }
            refused += 1;
        }
    }
    assert!(refused >= 20, "only {refused} wrong tables were found");
}

/// What is wrong with a scenario file, and what is said about it.
#[test]
fn wrong_scenarios_are_refused_with_line_and_reason() {
    let cases = [
        ("", "line 1: expected «game NAME»"),
        (
            "game chess\nscenario x",
            "line 1: no game is called «chess»",
        ),
        ("game innovation", "expected at least one «scenario NAME»"),
        (
            "game innovation\ngiven",
            "line 2: expected «scenario NAME», found «given»",
        ),
        (
            "game innovation\nscenario x\nplay",
            "line 3: expected «given», then «play», then «expect», found «play»",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools",
            "line 2: the scenario «x» expects nothing",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nplay\nA jump\nexpect\nA hand tools",
            "x: line 6: expected a choice (draw, meld CARD, dogma CARD, achieve AGE, CARD, COLOUR, VALUE, SEAT, \
             SEAT AGE, way N, yes, pass), found «jump»",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nplay\nmeld\nexpect\nA hand tools",
            "x: line 6: expected «SEAT CHOICE», found «meld»",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nplay\nQ draw\nexpect\nA hand tools",
            "x: line 6: expected a seat A, B, C …, found «Q»",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nplay\nC draw\nexpect\nA hand tools",
            "x: line 6: there is no seat C at this table",
        ),
        (
            "game innovation\nscenario x\ngiven\nA board medicine score tools writing\nB score fission\nplay\n\
             A dogma medicine; chance fission\nexpect\nA",
            "x: line 7: chance takes one of tools; writing, not «fission»",
        ),
        (
            "game innovation\nscenario x\ngiven\nrules teams=yes\nplayers 3\nA hand tools\nexpect\nA hand tools",
            "x: line 6: the team game needs 4 players, not 3",
        ),
        (
            "game innovation\nscenario x\ngiven\nA board tools, oars\nexpect\nA",
            "x: line 4: a card is missing beside a comma or a splay: they are written without spaces, as «tools,oars<»",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nplay\nA meld oars\nexpect\nA hand tools",
            "x: line 6: A answers «meld oars», which is not possible; possible: draw; meld tools",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nexpect\nA hand tools\noptions : draw",
            "x: line 7: expected a seat A, B, C …, found «»",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nexpect\nA hand tools\nlegal A draw",
            "x: line 7: expected «legal SEAT: choice; choice»",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nexpect\nA hand tools\nlegal B: draw",
            "x: line 7: B is not asked anything now",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nexpect\nA hand tools\nasks A\nasks B",
            "x: line 8: «asks» is said twice",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nexpect\nA hand tools\nbonus none\nbonus none",
            "x: line 8: «bonus» is said twice",
        ),
        (
            "game innovation\nscenario x\ngiven\nA hand tools\nbonus none\nexpect\nA hand tools",
            "x: line 5: expected a line of the table (players, rules, turn, turns, setup, a seat A to D, deck, \
             decks, available, aside, removed), found «bonus»",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(run(text), Err(expected.to_owned()), "\n{text}");
    }
}

/// What was done without a question may be named: forced answers, and cards that all go, in any order.
#[test]
fn what_was_not_asked_may_be_named() {
    let classification =
        "given\nA board classification hand tools\nB hand writing\nplay\nA dogma classification";
    let statistics = "given\nrules edition=2017\nA board statistics\nB score coal ai databases\nplay\nA dogma statistics";
    for (given, scripts, expected) in [
        (
            classification,
            ["A tools", "A tools; A tools", "A tools; A tools; A writing"],
            "A board classification tools,writing",
        ),
        (
            statistics,
            ["", "B databases", "B databases; B ai"],
            "A board statistics\nB hand ai databases score coal",
        ),
    ] {
        for script in scripts {
            let text =
                format!("game innovation\nscenario x\n{given}; {script}\nexpect\n{expected}");
            assert_eq!(run(&text), Ok(1), "\n{text}");
        }
    }
}

/// R15: the first cards are chosen at once, so the answers come in any order.
#[test]
fn a_set_up_may_wait_for_any_of_those_asked() {
    let given = "game innovation\nscenario x\ngiven\nsetup\nA hand tools writing\nB hand pottery the-wheel\nplay\n";
    let table = "A hand tools writing\nB hand pottery the-wheel";
    for (script, asked) in [
        ("B pottery", "A: tools; writing"),
        ("", "B: pottery; the-wheel"),
    ] {
        let text = format!("{given}{script}\nexpect\n{table}\noptions {asked}");
        assert_eq!(run(&text), Ok(1), "\n{text}");
    }
}

/// A scenario that does not hold says what differs.
#[test]
fn differences_are_named() {
    let failure = |expect: &str| {
        let given = "game innovation\nscenario x\ngiven\nA board oars hand tools\nplay\nA meld tools\nexpect\n";
        run(&format!("{given}{expect}")).expect_err("the expectation is wrong")
    };
    let cases = [
        (
            "A board oars hand tools",
            "A's blue pile: expected [], found [tools]",
        ),
        (
            "A board oars tools score 3",
            "A's score pile: expected [3], found []",
        ),
        (
            "A board oars tools\nturn A 2",
            "turn: expected [A 2], found [A 1]",
        ),
        (
            "A board oars tools\nbonus A",
            "bonus: expected [A], found [none]",
        ),
        (
            "A board oars tools\ndeck 1 pottery",
            "deck 1: expected [pottery (line 9)], found []",
        ),
        (
            "A board oars tools achieved 1",
            "A's achievements: expected [1], found []",
        ),
        (
            "A board oars tools\nover A by score",
            "expected «over A by score», but the game goes on",
        ),
        ("A board oars tools\nasks B", "expected a question to B"),
        (
            "A board oars tools\nillegal A: draw",
            "line 9: «draw» is possible; possible: draw; dogma tools; dogma oars",
        ),
    ];
    for (expect, difference) in cases {
        let failure = failure(expect);
        assert!(
            failure.contains(difference),
            "expected {difference}, found {failure}"
        );
        assert!(failure.contains("the table is:"));
    }
}

#[test]
fn wrong_records_are_refused_with_line_and_reason() {
    let head = "epoka record 1\ngame innovation 1\nrules\nseat A Ada\nseat B Bo\nseed 7\n";
    assert!(Record::<State>::read(head).is_ok());
    let cases = [
        (
            "",
            "line 0: the text ends where «epoka record 1» was expected",
        ),
        ("hello", "line 1: expected «epoka record 1», found «hello»"),
        (
            "epoka record 1\ngame chess 1",
            "line 2: expected «game innovation 3», found «game chess 1»",
        ),
        (
            "epoka record 1\ngame innovation 99",
            "line 2: expected «game innovation 3», found «game innovation 99»",
        ),
        (
            "epoka record 1\ngame innovation 1\nseat A x",
            "line 3: expected «rules …», found «seat A x»",
        ),
        (
            "epoka record 1\ngame innovation 3\nrules teams=yes start=pl teams=no",
            "line 3: «teams» is given twice",
        ),
        (
            "epoka record 1\ngame innovation 1\nrules\nseat B x",
            "line 4: expected «seat A NAME», found «seat B x»",
        ),
        (
            "epoka record 1\ngame innovation 1\nrules\nseat A x\nseed twelve",
            "line 5: expected a seed: 64 hexadecimal digits or a number, found «twelve»",
        ),
    ];
    for (text, expected) in cases {
        let error = Record::<State>::read(text).expect_err("the record is wrong");
        assert_eq!(error.to_string(), expected);
    }
    let choice = Record::<State>::read(&format!("{head}A jump")).expect_err("no such choice");
    assert!(
        choice.to_string().starts_with("line 7: expected a choice"),
        "{choice}"
    );
    // A record can be well written and yet impossible.
    let illegal = Record::<State>::read(&format!("{head}A draw")).expect("well written");
    let refused = Play::new(illegal).expect_err("the first choice is a card");
    assert!(
        refused.starts_with("decision 1: A answers Draw, which is not possible"),
        "{refused}"
    );
}

/// Whatever characters a name has, the record that is read is the one that is written again.
#[test]
fn strange_names_are_read_as_they_are_written() {
    for (name, plain) in [
        ("Ada\u{8}Lovelace", "Ada Lovelace"),
        ("\0\0Ada\r", "Ada"),
        ("\0", "A"),
        ("", "A"),
        ("  Ada  King ", "Ada  King"),
    ] {
        let text = format!("epoka record 1\ngame innovation 1\nrules\nseat A {name}\nseed 7\n");
        let record = Record::<State>::read(&text).expect("a record");
        assert_eq!(record.names, [plain]);
        assert_eq!(Record::read(&record.write()), Ok(record));
    }
}

fn random_table(number: u64, rules: Rules, rng: &mut FastRng) -> Option<State> {
    let seats = if rules.teams {
        4
    } else {
        2 + number as usize % 3
    };
    let record = Record::new(rules, seats, Seed::from_number(number));
    let mut play = Play::<State>::new(record).expect("a new game");
    let steps = rng.below(250);
    for step in 0.. {
        let at_rest = matches!(play.table().phase(), Phase::Action | Phase::FirstMeld);
        if step >= steps && at_rest {
            return Some(*play.table());
        }
        let open = play.pending().first()?;
        let (seat, choice) = (open.seat, open.options[rng.below(open.options.len())]);
        play.apply(seat, choice).expect("an option");
    }
    None
}

#[test]
fn a_table_that_is_written_and_read_reads_the_same() {
    let mut rng = FastRng::new(1);
    let teams = Rules {
        teams: true,
        ..Rules::third_edition()
    };
    let mut tables = 0;
    for number in 0..400 {
        let rules = if number % 4 == 0 {
            teams
        } else {
            Rules::default()
        };
        let Some(table) = random_table(number, rules, &mut rng) else {
            continue;
        };
        let text = table.write_table();
        let read = State::read_table(&numbered(&text))
            .unwrap_or_else(|(line, reason)| panic!("line {line}: {reason}\n{text}"));
        assert_eq!(read.write_table(), text);
        read.audit().expect("the table holds together");
        tables += 1;
    }
    assert!(tables > 200, "only {tables} tables were at rest");
    // A middle that is not full is written down too.
    let text = "A  board oars  achieved 2\navailable 3 world\ndecks ...";
    let read = State::read_table(&numbered(text)).expect("a table");
    let again = State::read_table(&numbered(&read.write_table())).expect("a table");
    assert_eq!(read.write_table(), again.write_table());
    assert!(read.write_table().contains("available 3 world\n"));
}

/// Changes a text at a few places.
fn mutated(text: &str, words: &[&str], rng: &mut FastRng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=rng.below(3) {
        let at = rng.below(lines.len());
        match rng.below(8) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[rng.below(lines.len())].clone()),
            2 => {
                let other = rng.below(lines.len());
                lines.swap(at, other);
            }
            3 => lines[at].push_str(words[rng.below(words.len())]),
            4 => {
                // Nonsense bytes: what is no UTF-8 becomes replacement characters.
                let mut bytes = lines[at].clone().into_bytes();
                let byte = rng.below(bytes.len() + 1);
                bytes.insert(byte, rng.bits() as u8);
                lines[at] = String::from_utf8_lossy(&bytes).replace(['\n', '\r'], " ");
            }
            _ => {
                let mut split: Vec<&str> = lines[at].split(' ').collect();
                let word = rng.below(split.len());
                split[word] = words[rng.below(words.len())];
                lines[at] = split.join(" ");
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}

#[test]
fn mutated_scenarios_and_records_never_panic() {
    let text = document();
    let scenarios = blocks(&text, "scenario");
    let records = blocks(&text, "record");
    let words: Vec<&str> = text
        .split_whitespace()
        .chain([
            "",
            "255",
            "65535",
            "-1",
            "é<",
            ",",
            ";",
            ":",
            "H",
            "fission",
            "self-service",
            "chance",
        ])
        .collect();
    let mut rng = FastRng::new(7);
    let (mut held, mut played) = (0, 0);
    for _ in 0..5_000 {
        let scenario = &scenarios[rng.below(scenarios.len())].1;
        held += usize::from(run(&mutated(scenario, &words, &mut rng)).is_ok());
        let record = mutated(&records[rng.below(records.len())].1, &words, &mut rng);
        if let Ok(record) = Record::<State>::read(&record) {
            let again =
                Record::<State>::read(&record.write()).expect("what is written can be read");
            assert_eq!(again.choices, record.choices);
            played += usize::from(Play::new(record).is_ok());
        }
    }
    // The mutations are small enough for some to stay valid, and big enough for most to be refused.
    assert!((10..2_500).contains(&held), "{held} mutated scenarios hold");
    assert!(
        (10..2_500).contains(&played),
        "{played} mutated records can be played"
    );
}

/// A record that begins with a position, dealt from a seed.
fn begun_at(table: &str, seed: u64) -> Result<Record<State>, String> {
    let lines: String = table
        .lines()
        .map(|line| format!("table {line}\n"))
        .collect();
    let text = format!(
        "epoka record 1\ngame innovation 2\nrules\nseat A x\nseat B y\nseed {seed}\n{lines}"
    );
    Record::read(&text).map_err(|error| error.to_string())
}

/// What a position leaves open is dealt from the seed: the same table from the same seed, others from others.
#[test]
fn what_a_position_leaves_open_follows_from_the_seed() {
    let text = "turn B 1\nA board agriculture hand tools 2 2\nB board archery\ndecks ...";
    let table = |seed| *begun_at(text, seed).unwrap().position.unwrap().table();
    assert_eq!(table(1), table(1));
    let tables: Vec<State> = (0..20).map(table).collect();
    for table in &tables {
        table.audit().expect("each card is in one place");
        assert!(
            table
                .hand(Seat(0))
                .has(Card::from_slug("tools").expect("a card"))
        );
        assert_eq!(table.hand(Seat(0)).of_value(2).len(), 2);
        assert_eq!((table.deck_len(1), table.deck_len(2)), (15 - 4, 10 - 3));
    }
    let hands: BTreeSet<String> = tables
        .iter()
        .map(|table| format!("{:?}", table.hand(Seat(0))))
        .collect();
    assert!(hands.len() > 5, "{hands:?}");
}

/// Straight on, after a reload and after every decision taken back: a game that began with a position is the same.
#[test]
fn a_game_that_begins_with_a_position_is_its_record() {
    let text =
        "A board agriculture sailing hand 1 2 3\nB board archery hand 1 1 score 4\ndecks ...";
    let mut play = Play::new(begun_at(text, 5).unwrap()).unwrap();
    let mut dice = FastRng::new(3);
    for _ in 0..60 {
        let Some(open) = play.pending().first() else {
            break;
        };
        let (seat, choice) = (open.seat, open.options[dice.below(open.options.len())]);
        play.apply(seat, choice).unwrap();
    }
    let written = play.record().write();
    let again = Play::new(Record::<State>::read(&written).unwrap()).unwrap();
    assert_eq!(again.table(), play.table());
    assert_eq!(again.events(), play.events());
    assert_eq!(again.record().write(), written);
}

#[test]
fn positions_that_no_game_can_begin_with_are_refused() {
    for (table, reason) in [
        (
            "A board tools\nB hand tools",
            "line 8: tools is in two places: see line 7",
        ),
        (
            "rules teams=yes\nA board tools",
            "line 8: the rules stand in the record, not at its table",
        ),
        (
            "players 3\nA board tools",
            "line 8: the record is for 2 players",
        ),
        (
            "A board tools\nC board oars",
            "line 8: the table has 2 players, but seat C is mentioned",
        ),
        (
            "A board tools knows oars\nB hand 1",
            "line 7: A cannot know where oars is: it lies nowhere",
        ),
        (
            "A achieved 1 2 3 4 5 6",
            "line 7: A has enough achievements: the game would be over (R115)",
        ),
    ] {
        assert_eq!(begun_at(table, 1).unwrap_err(), reason, "{table}");
    }
}

/// Classification reveals the only hand card without a question; then the order of melding is asked.
#[test]
fn a_line_that_names_a_forced_answer_is_for_no_later_question() {
    let given =
        "given\nA board classification hand tools\nB hand writing\nplay\nA dogma classification";
    let after = |script: &str, expected: &str| {
        run(&format!(
            "game innovation\nscenario x\n{given}; {script}\nexpect\n{expected}"
        ))
    };
    let writing_first = "A board classification writing,tools";
    let tools_first = "A board classification tools,writing";
    assert_eq!(after("A tools; A writing", writing_first), Ok(1));
    assert!(after("A tools; A writing", tools_first).is_err());
    assert_eq!(after("A tools", tools_first), Ok(1));
    let open = "A board classification hand tools writing\noptions A: tools; writing";
    assert_eq!(after("A tools", open), Ok(1));
}

#[test]
fn the_description_names_every_rule_option() {
    assert!(document().contains(&format!("Rule options: `{}`.", Rules::known())));
}
