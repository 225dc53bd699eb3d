//! The documents and the code belong together: every clause is cited by a test, and the cards are as listed.

use innovation::{Card, CardSet, Color, Effect, Icon, Splay};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Clauses that no test can cite, each with the reason.
const EXCEPTIONS: &[(&str, &str)] = &[
    (
        "D10",
        "no card of the base game ends the game without naming a winner",
    ),
    ("N4", "the fourth edition is another game"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn document(name: &str) -> String {
    let path = root().join("docs/rules").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All Rust files under a folder.
fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the crate") {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The part of a file that only tests see.
fn test_part<'a>(path: &Path, text: &'a str) -> &'a str {
    let is_test_file = path
        .components()
        .any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs");
    match text.find("#[cfg(test)]") {
        _ if is_test_file => text,
        Some(start) => &text[start..],
        None => "",
    }
}

/// Calls back for every number such as R58 or E048 in the text; ranges «R58 to R63» name their ends only.
/// In the names of tests numbers may be written small, as in `r58_a_name`.
fn citations(text: &str, mut found: impl FnMut(char, &str)) {
    let bytes = text.as_bytes();
    for (start, letter) in text.char_indices() {
        let boundary = start == 0 || !bytes[start - 1].is_ascii_alphanumeric();
        if !boundary || !"RDNErdne".contains(letter) {
            continue;
        }
        let digits = text[start + 1..]
            .split(|c: char| !c.is_ascii_digit())
            .next()
            .unwrap_or("");
        let end = start + 1 + digits.len();
        let closed = !bytes
            .get(end)
            .is_some_and(|byte| byte.is_ascii_alphanumeric());
        if closed && !digits.is_empty() {
            found(letter.to_ascii_uppercase(), digits);
        }
    }
}

/// The numbers defined in a document: the bold ones at the beginning of a list item.
fn defined(text: &str) -> BTreeSet<String> {
    let number = |line: &str| {
        let (number, _) = line.strip_prefix("- **")?.split_once("**")?;
        let (letter, digits) = number.split_at(1);
        let fits = "RDNE".contains(letter) && !digits.is_empty();
        (fits && digits.bytes().all(|byte| byte.is_ascii_digit())).then(|| number.to_owned())
    };
    text.lines().filter_map(number).collect()
}

/// For each number, how many times tests cite it.
fn cited() -> BTreeMap<String, usize> {
    let mut files = Vec::new();
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    rust_files(&crate_folder.join("src"), &mut files);
    rust_files(&crate_folder.join("tests"), &mut files);
    let mut counts = BTreeMap::new();
    for path in files
        .iter()
        .filter(|path| !path.ends_with("tests/coverage.rs"))
    {
        let text = fs::read_to_string(path).expect("a file of the crate");
        citations(test_part(path, &text), |letter, digits| {
            // Rulings have three digits; the short E1 to E3 are the effects of one card.
            if letter != 'E' || digits.len() == 3 {
                *counts.entry(format!("{letter}{digits}")).or_insert(0) += 1;
            }
        });
    }
    counts
}

#[test]
fn the_documents_number_all_clauses() {
    let rules = defined(&document("innovation.md"));
    let numbers = |letter: char, last: usize| (1..=last).map(move |n| format!("{letter}{n}"));
    let expected: BTreeSet<String> = numbers('R', 127)
        .chain(numbers('D', 27))
        .chain(numbers('N', 4))
        .collect();
    assert_eq!(rules, expected);
    let rulings = defined(&document("innovation-rulings.md"));
    let expected: BTreeSet<String> = (1..=179).map(|number| format!("E{number:03}")).collect();
    assert_eq!(rulings, expected);
}

#[test]
fn every_clause_is_cited_by_a_test() {
    let cited = cited();
    let mut defined_numbers = defined(&document("innovation.md"));
    defined_numbers.extend(defined(&document("innovation-rulings.md")));
    let excepted = |number: &str| EXCEPTIONS.iter().any(|(exception, _)| *exception == number);
    let missing: Vec<&String> = defined_numbers
        .iter()
        .filter(|number| !cited.contains_key(*number) && !excepted(number))
        .collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
    let unknown: Vec<&String> = cited
        .keys()
        .filter(|number| !defined_numbers.contains(*number))
        .collect();
    assert!(
        unknown.is_empty(),
        "tests cite {unknown:?}, which no document defines"
    );
    for (number, reason) in EXCEPTIONS {
        assert!(
            !cited.contains_key(*number),
            "{number} is cited after all, not excepted: {reason}"
        );
    }
}

fn icon(word: &str) -> Icon {
    match word {
        "crown" => Icon::Crown,
        "leaf" => Icon::Leaf,
        "lightbulb" => Icon::Bulb,
        "castle" => Icon::Castle,
        "factory" => Icon::Factory,
        "clock" => Icon::Clock,
        "hex" => Icon::Hex,
        _ => panic!("no icon is called {word}"),
    }
}

// R1, R2, R4
#[test]
fn the_cards_are_as_listed() {
    let list = document("innovation-cards.tsv");
    let rows: Vec<Vec<&str>> = list
        .lines()
        .skip(1)
        .map(|row| row.split('\t').collect())
        .collect();
    assert_eq!(rows.len(), Card::COUNT);
    for (card, row) in Card::all().zip(&rows) {
        let def = card.def();
        assert_eq!(row[0], (card.index() + 1).to_string());
        assert_eq!(row[1], def.name);
        assert_eq!(row[2], def.age.to_string(), "age of {}", def.name);
        assert_eq!(row[3], def.color.word(), "colour of {}", def.name);
        let corners = [4, 5, 6, 7].map(|column| icon(row[column]));
        assert_eq!(corners, def.icons, "icons of {}", def.name);
        assert_eq!(
            icon(row[8]),
            def.dogma_icon,
            "featured icon of {}",
            def.name
        );
        assert_eq!((card.value(), card.color()), (def.age, def.color));
        assert!(
            Icon::ALL
                .iter()
                .all(|&icon| card.has(icon) == corners.contains(&icon))
        );
    }
}

// R1
#[test]
fn ages_and_colours_have_their_numbers_of_cards() {
    assert_eq!(CardSet::aged(1).len(), 15);
    assert!((2..=10).all(|age| CardSet::aged(age).len() == 10));
    assert!(
        Color::ALL
            .iter()
            .all(|&color| CardSet::colored(color).len() == 21)
    );
}

// R83, E060: left shows the bottom right corner, right both left ones, up the bottom row.
#[test]
fn splays_uncover_the_listed_corners() {
    for card in Card::all() {
        let [top_left, bottom_left, bottom_center, bottom_right] = card.def().icons.map(Some);
        assert_eq!(card.corners(Splay::None), [None; 4]);
        assert_eq!(card.corners(Splay::Left), [None, None, None, bottom_right]);
        assert_eq!(
            card.corners(Splay::Right),
            [top_left, bottom_left, None, None]
        );
        assert_eq!(
            card.corners(Splay::Up),
            [None, bottom_left, bottom_center, bottom_right]
        );
    }
}

// R2, R50
#[test]
fn the_effects_are_as_many_and_of_the_kind_listed() {
    let text = document("innovation-effects.md");
    let mut listed: Vec<(String, Vec<&str>)> = Vec::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            let (number, title) = heading.split_once(' ').expect("a number and a title");
            assert_eq!(number, (listed.len() + 1).to_string());
            let title = title
                .rsplit_once(" (")
                .expect("age, colour and icon in brackets")
                .0;
            listed.push((title.to_owned(), Vec::new()));
        }
        let effect = line
            .strip_prefix("- E")
            .and_then(|rest| rest.split_once(' '));
        if let (Some((number, rest)), Some((_, kinds))) = (effect, listed.last_mut()) {
            assert_eq!(number, (kinds.len() + 1).to_string());
            kinds.push(rest.split_once(':').expect("a kind and a colon").0);
        }
    }
    assert_eq!(listed.len(), Card::COUNT);
    assert_eq!(
        listed.iter().map(|(_, kinds)| kinds.len()).sum::<usize>(),
        157
    );
    for (card, (title, kinds)) in Card::all().zip(&listed) {
        assert_eq!(card.def().name, title);
        let real = card.def().effects.iter().map(|effect| match effect {
            Effect::Demand(_) => "DEMAND",
            Effect::Share(_) => "SHARED",
        });
        assert_eq!(&real.collect::<Vec<_>>(), kinds, "{title}");
    }
}
