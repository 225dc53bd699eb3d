//! From a draft to a table that holds together. Contradictions are refused with the line they stand in.

use super::decks::{set_decks, set_sequence};
use super::draft::{Course, Draft, Place, SeatLine};
use crate::ideas::{EXCHANGES, SPENT};
use crate::{IdeaSet, Orders, Phase, Rules, State, Variant};
use tabletop::{GameRng, Seat, Seed};

/// The line that is refused, and why.
pub(super) type Refused = (usize, String);

/// Builds the table. In an expectation the course of the game is taken over where it is not said.
/// What is left open is dealt from the seed, or without one laid out in a fixed order.
pub(super) fn build(
    draft: &Draft,
    actual: Option<&State>,
    seed: Option<&Seed>,
) -> Result<State, Refused> {
    let mut rng = seed.map(GameRng::new);
    let (rules, seats) = rules_and_seats(draft, actual)?;
    let starter = match (draft.starter, actual) {
        (Some((line, starter)), _) if rules.first.is_some_and(|first| first != starter) => {
            return Err((
                line,
                format!("{starter} cannot have started with «{rules}»"),
            ));
        }
        (Some((_, starter)), _) => starter,
        (None, Some(actual)) => actual.starter,
        (None, None) => rules.first.unwrap_or(Seat(0)),
    };
    if starter.index() >= seats {
        let line = draft.starter.map_or(1, |(line, _)| line);
        return Err((line, format!("{starter} is no seat of this table")));
    }
    let mut table = State::empty(&rules, seats, starter);
    set_course(&mut table, draft, actual);
    lay_out(&mut table, draft)?;
    set_helm(&mut table, draft, actual)?;
    set_next(&mut table, draft, actual)?;
    set_decks(&mut table, draft, rng.as_mut())?;
    set_sequence(&mut table, draft, actual, rng.as_mut())?;
    Ok(table)
}

/// The table is for a record, which says by which rules it is played, and by how many.
pub(super) fn belongs_to(draft: &mut Draft, rules: &Rules, seats: usize) -> Result<(), Refused> {
    if let Some((line, _)) = draft.rules {
        let reason = "the rules stand in the record, not at its table".to_owned();
        return Err((line, reason));
    }
    draft.rules = Some((1, *rules));
    let said = draft.seats.iter().rposition(Option::is_some);
    if said.map_or(0, |last| last + 1) != seats {
        let last = Seat(seats as u8 - 1);
        let reason = format!("the record is for {seats} players: expected lines from A to {last}");
        return Err((1, reason));
    }
    Ok(())
}

fn rules_and_seats(draft: &Draft, actual: Option<&State>) -> Result<(Rules, usize), Refused> {
    let named = draft
        .seats
        .iter()
        .rposition(Option::is_some)
        .map_or(0, |last| last + 1);
    let line = draft.rules.map_or(1, |(line, _)| line);
    if let Some(actual) = actual {
        let rules = draft
            .rules
            .map_or_else(|| tabletop::Game::rules(actual), |(_, rules)| rules);
        let seats = actual.seats as usize;
        if let Some((line, _)) = draft.seats[seats..].iter().flatten().next() {
            return Err((*line, format!("there are only {seats} seats")));
        }
        rules
            .variant
            .check_seats(seats)
            .map_err(|reason| (line, reason))?;
        return Ok((rules, seats));
    }
    let variant = if named == 2 {
        Variant::Granna
    } else {
        Variant::Standard
    };
    let rules = draft
        .rules
        .map_or(Rules::new(variant).with_first(Seat(0)), |(_, rules)| rules);
    rules
        .variant
        .check_seats(named)
        .map_err(|reason| (line, reason))?;
    if rules.first.is_some_and(|first| first.index() >= named) {
        return Err((line, "the first player has no line of his own".to_owned()));
    }
    Ok((rules, named))
}

fn set_course(table: &mut State, draft: &Draft, actual: Option<&State>) {
    match (draft.course, actual) {
        (Some((_, course)), _) => {
            table.turn = course.turn;
            table.phase = course.phase;
            table.moment = course.moment;
        }
        (None, Some(actual)) => {
            table.turn = actual.turn;
            table.phase = actual.phase;
            table.moment = actual.moment;
        }
        (None, None) => {}
    }
}

fn set_helm(table: &mut State, draft: &Draft, actual: Option<&State>) -> Result<(), Refused> {
    let moved = u8::from(table.phase >= Phase::Scoring);
    table.helm = match (draft.helm, actual) {
        (Some((_, Place::Granna)), _) if table.variant == Variant::Granna => 2,
        (Some((_, Place::Seat(seat))), _) if seat.index() < table.seats as usize => seat.0,
        (Some((line, _)), _) => return Err((line, "nobody of that name sits here".to_owned())),
        (None, Some(actual)) => actual.helm,
        (None, None) => table.helm_in(table.turn + moved),
    };
    Ok(())
}

