//! Epoka.
fn main() {}
