//! The cards of age 1.

pub mod agriculture;
pub mod archery;
pub mod city_states;
pub mod clothing;
pub mod code_of_laws;
pub mod domestication;
pub mod masonry;
pub mod metalworking;
pub mod mysticism;
pub mod oars;
pub mod pottery;
pub mod sailing;
pub mod the_wheel;
pub mod tools;
pub mod writing;
