//! Scenarios: a table, what is played, and what is expected. They are bug reports, documentation and card tests.
//!
//! ```text
//! game innovation
//!
//! scenario Agriculture scores one value higher
//! given
//!   A  board agriculture  hand tools
//!   deck 2  calendar
//! play
//!   A dogma agriculture; A tools
//! expect
//!   A  board agriculture  score calendar
//!   deck 1  tools
//! ```
//!
//! The lines under `given` and most lines under `expect` belong to the game's table notation.
//! These lines under `expect` mean the same in every game:
//!
//! - `over A B by CAUSE`: the game has ended so; without this line it must not have ended;
//! - `asks A`: the script ends at a question to A in the middle of an effect;
//! - `options A: x; y; z`: the open question to A has exactly these options;
//! - `legal A: x; y` and `illegal A: x; y`: these are, or are not, among the options now.

mod script;

use crate::{Notation, OpenDecision, Seat};
use script::{Answer, ScriptedPlayers};

/// One scenario of a file.
#[derive(Clone, Debug)]
pub struct Scenario<'a> {
    /// What it says about the game.
    pub name: &'a str,
    /// Where it begins, counted from 1.
    pub line: usize,
    given: Vec<(usize, &'a str)>,
    script: Vec<(usize, &'a str)>,
    expected: Vec<(usize, &'a str)>,
}

/// The game that a scenario file names in its first line.
pub fn game_of(text: &str) -> Result<&str, String> {
    lines(text)
        .next()
        .and_then(|(_, line)| line.strip_prefix("game "))
        .map(str::trim)
        .ok_or_else(|| "line 1: expected «game NAME»".to_owned())
}

/// Splits a file into its scenarios.
pub fn read(text: &str) -> Result<Vec<Scenario<'_>>, String> {
    let mut scenarios: Vec<Scenario<'_>> = Vec::new();
    let mut section = "";
    for (number, line) in lines(text) {
        if line.starts_with("game ") && scenarios.is_empty() {
            continue;
        }
        if let Some(name) = line.strip_prefix("scenario ") {
            section = "scenario";
            scenarios.push(Scenario {
                name: name.trim(),
                line: number,
                given: Vec::new(),
                script: Vec::new(),
                expected: Vec::new(),
            });
            continue;
        }
        let Some(scenario) = scenarios.last_mut() else {
            return Err(format!(
                "line {number}: expected «scenario NAME», found «{line}»"
            ));
        };
        match (section, line) {
            ("scenario", "given") | ("given", "play") | ("given" | "play", "expect") => {
                section = line
            }
            ("given", _) => scenario.given.push((number, line)),
            ("play", _) => scenario.script.push((number, line)),
            ("expect", _) => scenario.expected.push((number, line)),
            _ => {
                return Err(format!(
                    "line {number}: expected «given», then «play», then «expect», found «{line}»"
                ));
            }
        }
    }
    if scenarios.is_empty() {
        return Err("expected at least one «scenario NAME»".to_owned());
    }
    match scenarios
        .iter()
        .find(|scenario| scenario.expected.is_empty())
    {
        Some(scenario) => Err(format!(
            "line {}: the scenario «{}» expects nothing",
            scenario.line, scenario.name
        )),
        None => Ok(scenarios),
    }
}

impl Scenario<'_> {
    /// Plays the scenario; the error says what is wrong and where.
    pub fn run<G: Notation>(&self) -> Result<(), String> {
        run::<G>(&self.given, &self.script, &self.expected)
    }
}

/// Plays a scenario given as three texts. Panics with a readable difference where it fails: this is for tests.
#[track_caller]
pub fn check<G: Notation>(given: &str, script: &str, expected: &str) {
    let sections = [given, script, expected].map(|text| lines(text).collect::<Vec<_>>());
    if let Err(failure) = run::<G>(&sections[0], &sections[1], &sections[2]) {
        panic!("\n{failure}\n");
    }
}

/// Plays a script and compares the options of the question that is then open, written as `A: x; y`.
/// Panics where they differ: this is for tests.
#[track_caller]
pub fn check_options<G: Notation>(given: &str, script: &str, expected: &str) {
    let [given, script] = [given, script].map(|text| lines(text).collect::<Vec<_>>());
    let played = play::<G>(&given, &script, true).unwrap_or_else(|failure| panic!("\n{failure}\n"));
    let [open, ..] = &played.open[..] else {
        panic!(
            "\nnothing is asked; the table is:\n{}\n",
            played.table.write_table()
        )
    };
    let real = format!("{}: {}", open.seat, written::<G>(&open.options));
    let sorted = |text: &str| {
        let mut words: Vec<String> = text
            .split([';', ':'])
            .map(|word| word.trim().to_owned())
            .collect();
        words.sort();
        words
    };
    assert!(
        sorted(&real) == sorted(expected),
        "\nthe options are {real}\n"
    );
}

fn written<G: Notation>(choices: &[G::Choice]) -> String {
    let texts: Vec<String> = choices
        .iter()
        .map(|&choice| G::write_choice(choice))
        .collect();
    texts.join("; ")
}

/// The lines of a text with their numbers, without comments and empty ones.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.split('#').next().unwrap_or("").trim()))
        .filter(|(_, line)| !line.is_empty())
}

/// Where a script has led.
struct Played<G: Notation> {
    table: G,
    events: Vec<G::Event>,
    open: Vec<OpenDecision<G>>,
}

fn at((line, reason): (usize, String)) -> String {
    format!("line {line}: {reason}")
}

