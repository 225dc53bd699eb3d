//! What the seats learn about their choices while tables are imagined and played.

use super::edges::{Edge, Edges, History, Node};
use super::number::{answer_number, mix, number, option_number};
use super::reply::play_best_reply;
use super::{Playout, Search};
use crate::simulation::Lead;
use rustc_hash::FxHashMap;
use tabletop::evaluate::{Chances, MOST_SEATS};
use tabletop::{Decision, Evaluate, FastRng, Flow, Imagination, Imagined, Players, Seat, Stop};

/// How many turns a search looks ahead in a game without a horizon.
const USUAL_TURNS: u32 = 6;

/// How often a choice on the way to the horizon is the one that was worth most elsewhere; else it is any.
const WIT: f64 = 0.8;

/// What this round has found of one option of the question.
#[derive(Clone, Debug)]
pub(super) struct Trial<C> {
    pub choice: C,
    pub visits: u32,
    /// The sum of the chances of the seat that is asked.
    pub reward: f32,
}

impl<C: Copy> Trial<C> {
    fn of(options: &[C]) -> Vec<Trial<C>> {
        let trial = |&choice| Trial {
            choice,
            visits: 0,
            reward: 0.0,
        };
        options.iter().map(trial).collect()
    }
}

/// What the seats have learnt about their choices, and the iteration under way.
pub(super) struct Tree<'a, G: Evaluate> {
    search: &'a Search,
    turns: u32,
    playout: Playout,
    imagination: &'a Imagination<'a, G>,
    nodes: FxHashMap<u64, Node>,
    edges: Edges,
    /// How curious an option makes that was available so many times.
    urges: Vec<f32>,
    history: History,
    /// How little is known of an option that was only taken elsewhere.
    doubt_elsewhere: f32,
    rng: FastRng,
    iterations: u32,
    /// The options of the question that this round compares, and the one that the iteration tries.
    pub(super) trials: Vec<Trial<G::Choice>>,
    trial: Option<usize>,
    lead: Option<Lead<G>>,
    /// What each seat can tell of the choices made so far.
    keys: [u64; MOST_SEATS],
    /// The edges taken inside the tree, and who took them.
    path: Vec<(u32, Seat)>,
    /// The answers that go into the history besides, and who gave them.
    answers: Vec<(u32, Seat)>,
    /// Whether the iteration still follows the tree, and the number of actions done when it left it.
    inside: bool,
    left_at: (u32, u32),
}

