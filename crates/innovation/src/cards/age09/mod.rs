//! The cards of age 9.

pub mod collaboration;
pub mod composites;
pub mod computers;
pub mod ecology;
pub mod fission;
pub mod genetics;
pub mod satellites;
pub mod services;
pub mod specialization;
pub mod suburbia;
