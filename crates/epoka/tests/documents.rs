//! Documents name files that exist.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All documents of the repository.
fn documents() -> Vec<PathBuf> {
    let root = root();
    let mut found = Vec::new();
    let mut folders = vec![root.join("docs"), root.join(".github"), root.join("fuzz")];
    let beside = std::fs::read_dir(&root).unwrap();
    found.extend(beside.map(|entry| entry.unwrap().path()));
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => folders.push(path),
                false => found.push(path),
            }
        }
    }
    found.retain(|path| path.extension().is_some_and(|ending| ending == "md"));
    found
}

/// What stands between two marks, each time.
fn between<'a>(text: &'a str, open: &'a str, close: &'a str) -> impl Iterator<Item = &'a str> {
    let parts = text.split(open).skip(1);
    parts.filter_map(move |part| Some(part.split_once(close)?.0))
}

#[test]
fn links_lead_to_files() {
    let mut missing = Vec::new();
    for document in documents() {
        let text = std::fs::read_to_string(&document).unwrap();
        for link in between(&text, "](", ")") {
            let path = link.split('#').next().unwrap();
            let outside = path.contains("://") || path.contains(' ');
            if !outside && !document.parent().unwrap().join(path).exists() {
                missing.push(format!("{}: {link}", document.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Files are written like code; beside the document, or by their way from the root.
#[test]
fn rules_and_walks_name_files_that_exist() {
    let endings = [
        "md", "tsv", "txt", "toml", "rs", "ts", "svelte", "ftl", "py",
    ];
    let mut missing = Vec::new();
    for document in documents() {
        let folder = document.parent().unwrap();
        let rules_or_walks = [root().join("docs/rules"), root().join("docs/walks")];
        if !rules_or_walks.iter().any(|one| folder == one) {
            continue;
        }
        let text = std::fs::read_to_string(&document).unwrap();
        // Blocks show commands and code.
        let outside_of_blocks = text.split("```").step_by(2);
        for name in outside_of_blocks.flat_map(|text| text.split('`').skip(1).step_by(2)) {
            let is_file = name
                .rsplit_once('.')
                .is_some_and(|(_, end)| endings.contains(&end));
            let is_pattern = name.contains(['*', '…', ' ']);
            let is_there = || folder.join(name).exists() || root().join(name).exists();
            if is_file && !is_pattern && !is_there() {
                missing.push(format!("{}: {name}", document.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
