//! The action phase, step by step (C17-C31, C84-C86).

use crate::ideas::{Moment, RULES, hermitage, taming_the_cat};
use crate::orders::{self, Performance};
use crate::state::{DOUBLING_MOMENT, END_OF_ACTION};
use crate::{Event, Fx, Order, Phase, Source, Why};
use tabletop::{Flow, Seat, Seats};

/// The next player's performances of the next order, or what comes after the orders (C84).
pub(crate) fn next_step(fx: &mut Fx<'_>) -> Flow {
    while fx.table.moment <= END_OF_ACTION {
        let moment = fx.table.moment;
        while fx.table.gone < fx.table.seats {
            let me = fx.table.acts(fx.table.gone as usize);
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
    if order != Order::Doubling {
        let event = Event::Performs {
            seat: me,
            order,
            case,
            again: !performance.is_first,
        };
        fx.tell_from(Source::Order(order), event);
        fx.because(Why::Sequence);
    }
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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C17: by number, whatever the seats: A's Logging is done when C's Thieving has long been.
    #[test]
    fn orders_are_resolved_by_number() {
        check(
            "turn 1 action
             A laid logging trading
             B laid thieving cunning
             C 1/0/0 laid hunting slacking",
            "B rob C food; B take stone; A trade wood for stone",
            "turn 1 development next A
             A 0/1/3 laid logging trading
             B 1/0/1 laid thieving cunning
             C 2/0/0 tokens 1 laid hunting slacking",
        );
    }

    /// C18, C12: equal orders from the helm: C takes before A.
    #[test]
    fn equal_orders_are_performed_from_the_helm() {
        check(
            "turn 3 action
             helm C
             A laid cunning logging
             B
             C laid cunning logging",
            "C take food; C take food; A take stone; A take stone",
            "A 0/3/2 laid cunning logging
             B
             C 2/3/0 laid cunning logging",
        );
    }

    /// C19, C51, C107: the Granna people count for the case and gain nothing.
    #[test]
    fn the_granna_people_count_and_gain_nothing() {
        check(
            "turn 1 action
             A laid logging hunting
             B laid logging slacking
             granna laid logging slacking",
            "",
            "A 2/1/0 laid logging hunting
             B 0/1/0 tokens 2 laid logging slacking
             granna laid logging slacking",
        );
    }

    /// C56, C57, C107: so do neutral civilisations, the own one included.
    #[test]
    fn neutral_civilisations_count_and_gain_nothing() {
        check(
            "rules variant=neutrals first=A
             turn 1 action
             A laid slacking doubling
             B laid hunting doubling
             neutral A laid slacking doubling
             neutral B laid quarrying logging",
            "",
            "A tokens 2 laid slacking doubling
             B 2/0/0 laid hunting doubling
             neutral A laid slacking doubling
             neutral B laid quarrying logging",
        );
    }

    /// C85: the ideas tied to a performance speak by ascending number, here 2, then 11 and 12.
    #[test]
    fn ideas_answer_by_ascending_number() {
        check(
            "turn 1 action
             A 1/1/1 ideas sword dagger egoism laid thieving slacking
             B 3/0/0
             C",
            "A rob B food; A take stone; A rob B food",
            "A 3/1/2 tokens 2 ideas sword dagger egoism laid thieving slacking
             B 1/0/0
             C",
        );
    }

    /// C36: an idea bought this turn is not active; what was bought before is.
    #[test]
    fn an_idea_becomes_active_with_the_next_turn() {
        check(
            "turn 1 development
             A 0/2/1
             B
             C
             track fishing-rod",
            "A buy fishing-rod; B done; C done
             B lay logging quarrying; C lay logging quarrying; A lay hunting slacking",
            "turn 2 development next B
             A 3/0/0 tokens 1 ideas fishing-rod laid hunting slacking
             B 0/3/3 laid logging quarrying
             C 0/3/3 laid logging quarrying",
        );
    }

    /// C25, O5: nobody has to stop taking because tokens run out.
    #[test]
    fn the_supply_never_runs_out() {
        check(
            "turn 1 action
             A 60/60/60 tokens 36 laid logging slacking
             B
             C",
            "",
            "A 60/62/60 tokens 37 laid logging slacking
             B
             C",
        );
    }

    /// The game can be taken up in the middle of the phase.
    #[test]
    fn the_phase_goes_on_where_the_table_says() {
        check(
            "turn 1 action at hunting B
             A laid logging hunting
             B laid hunting slacking
             C",
            "",
            "A laid logging hunting
             B 3/0/0 tokens 1 laid hunting slacking
             C",
        );
    }
}
