//! Computer players for any game of the tabletop. They see what their seat may know, and nothing else.

mod level;

pub use level::{Level, decide};
