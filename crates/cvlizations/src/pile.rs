//! Decks of ideas.

use crate::Idea;

/// A deck. The top card is the last one.
#[derive(Copy, Clone, PartialEq)]
pub struct Pile<const N: usize> {
    len: u8,
    cards: [Option<Idea>; N],
}

impl<const N: usize> Pile<N> {
    /// No card.
    pub const EMPTY: Pile<N> = Pile {
        len: 0,
        cards: [None; N],
    };

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<Idea> {
        self.cards[..self.len()].last().copied().flatten()
    }

    /// Takes the top card away.
    #[inline]
    pub fn draw(&mut self) -> Option<Idea> {
        let top = self.top()?;
        self.len -= 1;
        self.cards[self.len()] = None;
        Some(top)
    }

    /// Puts a card on top. The pile must have room.
    #[inline]
    pub fn put(&mut self, idea: Idea) {
        self.cards[self.len()] = Some(idea);
        self.len += 1;
    }

    /// Puts a card under the others. The pile must have room.
    pub fn put_under(&mut self, idea: Idea) {
        self.cards.copy_within(..self.len as usize, 1);
        self.cards[0] = Some(idea);
        self.len += 1;
    }

    /// The cards from the bottom to the top.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Idea> + '_ {
        self.cards[..self.len()].iter().copied().flatten()
    }

    /// Replaces each card by another.
    pub fn rename(&mut self, name: impl Fn(Idea) -> Idea) {
        for card in &mut self.cards {
            *card = card.map(&name);
        }
    }
}

impl<const N: usize> std::fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
