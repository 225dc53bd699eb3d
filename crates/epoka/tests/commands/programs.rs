//! Programs of others on the other side of a pipe.

use crate::support::{epoka, ours, prints_json, text};
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

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
