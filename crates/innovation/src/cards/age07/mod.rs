//! The cards of age 7.

pub mod bicycle;
pub mod combustion;
pub mod electricity;
pub mod evolution;
pub mod explosives;
pub mod lighting;
pub mod publications;
pub mod railroad;
pub mod refrigeration;
pub mod sanitation;
