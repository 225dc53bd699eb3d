//! The games the commands know. The only file of this crate that names one.

use clap::ValueEnum;
use cvlizations::catalogue::Catalogue;
use std::sync::OnceLock;
use tabletop::{Game, Seed};

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

static CARDS: OnceLock<&'static str> = OnceLock::new();

/// From now on new games of CVlizations use these cards.
pub fn use_cards(cards: &'static Catalogue) {
    CARDS.get_or_init(|| cards.hash());
}

/// Reads rule options; an empty text means the usual rules for so many players.
pub fn read_rules<G: Game>(text: &str, players: usize) -> Result<G::Rules, String> {
    let mut rules = match text.trim() {
        "" => G::usual_rules(players),
        text => text.parse()?,
    };
    if let Some(hash) = CARDS.get().filter(|_| G::NAME == cvlizations::State::NAME) {
        rules = format!("{rules} cards={hash}").parse()?;
    }
    G::setup(&rules, players, &Seed::from_number(0))?;
    Ok(rules)
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
