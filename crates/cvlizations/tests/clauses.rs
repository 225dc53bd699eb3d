//! Every clause of the rules is cited by a test, or there is a reason why not.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Clauses that nothing can test, each with its reason.
const EXCEPTIONS: [(&str, &str); 3] = [
    ("C1", "names the three resources; the type Resource says it"),
    (
        "C2",
        "the material: tokens, markers and board, of which a program needs none",
    ),
    (
        "C38",
        "the golden rule: each idea's own test shows that its text wins",
    ),
];

#[test]
fn every_clause_is_cited_by_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = include_str!("../../../docs/rules/cvlizations.md");
    let mut cited = BTreeSet::new();
    cite(&root.join("src"), &mut cited);
    cite(&root.join("tests"), &mut cited);
    let clauses: Vec<&str> = rules
        .lines()
        .filter_map(|line| {
            line.strip_prefix("- ")?
                .split_once(". ")
                .map(|(clause, _)| clause)
        })
        .filter(|clause| is_clause(clause))
        .collect();
    assert_eq!(clauses.len(), 108 + 24);
    let is_exception = |clause: &str| EXCEPTIONS.iter().any(|(exception, _)| *exception == clause);
    let missing: Vec<&&str> = clauses
        .iter()
        .filter(|clause| !cited.contains(**clause) && !is_exception(clause))
        .collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
    for (clause, _) in EXCEPTIONS {
        assert!(
            !cited.contains(clause),
            "{clause} is cited; it is no exception any more"
        );
    }
}

/// Collects the clauses named in the tests of a folder: in `tests/`, and in `src/` below `#[cfg(test)]`.
fn cite(folder: &Path, cited: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            cite(&path, cited);
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && !path.ends_with("clauses.rs")
        {
            let text = fs::read_to_string(&path).expect("the file is text");
            let tests = match text.split_once("#[cfg(test)]\nmod tests") {
                Some((_, tests)) => tests,
                None if folder.ends_with("tests") => &text,
                None => continue,
            };
            let words = tests.split(|letter: char| !letter.is_ascii_alphanumeric());
            cited.extend(words.filter(|word| is_clause(word)).map(str::to_owned));
        }
    }
}

fn is_clause(word: &str) -> bool {
    word.strip_prefix(['C', 'O']).is_some_and(|number| {
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}
