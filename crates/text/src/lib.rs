//! What players read: Fluent catalogues in four languages, and what renders names, events and questions from them.
//!
//! The web client imports the same `.ftl` files; this crate serves the terminal, the server and the tests.
//! Icons and ages stay inline symbols such as `[leaf]` and `[3]`: whoever shows the text draws them.

mod catalogue;
pub mod cvlizations;
pub mod innovation;
mod language;
mod reader;
mod rules;

pub use catalogue::{Arguments, Catalogue, text};
pub use language::Language;
pub use reader::Reader;
pub use rules::{Game, rules_page};
