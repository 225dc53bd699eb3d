//! The rules, one file per chapter. Verbs are methods of `Fx`; each changes the table in one step and tells it.

pub(crate) mod achieve;
pub(crate) mod dogma;
pub(crate) mod draw;
pub(crate) mod ending;
pub(crate) mod keywords;
pub(crate) mod moves;
pub(crate) mod setup;
pub(crate) mod splay;
pub(crate) mod turn;
