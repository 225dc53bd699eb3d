//! Fitting the weights of an evaluation to who won.

mod sample;

pub use sample::{Sample, play};

use tabletop::evaluate::{Chances, MOST_SEATS, soften};
use tabletop::{FastRng, SUMS, Weighing, Weights};

/// Lets each table of a game count towards what is thought of the next one, and only the rest (`luck`, from 0 to 1)
/// towards how the game went on from there: much of that was luck (temporal differences).
pub fn smooth(game: &mut [Sample], weights: &Weights, luck: f32) {
    for index in (1..game.len()).rev() {
        let (before, after) = game.split_at_mut(index);
        let chances = foretell(&after[0], weights);
        let shares = before[index - 1].shares.iter_mut().zip(&after[0].shares);
        for ((share, end), chance) in shares.zip(chances) {
            *share = luck * end + (1.0 - luck) * chance;
        }
    }
}

/// The mean loss (cross entropy) and the part of tables whose favourite won, alone or with a partner.
#[derive(Copy, Clone, Debug, Default)]
pub struct Quality {
    /// Mean cross entropy: lower is better.
    pub loss: f32,
    /// How often the favourite won.
    pub hits: f32,
}

/// How well weights foretell the winners.
pub fn quality(samples: &[Sample], weights: &Weights) -> Quality {
    let mut quality = Quality::default();
    for sample in samples {
        let chances = foretell(sample, weights);
        let chance = |seat| sample.together(seat, &chances);
        let seats = sample.shares.len();
        quality.loss -= (0..seats)
            .map(|seat| sample.shares[seat] * chance(seat).max(1e-6).ln())
            .sum::<f32>();
        let favourite = (0..seats).max_by(|&one, &other| chance(one).total_cmp(&chance(other)));
        quality.hits += favourite.map_or(0.0, |seat| sample.together(seat, &sample.shares));
    }
    let count = samples.len().max(1) as f32;
    Quality {
        loss: quality.loss / count,
        hits: quality.hits / count,
    }
}

fn weigh<'a>(terms: &[(u16, f32)], weights: &'a Weights) -> Weighing<'a> {
    let mut weighing = weights.weigh();
    for &(term, amount) in terms {
        weighing.add(usize::from(term), amount);
    }
    weighing
}

fn foretell(sample: &Sample, weights: &Weights) -> Chances {
    let mut utilities = [0.0; MOST_SEATS];
    for (utility, terms) in utilities.iter_mut().zip(&sample.terms) {
        *utility = weigh(terms, weights).total();
    }
    let mut chances = [0.0; MOST_SEATS];
    soften(&utilities, sample.terms.len(), &mut chances);
    chances
}

/// The same weights with sums that count a little, each in its own way, so that fitting finds a use for them.
pub fn with_sums(weights: &Weights, seed: u64) -> Weights {
    let mut weights = weights.clone();
    let mut rng = FastRng::new(seed);
    let mut any = |most: f64| (most * (2.0 * rng.unit() - 1.0)) as f32;
    for weight in &mut weights.terms {
        weight.in_sums = std::array::from_fn(|_| any(0.15));
    }
    weights.worth = std::array::from_fn(|_| any(0.3));
    weights
}

/// How fitting goes about it.
#[derive(Copy, Clone, Debug)]
pub struct Fitting {
    /// How often it goes through the tables.
    pub rounds: u32,
    /// How far a weight moves at a time in the first round; later ones take smaller steps.
    pub rate: f32,
    /// How strongly weights are pulled towards zero.
    pub pull: f32,
    /// Decides the order of the tables.
    pub seed: u64,
}

