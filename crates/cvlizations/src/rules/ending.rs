//! The end of the game: exchanges, scoring, winners (C44-C47, C97-C99).

use crate::ideas::EXCHANGES;
use crate::score;
use crate::{Choice, Event, Fx, Options, Phase, Prompt, Resource, Source, State};
use serde::Serialize;
use std::fmt;
use tabletop::{Flow, Outcome, Seat, Seats};

/// What decided the game (C47).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// One player has most points.
    Points,
    /// Among those with most points, one has most resources left.
    Resources,
    /// Several are equal in both and share the victory.
    Shared,
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Cause::Points => "points",
            Cause::Resources => "resources",
            Cause::Shared => "shared",
        })
    }
}

/// The exchanges of the next player, in the order of the ideas (C97).
pub(crate) fn next_exchanges(fx: &mut Fx<'_>) -> Flow {
    let me = fx.table.from_helm(fx.table.gone as usize);
    for (position, idea) in EXCHANGES.into_iter().enumerate() {
        if !fx.table.player(me).ideas.has(idea) {
            continue;
        }
        let most = score::most_exchanged(fx.table, fx.goods(me), position);
        let options: Options = (0..=most).map(Choice::Return).collect();
        let points = fx.table.effect(idea).amount;
        let prompt = Prompt::Exchange { by: idea, points };
        let Choice::Return(count) = fx.choose(me, prompt, &options)? else {
            continue;
        };
        for resource in Resource::ALL {
            if score::is_returned(fx.table, position, resource) {
                fx.give_back(me, resource, count.into(), Source::Idea(idea));
            }
        }
        fx.table.players[me.index()].exchanged[position] = count;
        if count > 0 {
            let points = points * u16::from(count);
            fx.tell(Event::Exchanged {
                seat: me,
                idea,
                count,
                points,
            });
        }
    }
    fx.table.gone += 1;
    if fx.table.gone == fx.table.seats {
        finish(fx);
    }
    Ok(())
}

fn finish(fx: &mut Fx<'_>) {
    fx.table.phase = Phase::Over;
    fx.table.gone = 0;
    for seat in Seat::all(fx.table.seats as usize) {
        let points = score::points(fx.table, seat);
        let resources = fx.goods(seat).total();
        fx.tell(Event::Scored {
            seat,
            points,
            resources,
        });
    }
    let winners = winners(fx.table).winners;
    fx.tell(Event::Over { winners });
}

/// Who has won, counted as the table lies (C47, C99).
pub(crate) fn winners(table: &State) -> Outcome<Cause> {
    let seats = || Seat::all(table.seats as usize);
    let best = |value: &dyn Fn(Seat) -> u16, among: Seats| -> Seats {
        let highest = among.iter().map(value).max();
        among
            .iter()
            .filter(|&seat| Some(value(seat)) == highest)
            .collect()
    };
    let most_points = best(&|seat| score::points(table, seat), seats().collect());
    let most_resources = best(&|seat| table.player(seat).goods.total(), most_points);
    let cause = match (most_points.len(), most_resources.len()) {
        (1, _) => Cause::Points,
        (_, 1) => Cause::Resources,
        _ => Cause::Shared,
    };
    Outcome {
        winners: most_resources,
        cause,
    }
}
