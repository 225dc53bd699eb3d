//! The orders phase (C13-C16, C50, C55, C83): one laying after another, then the common reveal.

use crate::{Choice, Civilisation, Event, Fx, Options, Order, OrderSet, Phase, Prompt};
use tabletop::Flow;

/// The next civilisation lays; after the last one all cards are turned up.
pub(crate) fn lay(fx: &mut Fx<'_>) -> Flow {
    if fx.table.gone == 0 {
        let helm = fx.table.civilisation(fx.table.helm as usize);
        let turn = fx.table.turn;
        fx.tell(Event::Turn { turn, helm });
    }
    let number = fx.table.lays(fx.table.gone as usize);
    let civilisation = fx.table.civilisation(number);
    let (open, hidden) = match civilisation.controller() {
        Some(seat) => {
            let mut options = Options::new();
            offer_layings(fx.table.orders[number].available(), &mut options);
            match fx.choose(seat, Prompt::Lay(civilisation), &options)? {
                Choice::Lay { open, hidden } => (open, hidden),
                other => unreachable!("{other:?} was not offered"),
            }
        }
        None => drawn_by_granna(fx),
    };
    fx.table.orders[number].open = Some(open);
    fx.table.orders[number].hidden = Some(hidden);
    fx.table.gone += 1;
    fx.tell(Event::Laid {
        civilisation,
        open,
        hidden: Some(hidden),
    });
    if fx.table.gone as usize == fx.table.all_orders().len() {
        reveal(fx);
    }
    Ok(())
}

/// Every pair of different orders, with either of them face up (C14, C83).
fn offer_layings(available: OrderSet, options: &mut Options) {
    for open in available.iter() {
        for hidden in available.iter().filter(|&hidden| hidden != open) {
            options.push(Choice::Lay { open, hidden });
        }
    }
}

/// The next two orders of the Granna people: the first face up, the second face down (C50, C100, O22).
fn drawn_by_granna(fx: &Fx<'_>) -> (Order, Order) {
    let sequence = &fx.table.sequence[fx.table.age()];
    let position = (fx.table.turn as usize - 1) % 3 * 2;
    (sequence[position], sequence[position + 1])
}

/// All face-down cards are turned up together (C15).
fn reveal(fx: &mut Fx<'_>) {
    fx.table.phase = Phase::Action;
    fx.table.moment = 1;
    fx.table.gone = 0;
    for number in 0..fx.table.all_orders().len() {
        if let Some(order) = fx.table.orders[number].hidden {
            let civilisation: Civilisation = fx.table.civilisation(number);
            fx.tell(Event::Revealed {
                civilisation,
                order,
            });
        }
    }
}
