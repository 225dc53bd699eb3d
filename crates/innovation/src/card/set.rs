//! Sets of cards.

use super::{Card, Color, Icon};
use crate::cards::CARDS;
use std::fmt;

/// A set of cards. The lowest bit is the first card of the printed list, so ages ascend with the bits.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub struct CardSet(pub(crate) u128);

const BY_AGE: [CardSet; 11] = {
    let mut sets = [CardSet(0); 11];
    let mut id = 0;
    while id < Card::COUNT {
        sets[CARDS[id].age as usize].0 |= 1 << id;
        id += 1;
    }
    sets
};

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Every card.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);

    /// The set of one card.
    #[inline]
    pub fn only(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// All cards of an age; none for an age that does not exist.
    #[inline]
    pub fn aged(age: u8) -> CardSet {
        BY_AGE.get(age as usize).copied().unwrap_or_default()
    }

    /// All cards of a colour.
    #[inline]
    pub fn colored(color: Color) -> CardSet {
        static BY_COLOR: [CardSet; 5] = by_color();
        BY_COLOR[color as usize]
    }

    /// All cards with the icon printed on them.
    #[inline]
    pub fn with_printed(icon: Icon) -> CardSet {
        static BY_ICON: [CardSet; 7] = by_icon();
        BY_ICON[icon as usize]
    }

    /// Whether the card is in the set.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Puts a card into the set.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out of the set.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Whether no card is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cards of this set that are also in the other.
    #[inline]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards of both sets.
    #[inline]
    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    pub fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The set without one card.
    #[inline]
    pub fn without(self, card: Card) -> CardSet {
        self.minus(CardSet::only(card))
    }

    /// The cards of this value.
    #[inline]
    pub fn of_value(self, value: u8) -> CardSet {
        self.and(CardSet::aged(value))
    }

    /// The cards of this colour.
    #[inline]
    pub fn of_color(self, color: Color) -> CardSet {
        self.and(CardSet::colored(color))
    }

    /// The cards of other colours.
    #[inline]
    pub fn not_color(self, color: Color) -> CardSet {
        self.minus(CardSet::colored(color))
    }

    /// The cards on which the icon is printed.
    #[inline]
    pub fn with(self, icon: Icon) -> CardSet {
        self.and(CardSet::with_printed(icon))
    }

    /// The cards on which the icon is not printed.
    #[inline]
    pub fn lacking(self, icon: Icon) -> CardSet {
        self.minus(CardSet::with_printed(icon))
    }

    /// The value of the highest card, 0 if there is none (R9).
    #[inline]
    pub fn highest_value(self) -> u8 {
        match self.0 {
            0 => 0,
            bits => Card(127 - bits.leading_zeros() as u8).value(),
        }
    }

    /// All cards of the highest value (R72).
    #[inline]
    pub fn highest(self) -> CardSet {
        self.of_value(self.highest_value())
    }

    /// All cards of the lowest value (R72).
    #[inline]
    pub fn lowest(self) -> CardSet {
        match self.first() {
            Some(card) => self.of_value(card.value()),
            None => CardSet::EMPTY,
        }
    }

    /// How many different values there are among the cards (R69).
    pub fn distinct_values(self) -> u8 {
        (1..=10)
            .filter(|&value| !self.of_value(value).is_empty())
            .count() as u8
    }

    /// The sum of the values.
    pub fn points(self) -> u16 {
        self.iter().map(|card| u16::from(card.value())).sum()
    }

    /// The first card in printed order.
    #[inline]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// The card at a position in printed order.
    pub(crate) fn nth(self, position: usize) -> Option<Card> {
        self.iter().nth(position)
    }

    /// The cards in printed order.
    #[inline]
    pub fn iter(self) -> CardIter {
        CardIter(self.0)
    }
}

const fn by_color() -> [CardSet; 5] {
    let mut sets = [CardSet(0); 5];
    let mut id = 0;
    while id < Card::COUNT {
        sets[CARDS[id].color as usize].0 |= 1 << id;
        id += 1;
    }
    sets
}

const fn by_icon() -> [CardSet; 7] {
    let mut sets = [CardSet(0); 7];
    let mut id = 0;
    while id < Card::COUNT {
        let mut corner = 0;
        while corner < 4 {
            sets[CARDS[id].icons[corner] as usize].0 |= 1 << id;
            corner += 1;
        }
        id += 1;
    }
    sets
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardIter;

    fn into_iter(self) -> CardIter {
        self.iter()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The cards of a set in printed order.
#[derive(Clone, Debug)]
pub struct CardIter(u128);

impl Iterator for CardIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}
