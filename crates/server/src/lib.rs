//! Tables, friends and computer players over HTTP, with live updates and a record that loses nothing.
//!
//! A choice on its way from a browser to the disk and back:
//!
//! 1. `http/connections.rs` lets the connection in, `http/limits.rs` counts what comes, `http/session.rs` says whose it is.
//! 2. `http/router.rs` names every route; a live connection goes on in `room/socket.rs`, which reads a wish.
//! 3. `room/registry.rs` knows the way to the table's task, and starts it if it is not there (`room/load.rs`).
//! 4. `room/task.rs` owns the table. `room/wishes.rs` says what is to be written, if anything may be.
//! 5. `room/table.rs` applies it in memory; `games` plays it, whatever game it is.
//! 6. [`store`] appends the entry together with those of other tables. When it is on disk it has happened.
//! 7. The task tells everybody who looks what they may see of it (`room/views.rs`), and `room/computers.rs` what is asked.
//! 8. Each socket sends the update, and the acknowledgement to whoever wished.
//! 9. Other processes hear that the table has moved, and read.
//!
//! What goes over the wire is in [`api`] and `docs/api.md`. Games are named in `games` alone.

pub mod api;
mod app;
mod check;
pub mod client;
mod config;
mod files;
mod games;
mod http;
mod json;
mod metrics;
mod room;
mod secret;
pub mod store;
pub mod swarm;

// The names from before the rooms, until all that is on its way uses the new ones.
use app as server;
use http::{
    assets, connections as door, error, handlers as front, limits as guard, lobby,
    router as routes, session,
};
use room::{
    clock, computers as thinking, heart, load, look, registry as hall, setup, socket as live,
    table, task, views as show, wishes as wish,
};

pub use app::{Running, ServeError, serve, start, start_with};
pub use check::{Checked, check};
pub use clock::Clock;
pub use config::Config;
pub use error::Error;
pub use guard::Limits;
