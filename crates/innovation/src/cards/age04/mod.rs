//! The cards of age 4.

pub mod anatomy;
pub mod colonialism;
pub mod enterprise;
pub mod experimentation;
pub mod gunpowder;
pub mod invention;
pub mod navigation;
pub mod perspective;
pub mod printing_press;
pub mod reformation;
