//! The games that are played here, behind one interface that knows no game's types.

mod hosted;

pub use hosted::*;
