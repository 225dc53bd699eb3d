//! The cards of age 8.

pub mod antibiotics;
pub mod corporations;
pub mod empiricism;
pub mod flight;
pub mod mass_media;
pub mod mobility;
pub mod quantum_theory;
pub mod rocketry;
pub mod skyscrapers;
pub mod socialism;