impl<'a, G: Evaluate> Tree<'a, G> {
    pub(super) fn new(
        search: &'a Search,
        imagination: &'a Imagination<'a, G>,
        seed: u64,
    ) -> Tree<'a, G> {
        let horizon = G::horizon(imagination.seats(), search.budget.is_large());
        let suited = horizon.map_or(Playout::Action, |_| Playout::Horizon);
        Tree {
            search,
            turns: search.turns.or(horizon).unwrap_or(USUAL_TURNS),
            playout: search.playout.unwrap_or(suited),
            imagination,
            nodes: FxHashMap::default(),
            edges: Edges::default(),
            urges: vec![0.0],
            history: History::default(),
            doubt_elsewhere: search.bias.sqrt().recip(),
            rng: FastRng::new(seed),
            iterations: 0,
            trials: Trial::of(&imagination.question().options),
            trial: None,
            lead: None,
            keys: [0; MOST_SEATS],
            path: Vec::new(),
            answers: Vec::new(),
            inside: true,
            left_at: (0, 0),
        }
    }

    /// One round: tries these options equally often, each time all of them on the same imagined table, so that none is
    /// lucky.
    pub(super) fn try_out(&mut self, options: &[G::Choice], is_over: impl Fn(u32) -> bool) {
        self.trials = Trial::of(options);
        while !is_over(self.iterations) {
            let imagined = self.imagination.imagine(&mut self.rng);
            for _ in options {
                if is_over(self.iterations) || !self.iterate(&imagined) {
                    break;
                }
            }
        }
    }

    /// Plays and judges a table; false if it does not lead to the question.
    fn iterate(&mut self, imagined: &Imagined<G>) -> bool {
        self.iterations += 1;
        let mut table = imagined.table.clone();
        let judged = self.play(&mut table, imagined.answers.clone());
        if judged {
            self.learn(&table.chances());
        }
        judged
    }

    /// Plays a table to where it is judged; false if these answers do not lead to the question.
    fn play(&mut self, table: &mut G, answers: Vec<(Seat, G::Choice)>) -> bool {
        let urge = self.search.curiosity * root_of_log(self.urges.len() as u32);
        self.urges.push(urge);
        self.lead = Some(Lead::new(answers));
        self.keys = [0; MOST_SEATS];
        self.path.clear();
        self.answers.clear();
        self.trial = None;
        self.inside = true;
        let horizon = table.turns_done() + self.turns;
        while table.outcome().is_none() && !self.is_done(table, horizon) {
            if table.advance(self).is_err() {
                return false;
            }
        }
        for _ in 0..self.search.replies {
            play_best_reply(table, &mut self.rng);
        }
        true
    }

    /// Whether it is time to judge the table.
    fn is_done(&self, table: &G, horizon: u32) -> bool {
        if self.inside {
            return table.turns_done() >= horizon;
        }
        match self.playout {
            Playout::Action => table.actions_done() != self.left_at.0,
            Playout::Turn => table.turns_done() != self.left_at.1,
            Playout::Horizon => table.turns_done() >= horizon,
            Playout::Game => false,
        }
    }

    fn learn(&mut self, chances: &Chances) {
        if let Some(trial) = self.trial.and_then(|number| self.trials.get_mut(number)) {
            trial.visits += 1;
            trial.reward += chances[self.imagination.question().seat.index()];
        }
        for &(edge, seat) in &self.path {
            let answer = self.edges.count(edge, chances[seat.index()]);
            self.history.count(answer, chances[seat.index()]);
        }
        for &(answer, seat) in &self.answers {
            self.history.count(answer, chances[seat.index()]);
        }
    }

    /// Follows the tree at one question: an option of which nothing is known first, else the most promising one.
    fn follow(&mut self, table: &G, decision: &Decision<'_, G>) -> G::Choice {
        let question = number((decision.seat, decision.prompt));
        let key = self.keys[decision.seat.index()] ^ question;
        let node = self.nodes.entry(key).or_default();
        let mut edges = self.edges.of(*node);
        let urges = &self.urges[..];
        let mut unknown = None;
        let mut unknown_count = 0;
        let mut best = (0, decision.options[0]);
        let mut most = f32::NEG_INFINITY;
        // Options come in the order in which they came before. Those of the node between them are missing this time.
        let mut next = 0;
        for &choice in decision.options {
            let option = option_number(choice);
            let mut place = next;
            let edge = match edges.get_mut(next) {
                Some(edge) if edge.option == option => {
                    next += 1;
                    edge
                }
                _ => {
                    place = place_of(edges, option, next).unwrap_or_else(|| {
                        let answer = self.history.number(answer_number(question, option));
                        let edge = Edge::new(option, answer);
                        self.edges.insert(node, next, edge, decision.options.len());
                        next
                    });
                    edges = self.edges.of(*node);
                    next = next.max(place + 1);
                    &mut edges[place]
                }
            };
            edge.available += 1;
            let (mut worth, mut doubt) = (edge.worth, edge.doubt);
            if edge.is_new() {
                match self.history.worth(edge.answer) {
                    Some(elsewhere) if self.search.bias > 0.0 => {
                        (worth, doubt) = (elsewhere, self.doubt_elsewhere);
                    }
                    _ => {
                        unknown_count += 1;
                        if self.rng.below(unknown_count) == 0 {
                            unknown = Some((place, choice));
                        }
                    }
                }
            }
            let urge = urges[(edge.available as usize).min(urges.len() - 1)];
            let bound = worth + urge * doubt;
            if bound > most {
                (best, most) = ((place, choice), bound);
            }
        }
        let (place, choice) = unknown.unwrap_or(best);
        let edge = &mut edges[place];
        if edge.is_new() {
            if let Some(elsewhere) = self.history.worth(edge.answer) {
                (edge.worth, edge.weight) = (elsewhere, self.search.bias);
            }
            self.inside = false;
            self.left_at = (table.actions_done(), table.turns_done());
        }
        self.path.push((node.first + place as u32, decision.seat));
        choice
    }

    /// Everybody takes note of a choice, as far as they can tell it.
    fn note(&mut self, table: &G, decision: &Decision<'_, G>, choice: G::Choice) {
        for observer in Seat::all(table.seats()) {
            let seen = table.observed(choice, &decision.prompt, decision.seat, observer);
            let key = &mut self.keys[observer.index()];
            *key = mix(*key, number((decision.seat, seen)));
        }
    }

    #[inline]
    fn answer(&mut self, table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        if self.trial.is_none() {
            return self.approach(decision);
        }
        if let [only] = *decision.options {
            return Ok(only);
        }
        Ok(match self.inside {
            true => self.follow(table, decision),
            false => self.guess(decision),
        })
    }

    /// Gives the answers that lead to the question, and then one to the question itself.
    fn approach(&mut self, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        let lead = self.lead.as_mut().ok_or(Stop::Asking)?;
        let given = lead.answer(decision, self.imagination.question(), &mut self.rng)?;
        Ok(given.unwrap_or_else(|| self.begin(decision)))
    }

    /// Answers the question itself with the option that was tried least.
    fn begin(&mut self, decision: &Decision<'_, G>) -> G::Choice {
        let trials = self.trials.iter().enumerate();
        let least = trials.min_by_key(|(_, trial)| trial.visits);
        let (trial, choice) = least.map_or((0, decision.options[0]), |(place, trial)| {
            (place, trial.choice)
        });
        self.trial = Some(trial);
        let question = number((decision.seat, decision.prompt));
        self.remember(question, choice, decision.seat);
        choice
    }

    /// An answer goes into the history.
    fn remember(&mut self, question: u64, choice: G::Choice, seat: Seat) {
        let answer = self
            .history
            .number(answer_number(question, option_number(choice)));
        self.answers.push((answer, seat));
    }

    /// A choice behind the tree: any, or on the way to the horizon mostly the one that was worth most elsewhere.
    fn guess(&mut self, decision: &Decision<'_, G>) -> G::Choice {
        let any = decision.options[self.rng.below(decision.options.len())];
        if self.playout != Playout::Horizon {
            return any;
        }
        let question = number((decision.seat, decision.prompt));
        let mut choice = any;
        if self.rng.unit() < WIT {
            let mut best = f32::NEG_INFINITY;
            for &option in decision.options {
                let worth = self
                    .history
                    .worth_of(answer_number(question, option_number(option)));
                let worth = worth.unwrap_or(1.0);
                if worth > best {
                    (best, choice) = (worth, option);
                }
            }
        }
        self.remember(question, choice, decision.seat);
        choice
    }
}

