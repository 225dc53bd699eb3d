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
    fn count(&mut self, chance: f32) {
        self.visits += 1;
        self.worth += (chance - self.worth) / self.visits as f32;
    }
}

/// What is known of one option at a node.
#[derive(Copy, Clone, Debug)]
pub(super) struct Edge {
    /// The same answer to the same question, wherever it came up: its number in the history.
    pub answer: u32,
    pub available: u32,
    pub visits: u32,
    /// What it was worth here, and before it was first taken elsewhere.
    pub worth: f32,
    /// How much that counts: the visits, and what the worth elsewhere counts for.
    pub weight: f32,
    /// One by the root of the weight: how little is known of it.
    pub doubt: f32,
}

impl Edge {
    pub fn new(answer: u32) -> Edge {
        Edge {
            answer,
            available: 0,
            visits: 0,
            worth: 0.0,
            weight: 0.0,
            doubt: 0.0,
        }
    }

    /// Before it is first taken here, an option is worth what the answer was worth elsewhere.
    pub fn expect(&mut self, elsewhere: Tally, bias: f32) {
        if elsewhere.visits > 0 && bias > 0.0 {
            (self.worth, self.weight, self.doubt) = (elsewhere.worth, bias, bias.sqrt().recip());
        }
    }

    fn count(&mut self, chance: f32) {
        self.visits += 1;
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
#[derive(Debug)]
pub(super) struct Edges<C> {
    choices: Vec<C>,
    edges: Vec<Edge>,
}

impl<C: Copy> Edges<C> {
    /// None yet.
    pub fn new() -> Edges<C> {
        Edges {
            choices: Vec::new(),
            edges: Vec::new(),
        }
    }

    /// Those of a node.
    pub fn of(&mut self, node: Node) -> (&[C], &mut [Edge]) {
        let range = node.range();
        (&self.choices[range.clone()], &mut self.edges[range])
    }

    /// An option was taken; its position is among those of all nodes.
    pub fn count(&mut self, edge: u32, chance: f32) {
        self.edges[edge as usize].count(chance);
    }

    /// Adds an option to a node, behind the others.
    pub fn add(&mut self, node: &mut Node, choice: C, edge: Edge, options: usize) {
        if node.len == node.room {
            // They move to where there is room for more.
            let old = node.range();
            node.first = self.edges.len() as u32;
            node.room = (2 * node.len).max(options as u32);
            let end = self.edges.len() + node.room as usize;
            self.choices.extend_from_within(old.clone());
            self.choices.resize(end, choice);
            self.edges.extend_from_within(old);
            self.edges.resize(end, edge);
        }
        let end = node.range().end;
        (self.choices[end], self.edges[end]) = (choice, edge);
        node.len += 1;
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

    /// What is known of the answer with a number.
    pub fn tally(&self, number: u32) -> Tally {
        self.tallies[number as usize]
    }

    /// The answer with a number was given.
    pub fn count(&mut self, number: u32, chance: f32) {
        self.tallies[number as usize].count(chance);
    }

    /// What an answer has been worth.
    pub fn worth(&self, answer: u64) -> Option<f32> {
        let number = *self.numbers.get(&answer)?;
        let tally = self.tally(number);
        (tally.visits > 0).then_some(tally.worth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_keep_what_is_known_of_them_when_they_move_to_where_there_is_room() {
        let mut edges = Edges::new();
        let (mut one, mut other) = (Node::default(), Node::default());
        for choice in 0..20 {
            for (node, number) in [(&mut one, choice), (&mut other, 100 + choice)] {
                edges.add(node, number, Edge::new(number), 3);
                edges.edges[node.range().end - 1].count(number as f32);
            }
        }
        for (node, first) in [(one, 0), (other, 100)] {
            let choices = &edges.choices[node.range()];
            assert!(choices.iter().copied().eq(first..first + 20));
            let kept = &edges.edges[node.range()];
            assert!(kept.iter().all(|edge| edge.worth == edge.answer as f32));
            assert!(
                kept.iter()
                    .zip(choices)
                    .all(|(e, &choice)| e.answer == choice)
            );
        }
    }

    /// With the worth elsewhere counting for two visits.
    #[test]
    fn what_an_option_is_worth_begins_elsewhere_and_goes_over_to_what_it_was_here() {
        let mut edge = Edge::new(0);
        edge.expect(Tally::default(), 2.0);
        assert_eq!(edge.weight, 0.0, "nothing is known elsewhere either");
        let mut elsewhere = Tally::default();
        [0.25, 0.75]
            .into_iter()
            .for_each(|chance| elsewhere.count(chance));
        edge.expect(elsewhere, 2.0);
        assert_eq!((edge.worth, edge.visits), (0.5, 0));
        [1.0, 1.0].into_iter().for_each(|chance| edge.count(chance));
        assert_eq!((edge.worth, edge.visits), (0.75, 2));
        assert_eq!(edge.doubt, 0.5);
    }
}
