//! The next action of whoever is to act, chosen by the evaluation.

use tabletop::{Decision, Evaluate, FastRng, Flow, Players, Seat};

/// Plays the next action, which whoever is to act chooses by the evaluation.
pub(super) fn play_best_reply<G: Evaluate>(table: &mut G, rng: &mut FastRng) {
    let luck = rng.bits();
    let mut best: Option<(f32, G)> = None;
    let mut option = 0;
    loop {
        let mut after = table.clone();
        let mut reply = Reply {
            option,
            seat: None,
            options: 0,
            rng: FastRng::new(luck),
        };
        let start = after.actions_done();
        while after.outcome().is_none() && after.actions_done() == start {
            if after.advance(&mut reply).is_err() {
                break;
            }
        }
        let Some(seat) = reply.seat else {
            *table = after;
            return;
        };
        let worth = after.chances()[seat.index()];
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, after));
        }
        option += 1;
        if option >= reply.options {
            break;
        }
    }
    if let Some((_, after)) = best {
        *table = after;
    }
}

/// Players who take one option of the next question and go on at random.
struct Reply {
    option: usize,
    seat: Option<Seat>,
    options: usize,
    rng: FastRng,
}

impl<G: Evaluate> Players<G> for Reply {
    fn ask(&mut self, _table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        if self.seat.is_none() {
            self.seat = Some(decision.seat);
            self.options = decision.options.len();
            return Ok(decision.options[self.option]);
        }
        Ok(decision.options[self.rng.below(decision.options.len())])
    }
}
