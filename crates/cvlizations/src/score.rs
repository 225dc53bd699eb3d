//! Points: the breakdown of the final score, and the best use of the exchanges (C45-C47, C97, C98).

use crate::ideas::{EXCHANGES, Moment, RULES, STOCK_EXCHANGE, consumerism, materialism};
use crate::{Goods, Idea, Phase, Resource, State};
use serde::Serialize;
use tabletop::Seat;

/// What points come from.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum PointSource {
    /// The printed points of an idea (C46).
    Printed(Idea),
    /// Resources exchanged by an idea (C97).
    Exchange(Idea),
    /// The end-of-game rule of an idea (C98).
    Effect(Idea),
    /// Happiness tokens.
    Tokens,
}

/// A player's score, source by source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct Breakdown {
    /// Every source that brings points.
    pub lines: Vec<(PointSource, u16)>,
    /// Their sum.
    pub total: u16,
    /// What the tie-break counts (C99).
    pub resources: u16,
}

/// The score as the table lies: exchanges count as far as they have been made.
pub fn breakdown(table: &State, seat: Seat) -> Breakdown {
    let mut lines = Vec::new();
    each_source(table, seat, |source, points| {
        if points > 0 {
            lines.push((source, points));
        }
    });
    Breakdown {
        total: lines.iter().map(|(_, points)| points).sum(),
        resources: table.player(seat).goods.total(),
        lines,
    }
}

/// The sum of the breakdown.
pub fn points(table: &State, seat: Seat) -> u16 {
    let mut sum = 0;
    each_source(table, seat, |_, points| sum += points);
    sum
}

/// The score if the game ended now and the player exchanged at his best. Exchanges already made count as made.
pub fn projection(table: &State, seat: Seat) -> Breakdown {
    breakdown(&with_best_exchanges(table, seat), seat)
}

/// The sum of the projection.
pub fn projected_points(table: &State, seat: Seat) -> u16 {
    if table.player(seat).ideas.and(RESOURCE_IDEAS).is_empty() {
        return points(table, seat);
    }
    points(&with_best_exchanges(table, seat), seat)
}

/// How many units or sets to exchange with Tower, Castle, Pantry and Stock Exchange for most points,
/// and among equals for most resources left.
pub fn best_exchanges(table: &State, seat: Seat) -> [u8; 4] {
    let player = table.player(seat);
    let still_asked = table.phase < Phase::Scoring
        || table.phase == Phase::Scoring
            && (table.gone..table.seats).any(|steps| table.acts(steps.into()) == seat);
    let mut search = Search {
        table,
        ideas: std::array::from_fn(|position| {
            let idea = EXCHANGES[position];
            still_asked && player.ideas.has(idea) && player.exchanged[position] == 0
        }),
        seat,
        best: (0, 0, [0; 4]),
        is_first: true,
    };
    search.try_all(0, table.player(seat).goods, 0, [0; 4]);
    search.best.2
}

/// The ideas whose points depend on the resources left.
const RESOURCE_IDEAS: crate::IdeaSet = crate::IdeaSet::NONE
    .with(EXCHANGES[0])
    .with(EXCHANGES[1])
    .with(EXCHANGES[2])
    .with(EXCHANGES[3])
    .with(materialism::IDEA)
    .with(consumerism::IDEA);

struct Search<'a> {
    table: &'a State,
    ideas: [bool; 4],
    seat: Seat,
    best: (u16, u16, [u8; 4]),
    is_first: bool,
}

impl Search<'_> {
    /// Every combination can be reached in the fixed order of the ideas (C97).
    fn try_all(&mut self, position: usize, held: Goods, gained: u16, counts: [u8; 4]) {
        let Some(&idea) = EXCHANGES.get(position) else {
            let owned = self.table.player(self.seat).ideas;
            let gained = gained
                + materialism::points_for(self.table, owned, held)
                + consumerism::points_for(self.table, owned, held);
            if self.is_first || (gained, held.total()) > (self.best.0, self.best.1) {
                self.best = (gained, held.total(), counts);
                self.is_first = false;
            }
            return;
        };
        let most = if self.ideas[position] {
            most_exchanged(self.table, held, position)
        } else {
            0
        };
        for count in 0..=most {
            let mut left = held;
            for resource in Resource::ALL {
                if is_returned(self.table, position, resource) {
                    left.remove(resource, count.into());
                }
            }
            let mut counts = counts;
            counts[position] = count;
            let points = u16::from(count) * self.table.effect(idea).amount;
            self.try_all(position + 1, left, gained + points, counts);
        }
    }
}

