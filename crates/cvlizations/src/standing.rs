//! An answer left in advance: what a player lays when it is his turn, by the cards that lie face up then.
//!
//! Not a rule of the game: it becomes an ordinary laying when its moment comes.

use crate::{Choice, Civilisation, Order, OrderSet, Phase, State};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The most conditions of one answer.
const MOST: usize = 6;

/// An answer left in advance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct Standing {
    /// The first of them that holds is laid.
    pub conditions: Vec<Condition>,
    /// What is laid if none holds; if nothing, the player is asked.
    pub otherwise: Option<Laying>,
}

/// What is laid if enough civilisations show an order.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct Condition {
    /// The order that others show.
    pub order: Order,
    /// How many of them at least.
    pub least: u8,
    /// What is laid then.
    pub lay: Laying,
}

/// Two orders to be laid.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct Laying {
    /// The one face up.
    pub open: Order,
    /// The one face down.
    pub hidden: Order,
}

impl Standing {
    /// Whether all of it can be laid by the player the next time.
    pub fn is_possible(&self, table: &State, seat: Seat) -> bool {
        let hand = next_hand(table, seat);
        let fits =
            |lay: Laying| lay.open != lay.hidden && hand.has(lay.open) && hand.has(lay.hidden);
        self.conditions.len() <= MOST
            && self.conditions.iter().all(|one| one.least > 0)
            && self.layings().all(fits)
            && self.layings().next().is_some()
    }

    /// Whether its moment has come: the player has to lay now.
    pub fn is_due(&self, table: &State, seat: Seat) -> bool {
        table.phase == Phase::Orders
            && table.civilisation(table.lays(table.gone.into())) == Civilisation::Player(seat)
    }

    /// What it says to the cards that lie face up.
    pub fn choice(&self, table: &State) -> Option<Choice> {
        let shown = |order: Order| {
            let shows = |orders: &&crate::Orders| orders.open == Some(order);
            table.all_orders().iter().filter(shows).count()
        };
        let holds = |one: &&Condition| shown(one.order) >= usize::from(one.least);
        let found = self.conditions.iter().find(holds).map(|one| one.lay);
        let Laying { open, hidden } = found.or(self.otherwise)?;
        Some(Choice::Lay { open, hidden })
    }

    fn layings(&self) -> impl Iterator<Item = Laying> {
        let under_conditions = self.conditions.iter().map(|one| one.lay);
        under_conditions.chain(self.otherwise)
    }
}

/// The orders that a player has in hand when he lays the next time; none if he does not lay again (C16, C41).
pub(crate) fn next_hand(table: &State, seat: Seat) -> OrderSet {
    let orders = &table.orders[seat.index()];
    let has_laid = orders.open.is_some();
    match table.turn {
        _ if table.phase >= Phase::Scoring => OrderSet::default(),
        9 if has_laid => OrderSet::default(),
        3 | 6 if has_laid => OrderSet::FULL,
        _ => orders.available().minus(orders.laid()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::read;

    fn lay(open: Order, hidden: Order) -> Laying {
        Laying { open, hidden }
    }

    fn unless_two_hunt(otherwise: Option<Laying>) -> Standing {
        Standing {
            conditions: vec![Condition {
                order: Order::Hunting,
                least: 2,
                lay: lay(Order::Quarrying, Order::Slacking),
            }],
            otherwise,
        }
    }

    /// "If two already chose hunting, take stone": only face-up cards count.
    #[test]
    fn the_first_condition_that_holds_is_laid() {
        let hunt = Some(lay(Order::Hunting, Order::Slacking));
        let text = |second: &str| {
            format!("turn 1 orders\nhelm A\nA open hunting hidden logging\nB open {second}\nC\nD")
        };
        let two = read(&text("hunting hidden cunning"));
        let one = read(&text("cunning hidden hunting"));
        let said = |open, hidden| Some(Choice::Lay { open, hidden });
        let answer = unless_two_hunt(hunt);
        assert_eq!(answer.choice(&two), said(Order::Quarrying, Order::Slacking));
        assert_eq!(answer.choice(&one), said(Order::Hunting, Order::Slacking));
        assert_eq!(
            unless_two_hunt(None).choice(&one),
            None,
            "the player is asked"
        );
        assert!(answer.is_due(&one, Seat(2)) && !answer.is_due(&one, Seat(3)));
    }

    /// C16, C41: what has been laid is gone until the age ends.
    #[test]
    fn only_orders_of_the_next_hand_can_be_left() {
        let answer = unless_two_hunt(None);
        let possible = |text: &str| answer.is_possible(&read(text), Seat(0));
        assert!(possible("turn 2 orders\nhelm B\nA\nB\nC"));
        assert!(!possible(
            "turn 2 orders\nhelm B\nA used slacking logging\nB\nC"
        ));
        assert!(!possible(
            "turn 2 action\nA laid slacking logging\nB laid thieving logging\nC laid thieving logging"
        ));
        assert!(possible(
            "turn 3 action\nA used hunting thieving laid slacking logging\nB laid thieving logging\nC laid thieving logging"
        ));
        assert!(!possible("turn 9 scoring\nA\nB\nC"));
    }

    #[test]
    fn an_answer_says_something_and_never_one_order_twice() {
        let table = read("turn 1 orders\nhelm B\nA\nB\nC");
        let possible = |answer: &Standing| answer.is_possible(&table, Seat(0));
        let empty = Standing {
            conditions: Vec::new(),
            otherwise: None,
        };
        assert!(!possible(&empty));
        let twice = lay(Order::Hunting, Order::Hunting);
        assert!(!possible(&unless_two_hunt(Some(twice))));
        let mut never = unless_two_hunt(None);
        never.conditions[0].least = 0;
        assert!(!possible(&never));
    }
}
