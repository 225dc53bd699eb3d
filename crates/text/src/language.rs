//! The languages there are.

use unic_langid::LanguageIdentifier;

/// A language of the site.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
    /// Russian.
    Ru,
    /// Czech.
    Cs,
}

impl Language {
    /// All four.
    pub const ALL: [Language; 4] = [Language::En, Language::Pl, Language::Ru, Language::Cs];

    /// The two letters by which browsers and folders call it.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
            Language::Ru => "ru",
            Language::Cs => "cs",
        }
    }

    /// The language of a code such as `pl` or `pl-PL`.
    pub fn from_code(code: &str) -> Option<Language> {
        let main = code.split(['-', '_']).next()?.to_ascii_lowercase();
        Language::ALL
            .into_iter()
            .find(|language| language.code() == main)
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code()
            .parse()
            .expect("the four codes are well-formed language tags")
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_region_does_not_matter() {
        assert_eq!(Language::from_code("cs-CZ"), Some(Language::Cs));
        assert_eq!(Language::from_code("PL"), Some(Language::Pl));
        assert_eq!(Language::from_code("de"), None);
    }
}
