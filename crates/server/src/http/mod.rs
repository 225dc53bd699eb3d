//! What comes in over HTTP, and what every request passes. [`router`] is the table of contents.

pub mod accounts;
pub mod assets;
pub mod connections;
pub mod error;
pub mod handlers;
pub mod limits;
pub mod lobby;
pub mod router;
pub mod session;
