//! Fitting the weights of an evaluation to who won.

use crate::Bot;
use tabletop::evaluate::{MOST_SEATS, soften};
use tabletop::{Evaluate, FastRng, Play, Record, Seat, Seed};

/// A table met in a game: the terms of each seat, and each seat's share of the victory in the end.
#[derive(Clone, Debug)]
pub struct Sample {
    terms: Vec<Vec<(u16, f32)>>,
    shares: Vec<f32>,
}

/// Plays one game between copies of a bot and keeps some of the tables met between two actions.
pub fn play<G: Evaluate>(
    rules: &G::Rules,
    bot: &dyn Bot<G>,
    seats: usize,
    deal: u64,
) -> Result<Vec<Sample>, String> {
    let mut play = Play::<G>::new(Record::new(rules.clone(), seats, Seed::from_number(deal)))?;
    let mut rng = FastRng::new(deal);
    let mut samples = Vec::new();
    let mut actions = play.table().actions_done();
    while let Some(open) = play.pending().first() {
        let seat = open.seat;
        let Some(asked) = play.asked(seat) else { break };
        let choice = bot.choose(asked, rng.bits());
        play.apply(seat, choice)
            .map_err(|illegal| illegal.to_string())?;
        if play.table().actions_done() != actions && play.outcome().is_none() {
            actions = play.table().actions_done();
            if rng.below(3) == 0 {
                samples.push(Sample {
                    terms: all_terms(play.table()),
                    shares: Vec::new(),
                });
            }
        }
    }
    let chances = play.table().chances();
    for sample in &mut samples {
        sample.shares = chances[..seats].to_vec();
    }
    Ok(samples)
}

fn all_terms<G: Evaluate>(table: &G) -> Vec<Vec<(u16, f32)>> {
    let terms_of = |seat| {
        let mut terms = Vec::new();
        table.terms(seat, |term, amount| terms.push((term as u16, amount)));
        terms
    };
    Seat::all(table.seats()).map(terms_of).collect()
}

/// The mean loss (cross entropy) and the part of tables whose favourite won.
#[derive(Copy, Clone, Debug, Default)]
pub struct Quality {
    /// Mean cross entropy: lower is better.
    pub loss: f32,
    /// How often the favourite won.
    pub hits: f32,
}

/// How well weights foretell the winners.
pub fn quality(samples: &[Sample], weights: &[f32]) -> Quality {
    let mut quality = Quality::default();
    for sample in samples {
        let chances = foretell(sample, weights);
        let seats = sample.shares.len();
        quality.loss -= (0..seats)
            .map(|seat| sample.shares[seat] * chances[seat].max(1e-6).ln())
            .sum::<f32>();
        let favourite = (0..seats).max_by(|&one, &other| chances[one].total_cmp(&chances[other]));
        quality.hits += favourite.map_or(0.0, |seat| sample.shares[seat]);
    }
    let count = samples.len().max(1) as f32;
    Quality {
        loss: quality.loss / count,
        hits: quality.hits / count,
    }
}

fn foretell(sample: &Sample, weights: &[f32]) -> [f32; MOST_SEATS] {
    let mut utilities = [0.0; MOST_SEATS];
    for (utility, terms) in utilities.iter_mut().zip(&sample.terms) {
        *utility = terms
            .iter()
            .map(|&(term, amount)| amount * weights[usize::from(term)])
            .sum();
    }
    let mut chances = [0.0; MOST_SEATS];
    soften(&utilities, sample.terms.len(), &mut chances);
    chances
}

/// Fits weights by gradient descent (Adam) with a slight pull towards zero.
pub fn fit(samples: &[Sample], start: &[f32], rounds: u32, seed: u64) -> Vec<f32> {
    const BATCH: usize = 256;
    const PULL: f32 = 1e-4;
    let mut weights = start.to_vec();
    let (mut mean, mut square) = (vec![0.0f32; weights.len()], vec![0.0f32; weights.len()]);
    let mut rng = FastRng::new(seed);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut step = 0;
    for round in 0..rounds {
        rng.shuffle(&mut order);
        let rate = 0.02 / (1.0 + round as f32 / 4.0);
        for batch in order.chunks(BATCH) {
            let mut gradient: Vec<f32> = weights.iter().map(|weight| PULL * weight).collect();
            for &index in batch {
                let sample = &samples[index];
                let chances = foretell(sample, &weights);
                for (seat, terms) in sample.terms.iter().enumerate() {
                    let error = (chances[seat] - sample.shares[seat]) / batch.len() as f32;
                    for &(term, amount) in terms {
                        gradient[usize::from(term)] += error * amount;
                    }
                }
            }
            step += 1;
            let bias = |decay: f32| 1.0 - decay.powi(step);
            for index in 0..weights.len() {
                mean[index] = 0.9 * mean[index] + 0.1 * gradient[index];
                square[index] = 0.999 * square[index] + 0.001 * gradient[index].powi(2);
                weights[index] -= rate * (mean[index] / bias(0.9))
                    / ((square[index] / bias(0.999)).sqrt() + 1e-8);
            }
        }
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables on which the first term decides, more often than not, and the second says nothing.
    fn samples() -> Vec<Sample> {
        let mut rng = FastRng::new(5);
        let sample = |_| {
            let mut term = || (rng.unit() * 2.0 - 1.0) as f32;
            let terms: Vec<Vec<(u16, f32)>> =
                (0..2).map(|_| vec![(0, term()), (1, term())]).collect();
            let chance = 1.0 / (1.0 + (terms[1][0].1 - terms[0][0].1).exp());
            let won = (rng.unit() as f32) < chance;
            Sample {
                terms,
                shares: if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] },
            }
        };
        (0..3_000).map(sample).collect()
    }

    #[test]
    fn weights_are_found_again() {
        let samples = samples();
        let weights = fit(&samples, &[0.0, 0.0], 20, 1);
        assert!((weights[0] - 1.0).abs() < 0.2, "{weights:?}");
        assert!(weights[1].abs() < 0.2, "{weights:?}");
        let (before, after) = (quality(&samples, &[0.0, 0.0]), quality(&samples, &weights));
        assert!((before.loss - 2f32.ln()).abs() < 1e-4, "{before:?}");
        assert!(
            after.loss < before.loss && after.hits > before.hits,
            "{after:?}"
        );
    }

    #[test]
    fn the_same_seed_fits_the_same_weights() {
        let samples = samples();
        let fit = |seed| fit(&samples, &[0.0, 0.0], 2, seed);
        assert_eq!(fit(1), fit(1));
        assert_ne!(fit(1), fit(2));
    }

    #[test]
    fn games_give_tables_with_the_shares_of_their_end() {
        let rules = innovation::Rules::default();
        let samples = play::<innovation::State>(&rules, &crate::Random, 3, 1).unwrap();
        assert!(!samples.is_empty());
        for sample in &samples {
            assert_eq!((sample.terms.len(), sample.shares.len()), (3, 3));
            assert!((sample.shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            let count = innovation::State::weights().len();
            assert!(
                sample.terms[0]
                    .iter()
                    .all(|&(term, _)| usize::from(term) < count)
            );
        }
    }
}
