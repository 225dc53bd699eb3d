//! Information-set Monte-Carlo tree search for any number of seats.
//!
//! Every iteration imagines one table and plays it: the tree policy answers the rules' questions, so nothing is ever
//! suspended. Each seat has a tree of its own, whose nodes are what that seat can tell of the choices made so far;
//! so nobody's choice depends on another's secret or simultaneous one. Statistics are kept per option with the
//! number of times it was available. An option that is new at a node starts with what the same answer to the same
//! question has been worth elsewhere, and that counts less with every visit (progressive bias). Behind the tree the
//! table is played on for a little and judged; a turn search first lets the next player take the action that looks
//! best.
//!
//! The options of the question itself are compared in rounds (sequential halving): each round tries all that are left
//! equally often, and the better half goes on. So the tree below an option that starts badly is still grown, and only
//! what a round itself found counts.
//!
//! What one tree finds depends on what it happened to try first, however long it grows. So a large budget is spent on
//! several trees, each from a seed of its own, and what they find of an option is put together; in a game without a
//! horizon on one tree, which is stronger there.
//!
//! No tree is kept for the next question: an answer depends on the table, the seed and the budget alone, so it is the
//! same after a reload.

mod edges;
mod number;
mod reply;
mod tree;

use crate::{Bot, loses_patience};
use std::time::{Duration, Instant};
use tabletop::{Asked, Evaluate, FastRng};
use tree::Tree;

/// How many tables are worth a tree of their own, and how much time.
const TABLES_OF_A_TREE: u32 = 2_500;
const TIME_OF_A_TREE: Duration = Duration::from_millis(15);
/// How many trees a search grows at most.
pub(crate) const MOST_TREES: u32 = 32;

/// How long a search may take.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Budget {
    /// So many imagined tables: the answer is reproducible.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// Whether it is enough for many thousand tables.
    fn is_large(self) -> bool {
        match self {
            Budget::Iterations(most) => most >= 10_000,
            Budget::Time(most) => most >= Duration::from_millis(100),
        }
    }

    /// On how many trees each thread best spends it.
    fn trees(self, threads: u32) -> u32 {
        let trees = match self {
            Budget::Iterations(most) => most / threads / TABLES_OF_A_TREE,
            Budget::Time(most) => (most.as_millis() / TIME_OF_A_TREE.as_millis())
                .try_into()
                .unwrap_or(MOST_TREES),
        };
        trees.clamp(1, MOST_TREES)
    }

    /// Whether a tree has used up its share of this round. The clock is read now and then only.
    fn is_used(self, share: Share, iterations: u32, start: Instant) -> bool {
        match self {
            Budget::Iterations(most) => {
                u64::from(iterations) * u64::from(share.rounds * share.trees * share.threads)
                    >= u64::from(most) * u64::from(share.round)
            }
            Budget::Time(most) => {
                let done = (share.round - 1) * share.trees + share.tree;
                iterations.is_multiple_of(16)
                    && start.elapsed() * (share.rounds * share.trees) >= most * done
            }
        }
    }
}

/// Whose turn it is to use the budget: rounds and, within each, the trees of a thread follow one another. Both count
/// from 1.
#[derive(Copy, Clone, Debug)]
struct Share {
    round: u32,
    rounds: u32,
    tree: u32,
    trees: u32,
    threads: u32,
}

/// How far a table is played behind the tree before it is judged.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Playout {
    /// To the end of the running action.
    Action,
    /// To the end of the running turn.
    Turn,
    /// To the end of the last turn that the search looks at, so that all tables are judged at the same moment.
    Horizon,
    /// To the end of the game.
    Game,
}

/// The search.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Search {
    /// How long it may take.
    pub budget: Budget,
    /// How many turns it looks ahead, the own one included; 1 is a turn search, none is what suits the game.
    pub turns: Option<u32>,
    /// What happens behind the tree; none is what suits the game.
    pub playout: Option<Playout>,
    /// How much it prefers what it knows little of.
    pub curiosity: f32,
    /// For how many visits the worth of a choice elsewhere counts.
    pub bias: f32,
    /// How many actions, each the best for whoever acts, follow before a table is judged.
    pub replies: u32,
    /// How many trees each thread grows one after the other; none is what suits the game and the budget.
    pub trees: Option<u32>,
    /// On how many threads it runs; each has trees of its own and its share of the iterations.
    pub threads: u32,
}

impl Search {
    /// All remaining actions of the own turn, with all choices inside, judged after the best reply.
    pub fn turn(iterations: u32) -> Search {
        Search {
            turns: Some(1),
            playout: Some(Playout::Action),
            replies: 1,
            ..Search::ahead(Budget::Iterations(iterations))
        }
    }