/// Fits weights by gradient descent (Adam). Sums stay as they are where they are worth nothing.
pub fn fit(samples: &[Sample], start: &Weights, fitting: Fitting) -> Weights {
    const BATCH: usize = 256;
    let mut weights = start.clone();
    let count = weights.numbers_mut().count();
    let mut moments = vec![(0.0f32, 0.0f32); count];
    let mut rng = FastRng::new(fitting.seed);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut step = 0;
    for round in 0..fitting.rounds {
        rng.shuffle(&mut order);
        let rate = fitting.rate / (1.0 + round as f32 / 4.0);
        for batch in order.chunks(BATCH) {
            let batch = batch.iter().map(|&index| &samples[index]);
            let mut gradient = gradient(batch, &weights);
            step += 1;
            let bias = |decay: f32| 1.0 - decay.powi(step);
            let (bias_of_mean, bias_of_square) = (bias(0.9), bias(0.999));
            let numbers = weights.numbers_mut().zip(gradient.numbers_mut());
            for ((number, slope), (mean, square)) in numbers.zip(&mut moments) {
                let slope = *slope + fitting.pull * *number;
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.999 * *square + 0.001 * slope.powi(2);
                *number -=
                    rate * (*mean / bias_of_mean) / ((*square / bias_of_square).sqrt() + 1e-8);
            }
        }
    }
    weights
}

