//! The cards of age 10.

pub mod ai;
pub mod bioengineering;
pub mod databases;
pub mod globalization;
pub mod miniaturization;
pub mod robotics;
pub mod self_service;
pub mod software;
pub mod stem_cells;
pub mod the_internet;
