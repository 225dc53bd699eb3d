//! Running an imagined table from the middle of a unit.

use tabletop::{Decision, FastRng, Flow, Game, OpenDecision, Seat, Stop};

/// The answers that lead an imagined table to the question it was imagined for.
#[derive(Debug)]
pub(crate) struct Lead<G: Game> {
    answers: Vec<(Seat, G::Choice)>,
    /// Whether the question has been reached.
    pub reached: bool,
}

impl<G: Game> Lead<G> {
    pub fn new(answers: Vec<(Seat, G::Choice)>) -> Lead<G> {
        Lead {
            answers,
            reached: false,
        }
    }

    /// What was answered already, or nothing once the question itself is there.
    ///
    /// Another seat's hidden choice may be impossible with the imagined cards: then any option stands for it.
    /// A table on which the seat is asked something else is given up.
    pub fn answer(
        &mut self,
        decision: &Decision<'_, G>,
        question: &OpenDecision<G>,
        rng: &mut FastRng,
    ) -> Flow<Option<G::Choice>> {
        if self.reached {
            return Ok(None);
        }
        if let Some(position) = self
            .answers
            .iter()
            .position(|(seat, _)| *seat == decision.seat)
        {
            let (_, choice) = self.answers.remove(position);
            return Ok(Some(match decision.options.contains(&choice) {
                true => choice,
                false => decision.options[rng.below(decision.options.len())],
            }));
        }
        if decision.seat == question.seat && decision.options == question.options {
            self.reached = true;
            return Ok(None);
        }
        // Somebody else who is asked at the same time, or a question that only exists with these cards.
        match decision.seat == question.seat {
            true => Err(Stop::Asking),
            false => Ok(Some(decision.options[rng.below(decision.options.len())])),
        }
    }
}
