//! Ideas by number, and sets of them.

use crate::ideas::RULES;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// An idea card by its number, 1 to 48 (C4).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cvlizations/", type = "number")
)]
pub struct Idea(u8);

impl Idea {
    /// How many ideas there are.
    pub const COUNT: u8 = 48;
    /// The last number of the deck for ages I and II (C4).
    pub const LAST_OF_FIRST_DECK: u8 = 32;

    /// The idea with a number from 1 to 48.
    pub const fn new(number: u8) -> Idea {
        assert!(
            number >= 1 && number <= Idea::COUNT,
            "ideas are numbered 1 to 48"
        );
        Idea(number)
    }

    /// The printed number.
    #[inline]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Position in tables that hold one entry per idea.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// All ideas by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Idea> + Clone {
        (1..=Idea::COUNT).map(Idea)
    }

    /// Whether the idea belongs to the deck of age III.
    pub fn is_of_age_three(self) -> bool {
        self.0 > Idea::LAST_OF_FIRST_DECK
    }

    /// The idea's word in the notation.
    pub fn slug(self) -> &'static str {
        RULES[self.index()].slug
    }
}

impl fmt::Display for Idea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl fmt::Debug for Idea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Idea {
    type Err = String;

    fn from_str(text: &str) -> Result<Idea, String> {
        Idea::all()
            .find(|idea| idea.slug() == text)
            .ok_or_else(|| format!("expected an idea such as fishing-rod, found «{text}»"))
    }
}

impl TryFrom<u8> for Idea {
    type Error = String;

    fn try_from(number: u8) -> Result<Idea, String> {
        if (1..=Idea::COUNT).contains(&number) {
            Ok(Idea(number))
        } else {
            Err(format!("ideas are numbered 1 to 48, found {number}"))
        }
    }
}

impl From<Idea> for u8 {
    fn from(idea: Idea) -> u8 {
        idea.0
    }
}

/// A set of ideas.
#[derive(Copy, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Idea>", into = "Vec<Idea>")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cvlizations/", as = "Vec<Idea>")
)]
pub struct IdeaSet(u64);

impl IdeaSet {
    /// No idea.
    pub const NONE: IdeaSet = IdeaSet(0);

    /// Whether the idea is in the set.
    #[inline]
    pub fn has(self, idea: Idea) -> bool {
        self.0 >> idea.0 & 1 != 0
    }

    /// The set with one idea more.
    #[inline]
    pub const fn with(self, idea: Idea) -> IdeaSet {
        IdeaSet(self.0 | 1 << idea.0)
    }

    /// The set with one idea less.
    #[inline]
    pub fn without(self, idea: Idea) -> IdeaSet {
        IdeaSet(self.0 & !(1 << idea.0))
    }

    /// The ideas that are in both sets.
    #[inline]
    pub fn and(self, other: IdeaSet) -> IdeaSet {
        IdeaSet(self.0 & other.0)
    }

    /// The ideas of this set that are not in the other.
    #[inline]
    pub fn minus(self, other: IdeaSet) -> IdeaSet {
        IdeaSet(self.0 & !other.0)
    }

    /// The ideas of either set.
    #[inline]
    pub fn union(self, other: IdeaSet) -> IdeaSet {
        IdeaSet(self.0 | other.0)
    }

    /// How many ideas there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ideas by ascending number.
    #[inline]
    pub fn iter(self) -> IdeaIter {
        IdeaIter(self.0)
    }
}

/// The ideas of a set by ascending number.
#[derive(Clone, Debug)]
pub struct IdeaIter(u64);

impl Iterator for IdeaIter {
    type Item = Idea;

    #[inline]
    fn next(&mut self) -> Option<Idea> {
        if self.0 == 0 {
            return None;
        }
        let idea = Idea(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(idea)
    }
}

impl FromIterator<Idea> for IdeaSet {
    fn from_iter<I: IntoIterator<Item = Idea>>(ideas: I) -> IdeaSet {
        ideas.into_iter().fold(IdeaSet::NONE, IdeaSet::with)
    }
}

impl From<Vec<Idea>> for IdeaSet {
    fn from(ideas: Vec<Idea>) -> IdeaSet {
        ideas.into_iter().collect()
    }
}

impl From<IdeaSet> for Vec<Idea> {
    fn from(ideas: IdeaSet) -> Vec<Idea> {
        ideas.iter().collect()
    }
}

impl fmt::Debug for IdeaSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
