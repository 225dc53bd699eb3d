//! The commands as a user meets them: what they print and how they exit.
//! 0 is fine, 1 is a finding (a scenario fails, a program lost its seat), 2 is a refusal with a clear message.

#![allow(clippy::unwrap_used)]

mod arena;
mod fit;
mod programs;
mod serve;
mod support;

use serde_json::Value;
use std::process::{Command, Stdio};
use support::{File, epoka, ours, prints, prints_json, refuses, text};

const COMMANDS: [&str; 12] = [
    "check",
    "random-games",
    "replay",
    "bench",
    "arena",
    "bot",
    "fit",
    "cards",
    "serve",
    "backup",
    "check-database",
    "swarm",
];

#[test]
fn every_command_explains_itself() {
    let overview = prints(&["--help"]);
    for command in COMMANDS {
        assert!(overview.contains(command), "{overview}");
        let help = prints(&[command, "--help"]);
        assert!(
            help.contains(&format!("Usage: epoka {command}")),
            "{command}: {help}"
        );
    }
    assert!(prints(&["bot", "--help"]).contains("docs/bot-protocol.md"));
    assert!(prints(&["--version"]).starts_with("epoka "));
}

#[test]
fn nonsense_is_refused_with_a_clear_message() {
    refuses(
        &["serve", "--address", "nowhere"],
        "invalid value 'nowhere'",
    );
    refuses(&["win"], "unrecognized subcommand 'win'");
    refuses(&["random-games", "chess"], "possible values: innovation");
    refuses(&["random-games", "--games", "many"], "invalid value 'many'");
    refuses(
        &["fit", "--output", "/dev/null", "--luck", "2"],
        "--luck 2 is not a number from 0 to 1",
    );
    refuses(
        &["random-games", "--players", "0"],
        "needs 2 to 4 players, not 0",
    );
    refuses(
        &["random-games", "cvlizations", "--players", "6"],
        "2 to 5 players",
    );
    refuses(
        &["random-games", "--rules", "edition=1999"],
        "unknown rule option",
    );
    refuses(&["bench", "--players", "9"], "needs 2 to 4 players");
    refuses(&["bench", "--games", "0"], "invalid value '0'");
    refuses(&["arena"], "--bots <BOTS>");
    refuses(&["arena", "--bots", "nobody"], "unknown bot «nobody»");
    refuses(
        &[
            "arena",
            "--players",
            "3",
            "--bots",
            "random,random,random,random",
        ],
        "more bots than players",
    );
    refuses(
        &["arena", "--bots", "random", "--players", "300"],
        "not 300",
    );
    refuses(
        &["arena", "--bots", "random", "--decide", "0.9", "0.1"],
        "LOWER < UPPER",
    );
    refuses(
        &["bot", "--bot-time", "1e19"],
        "seconds from 0.001 to 86400",
    );
    refuses(&["arena", "--bot", "'bot.py"], "never closed");
    refuses(
        &["arena", "--bots", "random", "--bot-time", "0"],
        "seconds from 0.001",
    );
    refuses(&["bot", "--seat", "Z"], "expected a seat");
    refuses(&["bot", "--seat", "C"], "no seat C at a table of 2");
    refuses(
        &["bot", "--opponents", "random,greedy"],
        "more opponents than seats",
    );
    refuses(&["fit"], "--output <OUTPUT>");
    refuses(&["cards", "innovation"], "possible values: cvlizations");
    refuses(
        &["--cards", "/there/is/no/file", "cards", "cvlizations"],
        "cannot read",
    );
}

const SCENARIO: &str = "game innovation

scenario Agriculture scores one value higher
given
  A  board agriculture  hand tools
  deck 2  calendar
play
  A dogma agriculture; A tools
expect
  A  board agriculture  score calendar
  deck 1  tools
";

#[test]
fn check_passes_a_true_scenario() {
    let file = File::new("true.scenario", SCENARIO);
    assert_eq!(prints(&["check", file.path()]), "1 passed, 0 failed\n");
    let report = prints_json(&["check", file.path(), "--json"]);
    assert_eq!(report["passed"], true);
    assert_eq!(report["scenario"], "Agriculture scores one value higher");
}

