//! What is known of the options of questions: at each node of a tree, and of the same answers wherever they came up.

use rustc_hash::FxHashMap;
use std::ops::Range;

/// How often something was chosen, and what that was worth to the seat that chose it.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Tally {
    visits: u32,
    worth: f32,
}

impl Tally {
    #[inline]
    fn count(&mut self, chance: f32) {
        self.visits += 1;
        self.worth += (chance - self.worth) / self.visits as f32;
    }
}

/// What is known of one option at a node.
#[derive(Copy, Clone, Debug)]
pub(super) struct Edge {
    /// The number of the option.
    pub option: u32,
    /// The same answer to the same question, wherever it came up: its number in the history.
    pub answer: u32,
    pub available: u32,
    /// What it was worth here, and before it was first taken elsewhere.
    pub worth: f32,
    /// How much that counts: the visits, and what the worth elsewhere counts for.
    pub weight: f32,
    /// One by the root of the weight: how little is known of it. Zero if it was never taken here.
    pub doubt: f32,
}

impl Edge {
    pub fn new(option: u32, answer: u32) -> Edge {
        Edge {
            option,
            answer,
            available: 0,
            worth: 0.0,
            weight: 0.0,
            doubt: 0.0,
        }
    }

    /// Whether it was never taken here.
    #[inline]
    pub fn is_new(&self) -> bool {
        self.doubt == 0.0
    }

    #[inline]
    fn count(&mut self, chance: f32) {
        self.weight += 1.0;
        self.worth += (chance - self.worth) / self.weight;
        self.doubt = self.weight.sqrt().recip();
    }
}

/// The options that were ever available to a seat after choices as far as it could tell them: where they lie.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Node {
    pub first: u32,
    len: u32,
    /// How many options have room there.
    room: u32,
}

impl Node {
    fn range(self) -> Range<usize> {
        self.first as usize..self.first as usize + self.len as usize
    }
}

/// The options of all nodes, and what is known of them.
#[derive(Debug, Default)]
pub(super) struct Edges(Vec<Edge>);

impl Edges {
    /// Those of a node.
    #[inline]
    pub fn of(&mut self, node: Node) -> &mut [Edge] {
        &mut self.0[node.range()]
    }

    /// Adds an option to a node, at a place among the others. If they have no room they move to where there is room for
    /// so many.
    #[inline(never)]
    pub fn insert(&mut self, node: &mut Node, place: usize, edge: Edge, room: usize) {
        if node.len == node.room {
            let old = node.range();
            node.first = self.0.len() as u32;
            node.room = (2 * node.len).max(room as u32);
            self.0.extend_from_within(old);
            self.0
                .resize(node.first as usize + node.room as usize, edge);
        }
        node.len += 1;
        let edges = self.of(*node);
        edges.copy_within(place..edges.len() - 1, place + 1);
        edges[place] = edge;
    }

    /// An option was taken; its position is among those of all nodes. Gives the number of the answer.
    #[inline]
    pub fn count(&mut self, position: u32, chance: f32) -> u32 {
        let edge = &mut self.0[position as usize];
        edge.count(chance);
        edge.answer
    }
}

/// What is known of the answers to questions, wherever they came up.
#[derive(Debug, Default)]
pub(super) struct History {
    numbers: FxHashMap<u64, u32>,
    tallies: Vec<Tally>,
}

impl History {
    /// The number of an answer.
    pub fn number(&mut self, answer: u64) -> u32 {
        let next = self.tallies.len() as u32;
        let number = *self.numbers.entry(answer).or_insert(next);
        if number == next {
            self.tallies.push(Tally::default());
        }
        number
    }

    /// What the answer with a number has been worth, if it was ever given.
    #[inline]
    pub fn worth(&self, number: u32) -> Option<f32> {
        let tally = self.tallies[number as usize];
        (tally.visits > 0).then_some(tally.worth)
    }

    /// The answer with a number was given.
    pub fn count(&mut self, number: u32, chance: f32) {
        self.tallies[number as usize].count(chance);
    }

    /// What an answer has been worth, if it was ever given.
    #[inline]
    pub fn worth_of(&self, answer: u64) -> Option<f32> {
        self.worth(*self.numbers.get(&answer)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Even numbers come first, the odd ones between them later.
    #[test]
    fn options_keep_their_order_and_what_is_known_of_them_when_others_come() {
        let mut edges = Edges::default();
        let mut nodes = [(Node::default(), 0), (Node::default(), 100)];
        for (step, place) in [(0, 1), (1, 2)] {
            for number in 0..10 {
                for (node, first) in &mut nodes {
                    let option = *first + 2 * number + step;
                    let place = (place * number + step) as usize;
                    edges.insert(node, place, Edge::new(option, option), 3);
                    edges.count(node.first + place as u32, option as f32);
                }
            }
        }
        for (node, first) in nodes {
            let kept = edges.of(node);
            for (edge, option) in kept.iter().zip(first..first + 20) {
                assert_eq!((edge.option, edge.answer), (option, option));
                assert_eq!(edge.worth, option as f32);
            }
            assert_eq!(kept.len(), 20);
        }
    }

    /// With the worth elsewhere counting for two visits.
    #[test]
    fn what_an_option_is_worth_begins_elsewhere_and_goes_over_to_what_it_was_here() {
        let mut history = History::default();
        let answer = history.number(7);
        assert_eq!(history.worth(answer), None);
        [0.25, 0.75]
            .into_iter()
            .for_each(|chance| history.count(answer, chance));
        assert_eq!(history.worth_of(7), Some(0.5));
        let mut edge = Edge::new(3, answer);
        assert!(edge.is_new());
        (edge.worth, edge.weight) = (0.5, 2.0);
        [1.0, 1.0].into_iter().for_each(|chance| edge.count(chance));
        assert_eq!((edge.worth, edge.doubt), (0.75, 0.5));
        assert!(!edge.is_new());
    }
}
