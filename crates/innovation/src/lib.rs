//! The rules of Innovation for 2 to 4 players: a library without input or output.
//!
//! A card is in `cards/age??/`, a rule chapter in `rules/`, the verbs a card may use in `fx.rs` and the chapters.
//! Clause numbers (R…, E…, D…) refer to `docs/rules/`.

mod card;
pub mod cards;
mod evaluate;
mod event;
mod fx;
mod game;
mod knowledge;
mod notation;
mod outlook;
mod rules;
mod state;
mod telling;
mod view;

#[cfg(test)]
mod testing;

pub use card::{Card, CardDef, CardSet, Color, Effect, Face, Icon, Icons, Splay};
pub use event::{Act, Ask, Choice, Event, Prompt};
pub use outlook::{Change, Claim, Expected, Line, Outlook, Prospect};
pub use rules::ending::Cause;
pub use rules::setup::start_order;
pub use state::{Achievement, Dogma, Edition, Language, Phase, Place, Rules, Special, State, Ties};
pub use telling::{Part, Why, differs_in_third, effect_text};
pub use view::{DogmaView, Lack, PileView, PlayerView, Progress, View};