#[test]
fn check_fails_a_false_scenario_and_shows_the_difference() {
    let wrong = SCENARIO.replace("score calendar", "score tools");
    let file = File::new(
        "false.scenario",
        &wrong.replace("deck 1  tools", "deck 2  calendar"),
    );
    let output = epoka(&["check", file.path()]);
    assert_eq!(output.status.code(), Some(1));
    let printed = text(&output.stdout);
    assert!(
        printed.contains("«Agriculture scores one value higher» fails"),
        "{printed}"
    );
    assert!(printed.contains("calendar"), "{printed}");
    assert!(printed.ends_with("0 passed, 1 failed\n"), "{printed}");
    let output = epoka(&["check", file.path(), "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["passed"], false);
}

#[test]
fn check_refuses_what_it_cannot_read() {
    refuses(&["check"], "<FILES>");
    refuses(&["check", "/there/is/no/file"], "cannot read");
    let file = File::new("poem.scenario", "Roses are red\n");
    refuses(&["check", file.path()], "line 1: expected «game NAME»");
    let file = File::new("chess.scenario", "game chess\n");
    refuses(&["check", file.path()], "unknown game «chess»");
}

#[test]
fn random_games_are_counted() {
    let report = prints_json(&["random-games", "--games", "6", "--players", "3", "--json"]);
    assert_eq!(report["games"], 6);
    let endings = report["endings"].as_object().unwrap().values();
    assert_eq!(endings.map(|count| count.as_u64().unwrap()).sum::<u64>(), 6);
    let printed = prints(&["random-games", "cvlizations", "--games", "4", "--thorough"]);
    assert!(
        printed.starts_with("4 games with 2 players, no law broken\n"),
        "{printed}"
    );
    let last = u64::MAX.to_string();
    let report = prints_json(&["random-games", "--games", "3", "--first", &last, "--json"]);
    assert_eq!(
        report["games"], 0,
        "there are no games behind the last number"
    );
}

#[test]
fn a_record_is_replayed_as_far_as_wanted() {
    let record = ours("crates/cvlizations/tests/games/three.record");
    let printed = prints(&["replay", &record]);
    assert!(printed.contains("# over: A by points"), "{printed}");
    let report = prints_json(&["replay", &record, "--to", "3", "--json", "--events"]);
    assert_eq!(report["decisions"], 3);
    assert_eq!(report["outcome"], Value::Null);
    assert!(report["table"].is_string());
    let report = prints_json(&["replay", &record, "--to", "3", "--json", "--seat", "B"]);
    assert_eq!(report["view"]["viewer"], 1);
    assert_eq!(report["table"], Value::Null, "a seat may not see the table");
    refuses(&["replay", &record, "--seat", "D"], "no seat D");
    refuses(&["replay", "/there/is/no/file"], "cannot read");
}

#[test]
fn a_record_with_an_impossible_choice_is_refused() {
    let record = std::fs::read_to_string(ours("crates/cvlizations/tests/games/three.record"));
    let wrong = record.unwrap().replace("C rob B wood", "C rob A happiness");
    let file = File::new("wrong.record", &wrong);
    refuses(&["replay", file.path()], "line ");
}

/// A record names its cards, so a game that was played with corrected ones is replayed with these or not at all.
#[test]
fn a_game_with_corrected_cards_is_replayed_with_its_card_file() {
    let cards = File::new("cards.toml", "");
    prints(&["cards", "cvlizations", "--export", cards.path()]);
    let exported = std::fs::read_to_string(cards.path()).unwrap();
    let corrected = exported.replacen("en = \"Optimism\"", "en = \"Good cheer\"", 1);
    std::fs::write(cards.path(), &corrected).unwrap();
    let shown = prints(&["cards", "cvlizations", "--cards", cards.path()]);
    assert!(shown.contains(" Good cheer "), "{shown}");
    let name = shown.trim().rsplit(' ').next().unwrap();
    let record =
        std::fs::read_to_string(ours("crates/cvlizations/tests/games/three.record")).unwrap();
    let rules = record
        .lines()
        .find(|line| line.starts_with("rules "))
        .unwrap();
    let record = record.replacen(rules, &format!("{rules} cards={name}"), 1);
    let record = File::new("corrected.record", &record);
    refuses(
        &["replay", record.path()],
        &format!("uses the card file {name}, which is not known here; give it with --cards FILE"),
    );
    prints(&["replay", record.path(), "--cards", cards.path()]);
    std::fs::write(
        cards.path(),
        corrected.replacen("points = 1", "points = 99", 1),
    )
    .unwrap();
    refuses(&["serve", "--cards", cards.path()], "99 is more than 20");
}

#[test]
fn the_bench_measures_something() {
    let report = prints_json(&["bench", "cvlizations", "--games", "2", "--json"]);
    assert_eq!(report["game"], "cvlizations");
    assert!(report["decisions_per_second"].as_f64().unwrap() > 0.0);
}

/// Nobody reads what is printed any more: the command ends without a word, as other tools do.
#[test]
fn a_closed_pipe_ends_a_command_quietly() {
    let record = ours("crates/cvlizations/tests/games/three.record");
    let commands: [&[&str]; 4] = [
        &["cards", "cvlizations"],
        &["replay", &record, "--events"],
        &["random-games", "--games", "2"],
        &["arena", "--bots", "random", "--deals", "1"],
    ];
    for arguments in commands {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = Command::new(env!("CARGO_BIN_EXE_epoka"))
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        let errors = text(&output.stderr);
        assert!(!errors.contains("panicked"), "{arguments:?}: {errors}");
        assert_eq!(output.status.code(), Some(141), "{arguments:?}: {errors}");
    }
}
