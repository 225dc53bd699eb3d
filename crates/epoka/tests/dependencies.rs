//! What the program is built from: free licences only, nothing that is given up, and no crate twice without need.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

const LICENCES: [&str; 7] = [
    "MIT",
    "Apache-2.0",
    "BSD-3-Clause",
    "Unicode-3.0",
    "Zlib",
    "CC0-1.0",
    "Apache-2.0 WITH LLVM-exception",
];

/// Crates that nobody looks after any more.
const GIVEN_UP: [&str; 3] = ["async-std", "bincode", "yaml-rust"];

/// Crates of which other crates still want two versions. Whoever makes one of them single strikes it out here.
const TWICE: [&str; 13] = [
    "base64",
    "block-buffer",
    "cpufeatures",
    "crypto-common",
    "digest",
    "getrandom",
    "hashbrown",
    "rand",
    "rand_chacha",
    "rand_core",
    "sha1",
    "sha2",
    "syn",
];

fn packages() -> Vec<Value> {
    let asked = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version", "1"])
        .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
        .output()
        .unwrap();
    assert!(
        asked.status.success(),
        "{}",
        String::from_utf8_lossy(&asked.stderr)
    );
    let mut answer: Value = serde_json::from_slice(&asked.stdout).unwrap();
    serde_json::from_value(answer["packages"].take()).unwrap()
}

fn name(package: &Value) -> &str {
    package["name"].as_str().unwrap()
}

/// All parts joined by AND have to be allowed, of those joined by OR (or a slash, as it was written once) one.
fn is_allowed(licence: &str) -> bool {
    let one = |choice: &str| LICENCES.contains(&choice.trim_matches(['(', ')', ' ']));
    let any = |part: &str| part.replace('/', " OR ").split(" OR ").any(one);
    licence.split(" AND ").all(any)
}

#[test]
fn licences_are_free() {
    for package in packages() {
        let licence = package["license"].as_str().unwrap_or("none");
        assert!(is_allowed(licence), "{} has {licence}", name(&package));
    }
    assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(is_allowed("GPL-3.0/MIT"));
    assert!(!is_allowed("MIT AND GPL-3.0"));
    assert!(!is_allowed("none"));
}

#[test]
fn no_crate_is_given_up_and_none_is_there_twice_without_need() {
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages() {
        assert!(!GIVEN_UP.contains(&name(&package)), "{}", name(&package));
        let found = versions.entry(name(&package).to_owned()).or_default();
        found.insert(package["version"].as_str().unwrap().to_owned());
    }
    let twice: Vec<&str> = versions
        .iter()
        .filter(|(_, versions)| versions.len() > 1)
        .map(|(name, _)| name.as_str())
        .collect();
    assert_eq!(twice, TWICE);
}
