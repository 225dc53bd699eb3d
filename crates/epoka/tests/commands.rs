//! The commands as a user meets them: what they print and how they exit.
//! 0 is fine, 1 is a finding (a scenario fails, a program lost its seat), 2 is a refusal with a clear message.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn epoka(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_epoka"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Runs a command that must succeed; gives what it prints.
#[track_caller]
fn prints(arguments: &[&str]) -> String {
    let output = epoka(arguments);
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    text(&output.stdout)
}

#[track_caller]
fn prints_json(arguments: &[&str]) -> Value {
    let printed = prints(arguments);
    assert_eq!(printed.lines().count(), 1, "{printed}");
    serde_json::from_str(&printed).unwrap()
}

/// Runs a command that must be refused with these words.
#[track_caller]
fn refuses(arguments: &[&str], words: &str) {
    let output = epoka(arguments);
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
    assert!(errors.contains(words), "{arguments:?}: {errors}");
    assert!(!errors.contains("panicked"), "{arguments:?}: {errors}");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
}

/// A file that is deleted when the test is over.
struct File(PathBuf);

impl File {
    fn new(name: &str, content: &str) -> File {
        let name = format!("epoka-commands-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, content).unwrap();
        File(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// A file of the repository.
fn ours(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}

const COMMANDS: [&str; 10] = [
    "check",
    "random-games",
    "replay",
    "bench",
    "arena",
    "bot",
    "fit",
    "cards",
    "serve",
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
    refuses(&["arena"], "--bots <BOTS>");
    refuses(&["arena", "--bots", "nobody"], "unknown bot «nobody»");
    refuses(
        &["arena", "--bots", "random,random,random"],
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
    refuses(&["arena", "--bot", "'bot.py"], "never closed");
    refuses(
        &["arena", "--bots", "random", "--bot-time", "0"],
        "seconds above 0",
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

#[test]
fn the_arena_reports_standings() {
    let report = prints_json(&["arena", "--bots", "greedy,random", "--deals", "3", "--json"]);
    assert_eq!(report["games"], 6);
    assert_eq!(report["bots"][0]["bot"], "greedy");
    assert_eq!(report["bots"][1]["standing"]["seats"], 6);
    assert_eq!(report["bots"][1]["standing"]["lost"], 0);
    let shares: f64 = (0..2)
        .map(|bot| report["bots"][bot]["standing"]["share"].as_f64().unwrap())
        .sum();
    assert!((shares - 1.0).abs() < 1e-9);
}

#[test]
fn the_arena_goes_on_where_its_log_ends() {
    let log = File::new("arena.log", "");
    let arena = |deals: &str| {
        prints_json(&[
            "arena",
            "cvlizations",
            "--bots",
            "random,random",
            "--deals",
            deals,
            "--log",
            log.path(),
            "--json",
        ])
    };
    assert_eq!(arena("1")["games"], 2);
    assert_eq!(arena("2")["games"], 4);
    let logged = std::fs::read_to_string(log.path()).unwrap();
    assert_eq!(logged.lines().count(), 4, "no game is played twice");
    let broken = File::new("broken.log", "nonsense\n");
    refuses(
        &["arena", "--bots", "random", "--log", broken.path()],
        "line 1 is not a game",
    );
}

#[test]
fn the_arena_stops_when_the_question_is_decided_and_draws_a_picture() {
    let svg = File::new("arena.svg", "");
    let report = prints_json(&[
        "arena",
        "--bots",
        "greedy,random",
        "--deals",
        "500",
        "--decide",
        "0.3",
        "0.7",
        "--svg",
        svg.path(),
        "--json",
    ]);
    assert_eq!(report["verdict"], "better");
    assert!(report["games"].as_u64().unwrap() < 200, "{report}");
    let picture = std::fs::read_to_string(svg.path()).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("greedy"));
}

/// The documented example against built-in bots, in both games.
#[test]
fn the_arena_seats_programs() {
    let example = format!("python3 '{}'", ours("docs/example-bot.py"));
    for game in ["innovation", "cvlizations"] {
        let report = prints_json(&[
            "arena",
            game,
            "--players",
            "3",
            "--bot",
            &example,
            "--bots",
            "random",
            "--deals",
            "1",
            "--bot-time",
            "60",
            "--json",
        ]);
        assert_eq!(report["games"], 3);
        assert_eq!(report["bots"][0]["bot"], example);
        assert_eq!(report["bots"][0]["standing"]["lost"], 0);
        assert_eq!(report["bots"][1]["bot"], "random");
    }
}

#[test]
fn the_arena_says_which_program_lost_its_seat_and_why() {
    let arguments = [
        "arena",
        "cvlizations",
        "--bot",
        "echo 5",
        "--bots",
        "random",
        "--deals",
        "1",
    ];
    let output = epoka(&arguments);
    assert_eq!(output.status.code(), Some(0), "the games go on");
    let errors = text(&output.stderr);
    assert!(
        errors.contains("«echo 5» wrote «5», which is no message"),
        "{errors}"
    );
    assert!(errors.contains("built-in bot «skilled»"), "{errors}");
    let printed = text(&output.stdout);
    assert!(
        printed.contains("lost its seat to «skilled» in 2 of 2 games"),
        "{printed}"
    );
}

/// Starts `epoka bot` and answers each question by this function of its number; gives the messages and the exit code.
fn converse(arguments: &[&str], answer: impl Fn(&Value) -> Option<String>) -> (Vec<Value>, i32) {
    let mut host = Command::new(env!("CARGO_BIN_EXE_epoka"))
        .arg("bot")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut answers = host.stdin.take();
    let mut messages: Vec<Value> = Vec::new();
    for line in BufReader::new(host.stdout.take().unwrap()).lines() {
        let message: Value = serde_json::from_str(&line.unwrap()).unwrap();
        if message["type"] == "decision" {
            match (answer(&message), &mut answers) {
                (Some(line), Some(pipe)) => writeln!(pipe, "{line}").unwrap(),
                _ => answers = None,
            }
        }
        messages.push(message);
    }
    (messages, host.wait().unwrap().code().unwrap())
}

/// The first option, by its text.
fn first_option(decision: &Value) -> Option<String> {
    let (number, text) = (&decision["number"], &decision["options"][0]["text"]);
    Some(serde_json::json!({"type": "answer", "number": number, "text": text}).to_string())
}

#[test]
fn a_program_plays_on_the_other_side_of_the_pipe() {
    let arguments = [
        "innovation",
        "--players",
        "3",
        "--opponents",
        "random,greedy",
        "--seat",
        "B",
        "--seed",
        "5",
        "--bot-time",
        "60",
    ];
    let (messages, code) = converse(&arguments, first_option);
    assert_eq!(code, 0);
    let hello = &messages[0];
    assert_eq!(hello["seat"], 1);
    let names = serde_json::json!(["random", "program", "greedy"]);
    assert_eq!(hello["names"], names);
    assert_eq!(hello["time_limit"], 60_000);
    let last = messages.last().unwrap();
    assert_eq!(last["type"], "over");
    assert!(last["outcome"]["winners"].is_array());
}

#[test]
fn a_program_that_hangs_up_loses_its_seat_and_the_exit_code_says_so() {
    let arguments = ["cvlizations", "--opponents", "random"];
    let (messages, code) = converse(&arguments, |decision| match decision["number"].as_u64() {
        Some(1) => first_option(decision),
        _ => None,
    });
    assert_eq!(code, 1);
    let last = messages.last().unwrap();
    assert_eq!(last["type"], "dismissed");
    assert!(last["reason"].as_str().unwrap().contains("has ended"));
}

#[test]
fn weights_are_fitted_and_written() {
    let file = File::new("weights.txt", "");
    let printed = prints(&[
        "fit",
        "--games",
        "2",
        "--players",
        "2",
        "--rounds",
        "1",
        "--bot",
        "random",
        "--output",
        file.path(),
    ]);
    assert!(printed.contains("tables"), "{printed}");
    let weights = std::fs::read_to_string(file.path()).unwrap();
    assert!(
        weights.lines().count() > 5
            && weights.lines().all(|line| {
                let number = line.split_whitespace().next().unwrap();
                number.parse::<f32>().is_ok()
            })
    );
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

/// A folder that is deleted when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("epoka-commands-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that is killed when it is dropped.
struct Server {
    child: std::process::Child,
    address: String,
}

impl Server {
    fn start(arguments: &[&str], environment: &[(&str, &str)]) -> Server {
        Server::start_with_log(arguments, environment, Stdio::null())
    }

    fn start_with_log(
        arguments: &[&str],
        environment: &[(&str, &str)],
        log: impl Into<Stdio>,
    ) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_epoka"))
            .args(arguments)
            .envs(environment.iter().copied())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut printed = BufReader::new(child.stdout.take().unwrap());
        printed.read_line(&mut line).unwrap();
        let address = line
            .strip_prefix("Epoka is at http://")
            .and_then(|rest| rest.split_once(' '))
            .unwrap_or_else(|| panic!("{line}"))
            .0
            .to_owned();
        Server { child, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = std::net::TcpStream::connect(&self.address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        std::io::Read::read_to_string(&mut stream, &mut answer).unwrap();
        answer
    }

    /// Tells it to stop as service managers do; gives the exit code.
    fn terminate(&mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(sent.success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_server_says_where_it_is_makes_its_file_and_stops_in_good_order() {
    let folder = Folder::new("serve");
    let database = folder.file("games.sqlite");
    let address = "127.0.0.1:0";
    let by_flags = ["serve", "--address", address, "--database", &database];
    let by_environment = [("EPOKA_ADDRESS", address), ("EPOKA_DATABASE", &*database)];
    let mut one = Server::start(&by_flags, &[]);
    assert!(!one.address.ends_with(":0"), "{}", one.address);
    assert!(std::path::Path::new(&database).exists());
    assert!(one.get("/healthz").ends_with("\r\n\r\nok"));
    assert!(one.get("/metrics").contains("\nepoka_tables 0\n"));
    assert!(one.get("/").starts_with("HTTP/1.1 200 OK\r\n"));
    assert_eq!(one.terminate(), Some(0));
    // Without a command, configured by the environment alone, on the file that is there.
    let mut again = Server::start(&[], &by_environment);
    assert!(again.get("/healthz").ends_with("ok"));
    assert_eq!(again.terminate(), Some(0));
}

#[test]
fn the_log_can_be_read_by_programs() {
    let folder = Folder::new("log");
    let (database, log) = (folder.file("games.sqlite"), folder.file("log"));
    let place = ["--address", "127.0.0.1:0", "--database", &database];
    let arguments = ["serve", "--log", "json"].into_iter().chain(place);
    let file = std::fs::File::create(&log).unwrap();
    let mut server = Server::start_with_log(&arguments.collect::<Vec<_>>(), &[], file);
    assert_eq!(server.terminate(), Some(0));
    let lines = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines[0]["message"], "serving");
    assert_eq!(lines[0]["address"], server.address.as_str());
    refuses(&["serve", "--log", "xml"], "possible values: text, json");
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let folder = Folder::new("refused");
    let good = folder.file("games.sqlite");
    let taken = Server::start(
        &["serve", "--address", "127.0.0.1:0", "--database", &good],
        &[],
    );
    let other = folder.file("other.sqlite");
    let refused = |address: &str, database: &str, words: &str| {
        let arguments = ["serve", "--address", address, "--database", database];
        refuses(&arguments, words);
    };
    refused(&taken.address, &other, "is in use");
    refused("127.0.0.1:0", &good, "another server uses it");
    let nowhere = folder.file("no/such/folder/games.sqlite");
    refused("127.0.0.1:0", &nowhere, "No such file or directory");
    refused("127.0.0.1:0", folder.0.to_str().unwrap(), "unable to open");
    let broken = File::new("broken.sqlite", &"This is no database. ".repeat(500));
    refused("127.0.0.1:0", broken.path(), "is not a database");
    assert_eq!(
        std::fs::read_to_string(broken.path()).unwrap(),
        "This is no database. ".repeat(500),
        "what is there is not touched"
    );
    refused(
        "127.0.0.1:0",
        "postgres://nobody@127.0.0.1:1/nothing",
        "the PostgreSQL cannot be used",
    );
}
