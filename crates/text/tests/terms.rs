//! The texts keep to the words of the printed games: `terms.txt` says which, and which never.

use innovation::{Card, Effect, Rules, cards, effect_text};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use text::{Language, Reader};

const LANGUAGES: [(&str, Language); 4] = [
    ("en", Language::En),
    ("pl", Language::Pl),
    ("ru", Language::Ru),
    ("cs", Language::Cs),
];
const OPENING: &str = "opening of a demand";

/// A line of `terms.txt`.
struct Term {
    language: String,
    game: String,
    meaning: String,
    say: Vec<String>,
    never: Vec<String>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn terms() -> Vec<Term> {
    let list = read(&folder().join("terms.txt"));
    let lines = list
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let split = |words: &str| -> Vec<String> {
        let words = words.split(", ").map(|word| word.trim().to_owned());
        words.filter(|word| !word.is_empty()).collect()
    };
    lines
        .map(|line| {
            let parts: Vec<&str> = line.split('|').map(str::trim).collect();
            let [language, game, meaning, say, never] = parts[..] else {
                panic!("a line of terms.txt has five parts: «{line}»");
            };
            Term {
                language: language.to_owned(),
                game: game.to_owned(),
                meaning: meaning.to_owned(),
                say: split(say),
                never: split(never),
            }
        })
        .collect()
}

/// What people read of a game in a language: its catalogues and its rules page, without comments, ids and anchors.
/// The catalogues of the tables are Innovation's, except what has CVlizations in its id.
fn texts(language: &str, game: &str) -> String {
    let mut all = String::new();
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder().join(language))
        .expect("every language has a folder")
        .map(|entry| entry.expect("a folder can be read").path())
        .collect();
    files.sort();
    for path in files {
        let of_cvlizations = |name: &str| name.contains("cvlizations");
        let mut is_mine =
            of_cvlizations(path.to_str().expect("a name in ASCII")) == (game == "cvlizations");
        let is_page = path.extension().is_some_and(|extension| extension == "md");
        let is_shared = ["common", "ui", "web"]
            .map(Some)
            .contains(&path.file_stem().and_then(|stem| stem.to_str()));
        for line in read(&path).lines() {
            let text = match line.split_once(" =") {
                Some((id, text)) if !is_page && !id.contains([' ', '#', '{']) => {
                    if is_shared {
                        is_mine = of_cvlizations(id) == (game == "cvlizations");
                    }
                    text
                }
                _ => line.split(" {#").next().expect("a line has a beginning"),
            };
            if is_mine && (is_page || !line.starts_with('#')) {
                writeln!(all, "{text}").expect("a String takes everything");
            }
        }
    }
    all
}

/// Whether the word stands in the text, as a word of its own or, with a star, as the beginning of one.
fn stands_in(word: &str, text: &str) -> bool {
    let (word, is_beginning) = match word.strip_suffix('*') {
        Some(beginning) => (beginning, true),
        None => (word, false),
    };
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let mut letters = word.chars();
    let first = letters.next().expect("a word is not empty");
    let capitalised = first.to_uppercase().chain(letters).collect::<String>();
    [word, &capitalised].into_iter().any(|word| {
        text.match_indices(word).any(|(at, _)| {
            let starts = !is_letter(Some(first)) || !is_letter(text[..at].chars().next_back());
            let behind = text[at + word.len()..].chars().next();
            let ends = is_beginning || !is_letter(word.chars().next_back()) || !is_letter(behind);
            starts && ends
        })
    })
}

#[test]
fn a_word_is_found_as_a_word() {
    assert!(stands_in("talia", "Ta talia jest pusta."));
    assert!(stands_in("talia", "Talia jest pusta."));
    assert!(stands_in("hromádk*", "Hromádku lze roztáhnout."));
    assert!(!stands_in("talia", "To jest talia1."));
    assert!(!stands_in("лидерств", "карты лидерства"));
    assert!(!stands_in("Требую", "Я требую: возьмите карту."));
    assert!(stands_in("го уровня", "не ниже 8-го уровня"));
}

#[test]
fn the_texts_say_the_words_of_the_rulebooks() {
    let mut missing = String::new();
    for term in terms() {
        let texts = texts(&term.language, &term.game);
        assert!(!texts.is_empty(), "no texts of {}", term.game);
        for word in term.say.iter().filter(|word| !stands_in(word, &texts)) {
            let Term {
                language,
                game,
                meaning,
                ..
            } = &term;
            writeln!(missing, "{language}, {game}, {meaning}: «{word}»").unwrap();
        }
    }
    assert!(missing.is_empty(), "no text says\n{missing}");
}

#[test]
fn no_text_says_a_wrong_word() {
    let mut wrong = String::new();
    for term in terms() {
        for line in texts(&term.language, &term.game).lines() {
            for word in term.never.iter().filter(|word| stands_in(word, line)) {
                writeln!(
                    wrong,
                    "{}, {}: «{word}» in «{line}»; say {}",
                    term.language,
                    term.meaning,
                    term.say.join(", ")
                )
                .unwrap();
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn every_demand_and_nothing_else_begins_with_the_opening_of_the_rulebook() {
    let terms = terms();
    for (code, language) in LANGUAGES {
        let is_opening = |term: &&Term| term.language == code && term.meaning == OPENING;
        let term = terms
            .iter()
            .find(is_opening)
            .expect("every language has its opening");
        let opening = format!("{} ", term.say[0]);
        let reader = Reader {
            language,
            viewer: None,
            names: &[],
        };
        for rules in [Rules::default(), Rules::third_edition()] {
            for fission_ends in [true, false] {
                let rules = Rules {
                    fission_ends,
                    ..rules
                };
                for card in Card::all() {
                    let effects = cards::effects(card, rules.edition);
                    for (number, effect) in (1..).zip(effects) {
                        let text = reader.text(&effect_text(card, &rules, number), &[]);
                        assert_eq!(
                            text.starts_with(&opening),
                            matches!(effect, Effect::Demand(_)),
                            "{card:?}, {code}: «{text}»"
                        );
                    }
                }
            }
        }
    }
}

/// The table of words in the rules for implementers: a column per language.
#[test]
fn the_rules_for_implementers_name_no_wrong_word() {
    let rules = read(&folder().join("../../docs/rules/innovation.md"));
    let rows: Vec<Vec<&str>> = rules
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"))
        .map(|line| line.split(" | ").collect())
        .filter(|cells: &Vec<&str>| cells.len() == 4)
        .collect();
    assert!(rows.len() > 10, "the table of words is missing");
    for term in terms().iter().filter(|term| term.game == "innovation") {
        let column = LANGUAGES
            .iter()
            .position(|(code, _)| *code == term.language);
        let column = column.expect("a language we have");
        for row in &rows {
            let wrong = term.never.iter().find(|word| stands_in(word, row[column]));
            assert_eq!(wrong, None, "«{}»", row.join(" | "));
        }
    }
}
