//! The start rule in a language goes by that language's own alphabetical order (R16, D1).

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorPreferences};
use icu_locale_core::Locale;
use innovation::{Card, CardSet, start_order};
use text::{Language, Reader};

#[test]
fn the_start_order_is_the_alphabetical_order_of_the_titles() {
    let languages = [
        ("en", Language::En, innovation::Language::En),
        ("pl", Language::Pl, innovation::Language::Pl),
        ("ru", Language::Ru, innovation::Language::Ru),
        ("cs", Language::Cs, innovation::Language::Cs),
    ];
    for (code, language, of_rule) in languages {
        let locale: Locale = code.parse().expect("a locale");
        let preferences = CollatorPreferences::from(&locale);
        let collator =
            Collator::try_new(preferences, CollatorOptions::default()).expect("collation data");
        let reader = Reader {
            language,
            viewer: None,
            names: &[],
        };
        let title = |card: Card| reader.text(&format!("innovation-card-{}", card.slug()), &[]);
        let mut cards: Vec<Card> = CardSet::aged(1).iter().collect();
        cards.sort_by(|&one, &other| collator.compare(&title(one), &title(other)));
        let order: Vec<Card> = start_order(of_rule).collect();
        assert_eq!(cards, order, "{code}");
    }
}
