//! Programs at the table: the documented example plays whole games, and whatever a program does, the game goes on.

#![allow(clippy::unwrap_used)]

use bots::protocol::{Command, Connection, Guest, read_reply};
use bots::{Bot, Greedy, Player, Random, arena};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Cursor, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tabletop::{Evaluate, Notation, Play, Record, Seat, Seed};

/// Enough for a program that is started on a busy machine.
const AMPLE: Duration = Duration::from_secs(60);

/// Plays one game with a program on seat A and a bot on every other; gives the game, why the seat was lost, and
/// what was reported.
fn play<G: Evaluate + Notation>(
    seats: usize,
    connection: Result<Connection, String>,
    time: Duration,
) -> (Play<G>, Option<String>, Vec<String>) {
    let reports = Mutex::new(Vec::new());
    let report = |text: &str| reports.lock().unwrap().push(text.to_owned());
    let bot: &dyn Bot<G> = &Greedy {
        tables: 1,
        blunders: 0,
    };
    let mut players: Vec<Box<dyn Player<G> + '_>> =
        vec![Box::new(Guest::new(connection, "guest", time, &report))];
    players.resize_with(seats, || Box::new(bot));
    let record = Record::new(G::usual_rules(seats), seats, Seed::from_number(7));
    let mut play = Play::<G>::new(record).unwrap();
    let course = arena::run(&mut play, &mut players, 7).unwrap();
    drop(players);
    assert!(play.outcome().is_some(), "the game goes on to its end");
    let reason = course.lost.into_iter().next().map(|(seat, reason)| {
        assert_eq!(seat, Seat(0));
        reason
    });
    (play, reason, reports.into_inner().unwrap())
}

/// Plays a game of Innovation in which the program has written these bytes and nothing else.
fn written(bytes: &[u8]) -> (Option<String>, Vec<String>) {
    let connection = Connection::new(Cursor::new(bytes.to_vec()), std::io::sink());
    let (_, reason, reports) = play::<innovation::State>(2, Ok(connection), AMPLE);
    (reason, reports)
}

#[track_caller]
fn assert_loses(bytes: &[u8], expected: &str) {
    let (reason, reports) = written(bytes);
    let reason = reason.expect("the seat is lost");
    assert!(reason.contains(expected), "{reason}");
    assert_eq!(reports.len(), 1, "{reports:?}");
    assert!(
        reports[0].contains(&reason) && reports[0].contains("«skilled»"),
        "{reports:?}"
    );
}

fn python(script: &str) -> Result<Connection, String> {
    let command: Command = format!("python3 -c '{script}'").parse().unwrap();
    command.start()
}

fn example() -> Result<Connection, String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-bot.py");
    let command: Command = format!("python3 '{path}'").parse().unwrap();
    command.start()
}

#[test]
fn the_example_plays_a_whole_game_of_innovation() {
    let (_, reason, reports) = play::<innovation::State>(2, example(), AMPLE);
    assert_eq!((reason, reports), (None, vec![]));
}

#[test]
fn the_example_plays_a_whole_game_of_cvlizations() {
    let (_, reason, reports) = play::<cvlizations::State>(3, example(), AMPLE);
    assert_eq!((reason, reports), (None, vec![]));
}

/// What the documentation lets a program write is read, and what it lets it read is JSON where nothing is left out.
#[test]
fn the_documented_transcript_is_true_to_the_protocol() {
    let text = include_str!("../../../docs/bot-protocol.md");
    let written: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("← "))
        .collect();
    assert!(written.len() >= 4);
    for line in written {
        assert!(read_reply(line).is_ok(), "{line}");
    }
    let read = text.lines().filter_map(|line| line.strip_prefix("→ "));
    for line in read.filter(|line| !line.contains('…')) {
        let message: Value = serde_json::from_str(line).unwrap();
        assert!(message["type"].is_string(), "{line}");
    }
}

#[test]
fn a_garbage_line_loses_the_seat() {
    assert_loses(b"I resign\n", "no message");
    assert_loses(b"{\"type\":\"answer\"\n", "no message");
}

#[test]
fn a_wrong_index_loses_the_seat() {
    assert_loses(
        b"{\"type\":\"answer\",\"number\":1,\"index\":2}\n",
        "index 2",
    );
}

#[test]
fn a_wrong_decision_number_loses_the_seat() {
    assert_loses(
        b"{\"type\":\"answer\",\"number\":2,\"index\":0}\n",
        "answered decision 2, but was asked decision 1",
    );
}

#[test]
fn a_choice_that_is_not_offered_loses_the_seat() {
    assert_loses(
        b"{\"type\":\"answer\",\"number\":1,\"text\":\"draw\"}\n",
        "not offered",
    );
}