/// How the mean loss of some tables changes with every weight.
fn gradient<'a>(samples: impl ExactSizeIterator<Item = &'a Sample>, weights: &Weights) -> Weights {
    let mut gradient = Weights::none(weights.terms.len());
    let count = samples.len() as f32;
    for sample in samples {
        let chances = foretell(sample, weights);
        for (seat, terms) in sample.terms.iter().enumerate() {
            // How a victory is divided among partners says nothing: each gets its part of what they were foretold.
            let foretold = sample.together(seat, &chances);
            let part = match foretold > 0.0 {
                true => chances[seat] / foretold,
                false => 1.0,
            };
            let share = part * sample.together(seat, &sample.shares);
            let error = (chances[seat] - share) / count;
            let mut through = [0.0; SUMS];
            if weights.has_sums() {
                let sums = weigh(terms, weights).sums;
                for index in 0..SUMS {
                    gradient.worth[index] += error * sums[index].max(0.0);
                    if sums[index] > 0.0 {
                        through[index] = error * weights.worth[index];
                    }
                    gradient.start[index] += through[index];
                }
            }
            for &(term, amount) in terms {
                let slope = &mut gradient.terms[usize::from(term)];
                slope.alone += error * amount;
                for (part, through) in slope.in_sums.iter_mut().zip(through) {
                    *part += through * amount;
                }
            }
        }
    }
    gradient
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
                sides: vec![0, 1],
            }
        };
        (0..3_000).map(sample).collect()
    }

    const FITTING: Fitting = Fitting {
        rounds: 20,
        rate: 0.02,
        pull: 1e-4,
        seed: 1,
    };

    #[test]
    fn weights_are_found_again() {
        let (samples, none) = (samples(), Weights::none(2));
        let weights = fit(&samples, &none, FITTING);
        assert!((weights.terms[0].alone - 1.0).abs() < 0.2, "{weights:?}");
        assert!(weights.terms[1].alone.abs() < 0.2, "{weights:?}");
        assert!(!weights.has_sums());
        let (before, after) = (quality(&samples, &none), quality(&samples, &weights));
        assert!((before.loss - 2f32.ln()).abs() < 1e-4, "{before:?}");
        assert!(
            after.loss < before.loss && after.hits > before.hits,
            "{after:?}"
        );
    }

    /// Tables on which a seat wins if it has both things or neither: no term says anything by itself.
    fn pairs() -> Vec<Sample> {
        let mut rng = FastRng::new(7);
        let sample = |_| {
            let good = rng.below(2);
            let mut shares = vec![0.0, 0.0];
            shares[good] = 1.0;
            let terms = (0..2).map(|seat| {
                let one = rng.below(2);
                let other = if seat == good { one } else { 1 - one };
                vec![(0, one as f32), (1, other as f32)]
            });
            Sample {
                terms: terms.collect(),
                shares,
                sides: vec![0, 1],
            }
        };
        (0..2_000).map(sample).collect()
    }

    #[test]
    fn sums_find_what_only_terms_together_tell() {
        let (samples, none) = (pairs(), Weights::none(2));
        let alone = quality(&samples, &fit(&samples, &none, FITTING));
        let together = quality(&samples, &fit(&samples, &with_sums(&none, 1), FITTING));
        assert!(alone.loss > 0.68, "{alone:?}");
        assert!(together.loss < 0.1, "{together:?}");
    }

    /// Two seats against two, of which one side has won.
    fn partners() -> Vec<Sample> {
        let mut rng = FastRng::new(9);
        let sample = |_| {
            let mut term = || (rng.unit() * 2.0 - 1.0) as f32;
            let terms = (0..4).map(|_| vec![(0, term()), (1, term())]).collect();
            let shares = match rng.below(2) {
                0 => vec![0.5, 0.0, 0.5, 0.0],
                _ => vec![0.0, 0.5, 0.0, 0.5],
            };
            Sample {
                terms,
                shares,
                sides: vec![0, 1, 0, 1],
            }
        };
        (0..50).map(sample).collect()
    }

    #[test]
    fn partners_are_judged_by_their_chances_together() {
        let table = Sample {
            terms: vec![vec![(0, 4.0)], vec![], vec![], vec![]],
            shares: vec![0.5, 0.0, 0.5, 0.0],
            sides: vec![0, 1, 0, 1],
        };
        let mut weights = Weights::none(1);
        let fair = quality(std::slice::from_ref(&table), &weights);
        assert!((fair.loss - 2f32.ln()).abs() < 1e-4, "{fair:?}");
        weights.terms[0].alone = 1.0;
        let favoured = quality(std::slice::from_ref(&table), &weights);
        assert!(favoured.loss < 0.05, "{favoured:?}");
        assert_eq!(favoured.hits, 1.0, "the weak partner wins too");
    }

    #[test]
    fn a_gradient_is_the_slope_of_the_loss() {
        is_the_slope_of_the_loss(&samples()[..50]);
        is_the_slope_of_the_loss(&partners());
    }

    fn is_the_slope_of_the_loss(samples: &[Sample]) {
        let weights = with_sums(&Weights::none(2), 3);
        let slopes: Vec<f32> = gradient(samples.iter(), &weights)
            .numbers_mut()
            .map(|slope| *slope)
            .collect();
        for (index, slope) in slopes.into_iter().enumerate() {
            let loss = |step: f32| {
                let mut weights = weights.clone();
                weights
                    .numbers_mut()
                    .nth(index)
                    .into_iter()
                    .for_each(|number| *number += step);
                quality(samples, &weights).loss
            };
            let measured = (loss(0.01) - loss(-0.01)) / 0.02;
            assert!(
                (measured - slope).abs() < 0.01,
                "{index}: {measured} {slope}"
            );
        }
    }

    #[test]
    fn smoothed_tables_look_to_the_next_one_and_the_last_to_the_end() {
        let table = |amount| Sample {
            terms: vec![vec![(0, amount)], vec![]],
            shares: vec![1.0, 0.0],
            sides: vec![0, 1],
        };
        let mut weights = Weights::none(1);
        weights.terms[0].alone = 1.0;
        let mut game = vec![table(5.0), table(0.0), table(0.0)];
        smooth(&mut game, &weights, 0.8);
        let close = |share: f32, wanted: f32| assert!((share - wanted).abs() < 1e-6, "{share}");
        close(game[2].shares[0], 1.0);
        close(game[1].shares[0], 0.8 + 0.2 * 0.5);
        close(game[0].shares[0], 0.8 * 0.9 + 0.2 * 0.5);
        close(game[0].shares[0] + game[0].shares[1], 1.0);
    }

    #[test]
    fn the_same_seed_fits_the_same_weights() {
        let samples = samples();
        let fit = |seed| {
            fit(
                &samples,
                &Weights::none(2),
                Fitting {
                    seed,
                    rounds: 2,
                    ..FITTING
                },
            )
        };
        assert_eq!(fit(1), fit(1));
        assert_ne!(fit(1), fit(2));
    }
}
