//! The cards of age 5.

pub mod astronomy;
pub mod banking;
pub mod chemistry;
pub mod coal;
pub mod measurement;
pub mod physics;
pub mod societies;
pub mod statistics;
pub mod steam_engine;
pub mod the_pirate_code;
