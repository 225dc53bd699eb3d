//! The rules of both games for players, as Markdown pages.

use crate::Language;

/// A game of the site.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Game {
    /// Innovation.
    Innovation,
    /// CVlizations.
    Cvlizations,
}

macro_rules! page {
    ($language:literal, $game:literal) => {
        include_str!(concat!("../", $language, "/rules-", $game, ".md"))
    };
}

/// The rules of a game in a language. Headings carry anchors: `## Title {#anchor}`, the same in all languages.
pub fn rules_page(language: Language, game: Game) -> &'static str {
    match (game, language) {
        (Game::Innovation, Language::En) => page!("en", "innovation"),
        (Game::Innovation, Language::Pl) => page!("pl", "innovation"),
        (Game::Innovation, Language::Ru) => page!("ru", "innovation"),
        (Game::Innovation, Language::Cs) => page!("cs", "innovation"),
        (Game::Cvlizations, Language::En) => page!("en", "cvlizations"),
        (Game::Cvlizations, Language::Pl) => page!("pl", "cvlizations"),
        (Game::Cvlizations, Language::Ru) => page!("ru", "cvlizations"),
        (Game::Cvlizations, Language::Cs) => page!("cs", "cvlizations"),
    }
}
