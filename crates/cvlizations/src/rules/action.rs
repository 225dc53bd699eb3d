//! The action phase, step by step (C17-C31, C84-C86).

use crate::ideas::{Moment, RULES, hermitage, taming_the_cat};
use crate::orders::{self, Performance};
use crate::state::{DOUBLING_MOMENT, END_OF_ACTION};
use crate::{Event, Fx, Order, Phase};
use tabletop::{Flow, Seat, Seats};

/// The next player's performances of the next order, or what comes after the orders (C84).
pub(crate) fn next_step(fx: &mut Fx<'_>) -> Flow {
    while fx.table.moment <= END_OF_ACTION {
        let moment = fx.table.moment;
        while fx.table.gone < fx.table.seats {
            let me = fx.table.from_helm(fx.table.gone as usize);
            fx.table.gone += 1;
            match moment {
                END_OF_ACTION => hermitage::at_end_of_action(fx, me),
                _ => {
                    let order = Order::ALL[moment as usize - 1];
                    if fx.table.laid(me).has(order) {
                        return resolve(fx, me, order);
                    }
                }
            }
        }
        fx.table.moment += 1;
        fx.table.gone = 0;
    }
    end(fx);
    Ok(())
}

/// One player's order: one performance, or two by Doubling, and what a failure pays (C84).
fn resolve(fx: &mut Fx<'_>, me: Seat, order: Order) -> Flow {
    let case = fx.table.case(order);
    let mut performance = Performance {
        me,
        order,
        case,
        gives: fx.table.catalogue().order(order).gives[case as usize],
        is_first: true,
        robbed: Seats::NONE,
        received: None,
    };
    perform(fx, performance)?;
    if order as u8 != DOUBLING_MOMENT && orders::doubling_is_successful(fx.table, me) {
        performance.is_first = false;
        perform(fx, performance)?;
    }
    if performance.gives == 0 {
        taming_the_cat::after_failure(fx, me, order);
    }
    Ok(())
}

/// One performance: the text of the order, then the active ideas tied to it, by number (C85).
/// Doubling has no text, so that at its own moment only the ideas speak.
fn perform(fx: &mut Fx<'_>, mut performance: Performance) -> Flow {
    let Performance {
        me, order, case, ..
    } = performance;
    fx.tell(Event::Performs {
        seat: me,
        order,
        case,
        again: !performance.is_first,
    });
    orders::carry_out(fx, &mut performance)?;
    let tied = fx.table.catalogue().tied_to(order);
    for idea in fx.table.active(me).and(tied).iter() {
        if let Moment::After(_, answer) = RULES[idea.index()].moment {
            answer(fx, &performance)?;
        }
    }
    Ok(())
}

/// Orders are turned face down (C26); what served once this turn may serve again in the next (C82).
fn end(fx: &mut Fx<'_>) {
    for player in &mut fx.table.players {
        player.spent = 0;
    }
    fx.table.phase = Phase::Development;
    fx.table.moment = 1;
    fx.table.gone = 0;
}
