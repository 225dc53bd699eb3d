//! Tables, friends and computer players over HTTP, with live updates and a record that loses nothing.
//!
//! A table is a function of its setup and its entries ([`store`]); one task owns it while it is in memory
//! (`task.rs`), writes what is wished (`wish.rs`) and tells everybody afterwards (`live.rs`).
//! What goes over the wire is in [`api`] and `docs/api.md`. Games are named in `games.rs` alone.

pub mod api;
mod assets;
mod check;
pub mod client;
mod clock;
mod config;
mod door;
mod error;
mod files;
mod front;
mod games;
mod guard;
mod hall;
mod json;
mod live;
mod load;
mod lobby;
mod look;
mod metrics;
mod routes;
mod secret;
mod server;
mod session;
mod setup;
mod show;
pub mod store;
pub mod swarm;
mod table;
mod task;
mod thinking;
mod wish;

pub use check::{Checked, check};
pub use clock::Clock;
pub use config::Config;
pub use error::Error;
pub use guard::Limits;
pub use server::{Running, ServeError, serve, start, start_with};
