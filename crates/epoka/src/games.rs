//! The games the commands know. The only file of this crate that names one.

use anyhow::Context;
use clap::ValueEnum;
use std::path::Path;
use std::sync::OnceLock;
use tabletop::{BadRules, CardFile, Game};

/// The name of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameName {
    /// Innovation, 2 to 4 players.
    Innovation,
    /// CVlizations, 2 to 5 players.
    Cvlizations,
}

impl GameName {
    /// The game with this name in a file.
    pub fn named(name: &str) -> anyhow::Result<GameName> {
        GameName::from_str(name, false)
            .map_err(|_| anyhow::anyhow!("unknown game «{name}»; known: innovation, cvlizations"))
    }
}

static CARDS: OnceLock<CardFile> = OnceLock::new();

/// Reads a corrected card file, which new games use from now on. Only CVlizations has card files.
pub fn use_cards(path: &Path) -> anyhow::Result<()> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {shown}"))?;
    let cards = CardFile::read::<cvlizations::State>(text)
        .map_err(anyhow::Error::msg)
        .with_context(|| shown.to_string())?;
    CARDS.get_or_init(|| cards);
    Ok(())
}

/// The cards that new games use, if they are corrected ones.
pub fn chosen_cards() -> Option<&'static CardFile> {
    CARDS.get()
}

/// Reads rule options; an empty text means the usual rules for so many players.
pub fn read_rules<G: Game>(text: &str, players: usize) -> Result<G::Rules, BadRules> {
    G::new_rules(text, players, chosen_cards())
}

/// Runs an expression with `$G` standing for the type of the named game.
macro_rules! with_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            $crate::games::GameName::Innovation => {
                type $G = innovation::State;
                $body
            }
            $crate::games::GameName::Cvlizations => {
                type $G = cvlizations::State;
                $body
            }
        }
    };
}

pub(crate) use with_game;
