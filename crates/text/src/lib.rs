//! What players read: Fluent catalogues in four languages, and what puts messages into words.
//!
//! The web client imports the same `.ftl` files and does the same; which message belongs to what says the game alone.
//! Icons and ages stay inline symbols such as `[leaf]` and `[3]`: whoever shows the text draws them.

mod catalogue;
mod language;
mod reader;
mod rules;
mod say;

pub use catalogue::{Arguments, Catalogue, text};
pub use language::Language;
pub use reader::Reader;
pub use rules::{Game, rules_page};
pub use say::say;
