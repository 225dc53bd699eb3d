//! The fitted weights of an evaluation.

use std::collections::HashMap;
use std::fmt;

/// How many sums the terms of an evaluation can make together.
pub const SUMS: usize = 16;

/// The lines of a file of weights that belong to no term.
const START: &str = "(before any term)";
const WORTH: &str = "(what the sums are worth)";

/// What one term weighs.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Weight {
    /// By itself.
    pub alone: f32,
    /// In each of the sums.
    pub in_sums: [f32; SUMS],
}

/// The weights of an evaluation's terms. Every term counts by itself. Besides, the terms may make sums that count only
/// as far as they are above zero, so that what a term is worth can depend on the others: a small neural network.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// By the number of the term.
    pub terms: Vec<Weight>,
    /// What each sum begins with.
    pub start: [f32; SUMS],
    /// What each sum is worth; if all are worth nothing, only the terms by themselves count.
    pub worth: [f32; SUMS],
}

impl Weights {
    /// Weights of so many terms that make nothing of them.
    pub fn none(terms: usize) -> Weights {
        Weights {
            terms: vec![Weight::default(); terms],
            start: [0.0; SUMS],
            worth: [0.0; SUMS],
        }
    }

    /// Reads what [`Weights::file`] writes. A term that is not there weighs nothing.
    pub fn read(file: &str, names: &[&str]) -> Weights {
        let lines = file.lines().filter_map(|line| line.trim().split_once("  "));
        let rows: HashMap<&str, Weight> = lines
            .map(|(numbers, name)| (name, read_numbers(numbers)))
            .collect();
        let row = |name: &str| rows.get(name).copied().unwrap_or_default();
        Weights {
            terms: names.iter().map(|name| row(name)).collect(),
            start: row(START).in_sums,
            worth: row(WORTH).in_sums,
        }
    }

    /// As a file: each line has the weight of a term by itself, those in the sums if there are sums, and its name.
    pub fn file<'a>(&'a self, names: &'a [&str]) -> impl fmt::Display + 'a {
        fmt::from_fn(move |f| {
            let line = |f: &mut fmt::Formatter<'_>, alone: f32, in_sums: &[f32], name: &str| {
                write!(f, "{alone:.4}")?;
                if self.has_sums() {
                    in_sums
                        .iter()
                        .try_for_each(|part| write!(f, " {part:.4}"))?;
                }
                writeln!(f, "  {name}")
            };
            for (weight, name) in self.terms.iter().zip(names) {
                line(f, weight.alone, &weight.in_sums, name)?;
            }
            if self.has_sums() {
                line(f, 0.0, &self.start, START)?;
                line(f, 0.0, &self.worth, WORTH)?;
            }
            Ok(())
        })
    }

    /// Whether sums count.
    pub fn has_sums(&self) -> bool {
        self.worth != [0.0; SUMS]
    }

    /// Every number in a fixed order.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let terms = self.terms.iter_mut().flat_map(|weight| {
            let Weight { alone, in_sums } = weight;
            std::iter::once(alone).chain(in_sums)
        });
        terms.chain(&mut self.start).chain(&mut self.worth)
    }

    /// Begins to weigh the terms of a seat.
    #[inline]
    pub fn weigh(&self) -> Weighing<'_> {
        Weighing {
            weights: self,
            has_sums: self.has_sums(),
            alone: 0.0,
            sums: self.start,
        }
    }
}

fn read_numbers(text: &str) -> Weight {
    let mut numbers = text
        .split_whitespace()
        .map(|number| number.parse().unwrap_or(0.0));
    Weight {
        alone: numbers.next().unwrap_or(0.0),
        in_sums: std::array::from_fn(|_| numbers.next().unwrap_or(0.0)),
    }
}

/// The terms of a seat on the scales.
#[derive(Clone, Debug)]
pub struct Weighing<'a> {
    weights: &'a Weights,
    has_sums: bool,
    alone: f32,
    /// The sums so far.
    pub sums: [f32; SUMS],
}

impl Weighing<'_> {
    /// Puts a term on the scales.
    #[inline]
    pub fn add(&mut self, term: usize, amount: f32) {
        let weight = &self.weights.terms[term];
        self.alone += weight.alone * amount;
        if self.has_sums {
            for (sum, part) in self.sums.iter_mut().zip(&weight.in_sums) {
                *sum += part * amount;
            }
        }
    }

    /// What all terms weigh.
    #[inline]
    pub fn total(&self) -> f32 {
        let worth = self.weights.worth.iter().zip(&self.sums);
        self.alone + worth.map(|(worth, sum)| worth * sum.max(0.0)).sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 2] = ["one", "two"];

    fn with_a_sum() -> Weights {
        let mut weights = Weights::none(2);
        weights.terms[0].alone = 0.5;
        weights.terms[0].in_sums[3] = 2.0;
        weights.terms[1].in_sums[3] = -1.0;
        weights.start[3] = 0.25;
        weights.worth[3] = 4.0;
        weights
    }

    fn weigh(weights: &Weights, amounts: [f32; 2]) -> f32 {
        let mut weighing = weights.weigh();
        amounts
            .iter()
            .enumerate()
            .for_each(|(term, &amount)| weighing.add(term, amount));
        weighing.total()
    }

    #[test]
    fn a_sum_counts_as_far_as_it_is_above_zero() {
        let weights = with_a_sum();
        assert_eq!(weigh(&weights, [1.0, 1.0]), 0.5 + 4.0 * 1.25);
        assert_eq!(weigh(&weights, [1.0, 3.0]), 0.5);
    }

    #[test]
    fn a_file_is_read_again() {
        let mut alone = Weights::none(2);
        alone.terms[1].alone = -1.5;
        assert_eq!(
            alone.file(&NAMES).to_string(),
            "0.0000  one\n-1.5000  two\n"
        );
        for weights in [alone, with_a_sum()] {
            let file = weights.file(&NAMES).to_string();
            assert_eq!(Weights::read(&file, &NAMES), weights);
        }
        let other = Weights::read("3.0000  three\n1.0000  two\n", &NAMES);
        assert_eq!((other.terms[0].alone, other.terms[1].alone), (0.0, 1.0));
    }
}
