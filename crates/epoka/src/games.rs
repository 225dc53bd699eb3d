//! The games the commands know. The only file of this crate that names one.

use clap::ValueEnum;

/// The name of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameName {
    /// Innovation, 2 to 4 players.
    Innovation,
}

impl GameName {
    /// The game with this name in a file.
    pub fn named(name: &str) -> anyhow::Result<GameName> {
        GameName::from_str(name, false)
            .map_err(|_| anyhow::anyhow!("unknown game «{name}»; known: innovation"))
    }
}

/// Runs an expression with `$G` standing for the type of the named game.
macro_rules! with_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            $crate::games::GameName::Innovation => {
                type $G = innovation::State;
                $body
            }
        }
    };
}

pub(crate) use with_game;
