//! The end of the game: exchanges, scoring, winners (C44-C47, C97-C99).

use crate::ideas::EXCHANGES;
use crate::score;
use crate::{Choice, Event, Fx, Options, Phase, Prompt, Resource, Source, State, Why};
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
    let me = fx.table.acts(fx.table.gone as usize);
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
        let mut others = Seat::all(fx.table.seats as usize).filter(|&other| other != seat);
        if others.any(|other| score::points(fx.table, other) == points) {
            fx.because(Why::Tie);
        }
    }
    let Outcome { winners, cause } = winners(fx.table);
    fx.tell(Event::Over { winners });
    fx.because(Why::Won(cause));
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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// C47: most points win.
    #[test]
    fn most_points_win() {
        check(
            "turn 9 scoring
             A tokens 3
             B tokens 4
             C 9/9/9",
            "",
            "turn 9 over
             A tokens 3
             B tokens 4
             C 9/9/9
             over B by points
             points B 4 tokens 4
             points C 0",
        );
    }

    /// C47, C99: at equal points more resources win; all kinds count together.
    #[test]
    fn at_equal_points_more_resources_win() {
        check(
            "turn 9 scoring
             A 2/0/1 tokens 3
             B 0/4/0 tokens 3
             C 9/9/9",
            "",
            "turn 9 over
             A 2/0/1 tokens 3
             B 0/4/0 tokens 3
             C 9/9/9
             over B by resources",
        );
    }

    /// C99: exactly those who are equal in both share the victory.
    #[test]
    fn at_equal_points_and_resources_the_victory_is_shared() {
        check(
            "turn 9 scoring
             A 2/0/1 tokens 3
             B 0/3/0 tokens 3
             C 0/0/2 tokens 3
             D",
            "",
            "turn 9 over
             A 2/0/1 tokens 3
             B 0/3/0 tokens 3
             C 0/0/2 tokens 3
             D
             over A B by shared",
        );
    }

    /// O9, C99: the tie-break counts what is left after the exchanges.
    #[test]
    fn the_tie_break_counts_after_the_exchanges() {
        check(
            "turn 9 scoring
             helm A
             A 3/0/0 ideas pantry
             B 2/0/0 tokens 5
             C",
            "A return 3",
            "turn 9 over
             A ideas pantry exchanged pantry 3
             B 2/0/0 tokens 5
             C
             over B by resources",
        );
    }

    /// C97, O23: from the helm as it stands after turn 9, each player for all his cards in the order 19, 21, 23, 42.
    #[test]
    fn exchanges_are_decided_from_the_helm_card_by_card() {
        check(
            "turn 9 scoring
             helm B
             A 3/3/3 ideas castle stock-exchange
             B 3/3/3 ideas tower pantry
             C",
            "B return 1; B return 2; A return 2; A return 1",
            "turn 9 over
             A 2/2/0 ideas castle stock-exchange exchanged castle 2 stock-exchange 1
             B 1/2/3 ideas tower pantry exchanged tower 1 pantry 2
             C
             over A by points
             points A 8 printed 4 castle 2 stock-exchange 2
             points B 7 printed 4 tower 1 pantry 2",
        );
    }

    /// C36, C46, C98, O7: an idea bought in turn 9 counts with its points, its kind and its end-of-game rule.
    #[test]
    fn an_idea_bought_in_turn_9_counts() {
        check(
            "turn 9 development next B
             helm C
             A 9/9/9 ideas hammer
             B 1/3/2 ideas axe
             C
             track cinematography",
            "B buy cinematography",
            "turn 9 over
             A 9/9/9 ideas hammer
             B ideas axe cinematography
             C
             over B by points
             points B 4 printed 3 cinematography 1",
        );
    }

    /// C44, C45: the game ends with the clean-up of turn 9, and printed points count once, at the end.
    #[test]
    fn the_game_ends_after_turn_9() {
        check(
            "turn 9 development next B
             helm C
             A ideas car tokens 2
             B
             C",
            "B done",
            "turn 9 over
             A tokens 2 ideas car
             B
             C
             over A by points
             points A 7 printed 5 tokens 2",
        );
    }
}
