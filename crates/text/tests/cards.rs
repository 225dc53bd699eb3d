//! Every card, order, idea and special achievement can be read in every language.

use cvlizations::{Idea, Kind, Order, Resource};
use innovation::{
    Achievement, Card, Edition, Rules, Special, cards, differs_in_third, effect_text,
};
use text::{Catalogue, Language};

/// A text without variables, proof-read.
#[track_caller]
fn read(language: Language, id: &str) -> String {
    let text = Catalogue::of(language).find(id, &[]);
    let text = text.unwrap_or_else(|error| panic!("{language:?}: {error}"));
    assert!(
        !text.is_empty() && !text.contains(['{', '}']) && text.trim() == text,
        "«{text}» is no text for {id}"
    );
    text
}

#[test]
fn every_effect_of_every_card_has_its_text() {
    for language in Language::ALL {
        for card in Card::all() {
            read(language, &format!("innovation-card-{}", card.slug()));
            for rules in [Rules::default(), Rules::third_edition()] {
                for number in 1..=cards::effects(card, rules.edition).len() {
                    read(language, &effect_text(card, &rules, number));
                }
            }
        }
    }
}

#[test]
fn no_card_has_more_texts_than_effects() {
    for language in Language::ALL {
        let catalogue = Catalogue::of(language);
        for card in Card::all() {
            let slug = card.slug();
            let second = cards::effects(card, Edition::Second).len();
            assert!(!catalogue.has(&format!("innovation-card-{slug}-{}", second + 1)));
            let third = match differs_in_third(card) {
                true => cards::effects(card, Edition::Third).len(),
                false => 0,
            };
            assert!(!catalogue.has(&format!("innovation-card-{slug}-third-{}", third + 1)));
        }
    }
}

#[test]
fn nine_cards_differ_in_the_third_edition() {
    let different = Card::all().filter(|&card| differs_in_third(card));
    assert_eq!(different.count(), 9);
}

// D24.
#[test]
fn the_text_of_fission_says_whether_a_red_card_ends_the_action() {
    let fission = Card::from_slug("fission").unwrap();
    for language in Language::ALL {
        for ends in [Rules::default(), Rules::third_edition()] {
            let continues = Rules {
                fission_ends: false,
                ..ends
            };
            let ending = [1, 2].map(|number| read(language, &effect_text(fission, &ends, number)));
            let lasting =
                [1, 2].map(|number| read(language, &effect_text(fission, &continues, number)));
            let start = lasting[0].trim_end_matches('.');
            assert!(
                ending[0].starts_with(start) && ending[0].len() > lasting[0].len(),
                "«{}» leaves out only the end of «{}»",
                lasting[0],
                ending[0]
            );
            assert_eq!(ending[1], lasting[1], "only the demand differs");
        }
    }
}

#[test]
fn special_achievements_have_a_name_and_a_condition() {
    for language in Language::ALL {
        for special in Special::ALL {
            let id = format!("innovation-special-{}", Achievement::Special(special));
            read(language, &id);
            read(language, &format!("{id}-condition"));
        }
    }
}

#[test]
fn orders_have_a_text_for_each_case_and_ideas_have_one() {
    for language in Language::ALL {
        for order in Order::ALL {
            let id = format!("cvlizations-order-{}", order.slug());
            read(language, &id);
            for case in 1..=3 {
                read(language, &format!("{id}-case-{case}"));
            }
        }
        for idea in Idea::all() {
            let id = format!("cvlizations-idea-{}", idea.slug());
            read(language, &id);
            read(language, &format!("{id}-text"));
        }
    }
}

#[test]
fn kinds_and_resources_have_names() {
    for language in Language::ALL {
        for kind in Kind::ALL {
            let word = format!("{kind:?}").to_lowercase();
            read(language, &format!("cvlizations-kind-{word}"));
        }
        for resource in Resource::ALL {
            read(
                language,
                &format!("cvlizations-resource-{}", resource.slug()),
            );
        }
    }
}