#[test]
fn a_huge_line_loses_the_seat() {
    assert_loses(&b"x".repeat(10_000_000), "more than 65536 bytes");
}

#[test]
fn a_line_that_is_not_utf8_loses_the_seat() {
    assert_loses(b"{\"type\":\"hello\",\"name\":\"\xff\"}\n", "UTF-8");
}

#[test]
fn the_own_name_is_reported_in_one_line() {
    let (_, reports) = written(b"\n{\"type\":\"hello\",\"name\":\"Deep\\nBlue\"}\n\nnonsense\n");
    assert!(
        reports[0].starts_with("«guest» (Deep Blue) wrote"),
        "{reports:?}"
    );
}

#[test]
fn a_greeting_needs_no_name() {
    let (_, reports) = written(b"{\"type\":\"hello\"}\nnonsense\n");
    assert!(
        reports[0].starts_with("«guest» wrote «nonsense»"),
        "{reports:?}"
    );
}

#[test]
fn a_program_that_ends_in_mid_game_loses_the_seat() {
    assert_loses(
        b"{\"type\":\"answer\",\"number\":1,\"index\":0}\n",
        "has ended",
    );
    let script = r#"import sys
for line in sys.stdin:
    if "decision" in line:
        print("{\"type\": \"answer\", \"number\": 1, \"index\": 1}", flush=True)
        break
"#;
    let (_, reason, _) = play::<innovation::State>(2, python(script), AMPLE);
    assert_eq!(reason.as_deref(), Some("has ended or closed its output"));
}

#[test]
fn silence_past_the_limit_loses_the_seat() {
    let start = Instant::now();
    let silent = python("import time; time.sleep(3600)");
    let (_, reason, _) = play::<innovation::State>(2, silent, Duration::from_millis(200));
    let reason = reason.expect("the seat is lost");
    assert!(
        reason.contains("no answer within 200ms to decision 1"),
        "{reason}"
    );
    assert!(
        start.elapsed() < Duration::from_secs(60),
        "and it does not keep the others"
    );
}

/// Empty lines say nothing, however many there are.
#[test]
fn endless_empty_lines_are_silence() {
    let connection = Connection::new(std::io::repeat(b'\n'), std::io::sink());
    let (_, reason, _) = play::<innovation::State>(2, Ok(connection), Duration::from_millis(50));
    assert!(reason.is_some_and(|reason| reason.contains("no answer")));
}

#[test]
fn a_program_that_cannot_be_started_loses_the_seat() {
    let command: Command = "there-is-no-such-program".parse().unwrap();
    let (_, reason, reports) = play::<innovation::State>(2, command.start(), AMPLE);
    assert!(reason.is_some_and(|reason| reason.contains("cannot be started")));
    assert_eq!(reports.len(), 1);
}

/// A pipe that is full and that nobody reads.
struct Full;

