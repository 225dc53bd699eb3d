//! Reading the table: who has each order, who may still have it, in which cases it can end,
//! and after the reveal in which sequence it is performed.

use crate::view::knows_face_down;
use crate::{Case, Civilisation, Order, Orders, Phase, State, orders};
use serde::Serialize;
use tabletop::Seat;

/// An order as a viewer can read the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct OrderView {
    /// Which.
    pub order: Order,
    /// Who is known to have laid it: players from the helm, as they perform it (C18), then those who perform nothing.
    pub laid: Vec<Laid>,
    /// Whose face-down card it may be (C104).
    pub hidden: Vec<Civilisation>,
    /// Who else has still to lay and can lay it.
    pub later: Vec<Civilisation>,
    /// The cases it can be in this turn; while the viewer can lay it, if he does.
    pub cases: Vec<Case>,
    /// Whether its case 2 draws on the supply, as Thieving does with two players (C52).
    pub from_supply: bool,
}

/// A civilisation that laid an order.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct Laid {
    /// Which.
    pub civilisation: Civilisation,
    /// How often it performs the order. Nothing before the reveal, nor what is never performed by itself (C17, C51, C57).
    pub times: u8,
    /// Whether that is over.
    pub is_done: bool,
}

/// Every order in the sequence of C17.
pub(crate) fn read(table: &State, viewer: Option<Seat>) -> Vec<OrderView> {
    Order::ALL
        .into_iter()
        .map(|order| read_order(table, viewer, order))
        .collect()
}

fn read_order(table: &State, viewer: Option<Seat>, order: Order) -> OrderView {
    let mut read = OrderView {
        order,
        laid: Vec::new(),
        hidden: Vec::new(),
        later: Vec::new(),
        cases: Vec::new(),
        from_supply: order == Order::Thieving && table.seats == 2,
    };
    let mut mine = 0;
    for (number, orders) in from_the_helm(table) {
        let civilisation = table.civilisation(number);
        let is_mine = viewer.is_some() && civilisation.controller() == viewer;
        let can_have = orders.available().has(order);
        if orders.open == Some(order)
            || orders.hidden == Some(order) && knows_face_down(table, civilisation, viewer)
        {
            read.laid.push(laid(table, civilisation, order));
        } else if orders.open.is_none() {
            let can_lay = table.before_reveal() && can_have;
            match is_mine {
                true => mine += usize::from(can_lay),
                false if can_lay => read.later.push(civilisation),
                false => {}
            }
        } else if !knows_face_down(table, civilisation, viewer) && can_have {
            read.hidden.push(civilisation);
        }
    }
    let least = read.laid.len() + mine.min(1);
    let most = read.laid.len() + mine + read.hidden.len() + read.later.len();
    let reached = |&(_, from, to): &(Case, usize, usize)| from <= most && least <= to;
    read.cases = [
        (Case::One, 1, 1),
        (Case::Two, 2, 2),
        (Case::Many, 3, usize::MAX),
    ]
    .into_iter()
    .filter(reached)
    .map(|(case, ..)| case)
    .collect();
    read
}

/// The civilisations with their numbers: the players from the helm, then the others.
fn from_the_helm(table: &State) -> impl Iterator<Item = (usize, &Orders)> {
    let seats = table.seats as usize;
    let players = (0..seats).map(|steps| table.acts(steps).index());
    let others = seats..table.all_orders().len();
    players
        .chain(others)
        .map(|number| (number, &table.orders[number]))
}

