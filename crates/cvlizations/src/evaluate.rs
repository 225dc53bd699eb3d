//! How good a table is for a seat, in named terms.