fn with_best_exchanges(table: &State, seat: Seat) -> State {
    let mut after = *table;
    let made = table.player(seat).exchanged;
    let best = best_exchanges(table, seat);
    let player = &mut after.players[seat.index()];
    for (position, count) in best.into_iter().enumerate() {
        for resource in Resource::ALL {
            if is_returned(table, position, resource) {
                player.goods.remove(resource, count.into());
            }
        }
        player.exchanged[position] = made[position] + count;
    }
    after
}

/// The most units or sets that can be exchanged with the idea at this position of the list (C66, C74).
pub(crate) fn most_exchanged(table: &State, held: Goods, position: usize) -> u8 {
    let returned = |resource: &Resource| is_returned(table, position, *resource);
    let held = Resource::ALL
        .into_iter()
        .filter(returned)
        .map(|resource| held.of(resource))
        .min();
    let at_most = table.effect(EXCHANGES[position]).at_most;
    held.unwrap_or(0).min(at_most) as u8
}

/// Whether a unit or set of this exchange includes the resource.
pub(crate) fn is_returned(table: &State, position: usize, resource: Resource) -> bool {
    let idea = EXCHANGES[position];
    idea == STOCK_EXCHANGE || table.effect(idea).resource == resource
}

fn each_source(table: &State, seat: Seat, mut each: impl FnMut(PointSource, u16)) {
    let player = table.player(seat);
    for (idea, count) in EXCHANGES.into_iter().zip(player.exchanged) {
        each(
            PointSource::Exchange(idea),
            u16::from(count) * table.effect(idea).amount,
        );
    }
    for idea in player.ideas.iter() {
        if let Moment::Scoring(count) = RULES[idea.index()].moment {
            each(PointSource::Effect(idea), count(table, seat));
        }
        each(PointSource::Printed(idea), table.card(idea).points);
    }
    each(PointSource::Tokens, player.tokens);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::read;

    fn best(goods: &str, ideas: &str) -> ([u8; 4], u16) {
        let text = format!("turn 9 scoring\nA {goods} ideas {ideas}\nB\nC");
        let table = read(&text);
        let seat = Seat(0);
        let projected = projection(&table, seat).total;
        assert_eq!(projected, projected_points(&table, seat));
        (
            best_exchanges(&table, seat),
            projected - points_of_cards(&table, seat),
        )
    }

    fn points_of_cards(table: &State, seat: Seat) -> u16 {
        let ideas = table.player(seat).ideas.iter();
        ideas.map(|idea| table.card(idea).points).sum()
    }

    /// C66, C74: units where they bring one point each, sets where they bring two.
    #[test]
    fn exchanges_are_used_where_they_bring_most() {
        assert_eq!(best("5/0/0", "pantry"), ([0, 0, 3, 0], 3));
        assert_eq!(best("3/3/3", "pantry stock-exchange"), ([0, 0, 0, 3], 6));
        assert_eq!(
            best("3/4/5", "tower castle stock-exchange"),
            ([2, 3, 0, 2], 9)
        );
        assert_eq!(
            best("9/9/9", "tower castle pantry stock-exchange"),
            ([3, 3, 3, 3], 15)
        );
    }

    /// O9: Materialism and Consumerism look at what is left, so the best is not always the most.
    #[test]
    fn exchanges_weigh_what_looks_at_the_resources_left() {
        assert_eq!(best("1/1/1", "pantry materialism"), ([0; 4], 1));
        assert_eq!(best("3/0/0", "pantry consumerism"), ([0, 0, 3, 0], 5));
        assert_eq!(best("1/1/1", "materialism"), ([0; 4], 1));
    }

    /// C99: among equal points more resources left are better, for the tie-break.
    #[test]
    fn among_equal_points_resources_are_kept() {
        assert_eq!(best("0/3/0", "tower materialism"), ([3, 0, 0, 0], 3));
        assert_eq!(best("3/3/3", "materialism pantry"), ([0, 0, 3, 0], 5));
    }

    /// Every line of the breakdown has its source, and the lines add up.
    #[test]
    fn the_breakdown_names_every_source() {
        let text =
            "turn 9 over\nA 0/1/0 tokens 2 ideas tower cinematography axe exchanged tower 2\nB\nC";
        let table = read(text);
        let idea = |slug: &str| slug.parse::<Idea>().unwrap();
        let breakdown = breakdown(&table, Seat(0));
        let mut lines = breakdown.lines.clone();
        lines.sort();
        assert_eq!(
            lines,
            [
                (PointSource::Printed(idea("axe")), 2),
                (PointSource::Printed(idea("tower")), 2),
                (PointSource::Printed(idea("cinematography")), 1),
                (PointSource::Exchange(idea("tower")), 2),
                (PointSource::Effect(idea("cinematography")), 1),
                (PointSource::Tokens, 2),
            ]
        );
        assert_eq!((breakdown.total, breakdown.resources), (10, 1));
        assert_eq!(projection(&table, Seat(0)), breakdown);
    }
}
