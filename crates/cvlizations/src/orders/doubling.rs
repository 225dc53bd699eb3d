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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn case_1_performs_the_other_order_twice() {
        check(
            "turn 1 action
             A laid logging doubling
             B
             C",
            "",
            "A 0/4/0 laid logging doubling
             B
             C",
        );
    }

    /// C27, C28: in case 2 both succeed, each with his own other order.
    #[test]
    fn case_2_performs_the_other_order_twice() {
        check(
            "turn 1 action
             A laid logging doubling
             B laid slacking doubling
             C",
            "",
            "A 0/4/0 laid logging doubling
             B tokens 2 laid slacking doubling
             C",
        );
    }

    #[test]
    fn case_3_performs_the_other_order_once() {
        check(
            "turn 1 action
             A laid logging doubling
             B laid slacking doubling
             C laid hunting doubling",
            "",
            "A 0/2/0 laid logging doubling
             B tokens 1 laid slacking doubling
             C 2/0/0 laid hunting doubling",
        );
    }

    /// C29: a doubled order still counts as played by one civilisation, and both performances use its case.
    #[test]
    fn a_doubled_order_counts_once() {
        check(
            "turn 1 action
             A laid logging doubling
             B laid logging slacking
             C",
            "",
            "A 0/6/0 laid logging doubling
             B 0/3/0 tokens 1 laid logging slacking
             C",
        );
    }

    /// C30, O6: both performances directly follow each other; the second may use what the first brought.
    #[test]
    fn a_doubled_trade_can_trade_what_it_has_just_received() {
        check(
            "turn 1 action
             A 1/0/0 laid trading doubling
             B 1/0/0 laid trading slacking
             C",
            "A trade food for wood; A trade wood for stone; B trade food for wood",
            "A 0/3/4 laid trading doubling
             B 0/4/0 tokens 1 laid trading slacking
             C",
        );
    }

    /// C30: a doubled Thieving may name another victim.
    #[test]
    fn a_doubled_thieving_chooses_its_victim_twice() {
        check(
            "turn 1 action
             A laid thieving doubling
             B 1/0/0
             C 0/0/1",
            "A rob B food; A rob C stone",
            "A 1/0/1 laid thieving doubling
             B
             C",
        );
    }

    /// C31: an order that gives nothing gives nothing twice.
    #[test]
    fn an_order_that_gives_nothing_is_not_helped() {
        check(
            "turn 1 action
             A laid slacking doubling
             B laid slacking logging
             C laid slacking hunting",
            "",
            "A laid slacking doubling
             B 0/2/0 laid slacking logging
             C 2/0/0 laid slacking hunting",
        );
    }
}
