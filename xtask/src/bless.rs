//! What is written from the code and lies in the repository: tests compare it, and with `EPOKA_BLESS` they write it.

use crate::{cargo, root, run};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where it lies.
const GENERATED: [&str; 7] = [
    "crates/cvlizations/tests/games",
    "crates/cvlizations/tests/signature.txt",
    "crates/innovation/tests/games",
    "crates/innovation/tests/signature.txt",
    "web/src/api/generated",
    "web/src/games/cvlizations/cards.json",
    "web/src/games/innovation/cards.json",
];

/// The tests that write it.
const WRITERS: [&str; 2] = [
    "test -p innovation -p cvlizations --test suite --test recorded_games --test card_list -- \
     the_rules_are_as_they_were recorded_games_end the_web_client_has",
    "test -p server --features ts --lib the_types_of_the_client",
];

type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Writes it, shows the difference, and puts back what was there if that is not wanted.
pub fn bless(only_look: bool) -> Result<(), String> {
    let before = read().map_err(|error| error.to_string())?;
    let mut written = Ok(());
    for tests in WRITERS {
        written = written.and(run(cargo(tests).env("EPOKA_BLESS", "1")));
    }
    let after = read().map_err(|error| error.to_string())?;
    let changed = before != after;
    if changed {
        show(&before, &after).map_err(|error| error.to_string())?;
    }
    if !changed && written.is_ok() {
        println!("All that is generated is as it should be.");
    } else if written.is_ok() && !only_look && wanted() {
        println!("Written. A commit with another signature names it: «Signature: …».");
    } else {
        put_back(&before, &after).map_err(|error| error.to_string())?;
        written?;
        return Err("Everything lies as it lay before.".to_owned());
    }
    Ok(())
}

fn read() -> io::Result<Files> {
    let mut files = Files::new();
    for name in GENERATED {
        take_up(&root().join(name), &mut files)?;
    }
    Ok(files)
}

fn take_up(path: &Path, files: &mut Files) -> io::Result<()> {
    if !path.is_dir() {
        files.insert(path.to_owned(), std::fs::read(path)?);
        return Ok(());
    }
    for entry in std::fs::read_dir(path)? {
        take_up(&entry?.path(), files)?;
    }
    Ok(())
}

/// The difference as Git shows it; what was there before is laid beside for a moment.
fn show(before: &Files, after: &Files) -> io::Result<()> {
    let folder = root().join("target/blessing");
    let _ = std::fs::remove_dir_all(&folder);
    for (side, files) in [("before", before), ("after", after)] {
        for (path, content) in files {
            let name = path.strip_prefix(root()).map_err(io::Error::other)?;
            let copy = folder.join(side).join(name);
            std::fs::create_dir_all(copy.parent().unwrap_or(&copy))?;
            std::fs::write(copy, content)?;
        }
    }
    let words = ["diff", "--no-index", "before", "after"];
    Command::new("git")
        .args(words)
        .current_dir(&folder)
        .status()?;
    std::fs::remove_dir_all(folder)
}

fn wanted() -> bool {
    print!("Is that what you meant? [y/N] ");
    let mut answer = String::new();
    let asked = io::stdout()
        .flush()
        .and_then(|()| io::stdin().read_line(&mut answer));
    asked.is_ok() && answer.trim().eq_ignore_ascii_case("y")
}

fn put_back(before: &Files, after: &Files) -> io::Result<()> {
    for path in after.keys().filter(|path| !before.contains_key(*path)) {
        std::fs::remove_file(path)?;
    }
    for (path, content) in before {
        if after.get(path) != Some(content) {
            std::fs::create_dir_all(path.parent().unwrap_or(path))?;
            std::fs::write(path, content)?;
        }
    }
    Ok(())
}
