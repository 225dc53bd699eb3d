//! The rules pages say the same in all languages and leave no clause out.

use std::collections::{BTreeMap, BTreeSet};
use text::{Catalogue, Game, Language, rules_page};

const GAMES: [(Game, char, u32); 2] = [(Game::Innovation, 'R', 127), (Game::Cvlizations, 'C', 108)];

/// The anchors of the headings, in order.
fn anchors(page: &str) -> Vec<&str> {
    page.lines()
        .filter(|line| line.starts_with('#'))
        .map(|line| {
            let (_, anchor) = line.split_once("{#").expect("a heading has an anchor");
            anchor.strip_suffix('}').expect("an anchor ends its line")
        })
        .collect()
}

/// The clauses in brackets at the ends of paragraphs, in order.
fn clauses(page: &str) -> Vec<&str> {
    page.lines()
        .filter_map(|line| line.strip_suffix(')'))
        .filter_map(|line| line.rsplit_once('('))
        .map(|(_, clauses)| clauses)
        .filter(|clauses| clauses.starts_with(['R', 'C', 'D', 'N']))
        .collect()
}

#[test]
fn headings_and_clauses_are_the_same_in_all_languages() {
    for (game, ..) in GAMES {
        let english = rules_page(Language::En, game);
        for language in Language::ALL {
            let page = rules_page(language, game);
            assert_eq!(anchors(page), anchors(english), "{language:?} {game:?}");
            assert_eq!(clauses(page), clauses(english), "{language:?} {game:?}");
        }
    }
}

#[test]
fn every_clause_is_covered() {
    for (game, letter, last) in GAMES {
        let mut covered = BTreeSet::new();
        for part in clauses(rules_page(Language::En, game))
            .iter()
            .flat_map(|clauses| clauses.split(", "))
        {
            let number =
                |clause: &str| -> Option<u32> { clause.strip_prefix(letter)?.parse().ok() };
            match part.split_once('–') {
                Some((first, last)) => {
                    covered.extend(number(first).unwrap()..=number(last).unwrap())
                }
                None => covered.extend(number(part)),
            }
        }
        let missing: Vec<u32> = (1..=last)
            .filter(|clause| !covered.contains(clause))
            .collect();
        assert!(missing.is_empty(), "{game:?}: {letter}{missing:?}");
    }
}

#[test]
fn every_paragraph_names_its_clauses() {
    for (game, ..) in GAMES {
        for language in Language::ALL {
            for paragraph in rules_page(language, game).split("\n\n") {
                let paragraph = paragraph.trim_end();
                assert!(
                    paragraph.starts_with(['#', '|']) || paragraph.ends_with(')'),
                    "{language:?} {game:?}: {paragraph}"
                );
            }
        }
    }
}

/// `anchors.json` says where a reason is explained: the web client links each «why?» with it.
#[test]
fn every_reason_leads_to_a_heading() {
    let anchor_of: BTreeMap<String, String> =
        serde_json::from_str(include_str!("../anchors.json")).unwrap();
    for (id, anchor) in &anchor_of {
        assert!(
            Catalogue::of(Language::En).has(id),
            "no text is called «{id}»"
        );
        let game = match id.starts_with("innovation-") {
            true => Game::Innovation,
            false => Game::Cvlizations,
        };
        let page = anchors(rules_page(Language::En, game));
        assert!(
            page.contains(&anchor.as_str()),
            "«{id}» leads to «{anchor}»"
        );
    }
    let reasons = ["innovation", "cvlizations"]
        .map(|file| {
            std::fs::read_to_string(format!("{}/en/{file}.ftl", env!("CARGO_MANIFEST_DIR")))
                .unwrap()
        })
        .concat();
    for id in reasons.lines().filter_map(|line| line.split(" = ").next()) {
        assert!(
            !id.contains("-why-") || anchor_of.contains_key(id),
            "«{id}» leads nowhere"
        );
    }
}
