//! A table as somebody wrote it down, with what they left open.

mod compare;
mod lay_out;
mod read;

use crate::card::{Card, Color, Splay};
use crate::state::{Achievement, Rules, SEATS};
use std::collections::BTreeMap;
use tabletop::Seat;

type Failure = (usize, String);

/// The cards of a hand or score pile: named ones, and ages of cards that are left open.
#[derive(Clone, Debug, Default)]
struct Cards {
    named: Vec<Card>,
    ages: Vec<u8>,
}

#[derive(Clone, Debug, Default)]
struct SeatSketch {
    /// Where the seat was last mentioned.
    line: usize,
    /// By colour: the cards from the bottom upwards, and the splay.
    piles: BTreeMap<Color, (Vec<Card>, Splay)>,
    hand: Cards,
    score: Cards,
    achieved: Vec<Achievement>,
    tucked: Option<u8>,
    scored: Option<u8>,
    /// Cards that lie face down elsewhere, and where they lie the seat has seen.
    knows: Option<Vec<Card>>,
}

/// A deck: cards from the top, then perhaps an unknown part, then cards down to the bottom.
#[derive(Clone, Debug, Default)]
struct DeckSketch {
    line: usize,
    top: Vec<Card>,
    open: bool,
    bottom: Vec<Card>,
}

/// A table as it was written down.
#[derive(Clone, Debug, Default)]
pub(super) struct Sketch {
    rules: Option<Rules>,
    players: Option<usize>,
    setup: bool,
    turn: Option<(Seat, u8)>,
    turns: Option<u16>,
    seats: [SeatSketch; SEATS],
    decks: [Option<DeckSketch>; 10],
    /// Whether the decks that are not mentioned hold unknown cards.
    open_decks: bool,
    /// With the line in which they stand.
    available: Option<(usize, Vec<Achievement>)>,
    aside: Option<Vec<Card>>,
    removed: Option<Vec<Card>>,
    /// Expected: who draws a bonus.
    bonus: Option<Option<Seat>>,
    /// Expected: which cards were shown to all, in this order.
    shown: Option<Vec<Card>>,
    /// The line in which each named card stands.
    named: BTreeMap<Card, usize>,
    last_line: usize,
}
