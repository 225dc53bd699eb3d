//! The rules of CVlizations: three ages, eight orders, forty-eight ideas, 2 to 5 players.
//!
//! Clauses C1 to C108 and open points O1 to O24 are those of `docs/rules/cvlizations.md`.
//! Nothing here does input or output, and all chance is drawn at the setup.
//!
//! ```
//! use cvlizations::{Rules, State, Variant, score};
//! use tabletop::{Game, RandomPlayers, Seat, Seed};
//!
//! let mut table = State::setup(&Rules::new(Variant::Standard), 4, &Seed::from_number(1))?;
//! let mut players = RandomPlayers::new(1);
//! while table.outcome().is_none() {
//!     table.advance(&mut players).expect("random players always answer");
//! }
//! let total = score::breakdown(&table, Seat(0)).total;
//! assert_eq!(total, score::points(&table, Seat(0)));
//! # Ok::<(), String>(())
//! ```

pub mod catalogue;
mod disguise;
mod evaluate;
mod fx;
mod game;
mod idea;
pub mod ideas;
mod notation;
mod options;
mod orders;
mod pile;
mod reading;
mod rules;
pub mod score;
mod standing;
mod state;
mod table_talk;
mod telling;
mod view;
mod words;

#[cfg(test)]
mod testing;

pub use catalogue::{Catalogue, Effect, IdeaCard, Name, OrderCard};
pub use disguise::Disguise;
pub use fx::{Fx, Options};
pub use idea::{Idea, IdeaIter, IdeaSet};
pub use options::{Rules, Variant};
pub use orders::Performance;
pub use pile::Pile;
pub use reading::{Laid, OrderView};
pub use rules::development::Move;
pub use rules::ending::Cause;
pub use standing::{Condition, Laying, Standing};
pub use state::{Orders, Phase, Player, SEATS, State};
pub use table_talk::{Choice, Event, Prompt, Source};
pub use telling::Why;
pub use view::{CivilisationView, FaceDown, PlayerView, View};
pub use words::{Case, Civilisation, Goods, Kind, Order, OrderSet, Resource};