impl Write for Full {
    fn write(&mut self, _bytes: &[u8]) -> std::io::Result<usize> {
        loop {
            std::thread::park();
        }
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// All answers at once and never a look at a question would do for a while, but the messages pile up.
#[test]
fn a_program_that_never_reads_loses_the_seat() {
    let answers: String = (1..2_000)
        .map(|number| format!("{{\"type\":\"answer\",\"number\":{number},\"index\":0}}\n"))
        .collect();
    let connection = Connection::new(Cursor::new(answers.into_bytes()), Full);
    let (_, reason, _) = play::<cvlizations::State>(3, Ok(connection), AMPLE);
    assert_eq!(reason.as_deref(), Some("does not read its messages"));
}

/// A writer whose bytes can be looked at.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Plays a game in which a program always takes the first option; gives the game and all messages.
fn conversation<G: Evaluate + Notation>(seats: usize) -> (Play<G>, Vec<Value>) {
    let (questions, output) = std::io::pipe().unwrap();
    let (input, mut answers) = std::io::pipe().unwrap();
    let program = std::thread::spawn(move || {
        let mut messages = Vec::new();
        for line in BufReader::new(questions).lines() {
            let message: Value = serde_json::from_str(&line.unwrap()).unwrap();
            if message["type"] == "decision" {
                let number = &message["number"];
                let answer = json!({"type": "answer", "number": number, "index": 0});
                writeln!(answers, "{answer}").unwrap();
            }
            messages.push(message);
        }
        messages
    });
    let (play, reason, _) = play::<G>(seats, Ok(Connection::new(input, output)), AMPLE);
    assert_eq!(reason, None);
    (play, program.join().unwrap())
}

/// The program hears hello, then before every question the events and the view, and in the end that it is over;
/// and all of it as its seat may know it.
fn is_told_what_the_seat_may_know<G: Evaluate + Notation>(seats: usize) {
    let (play, messages) = conversation::<G>(seats);
    let of = |kind: &str| {
        let wanted = messages.iter().filter(|message| message["type"] == kind);
        wanted.cloned().collect::<Vec<Value>>()
    };
    let hello = &messages[0];
    assert_eq!(hello["type"], "hello");
    assert_eq!(hello["game"], G::NAME);
    assert_eq!(hello["seat"], 0);
    assert_eq!(hello["seats"], seats);
    assert_eq!(hello["rules"], play.record().rules.to_string());
    assert!(!hello.to_string().contains(&play.record().seed.to_string()));

    let asked: Vec<_> = (0..)
        .zip(&play.record().choices)
        .filter(|(_, (seat, _))| *seat == Seat(0))
        .collect();
    let (decisions, views) = (of("decision"), of("view"));
    assert_eq!(decisions.len(), asked.len());
    assert_eq!(
        views.len(),
        asked.len() + 1,
        "one for each question and one at the end"
    );
    for (number, decision) in decisions.iter().enumerate() {
        assert_eq!(decision["number"], number + 1);
        let (made, (_, choice)) = asked[number];
        assert_eq!(decision["options"][0]["text"], G::write_choice(*choice));
        let choices = play.record().choices[..made].to_vec();
        let then = Play::<G>::new(Record {
            choices,
            ..play.record().clone()
        });
        let view = then.unwrap().table().view(Some(Seat(0)));
        assert_eq!(views[number]["view"], serde_json::to_value(&view).unwrap());
    }
    let events: Vec<Value> = of("events")
        .iter()
        .flat_map(|message| message["events"].as_array().unwrap().clone())
        .collect();
    let masked = play.seen_by(Seat(0)).events_after(0);
    assert_eq!(Value::from(events), serde_json::to_value(&masked).unwrap());

    let over = messages.last().unwrap();
    assert_eq!(over["type"], "over");
    let outcome = play.outcome().unwrap();
    assert_eq!(over["outcome"], serde_json::to_value(outcome).unwrap());
    assert_eq!(over["won"], outcome.winners.has(Seat(0)));
}

#[test]
fn a_program_is_told_what_its_seat_may_know() {
    is_told_what_the_seat_may_know::<innovation::State>(2);
    is_told_what_the_seat_may_know::<innovation::State>(3);
    is_told_what_the_seat_may_know::<cvlizations::State>(2);
    is_told_what_the_seat_may_know::<cvlizations::State>(5);
}

#[test]
fn a_dismissed_program_is_told_why() {
    let heard = Heard::default();
    let connection = Connection::new(Cursor::new(b"oops\n"), heard.clone());
    play::<innovation::State>(2, Ok(connection), AMPLE);
    let lines = String::from_utf8(heard.0.lock().unwrap().clone()).unwrap();
    let last: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!(last["type"], "dismissed");
    assert!(last["reason"].as_str().unwrap().contains("oops"));
}

/// However a program loses its seat, it hears why and has time to write that down.
#[test]
fn a_dismissed_program_may_end_by_itself() {
    for offence in [
        "sys.stdout.write(\"x\" * 1000000); sys.stdout.flush()",
        "sys.stdout.buffer.write((b\"\\xff\" * 999 + b\"\\n\") * 1000); sys.stdout.flush()",
        "os.close(1)",
    ] {
        let path = concat!(env!("CARGO_TARGET_TMPDIR"), "/heard-by-a-dismissed-program");
        let _ = std::fs::remove_file(path);
        let script = format!(
            "import os, sys; {offence}; heard = sys.stdin.read(); open(\"{path}\", \"w\").write(heard)"
        );
        let (_, reason, _) = play::<innovation::State>(2, python(&script), AMPLE);
        assert!(reason.is_some(), "{offence}");
        let heard = std::fs::read_to_string(path).unwrap_or_default();
        let last = heard.lines().last().unwrap_or_default();
        assert!(last.contains("dismissed"), "{offence}: {heard}");
    }
}

/// Whatever choice a game offers comes back from its JSON form as it was.
fn choices_survive_json<G: Evaluate + Notation>(seats: usize) {
    for number in 0..20 {
        let rules = G::usual_rules(seats);
        let record = Record::new(rules, seats, Seed::from_number(number));
        let mut play = Play::<G>::new(record).unwrap();
        let mut seed = 0;
        while let Some(open) = play.pending().first() {
            for &option in &open.options {
                let value = serde_json::to_value(option).unwrap();
                assert_eq!(serde_json::from_value::<G::Choice>(value).unwrap(), option);
            }
            let seat = open.seat;
            seed += 1;
            let choice = Random.choose(play.asked(seat).unwrap(), seed);
            play.apply(seat, choice).unwrap();
        }
    }
}

#[test]
fn every_option_survives_its_json_form() {
    choices_survive_json::<innovation::State>(3);
    choices_survive_json::<cvlizations::State>(3);
}
