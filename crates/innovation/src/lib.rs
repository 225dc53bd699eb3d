//! The rules of Innovation.
