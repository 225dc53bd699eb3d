//! The cards of age 3.

pub mod alchemy;
pub mod compass;
pub mod education;
pub mod engineering;
pub mod feudalism;
pub mod machinery;
pub mod medicine;
pub mod optics;
pub mod paper;
pub mod translation;
