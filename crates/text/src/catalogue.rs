//! The texts of one language, found by id.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

/// Names and values for the variables of a text.
pub type Arguments<'a> = &'a [(&'a str, FluentValue<'a>)];

/// All texts of one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../", $language, "/common.ftl")),
            include_str!(concat!("../", $language, "/ui.ftl")),
            include_str!(concat!("../", $language, "/innovation.ftl")),
            include_str!(concat!("../", $language, "/innovation-cards.ftl")),
            include_str!(concat!("../", $language, "/cvlizations.ftl")),
            include_str!(concat!("../", $language, "/cvlizations-cards.ftl")),
        ]
    };
}

impl Catalogue {
    /// The texts of a language.
    pub fn of(language: Language) -> &'static Catalogue {
        static CATALOGUES: LazyLock<[Catalogue; 4]> = LazyLock::new(|| {
            [
                Catalogue::read(Language::En, &files!("en")),
                Catalogue::read(Language::Pl, &files!("pl")),
                Catalogue::read(Language::Ru, &files!("ru")),
                Catalogue::read(Language::Cs, &files!("cs")),
            ]
        });
        &CATALOGUES[language as usize]
    }

    fn read(language: Language, files: &[&'static str]) -> Catalogue {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource = match FluentResource::try_new((*file).to_owned()) {
                Ok(resource) => resource,
                Err((_, errors)) => panic!("a text of {language:?} cannot be read: {errors:?}"),
            };
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("two texts of {language:?} have the same id: {errors:?}");
            }
        }
        Catalogue { bundle }
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The text with this id; the error says what is missing.
    pub fn find(&self, id: &str, arguments: Arguments<'_>) -> Result<String, String> {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return Err(format!("no text is called «{id}»"));
        };
        let mut named = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            named.set(*name, value.clone());
        }
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&named), &mut errors)
            .into_owned();
        match errors.is_empty() {
            true => Ok(text),
            false => Err(format!("«{id}»: {errors:?}")),
        }
    }
}

/// The text with this id in a language. A text that is missing reads as its id: a game goes on without it.
pub fn text(language: Language, id: &str, arguments: Arguments<'_>) -> String {
    Catalogue::of(language)
        .find(id, arguments)
        .unwrap_or_else(|_| id.to_owned())
}
