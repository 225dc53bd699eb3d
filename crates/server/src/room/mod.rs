//! A table while it is in memory: the pure function of what was written ([`table`], [`wishes`]), the task that owns it,
//! and those who look at it.

pub mod clock;
pub mod computers;
pub mod heart;
pub mod load;
pub mod look;
pub mod registry;
pub mod setup;
pub mod socket;
pub mod table;
pub mod task;
pub mod turns;
pub mod views;
pub mod wishes;
