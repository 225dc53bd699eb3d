//! Card files: the printed values of a game as text, for games whose owner may correct them.
//!
//! Rules and records name a card file by a word `cards=NAME`; the game knows a file once it has been read.

use crate::Game;
use thiserror::Error;

/// A card file that new tables of a game use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFile {
    /// The game it belongs to.
    pub game: &'static str,
    /// What rules and records call it.
    pub name: String,
    /// What is written in it.
    pub text: String,
}

impl CardFile {
    /// Reads a card file; from now on rules can name it.
    pub fn read<G: Game>(text: String) -> Result<CardFile, String> {
        let name = G::read_cards(&text)?;
        let game = G::NAME;
        Ok(CardFile { game, name, text })
    }
}

/// The card file that a text of rules names, if it names one.
pub fn cards_named(rules: &str) -> Option<&str> {
    let mut words = rules.split_whitespace();
    words.find_map(|word| word.strip_prefix("cards="))
}

/// Why no table can be played by the rules that were asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadRules {
    /// The text could not be read.
    #[error("{0}")]
    Text(String),
    /// They are not made for so many seats.
    #[error("{0}")]
    Seats(String),
}

impl From<BadRules> for String {
    fn from(error: BadRules) -> String {
        error.to_string()
    }
}
