//! The server over real HTTP: stories at tables, live updates, secrets, refusals, stores, crashes.

// Helpers of tests stand outside of test functions.
#![allow(clippy::unwrap_used)]

mod cards;
mod clocks;
mod computers;
mod crash;
mod damage;
mod faults;
mod journal;
mod leaks;
mod live;
mod people;
mod processes;
mod ready;
mod relay;
mod robin;
mod safety;
mod socket;
mod standing;
mod store;
mod support;
mod swarm;
mod tables;
mod twins;
mod undo;
mod veil;
