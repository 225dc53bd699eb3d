//! Cards, their colours and icons, and sets of cards.

mod set;

pub use set::CardSet;

use crate::cards::CARDS;
use crate::fx::Fx;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;
use tabletop::{Flow, Seat};

/// The five colours, in the order of the card list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Color {
    Blue,
    Green,
    Purple,
    Red,
    Yellow,
}

impl Color {
    /// All five.
    pub const ALL: [Color; 5] = [
        Color::Blue,
        Color::Green,
        Color::Purple,
        Color::Red,
        Color::Yellow,
    ];

    /// The colour's word in the notation.
    pub fn word(self) -> &'static str {
        ["blue", "green", "purple", "red", "yellow"][self as usize]
    }
}

/// What stands in one of the four corners of a card; the hexagon is no icon (R3).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Icon {
    Crown,
    Leaf,
    Bulb,
    Castle,
    Factory,
    Clock,
    Hex,
}

impl Icon {
    /// The six icons that count.
    pub const ALL: [Icon; 6] = [
        Icon::Crown,
        Icon::Leaf,
        Icon::Bulb,
        Icon::Castle,
        Icon::Factory,
        Icon::Clock,
    ];
}

/// In which direction a pile is splayed (R83).
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Splay {
    #[default]
    None,
    Left,
    Right,
    Up,
}

/// How many of each icon: one byte per icon, in the order of [`Icon::ALL`].
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub struct Icons(pub(crate) u64);

impl Icons {
    /// The number of one icon.
    #[inline]
    pub fn of(self, icon: Icon) -> u8 {
        (self.0 >> (8 * icon as u32)) as u8
    }

    /// All six numbers.
    pub fn counts(self) -> [u8; 6] {
        Icon::ALL.map(|icon| self.of(icon))
    }

    /// Whether each of the six numbers is at least `least` (at most 100).
    #[inline]
    pub(crate) fn all_at_least(self, least: u64) -> bool {
        const ONES: u64 = 0x0101_0101_0101;
        const HIGH: u64 = 0x8080_8080_8080;
        ((self.0 | HIGH) - ONES * least) & HIGH == HIGH
    }
}

impl fmt::Debug for Icons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.counts().fmt(f)
    }
}

impl std::ops::AddAssign for Icons {
    #[inline]
    fn add_assign(&mut self, other: Icons) {
        self.0 = self.0.wrapping_add(other.0);
    }
}

impl std::ops::SubAssign for Icons {
    #[inline]
    fn sub_assign(&mut self, other: Icons) {
        self.0 = self.0.wrapping_sub(other.0);
    }
}

/// One dogma effect: for those with fewer icons, or for those with at least as many.
#[derive(Copy, Clone)]
pub enum Effect {
    /// «I demand»: each player with fewer icons executes it.
    Demand(EffectFn),
    /// Each player with at least as many icons executes it, the leader last.
    Share(EffectFn),
}

/// What a player does when executing an effect.
pub type EffectFn = fn(&mut Fx, Seat) -> Flow;

/// What is printed on a card.
#[derive(Copy, Clone)]
pub struct CardDef {
    /// The English title.
    pub name: &'static str,
    /// The age, which is also the card's value.
    pub age: u8,
    /// The colour.
    pub color: Color,
    /// Top left, bottom left, bottom centre, bottom right.
    pub icons: [Icon; 4],
    /// The featured icon, the same for all effects.
    pub dogma_icon: Icon,
    /// The effects in printed order.
    pub effects: &'static [Effect],
}

/// One of the 105 cards, by its place in the printed list: by age, then colour, then title.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "innovation/", type = "string")
)]
pub struct Card(pub(crate) u8);

impl Card {
    /// Stands for a card that is not there.
    pub(crate) const NONE: Card = Card(255);
    /// How many there are.
    pub const COUNT: usize = 105;

    /// The card with this title. Fails at compile time if there is none.
    pub(crate) const fn named(name: &str) -> Card {
        let mut id = 0;
        while id < Card::COUNT {
            if same(CARDS[id].name.as_bytes(), name.as_bytes()) {
                return Card(id as u8);
            }
            id += 1;
        }
        panic!("no card has this title")
    }

