//! The four catalogues say the same things: same ids, same variables, all plural forms, known symbols only.

mod common;

use common::{LANGUAGES, Text, files, folder, texts};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Game, Options};

const SYMBOLS: [&str; 10] = [
    "leaf",
    "crown",
    "bulb",
    "castle",
    "factory",
    "clock",
    "food",
    "wood",
    "stone",
    "happiness",
];

#[test]
fn all_languages_have_the_same_ids_and_variables() {
    for file in &files() {
        let english = texts("en", file);
        assert!(!english.is_empty(), "en/{file} is empty");
        for (language, _) in LANGUAGES {
            let other = texts(language, file);
            for id in english.keys() {
                assert!(other.contains_key(id), "{language}/{file} lacks «{id}»");
            }
            for (id, text) in &other {
                let Some(same) = english.get(id) else {
                    panic!("{language}/{file} has «{id}», English has not");
                };
                assert_eq!(
                    text.variables, same.variables,
                    "{language}/{file}: the variables of «{id}»"
                );
            }
        }
    }
}

#[test]
fn numbers_select_every_plural_category_of_the_language() {
    for (language, categories) in LANGUAGES {
        let needed: BTreeSet<String> = categories.iter().map(|&word| word.to_owned()).collect();
        for file in &files() {
            for (id, text) in texts(language, file) {
                for keys in &text.selectors {
                    let plural = ["zero", "one", "two", "few", "many"]
                        .iter()
                        .any(|&word| keys.contains(word));
                    assert!(
                        !plural || *keys == needed,
                        "{language}/{file}: «{id}» selects by {keys:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn brackets_hold_known_symbols() {
    for (language, _) in LANGUAGES {
        for file in &files() {
            for (id, text) in texts(language, file) {
                let mut rest = text.words.as_str();
                while let Some((_, after)) = rest.split_once('[') {
                    let (symbol, behind) = after
                        .split_once(']')
                        .unwrap_or_else(|| panic!("{language}: a bracket is open in «{id}»"));
                    let age = symbol.parse().is_ok_and(|age: u8| (1..=10).contains(&age));
                    assert!(
                        age || SYMBOLS.contains(&symbol),
                        "{language}: «{id}» has the unknown symbol [{symbol}]"
                    );
                    rest = behind;
                }
            }
        }
    }
}

#[test]
fn references_lead_to_texts_without_variables() {
    for (language, _) in LANGUAGES {
        let all: BTreeMap<String, Text> = files()
            .iter()
            .flat_map(|file| texts(language, file))
            .collect();
        for (id, text) in &all {
            for reference in &text.references {
                let Some(named) = all.get(reference) else {
                    panic!("{language}: «{id}» refers to «{reference}», which is missing");
                };
                assert!(
                    named.variables.is_subset(&text.variables),
                    "{language}: «{id}» refers to «{reference}», which needs more variables"
                );
            }
        }
    }
}

/// Texts that are alike in two languages are names; a sentence that is alike was forgotten.
#[test]
fn no_sentence_is_left_in_english() {
    for file in &files() {
        let english = texts("en", file);
        for language in ["pl", "ru", "cs"] {
            for (id, text) in texts(language, file) {
                let words = text.words.trim();
                assert!(
                    words.split_whitespace().count() < 4 || words != english[&id].words.trim(),
                    "{language}/{file}: «{id}» is still English"
                );
            }
        }
    }
}

/// The cards that the list of rulings names at the head of a ruling, once for each.
fn cards_with_rulings() -> Vec<String> {
    let path = folder().join("../../docs/rules/innovation-rulings.md");
    let list = std::fs::read_to_string(path).expect("the rulings are written down");
    let heads = list.lines().filter_map(|line| line.strip_prefix("- **E"));
    heads
        .filter_map(|line| line.split_once("** *"))
        .filter_map(|(_, rest)| rest.split_once(".*"))
        .flat_map(|(head, _)| head.split(", "))
        .map(|name| name.to_lowercase().replace(' ', "-").replace('.', ""))
        .filter(|slug| innovation::Card::from_slug(slug).is_some())
        .collect()
}

#[test]
fn every_ruling_for_a_card_is_told_in_short() {
    let mut counts = BTreeMap::<String, usize>::new();
    let mut wanted = BTreeSet::new();
    for slug in cards_with_rulings() {
        let count = counts.entry(slug.clone()).or_default();
        *count += 1;
        wanted.insert(format!("innovation-ruling-{slug}-{count}"));
    }
    let told: BTreeSet<String> = texts("en", "innovation-rulings").into_keys().collect();
    assert_eq!(told, wanted);
}

fn check_options<G: Game>() {
    let texts = texts("en", G::NAME);
    for option in G::Rules::OPTIONS {
        let id = format!("{}-rule-{}", G::NAME, option.key);
        let values = option.values.iter().map(|value| format!("{id}-{value}"));
        for needed in values.chain([id.clone(), format!("{id}-help")]) {
            assert!(texts.contains_key(&needed), "«{needed}» is missing");
        }
    }
}

#[test]
fn every_rule_option_has_its_texts() {
    check_options::<innovation::State>();
    check_options::<cvlizations::State>();
}
