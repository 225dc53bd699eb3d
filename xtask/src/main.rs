//! What one does again and again while working on Epoka: `cargo xtask` says what there is.

mod bless;
mod dev;

use std::path::Path;
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask dev               a server and the web client on a throw-away database; both follow every change
cargo xtask test [NAME…]      the tests of the rules; with names those that have one of them, as in `test archery`
cargo xtask test server NAME  the tests of the server
cargo xtask test web [NAME]   types, format and unit tests of the web client
cargo xtask test story [NAME] the stories in a browser, one file of web/tests by its name
cargo xtask bless [--check]   writes what is generated: signatures, recorded games, card lists, the client's types;
                              shows what changed and asks; --check only tells whether something would change

All tests: ./check";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["dev"] => dev::dev(),
        ["bless"] => bless::bless(false),
        ["bless", "--check"] => bless::bless(true),
        ["test", ref rest @ ..] => test(rest),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => Err(format!("there is no such task\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn test(words: &[&str]) -> Result<(), String> {
    match words {
        ["server", names @ ..] => {
            // Some tests start it in a process of its own.
            run(&mut cargo("build -p server --example serve"))?;
            run(cargo("test -p server --lib --test suite --").args(names))
        }
        ["web", names @ ..] => {
            run(&mut npm("run check"))?;
            run(npm("test --").args(names))
        }
        ["story", names @ ..] => {
            run(&mut cargo("build -p epoka"))?;
            run(npm("run e2e -- --project chromium").args(names))
        }
        names => {
            let rules = "test -p tabletop -p innovation -p cvlizations -p text";
            // Examples in the documentation have no names to look for.
            let kinds: &[&str] = if names.is_empty() {
                &[]
            } else {
                &["--lib", "--tests"]
            };
            run(cargo(rules).args(kinds).arg("--").args(names))
        }
    }
}

/// The folder of the repository.
fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("this crate lies in the repository")
}

fn cargo(words: &str) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.args(words.split(' ')).current_dir(root());
    cargo
}

fn npm(words: &str) -> Command {
    let mut npm = Command::new("npm");
    npm.args(words.split(' ')).current_dir(root().join("web"));
    npm
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| failed(command, error))?;
    match status.success() {
        true => Ok(()),
        false => Err(failed(command, status)),
    }
}

fn failed(command: &Command, why: impl std::fmt::Display) -> String {
    let words = command.get_args().map(|word| word.to_string_lossy());
    let name = Path::new(command.get_program()).display();
    format!("{name} {}: {why}", words.collect::<Vec<_>>().join(" "))
}
