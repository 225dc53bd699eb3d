//! Greedy: tries every option on several imagined tables and takes the one that stands best after the action.

use crate::simulation::Lead;
use crate::{Bot, loses_patience};
use tabletop::{Asked, Decision, Evaluate, FastRng, Flow, OpenDecision, Players};

/// One step ahead with the evaluation; what follows within the action is played at random.
#[derive(Copy, Clone, Debug)]
pub struct Greedy {
    /// How many tables are imagined.
    pub tables: u32,
    /// How often, in percent, any option is taken instead.
    pub blunders: u32,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy {
            tables: 12,
            blunders: 0,
        }
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&self, asked: Asked<'_, G>, seed: u64) -> G::Choice {
        let mut rng = FastRng::new(seed);
        let question = asked.question();
        let options = &question.options;
        let mut imagination = asked.imagination();
        imagination.stop_remembering();
        let blunders = rng.below(100) < self.blunders as usize;
        if blunders || loses_patience(&imagination.imagine(&mut rng).table, &mut rng) {
            return options[rng.below(options.len())];
        }
        let mut totals = vec![0.0; options.len()];
        for _ in 0..self.tables {
            let imagined = imagination.imagine(&mut rng);
            // All options meet the same table and the same luck.
            let luck = rng.bits();
            for (total, &option) in totals.iter_mut().zip(options) {
                let mut table = imagined.table.clone();
                let mut players = Trying {
                    lead: Lead::new(imagined.answers.clone()),
                    question,
                    option,
                    rng: FastRng::new(luck),
                };
                let start = table.actions_done();
                while table.outcome().is_none() && table.actions_done() == start {
                    if table.advance(&mut players).is_err() {
                        break;
                    }
                }
                *total += table.chances()[asked.seat().index()];
            }
        }
        let best = (0..options.len()).max_by(|&one, &other| totals[one].total_cmp(&totals[other]));
        options[best.unwrap_or(0)]
    }
}

/// Players who lead to the question, take one option, and go on at random.
struct Trying<'a, G: Evaluate> {
    lead: Lead<G>,
    question: &'a OpenDecision<G>,
    option: G::Choice,
    rng: FastRng,
}

impl<G: Evaluate> Players<G> for Trying<'_, G> {
    fn ask(&mut self, _table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        let reached_before = self.lead.reached;
        if let Some(choice) = self.lead.answer(decision, self.question, &mut self.rng)? {
            return Ok(choice);
        }
        Ok(match reached_before {
            false => self.option,
            true => decision.options[self.rng.below(decision.options.len())],
        })
    }
}