    /// Several turns ahead, as suits the game.
    pub fn ahead(budget: Budget) -> Search {
        Search {
            budget,
            turns: None,
            playout: None,
            curiosity: 0.1,
            bias: 1.0,
            replies: 0,
            trees: None,
            threads: 1,
        }
    }
}

impl<G: Evaluate> Bot<G> for Search {
    fn choose(&self, asked: Asked<'_, G>, seed: u64) -> G::Choice {
        let mut rng = FastRng::new(seed);
        let mut left = asked.question().options.clone();
        let mut imagination = asked.imagination();
        imagination.stop_remembering();
        if loses_patience(&imagination.imagine(&mut rng).table, &mut rng) {
            return left[rng.below(left.len())];
        }
        let horizon = G::horizon(imagination.seats(), self.budget.is_large());
        let threads = self.threads.max(1);
        let suited = horizon.map_or(1, |_| self.budget.trees(threads));
        let each = self.trees.unwrap_or(suited).max(1);
        let grown = (0..threads * each).map(|_| Tree::new(self, &imagination, rng.bits()));
        let mut trees: Vec<Tree<'_, G>> = grown.collect();
        let start = Instant::now();
        let rounds = left.len().next_power_of_two().ilog2();
        for round in 1..=rounds {
            let try_out = |trees: &mut [Tree<'_, G>]| {
                for (tree, number) in trees.iter_mut().zip(1..) {
                    let share = Share {
                        round,
                        rounds,
                        tree: number,
                        trees: each,
                        threads,
                    };
                    tree.try_out(&left, |iterations| {
                        self.budget.is_used(share, iterations, start)
                    });
                }
            };
            match threads {
                1 => try_out(&mut trees),
                _ => std::thread::scope(|scope| {
                    for trees in trees.chunks_mut(each as usize) {
                        scope.spawn(|| try_out(trees));
                    }
                }),
            }
            left.sort_by(|one, other| worth(&trees, *other).total_cmp(&worth(&trees, *one)));
            left.truncate(left.len().div_ceil(2));
        }
        left[0]
    }
}

/// What an option was worth in this round.
fn worth<G: Evaluate>(trees: &[Tree<'_, G>], option: G::Choice) -> f32 {
    let trials = trees.iter().flat_map(|tree| &tree.trials);
    let (mut visits, mut reward) = (0, 0.0);
    for trial in trials.filter(|trial| trial.choice == option) {
        visits += trial.visits;
        reward += trial.reward;
    }
    reward / visits.max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Play, Record, Seed};

    #[test]
    fn a_large_budget_is_spent_on_several_trees() {
        let trees = |iterations| Budget::Iterations(iterations).trees(1);
        assert_eq!([0, 600, 4_999, 5_000, 20_000].map(trees), [1, 1, 1, 2, 8]);
        assert_eq!(trees(u32::MAX), MOST_TREES);
        assert_eq!(Budget::Iterations(20_000).trees(2), 4, "for each thread");
        let trees = |milliseconds| Budget::Time(Duration::from_millis(milliseconds)).trees(2);
        assert_eq!([0, 20, 150, 1_500].map(trees), [1, 1, 10, MOST_TREES]);
    }

    #[test]
    fn the_trees_of_all_rounds_use_up_the_budget_together() {
        let (rounds, trees, threads, start) = (3, 2, 2, Instant::now());
        for most in [0, 5, 1_000, 12_001] {
            let budget = Budget::Iterations(most);
            let mut used = [0; 4];
            for round in 1..=rounds {
                for (iterations, tree) in used.iter_mut().zip([1, 2, 1, 2]) {
                    let share = Share {
                        round,
                        rounds,
                        tree,
                        trees,
                        threads,
                    };
                    while !budget.is_used(share, *iterations, start) {
                        *iterations += 1;
                    }
                }
                let total: u32 = used.iter().sum();
                let due = most * round / rounds;
                assert!((due..=due + 4).contains(&total), "{total} of {due}");
            }
        }
    }

    #[test]
    fn several_threads_find_the_same_answer_each_time() {
        let record = Record::new(Default::default(), 2, Seed::from_number(7));
        let play = Play::<innovation::State>::new(record).expect("the usual rules are right");
        let asked = play.asked(play.pending()[0].seat).expect("a seat is asked");
        let search = Search {
            threads: 3,
            trees: Some(2),
            ..Search::ahead(Budget::Iterations(300))
        };
        let answers = (0..20).map(|seed| search.choose(asked, seed));
        let again = (0..20).map(|seed| search.choose(asked, seed));
        assert!(answers.eq(again));
    }
}
