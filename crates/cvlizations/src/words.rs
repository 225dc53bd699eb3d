//! The vocabulary of the game: resources, orders, cases, ideas and civilisations.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tabletop::Seat;

/// One of the three resources (C1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum Resource {
    /// From Hunting.
    Food,
    /// From Logging.
    Wood,
    /// From Quarrying.
    Stone,
}

impl Resource {
    /// The three, in the order in which costs are written.
    pub const ALL: [Resource; 3] = [Resource::Food, Resource::Wood, Resource::Stone];

    /// The resource's word in the notation.
    pub fn slug(self) -> &'static str {
        ["food", "wood", "stone"][self as usize]
    }
}

impl FromStr for Resource {
    type Err = String;

    fn from_str(text: &str) -> Result<Resource, String> {
        Resource::ALL
            .into_iter()
            .find(|resource| resource.slug() == text)
            .ok_or_else(|| format!("expected food, wood or stone, found «{text}»"))
    }
}

/// Numbers of food, wood and stone: a holding or a cost. Written `2/4/1`.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct Goods(pub [u16; 3]);

impl Goods {
    /// How many there are of one kind.
    #[inline]
    pub fn of(self, resource: Resource) -> u16 {
        self.0[resource as usize]
    }

    /// How many there are of all kinds together.
    #[inline]
    pub fn total(self) -> u16 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Adds some of one kind.
    #[inline]
    pub fn add(&mut self, resource: Resource, count: u16) {
        self.0[resource as usize] += count;
    }

    /// Takes some of one kind away; they must be there.
    #[inline]
    pub fn remove(&mut self, resource: Resource, count: u16) {
        self.0[resource as usize] -= count;
    }

    /// How many units this holding lacks to pay a cost.
    #[inline]
    pub fn lacks(self, cost: Goods) -> u16 {
        let missing = |kind: usize| cost.0[kind].saturating_sub(self.0[kind]);
        missing(0) + missing(1) + missing(2)
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.0[0], self.0[1], self.0[2])
    }
}

/// An order card (C3), in the order of C17.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum Order {
    /// 1: take from other players.
    Thieving = 1,
    /// 2: take wood.
    Logging,
    /// 3: take food.
    Hunting,
    /// 4: take stone.
    Quarrying,
    /// 5: take resources of your choice.
    Cunning,
    /// 6: take happiness tokens.
    Slacking,
    /// 7: return one resource for several of another kind.
    Trading,
    /// Without number: the other order is performed twice.
    Doubling,
}

impl Order {
    /// All eight.
    pub const ALL: [Order; 8] = [
        Order::Thieving,
        Order::Logging,
        Order::Hunting,
        Order::Quarrying,
        Order::Cunning,
        Order::Slacking,
        Order::Trading,
        Order::Doubling,
    ];

    /// Position among [`Order::ALL`].
    #[inline]
    pub fn index(self) -> usize {
        self as usize - 1
    }

    /// The order's word in the notation.
    pub fn slug(self) -> &'static str {
        const SLUGS: [&str; 8] = [
            "thieving",
            "logging",
            "hunting",
            "quarrying",
            "cunning",
            "slacking",
            "trading",
            "doubling",
        ];
        SLUGS[self.index()]
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Order {
    type Err = String;

    fn from_str(text: &str) -> Result<Order, String> {
        Order::ALL
            .into_iter()
            .find(|order| order.slug() == text)
            .ok_or_else(|| format!("expected an order such as hunting or doubling, found «{text}»"))
    }
}

/// A set of orders.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Order>", into = "Vec<Order>")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cvlizations/", as = "Vec<Order>")
)]
pub struct OrderSet(pub u8);

impl OrderSet {
    /// A full set of eight.
    pub const FULL: OrderSet = OrderSet(0xff);

    /// Whether the order is in the set.
    #[inline]
    pub fn has(self, order: Order) -> bool {
        self.0 >> order.index() & 1 != 0
    }

    /// The set with one order more.
    #[inline]
    pub fn with(self, order: Order) -> OrderSet {
        OrderSet(self.0 | 1 << order.index())
    }

    /// The orders of this set that are not in the other.
    #[inline]
    pub fn minus(self, other: OrderSet) -> OrderSet {
        OrderSet(self.0 & !other.0)
    }

    /// The orders of both sets.
    #[inline]
    pub fn union(self, other: OrderSet) -> OrderSet {
        OrderSet(self.0 | other.0)
    }

    /// How many orders there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The orders in their sequence.
    pub fn iter(self) -> impl Iterator<Item = Order> {
        Order::ALL.into_iter().filter(move |&order| self.has(order))
    }
}

impl From<Vec<Order>> for OrderSet {
    fn from(orders: Vec<Order>) -> OrderSet {
        orders.into_iter().fold(OrderSet(0), OrderSet::with)
    }
}

impl From<OrderSet> for Vec<Order> {
    fn from(orders: OrderSet) -> Vec<Order> {
        orders.iter().collect()
    }
}

/// By how many civilisations an order was played this turn (C19).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum Case {
    /// Exactly one.
    One,
    /// Exactly two.
    Two,
    /// Three and more.
    Many,
}

/// The kind of an idea (C5).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum Kind {
    /// A building.
    Building,
    /// A tool.
    Tool,
    /// An invention.
    Invention,
    /// An ideology.
    Ideology,
}

impl Kind {
    /// All four.
    pub const ALL: [Kind; 4] = [Kind::Building, Kind::Tool, Kind::Invention, Kind::Ideology];
}

/// Whoever lays orders: a player, his neutral civilisation (C54), or the Granna people (C48).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum Civilisation {
    /// The player in this seat.
    Player(Seat),
    /// The neutral civilisation that this seat controls.
    Neutral(Seat),
    /// The Granna people.
    Granna,
}

impl Civilisation {
    /// Who lays its orders and knows its face-down card; nobody for the Granna people (C80).
    pub fn controller(self) -> Option<Seat> {
        match self {
            Civilisation::Player(seat) | Civilisation::Neutral(seat) => Some(seat),
            Civilisation::Granna => None,
        }
    }
}

impl fmt::Display for Civilisation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Civilisation::Player(seat) => write!(f, "{seat}"),
            Civilisation::Neutral(seat) => write!(f, "neutral {seat}"),
            Civilisation::Granna => write!(f, "granna"),
        }
    }
}
