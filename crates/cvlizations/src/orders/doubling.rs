//! Doubling: the other order of the same player is performed twice (C27-C31).
//!
//! It has no text of its own to carry out; the action phase asks here whether it succeeds.

use crate::{Order, State};
use tabletop::Seat;

/// Whether the player laid Doubling and its case lets it succeed (C27).
#[inline]
pub(crate) fn is_successful(table: &State, seat: Seat) -> bool {
    table.laid(seat).has(Order::Doubling) && table.gives(Order::Doubling) > 0
}
