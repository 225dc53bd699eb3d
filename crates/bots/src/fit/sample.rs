//! The tables that weights are fitted to, from games of a bot against itself.

use crate::{Bot, Random};
use tabletop::{Evaluate, FastRng, Play, Record, Seat, Seed};

/// A table met in a game: the terms of each seat, and each seat's share of the victory in the end.
#[derive(Clone, Debug)]
pub struct Sample {
    pub(super) terms: Vec<Vec<(u16, f32)>>,
    pub(super) shares: Vec<f32>,
    /// For each seat, the first one that wins together with it.
    pub(super) sides: Vec<usize>,
}

impl Sample {
    /// What the seat and its partners have of something together.
    pub(super) fn together(&self, seat: usize, parts: &[f32]) -> f32 {
        let sides = self.sides.iter().zip(parts);
        sides
            .filter(|&(&side, _)| side == self.sides[seat])
            .map(|(_, part)| part)
            .sum()
    }
}

/// Plays one game between copies of a bot, which takes any option so many times in a hundred, and keeps some of the
/// tables met between two actions.
pub fn play<G: Evaluate>(
    rules: &G::Rules,
    bot: &dyn Bot<G>,
    blunders: usize,
    seats: usize,
    deal: u64,
) -> Result<Vec<Sample>, String> {
    let mut play = Play::<G>::new(Record::new(rules.clone(), seats, Seed::from_number(deal)))?;
    let mut rng = FastRng::new(deal);
    let mut samples = Vec::new();
    let mut actions = play.table().actions_done();
    while let Some(open) = play.pending().first() {
        let seat = open.seat;
        if let Some(only) = open.only() {
            play.apply(seat, only)
                .map_err(|illegal| illegal.to_string())?;
            continue;
        }
        let Some(asked) = play.asked(seat) else { break };
        let choice = if rng.below(100) < blunders {
            Random.choose(asked, rng.bits())
        } else {
            bot.choose(asked, rng.bits())
        };
        play.apply(seat, choice)
            .map_err(|illegal| illegal.to_string())?;
        if play.table().actions_done() != actions && play.outcome().is_none() {
            actions = play.table().actions_done();
            if rng.below(3) == 0 {
                samples.push(Sample {
                    terms: all_terms(play.table()),
                    shares: Vec::new(),
                    sides: sides(play.table()),
                });
            }
        }
    }
    // Partners win one victory together.
    let chances = &play.table().chances()[..seats];
    let total: f32 = chances.iter().sum();
    for sample in &mut samples {
        sample.shares = chances.iter().map(|chance| chance / total).collect();
    }
    Ok(samples)
}

fn sides<G: Evaluate>(table: &G) -> Vec<usize> {
    let first_of_side = |seat: Seat| {
        Seat::all(table.seats())
            .find(|&first| table.same_side(first, seat))
            .map_or(seat.index(), Seat::index)
    };
    Seat::all(table.seats()).map(first_of_side).collect()
}

fn all_terms<G: Evaluate>(table: &G) -> Vec<Vec<(u16, f32)>> {
    let terms_of = |seat| {
        let mut terms = Vec::new();
        table.terms(seat, |term, amount| terms.push((term as u16, amount)));
        terms
    };
    Seat::all(table.seats()).map(terms_of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Game;

    #[test]
    fn games_give_tables_with_the_shares_of_their_end() {
        let rules = innovation::Rules::default();
        let samples = play::<innovation::State>(&rules, &crate::Random, 0, 3, 1).unwrap();
        assert!(!samples.is_empty());
        for sample in &samples {
            assert_eq!((sample.terms.len(), sample.shares.len()), (3, 3));
            assert!((sample.shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            let count = innovation::State::weights().terms.len();
            assert!(
                sample.terms[0]
                    .iter()
                    .all(|&(term, _)| usize::from(term) < count)
            );
        }
    }

    #[test]
    fn partners_share_one_victory() {
        let rules = innovation::State::new_rules("teams=yes", 4, None).unwrap();
        let samples = play::<innovation::State>(&rules, &crate::Random, 0, 4, 1).unwrap();
        assert!(!samples.is_empty());
        for sample in &samples {
            assert_eq!(sample.sides, [0, 1, 0, 1]);
            let ends = [[0.5, 0.0, 0.5, 0.0], [0.0, 0.5, 0.0, 0.5], [0.25; 4]];
            assert!(ends.iter().any(|end| sample.shares == end), "{sample:?}");
        }
    }
}
