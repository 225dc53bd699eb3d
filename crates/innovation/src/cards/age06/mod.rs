//! The cards of age 6.

pub mod atomic_theory;
pub mod canning;
pub mod classification;
pub mod democracy;
pub mod emancipation;
pub mod encyclopedia;
pub mod industrialization;
pub mod machine_tools;
pub mod metric_system;
pub mod vaccination;