fn play<G: Notation>(
    given: &[(usize, &str)],
    script: &[(usize, &str)],
    ends_open: bool,
) -> Result<Played<G>, String> {
    let mut table = G::read_table(given).map_err(at)?;
    let mut players = ScriptedPlayers::<G>::read(script, ends_open).map_err(at)?;
    for (line, answer) in &players.script {
        if let Answer::By(seat, _) = answer
            && seat.index() >= table.seats()
        {
            return Err(format!(
                "line {line}: there is no seat {seat} at this table"
            ));
        }
    }
    while table.outcome().is_none() && !(table.at_rest() && players.has_said_all()) {
        if table.advance(&mut players).is_err() {
            break;
        }
    }
    if let Some(failure) = players.failure {
        return Err(failure);
    }
    if let Some((line, left)) = players.script.first()
        && !players.has_said_all()
    {
        return Err(match players.pending.first() {
            Some(open) => format!("line {line}: {} has to answer before «{left}»", open.seat),
            None => format!("line {line}: the game is over before «{left}» can be played"),
        });
    }
    let open = if table.at_rest() && table.outcome().is_none() {
        open_question(&table)
    } else {
        players.pending
    };
    Ok(Played {
        table,
        events: players.events,
        open,
    })
}

fn run<G: Notation>(
    given: &[(usize, &str)],
    script: &[(usize, &str)],
    expected: &[(usize, &str)],
) -> Result<(), String> {
    let ends_open = expected.iter().any(|(_, line)| tells_of_question(line));
    let Played {
        table,
        events,
        open,
    } = play::<G>(given, script, ends_open)?;
    let (common, own): (Vec<_>, Vec<_>) = expected.iter().partition(|(_, line)| is_common(line));
    let mut differences = table.differences(given, &own, &events).map_err(at)?;
    compare_common(&table, &common, &open, &mut differences).map_err(at)?;
    if differences.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{}\nthe table is:\n{}",
        differences.join("\n"),
        table.write_table()
    ))
}

fn is_common(line: &str) -> bool {
    first_word(line) == "over" || tells_of_question(line)
}

fn tells_of_question(line: &str) -> bool {
    ["asks", "options", "legal", "illegal"].contains(&first_word(line))
}

fn first_word(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or("")
}

fn compare_common<G: Notation>(
    table: &G,
    expected: &[(usize, &str)],
    open: &[OpenDecision<G>],
    differences: &mut Vec<String>,
) -> Result<(), (usize, String)> {
    let mut over = None;
    let mut asks = None;
    let mut offered = None;
    for &(number, line) in expected {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "over" if over.is_none() => over = Some(rest.to_owned()),
            "asks" if asks.is_none() => {
                asks = Some(rest.parse::<Seat>().map_err(|reason| (number, reason))?);
            }
            "over" | "asks" => return Err((number, format!("«{word}» is said twice"))),
            _ => {
                let (seat, choices) = rest
                    .split_once(':')
                    .ok_or_else(|| (number, format!("expected «{word} SEAT: choice; choice»")))?;
                let seat: Seat = seat.trim().parse().map_err(|reason| (number, reason))?;
                offered = Some(seat);
                let mut wanted = Vec::new();
                for choice in choices
                    .split(';')
                    .map(str::trim)
                    .filter(|choice| !choice.is_empty())
                {
                    wanted.push(G::read_choice(choice).map_err(|reason| (number, reason))?);
                }
                let open = open
                    .iter()
                    .find(|open| open.seat == seat)
                    .ok_or_else(|| (number, format!("{seat} is not asked anything now")))?;
                match word {
                    "options" => {
                        let mut real = open.options.clone();
                        real.sort();
                        wanted.sort();
                        if real != wanted {
                            differences.push(format!(
                                "line {number}: the options of {seat} are: {}",
                                written::<G>(&open.options)
                            ));
                        }
                    }
                    _ => {
                        for choice in wanted {
                            if open.options.contains(&choice) != (word == "legal") {
                                let not = if word == "legal" { "not " } else { "" };
                                differences.push(format!(
                                    "line {number}: «{}» is {not}possible; possible: {}",
                                    G::write_choice(choice),
                                    written::<G>(&open.options)
                                ));
                            }
                        }
                    }
                }
            }
        }
    }
    let ended = table
        .outcome()
        .map(|outcome| format!("{} by {}", outcome.winners, outcome.cause));
    if ended != over {
        differences.push(match (ended, over) {
            (Some(ended), None) => format!("the game is over ({ended}), which was not expected"),
            (None, over) => format!(
                "expected «over {}», but the game goes on",
                over.unwrap_or_default()
            ),
            (Some(ended), Some(over)) => {
                format!("expected «over {over}», but it is «over {ended}»")
            }
        });
    }
    let asked = if table.at_rest() { &[] } else { open };
    match (asked, asks) {
        ([], None) => {}
        // Who says what can be answered need not say that it is asked.
        (asked, None) if asked.iter().any(|open| Some(open.seat) == offered) => {}
        (asked, Some(seat)) if asked.iter().any(|open| open.seat == seat) => {}
        (_, Some(seat)) => differences.push(format!("expected a question to {seat}")),
        ([open, ..], None) => differences.push(format!(
            "a question to {} is left open ({:?}); options: {}",
            open.seat,
            open.prompt,
            written::<G>(&open.options)
        )),
    }
    Ok(())
}

/// The question that a table at rest asks next, also if it has only one answer.
fn open_question<G: Notation>(table: &G) -> Vec<OpenDecision<G>> {
    let Ok(mut players) = ScriptedPlayers::<G>::read(&[], true) else {
        return Vec::new();
    };
    let _ = table.clone().advance(&mut players);
    match players.pending[..] {
        [] => players.first_forced.into_iter().collect(),
        _ => players.pending,
    }
}