    /// All cards in printed order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    /// The card's place in the printed list, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        static DEFS: [CardDef; Card::COUNT] = CARDS;
        &DEFS[self.index()]
    }

    /// The value of the card, which is its age.
    #[inline]
    pub fn value(self) -> u8 {
        const VALUES: [u8; Card::COUNT] = {
            let mut values = [0; Card::COUNT];
            let mut id = 0;
            while id < Card::COUNT {
                values[id] = CARDS[id].age;
                id += 1;
            }
            values
        };
        VALUES[self.index()]
    }

    /// The colour of the card.
    #[inline]
    pub fn color(self) -> Color {
        const COLORS: [Color; Card::COUNT] = {
            let mut colors = [Color::Blue; Card::COUNT];
            let mut id = 0;
            while id < Card::COUNT {
                colors[id] = CARDS[id].color;
                id += 1;
            }
            colors
        };
        COLORS[self.index()]
    }

    /// Whether the icon is printed on the card, visible or not.
    #[inline]
    pub fn has(self, icon: Icon) -> bool {
        CardSet::with_printed(icon).has(self)
    }

    /// The icons a card shows: all when on top, else what the splay of its pile uncovers (R83).
    #[inline]
    pub(crate) fn shows(self, covered: Option<Splay>) -> Icons {
        static SHOWN: [[Icons; 5]; Card::COUNT] = {
            let mut shown = [[Icons(0); 5]; Card::COUNT];
            let mut id = 0;
            while id < Card::COUNT {
                let icons = CARDS[id].icons;
                let lanes = [
                    lane(icons[0]),
                    lane(icons[1]),
                    lane(icons[2]),
                    lane(icons[3]),
                ];
                shown[id][Splay::Left as usize] = Icons(lanes[3]);
                shown[id][Splay::Right as usize] = Icons(lanes[0] + lanes[1]);
                shown[id][Splay::Up as usize] = Icons(lanes[1] + lanes[2] + lanes[3]);
                shown[id][4] = Icons(lanes[0] + lanes[1] + lanes[2] + lanes[3]);
                id += 1;
            }
            shown
        };
        SHOWN[self.index()][covered.map_or(4, |splay| splay as usize)]
    }

    /// The corners a splay uncovers on a covered card, in place; the others are `None` (R83).
    pub fn corners(self, splay: Splay) -> [Option<Icon>; 4] {
        let shown = match splay {
            Splay::None => [false; 4],
            Splay::Left => [false, false, false, true],
            Splay::Right => [true, true, false, false],
            Splay::Up => [false, true, true, true],
        };
        std::array::from_fn(|corner| shown[corner].then(|| self.def().icons[corner]))
    }

    /// The card's word in the notation: its title in small letters with hyphens.
    pub fn slug(self) -> &'static str {
        &SLUGS[self.index()]
    }

    /// The card with this word in the notation.
    pub fn from_slug(slug: &str) -> Option<Card> {
        static BY_SLUG: LazyLock<BTreeMap<&'static str, Card>> =
            LazyLock::new(|| Card::all().map(|card| (card.slug(), card)).collect());
        BY_SLUG.get(slug).copied()
    }
}

static SLUGS: LazyLock<[String; Card::COUNT]> = LazyLock::new(|| {
    let slug = |name: &str| name.to_lowercase().replace(' ', "-").replace('.', "");
    std::array::from_fn(|id| slug(CARDS[id].name))
});

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}

const fn lane(icon: Icon) -> u64 {
    match icon {
        Icon::Hex => 0,
        _ => 1 << (8 * icon as u32),
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Card::NONE => f.write_str("-"),
            card => f.write_str(card.slug()),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let slug = String::deserialize(deserializer)?;
        Card::from_slug(&slug)
            .ok_or_else(|| D::Error::custom(format!("no card is called «{slug}»")))
    }
}

/// A card as somebody sees it: its face, or only the age on its back (R4).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Face {
    /// The card itself.
    Card(Card),
    /// Only its age.
    Back(u8),
}

impl Face {
    /// The age, which every back shows.
    pub fn value(self) -> u8 {
        match self {
            Face::Card(card) => card.value(),
            Face::Back(age) => age,
        }
    }
}

#[cfg(test)]
mod tests;