/// Players, their ideas and all orders.
fn lay_out(table: &mut State, draft: &Draft) -> Result<(), Refused> {
    let mut owned = IdeaSet::NONE;
    for (index, said) in draft.seats.iter().enumerate() {
        let Some((
            line,
            SeatLine {
                player,
                fresh,
                orders,
            },
        )) = *said
        else {
            continue;
        };
        let refuse = |reason: String| Err((line, reason));
        if let Some(twice) = player.ideas.and(owned).iter().next() {
            return refuse(format!("{twice} is in two places"));
        }
        let later = player.ideas.iter().find(|idea| idea.is_of_age_three());
        if let Some(idea) = later.filter(|_| table.turn <= 6) {
            return refuse(format!(
                "{idea} is an idea of age III, and this is turn {}",
                table.turn
            ));
        }
        if !fresh.is_empty() && !matches!(table.phase, Phase::Development | Phase::CleanUp) {
            return refuse(
                "ideas bought this turn (*) exist in development and clean-up only (C36)"
                    .to_owned(),
            );
        }
        if player.spent != 0 && table.phase != Phase::Action {
            return refuse("ideas are spent in the action phase only".to_owned());
        }
        if player.exchanged != [0; 4] && table.phase < Phase::Scoring {
            return refuse("resources are exchanged at the end of the game only (C97)".to_owned());
        }
        for (mark, idea) in SPENT {
            if player.spent & mark != 0 && !player.ideas.has(idea) {
                return refuse(format!("{idea} is spent by who does not own it"));
            }
        }
        for (idea, count) in EXCHANGES.into_iter().zip(player.exchanged) {
            let at_most = table.effect(idea).at_most;
            if count > 0 && !player.ideas.has(idea) {
                return refuse(format!("{idea} exchanges nothing for who does not own it"));
            }
            if u16::from(count) > at_most {
                return refuse(format!("{idea} exchanges at most {at_most}, not {count}"));
            }
        }
        owned = owned.union(player.ideas);
        table.players[index] = player;
        table.fresh = table.fresh.union(fresh);
        lay_orders(table, index, line, orders)?;
    }
    for (said, number, variant) in [
        (draft.granna, 2, Variant::Granna),
        (draft.neutrals[0], 2, Variant::Neutrals),
        (draft.neutrals[1], 3, Variant::Neutrals),
    ] {
        if let Some((line, orders)) = said {
            if table.variant != variant {
                let word = table.variant.slug();
                return Err((
                    line,
                    format!("no such civilisation takes part in variant={word}"),
                ));
            }
            lay_orders(table, number, line, orders)?;
        }
    }
    Ok(())
}

fn lay_orders(
    table: &mut State,
    number: usize,
    line: usize,
    orders: Orders,
) -> Result<(), Refused> {
    let most = (table.turn as usize - 1) % 3 * 2;
    if orders.used.len() > most {
        let turn = table.turn;
        return Err((
            line,
            format!("before turn {turn} only {most} orders of the age can be used (C16)"),
        ));
    }
    if !orders.laid().is_empty() && table.phase >= Phase::Scoring {
        return Err((
            line,
            "after turn 9 all orders are back in hand (C41)".to_owned(),
        ));
    }
    table.orders[number] = orders;
    Ok(())
}

/// How many have had their go: in the orders phase those who have laid, which must be the first ones (C13).
fn set_next(table: &mut State, draft: &Draft, actual: Option<&State>) -> Result<(), Refused> {
    let line = draft.course.map_or(1, |(line, _)| line);
    if table.phase == Phase::Orders {
        let count = table.all_orders().len();
        let has_laid = |steps: usize| table.orders[table.lays(steps)].open.is_some();
        let gone = (0..count).take_while(|&steps| has_laid(steps)).count();
        if gone == count || (gone..count).any(has_laid) {
            let next = table.civilisation(table.lays(gone.min(count - 1)));
            let reason = if gone == count {
                "all have laid: the orders phase is over".to_owned()
            } else {
                format!("it is {next}'s turn to lay, but somebody behind has laid already")
            };
            return Err((line, reason));
        }
        table.gone = gone as u8;
        return Ok(());
    }
    if draft.course.is_none()
        && let Some(actual) = actual
    {
        table.gone = actual.gone;
        return Ok(());
    }
    let Some((
        _,
        Course {
            next: Some(next), ..
        },
    )) = draft.course
    else {
        return Ok(());
    };
    let steps = (0..table.seats as usize).find(|&steps| table.acts(steps) == next);
    table.gone = steps.ok_or_else(|| (line, format!("{next} is no seat of this table")))? as u8;
    Ok(())
}