impl<G: Evaluate> Players<G> for Tree<'_, G> {
    fn ask(&mut self, table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        let choice = self.answer(table, decision)?;
        if self.inside {
            self.note(table, decision, choice);
        }
        Ok(choice)
    }

    /// Simultaneous choices are made before anybody takes note of one.
    fn ask_together(
        &mut self,
        table: &G,
        decisions: &[Decision<'_, G>],
        answers: &mut [G::Choice],
    ) -> Flow {
        let followed = self.inside;
        for (decision, answer) in decisions.iter().zip(answers.iter_mut()) {
            // The searching seat's own question may come after others' that are open too.
            *answer = if followed
                && decision.seat != self.imagination.question().seat
                && !self.lead.as_ref().is_some_and(|lead| lead.reached)
            {
                self.follow(table, decision)
            } else {
                self.answer(table, decision)?
            };
        }
        if self.inside {
            for (decision, &answer) in decisions.iter().zip(answers.iter()) {
                self.note(table, decision, answer);
            }
        }
        Ok(())
    }
}

/// The place of an option among those of a node, where it is probably not far behind the next one.
#[inline(never)]
fn place_of(edges: &[Edge], option: u32, next: usize) -> Option<usize> {
    let is_it = |edge: &Edge| edge.option == option;
    let ahead = edges[next..].iter().position(is_it);
    match ahead {
        Some(missing) => Some(next + missing),
        None => edges[..next].iter().position(is_it),
    }
}

