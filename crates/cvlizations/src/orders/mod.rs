//! The eight orders, one file each; Logging, Hunting and Quarrying share one.

mod cunning;
mod doubling;
mod gathering;
mod slacking;
mod thieving;
mod trading;

pub(crate) use doubling::is_successful as doubling_is_successful;
pub(crate) use thieving::{is_possible_victim, offer_goods_of, rob};

use crate::{Case, Fx, Order, Resource};
use tabletop::{Flow, Seat, Seats};

/// One performance of an order (C85), with what the ideas tied to it need to know.
#[derive(Copy, Clone, Debug)]
pub struct Performance {
    /// Who performs.
    pub me: Seat,
    /// Which order.
    pub order: Order,
    /// In which case.
    pub case: Case,
    /// What the order gives in this case.
    pub gives: u16,
    /// Whether this is the first performance of the order by this player this turn.
    pub is_first: bool,
    /// The players robbed in it (C88).
    pub robbed: Seats,
    /// What a trade brought (C70).
    pub received: Option<Resource>,
}

/// Carries out the text of the order (C85).
pub(crate) fn carry_out(fx: &mut Fx<'_>, performance: &mut Performance) -> Flow {
    match performance.order {
        Order::Thieving => thieving::perform(fx, performance),
        Order::Logging | Order::Hunting | Order::Quarrying => gathering::perform(fx, performance),
        Order::Cunning => cunning::perform(fx, performance),
        Order::Slacking => slacking::perform(fx, performance),
        Order::Trading => trading::perform(fx, performance),
        // Doubling is not resolved by itself (C17).
        Order::Doubling => Ok(()),
    }
}