fn laid(table: &State, civilisation: Civilisation, order: Order) -> Laid {
    let Civilisation::Player(seat) = civilisation else {
        return Laid {
            civilisation,
            times: 0,
            is_done: false,
        };
    };
    let is_performed = !table.before_reveal() && order != Order::Doubling;
    let is_doubled = is_performed && orders::doubling_is_successful(table, seat);
    // Whoever is performing has gone already.
    let finished = usize::from(table.gone).saturating_sub(1);
    let is_earlier = || (0..finished).any(|steps| table.acts(steps) == seat);
    let moment = order as u8;
    Laid {
        civilisation,
        times: u8::from(is_performed) + u8::from(is_doubled),
        is_done: match table.phase {
            Phase::Orders => false,
            Phase::Action => moment < table.moment || moment == table.moment && is_earlier(),
            _ => true,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::read as table;

    fn shown(text: &str, viewer: Option<Seat>, order: Order) -> (Vec<String>, Vec<Case>) {
        let seen = read_order(&table(text), viewer, order);
        let word = |mark: &str, civilisation: &Civilisation| format!("{mark}{civilisation}");
        let laid = seen.laid.iter().map(|one| {
            let mark = ["", "1 ", "2 "][usize::from(one.times)];
            word(mark, &one.civilisation)
        });
        let hidden = seen.hidden.iter().map(|one| word("hidden ", one));
        let later = seen.later.iter().map(|one| word("later ", one));
        (laid.chain(hidden).chain(later).collect(), seen.cases)
    }

    /// C104: a face-down card may be any order that was in hand; who has still to lay can lay it too.
    #[test]
    fn before_the_reveal_the_table_shows_who_may_have_an_order() {
        let text = "turn 2 orders
             helm A
             A open hunting hidden logging
             B used hunting slacking open cunning hidden trading
             C open slacking hidden quarrying
             D
             E used hunting slacking";
        let d = Some(Seat(3));
        let (who, cases) = shown(text, d, Order::Hunting);
        assert_eq!(who, ["A", "hidden C"]);
        assert_eq!(cases, [Case::Two, Case::Many], "with D's own");
        let (who, cases) = shown(text, Some(Seat(4)), Order::Hunting);
        assert_eq!(who, ["A", "hidden C", "later D"]);
        assert_eq!(cases, [Case::One, Case::Two, Case::Many], "E has none left");
        let (who, _) = shown(text, Some(Seat(2)), Order::Quarrying);
        assert_eq!(who, ["C", "hidden A", "hidden B", "later D", "later E"]);
        let (who, cases) = shown(text, None, Order::Quarrying);
        assert_eq!(
            who,
            ["hidden A", "hidden B", "hidden C", "later D", "later E"]
        );
        assert_eq!(cases, [Case::One, Case::Two, Case::Many]);
    }

    /// C18, C27, C29: after the reveal the case is settled; from the helm, and twice by Doubling.
    #[test]
    fn after_the_reveal_the_table_shows_who_performs_an_order_and_how_often() {
        let text = "turn 2 action
             helm B
             A laid hunting logging
             B laid cunning trading
             C laid hunting doubling";
        assert_eq!(
            shown(text, None, Order::Hunting),
            (vec!["2 C".to_owned(), "1 A".to_owned()], vec![Case::Two])
        );
        assert_eq!(
            shown(text, None, Order::Doubling),
            (vec!["C".to_owned()], vec![Case::One])
        );
        assert_eq!(shown(text, None, Order::Slacking), (vec![], vec![]));
    }

    /// C51, C80: the Granna people count, perform nothing, and nobody knows their face-down card.
    #[test]
    fn the_granna_people_may_hide_an_order_and_perform_none() {
        let before = "turn 1 orders
             A
             B
             granna open hunting hidden logging";
        let (who, cases) = shown(before, Some(Seat(0)), Order::Logging);
        assert_eq!(who, ["hidden granna", "later B"]);
        assert_eq!(cases, [Case::One, Case::Two, Case::Many]);
        let after = "turn 1 action
             A laid hunting slacking
             B laid cunning trading
             granna laid hunting logging";
        assert_eq!(
            shown(after, None, Order::Hunting),
            (vec!["1 A".to_owned(), "granna".to_owned()], vec![Case::Two])
        );
    }

    /// C55, C107: while my neutral civilisation lays I may still lay the order with both of mine.
    #[test]
    fn my_neutral_civilisation_counts_beside_me() {
        let text = "rules variant=neutrals first=A
             turn 1 orders
             A
             B
             neutral A
             neutral B";
        let (who, cases) = shown(text, Some(Seat(0)), Order::Hunting);
        assert_eq!(who, ["later B", "later neutral B"]);
        assert_eq!(cases, [Case::One, Case::Two, Case::Many]);
    }

    /// C17, C84: what has been performed is done, and who performs now is not.
    #[test]
    fn performances_are_done_one_after_another() {
        let mut table = table(
            "turn 1 action
             A laid logging hunting
             B laid logging cunning
             C laid thieving cunning",
        );
        let done = |table: &State, order| -> Vec<bool> {
            let read = read_order(table, None, order);
            read.laid.iter().map(|one| one.is_done).collect()
        };
        table.moment = Order::Logging as u8;
        table.gone = 2;
        assert_eq!(done(&table, Order::Thieving), [true]);
        assert_eq!(done(&table, Order::Logging), [true, false]);
        assert_eq!(done(&table, Order::Cunning), [false, false]);
    }
}