/// The root of the logarithm of a count, nearly: from the exponent and the beginning of the mantissa.
fn root_of_log(count: u32) -> f32 {
    let binary = (count as f32).to_bits() as f32 / (1 << 23) as f32 - 127.0;
    (binary * std::f32::consts::LN_2).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use tabletop::{Game, Play, Record, Seed};

    /// After four turns, or with time for many tables after two of each player.
    #[test]
    fn all_tables_of_innovation_are_judged_at_the_same_moment() {
        for players in 2..=4 {
            let record = Record::new(Default::default(), players, Seed::from_number(1));
            let play = Play::<innovation::State>::new(record).expect("the usual rules are right");
            let asked = play.asked(play.pending()[0].seat).expect("a seat is asked");
            let imagination = asked.imagination();
            let ends = |search: Search| {
                let mut tree = Tree::new(&search, &imagination, 1);
                let mut rng = FastRng::new(1);
                let tables = (0..200).filter_map(|_| {
                    let Imagined { mut table, answers } = imagination.imagine(&mut rng);
                    tree.play(&mut table, answers).then_some(table)
                });
                let running = tables.filter(|table| table.outcome().is_none());
                let turns = running.map(|table| table.turns_done() - play.table().turns_done());
                turns.collect::<std::collections::BTreeSet<u32>>()
            };
            let search = Search::ahead(Budget::Iterations(200));
            assert_eq!(ends(search).into_iter().collect::<Vec<_>>(), [4]);
            let patient = Search::ahead(Budget::Iterations(20_000));
            let turns = ends(patient).into_iter().collect::<Vec<_>>();
            assert_eq!(turns, [2 * players as u32]);
            let playout = Some(Playout::Action);
            assert_ne!(ends(Search { playout, ..search }), ends(search));
        }
    }

    /// Also at a node whose options move to where there is room while one of them is looked for.
    #[test]
    fn every_choice_inside_the_tree_counts() {
        let record = Record::new(Default::default(), 2, Seed::from_number(5));
        let mut play = Play::<innovation::State>::new(record).expect("the usual rules are right");
        let mut rng = FastRng::new(5);
        for _ in 0..30 {
            let open = &play.pending()[0];
            let (seat, choice) = (open.seat, open.options[rng.below(open.options.len())]);
            play.apply(seat, choice).expect("it is offered");
        }
        let asked = play.asked(play.pending()[0].seat).expect("a seat is asked");
        let imagination = asked.imagination();
        // With a bias the worth elsewhere would count too.
        let search = Search {
            bias: 0.0,
            ..Search::ahead(Budget::Iterations(1_000))
        };
        let mut tree = Tree::new(&search, &imagination, 1);
        let mut followed = 0;
        for _ in 0..1_000 {
            tree.iterate(&imagination.imagine(&mut rng));
            followed += tree.path.len();
        }
        let mut counted = 0;
        for &node in tree.nodes.values() {
            let edges = tree.edges.of(node).iter();
            counted += edges.map(|edge| edge.weight as usize).sum::<usize>();
        }
        assert_eq!(counted, followed);
    }

    #[test]
    fn the_root_of_a_logarithm_is_nearly_right() {
        for count in [1, 2, 3, 10, 1_000, 1_000_000] {
            let right = (count as f32).ln().sqrt();
            let near = root_of_log(count);
            assert!((near - right).abs() < 0.05, "{count}: {near} for {right}");
        }
    }

    #[test]
    fn a_round_tries_all_options_that_are_left_equally_often() {
        let record = Record::new(Default::default(), 2, Seed::from_number(3));
        let play = Play::<innovation::State>::new(record).expect("the usual rules are right");
        let open = &play.pending()[0];
        let asked = play.asked(open.seat).expect("a seat is asked");
        let imagination = asked.imagination();
        let search = Search::ahead(Budget::Iterations(100));
        let mut tree = Tree::new(&search, &imagination, 1);
        for (options, until) in [(&open.options[..], 40), (&open.options[1..], 100)] {
            let before = tree.iterations;
            tree.try_out(options, |iterations| iterations == until);
            let visits: Vec<u32> = tree.trials.iter().map(|trial| trial.visits).collect();
            assert_eq!(visits.len(), options.len());
            assert_eq!(visits.iter().sum::<u32>(), until - before, "none is lost");
            let (most, least) = (visits.iter().max(), visits.iter().min());
            assert!(most.expect("one") - least.expect("one") <= 1, "{visits:?}");
        }
    }
}
