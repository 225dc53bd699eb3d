//! The table as plain data: under one KiB, no heap, cheap to copy.
//!
//! This file reads the table; only the chapters in `rules/` change it.

mod options;

pub use options::{Edition, Language, Rules, Ties};

use crate::card::{Card, CardSet, Color, Icon, Icons, Splay};
use crate::rules::ending::Cause;
use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::{Outcome, Seat, Seats};

/// The most seats a table can have.
pub(crate) const SEATS: usize = 4;

/// A place where cards lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Place {
    /// The deck of the card's age.
    Deck,
    /// A player's hand.
    Hand(Seat),
    /// A player's score pile.
    Score(Seat),
    /// A player's board: the pile of the card's colour.
    Board(Seat),
    /// Out of the game (R98).
    Box,
}

/// The special achievements.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Special {
    Monument,
    Empire,
    World,
    Wonder,
    Universe,
}

impl Special {
    /// All five.
    pub const ALL: [Special; 5] = [
        Special::Monument,
        Special::Empire,
        Special::World,
        Special::Wonder,
        Special::Universe,
    ];
}

/// Something that can be claimed: a numbered achievement or a special one.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Achievement {
    /// The achievement of an age from 1 to 9.
    Age(u8),
    /// One of the five special ones.
    Special(Special),
}

impl Achievement {
    /// All fourteen.
    pub fn all() -> impl Iterator<Item = Achievement> {
        (1..=9)
            .map(Achievement::Age)
            .chain(Special::ALL.map(Achievement::Special))
    }

    #[inline]
    pub(crate) fn bit(self) -> u16 {
        match self {
            Achievement::Age(age) => 1 << (age - 1),
            Achievement::Special(special) => 1 << (9 + special as u16),
        }
    }
}

impl fmt::Display for Achievement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Achievement::Age(age) => write!(f, "{age}"),
            Achievement::Special(special) => f.write_str(
                ["monument", "empire", "world", "wonder", "universe"][*special as usize],
            ),
        }
    }
}

/// A pile of one colour on a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pile {
    pub top: Card,
    pub bottom: Card,
    pub len: u8,
    pub splay: Splay,
    /// The positions, counted from the bottom, whose order only the owner knows since a rearrangement.
    pub secret_from: u8,
    pub secret_to: u8,
}

impl Pile {
    pub const EMPTY: Pile = Pile {
        top: Card::NONE,
        bottom: Card::NONE,
        len: 0,
        splay: Splay::None,
        secret_from: 0,
        secret_to: 0,
    };
}

/// A supply deck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    pub top: Card,
    pub bottom: Card,
    pub len: u8,
}

impl Deck {
    pub const EMPTY: Deck = Deck {
        top: Card::NONE,
        bottom: Card::NONE,
        len: 0,
    };
}

/// Where the game stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Everybody chooses the first card (R15).
    FirstMeld,
    /// The player on turn chooses an action.
    Action,
    /// A dogma action is being carried out.
    Dogma,
    /// The game is over.
    Over(Outcome<Cause>),
}

/// A dogma action that is being carried out (section 7).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Dogma {
    /// The card that was activated.
    pub card: Card,
    /// Who activated it.
    pub leader: Seat,
    /// Who has at least as many icons, the leader left out.
    pub sharers: Seats,
    /// Who is subject to its demands.
    pub victims: Seats,
    /// The effect in progress, from 0.
    pub effect: u8,
    /// How many seats, clockwise from the leader's left, are done with it.
    pub done: u8,
    /// Whether a demand has moved a card (R78).
    pub demand_moved: bool,
    /// Whether the bonus is earned (R58).
    pub bonus: bool,
    /// How many of the card's icons each seat showed at the activation (R45).
    pub(crate) counts: [u8; SEATS],
    /// How many cards each seat has returned for Democracy in this action.
    pub(crate) returned: [u8; SEATS],
}

impl Dogma {
    pub(crate) const NONE: Dogma = Dogma {
        card: Card::NONE,
        leader: Seat(0),
        sharers: Seats::NONE,
        victims: Seats::NONE,
        effect: 0,
        done: 0,
        demand_moved: false,
        bonus: false,
        counts: [0; SEATS],
        returned: [0; SEATS],
    };
}

/// The whole table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) hands: [CardSet; SEATS],
    pub(crate) score_piles: [CardSet; SEATS],
    pub(crate) boards: [CardSet; SEATS],
    /// Cards out of the game.
    pub(crate) removed: CardSet,
    pub(crate) icons: [Icons; SEATS],
    /// The generator for blind picks; set-up draws it from the game's generator.
    pub(crate) chance: u64,
    pub(crate) points: [u16; SEATS],
    /// Claimed achievements, a bit each.
    pub(crate) achieved: [u16; SEATS],
    pub(crate) available: u16,
    /// Which ages have a deck with cards, bit n for age n.
    pub(crate) stocked: u16,
    pub(crate) turns: u16,
    pub(crate) piles: [[Pile; 5]; SEATS],
    pub(crate) decks: [Deck; 10],
    /// For each card of a pile or deck, the card beneath it.
    pub(crate) under: [Card; Card::COUNT],
    pub(crate) achievement_cards: [Card; 9],
    pub(crate) tucked: [u8; SEATS],
    pub(crate) scored: [u8; SEATS],
    /// Boards that changed since special achievements were last looked at.
    pub(crate) touched: Seats,
    pub(crate) seats: u8,
    pub(crate) turn: Seat,
    pub(crate) actions_left: u8,
    pub(crate) phase: Phase,
    pub(crate) dogma: Dogma,
    pub(crate) rules: Rules,
    /// Cards that everybody has been shown in the running unit, or in the last one.
    pub(crate) shown: CardSet,
    /// Whether knowledge is kept up to date; play-outs do without.
    pub(crate) remembers: bool,
    /// Where each seat thinks each card could be; see `knowledge.rs`.
    pub(crate) possible: [[u8; Card::COUNT]; SEATS],
}

impl State {
    /// An empty table.
    pub(crate) fn empty(rules: Rules, seats: usize) -> State {
        State {
            hands: [CardSet::EMPTY; SEATS],
            score_piles: [CardSet::EMPTY; SEATS],
            boards: [CardSet::EMPTY; SEATS],
            removed: CardSet::EMPTY,
            icons: [Icons(0); SEATS],
            chance: 0,
            points: [0; SEATS],
            achieved: [0; SEATS],
            available: (1 << 14) - 1,
            stocked: 0,
            turns: 0,
            piles: [[Pile::EMPTY; 5]; SEATS],
            decks: [Deck::EMPTY; 10],
            under: [Card::NONE; Card::COUNT],
            achievement_cards: [Card::NONE; 9],
            tucked: [0; SEATS],
            scored: [0; SEATS],
            touched: Seats::NONE,
            seats: seats as u8,
            turn: Seat(0),
            actions_left: 2,
            phase: Phase::Action,
            dogma: Dogma::NONE,
            rules,
            shown: CardSet::EMPTY,
            remembers: true,
            possible: [[0; Card::COUNT]; SEATS],
        }
    }

    /// The rule options.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How many turns have been finished.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// How many actions the player on turn still has, the running one included.
    pub fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The running dogma action, if there is one.
    pub fn dogma(&self) -> Option<&Dogma> {
        (self.phase == Phase::Dogma).then_some(&self.dogma)
    }

    /// A player's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// A player's score pile.
    #[inline]
    pub fn score_pile(&self, seat: Seat) -> CardSet {
        self.score_piles[seat.index()]
    }

    /// All cards of a player's board, covered ones included.
    #[inline]
    pub fn board(&self, seat: Seat) -> CardSet {
        self.boards[seat.index()]
    }

    /// A player's points (R8).
    #[inline]
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// How many of an icon a player shows.
    #[inline]
    pub fn icons(&self, seat: Seat, icon: Icon) -> u8 {
        self.icons[seat.index()].of(icon)
    }

    /// All icons a player shows.
    #[inline]
    pub fn all_icons(&self, seat: Seat) -> Icons {
        self.icons[seat.index()]
    }

    #[inline]
    pub(crate) fn pile(&self, seat: Seat, color: Color) -> &Pile {
        &self.piles[seat.index()][color as usize]
    }

    /// The top card of a pile.
    #[inline]
    pub fn top(&self, seat: Seat, color: Color) -> Option<Card> {
        let top = self.pile(seat, color).top;
        (top != Card::NONE).then_some(top)
    }

    /// The bottom card of a pile.
    #[inline]
    pub fn bottom(&self, seat: Seat, color: Color) -> Option<Card> {
        let bottom = self.pile(seat, color).bottom;
        (bottom != Card::NONE).then_some(bottom)
    }

    /// The card directly beneath a card of a pile or deck.
    #[inline]
    pub fn beneath(&self, card: Card) -> Option<Card> {
        let under = self.under[card.index()];
        (under != Card::NONE).then_some(under)
    }

    /// How many cards a pile holds.
    #[inline]
    pub fn pile_len(&self, seat: Seat, color: Color) -> u8 {
        self.pile(seat, color).len
    }

    /// In which direction a pile is splayed.
    #[inline]
    pub fn splay_of(&self, seat: Seat, color: Color) -> Splay {
        self.pile(seat, color).splay
    }

    /// A player's top cards.
    #[inline]
    pub fn tops(&self, seat: Seat) -> CardSet {
        let mut tops = CardSet::EMPTY;
        for pile in &self.piles[seat.index()] {
            if pile.top != Card::NONE {
                tops.insert(pile.top);
            }
        }
        tops
    }

    /// The top cards of several players together.
    pub fn tops_of(&self, seats: impl Iterator<Item = Seat>) -> CardSet {
        seats.fold(CardSet::EMPTY, |tops, seat| tops.or(self.tops(seat)))
    }

    /// The colours a player has on the board, as top cards stand for them.
    #[inline]
    pub fn has_color(&self, seat: Seat, color: Color) -> bool {
        self.pile(seat, color).len > 0
    }

    /// A chain of cards from a top card downwards: a pile or a deck.
    pub(crate) fn chain(&self, top: Card) -> impl Iterator<Item = Card> + '_ {
        let start = (top != Card::NONE).then_some(top);
        std::iter::successors(start, |card| self.beneath(*card))
    }

    /// The cards of a pile from the top downwards.
    pub fn pile_cards(&self, seat: Seat, color: Color) -> impl Iterator<Item = Card> + '_ {
        self.chain(self.pile(seat, color).top)
    }

    /// The cards of a deck from the top downwards.
    pub(crate) fn deck_cards(&self, age: u8) -> impl Iterator<Item = Card> + '_ {
        self.chain(self.decks[age as usize - 1].top)
    }

    /// How many cards the deck of an age holds.
    pub fn deck_len(&self, age: u8) -> u8 {
        self.decks[age as usize - 1].len
    }

    /// Whether an achievement is still in the middle.
    #[inline]
    pub fn is_available(&self, achievement: Achievement) -> bool {
        self.available & achievement.bit() != 0
    }

    /// How many achievements a player has claimed.
    #[inline]
    pub fn achievements(&self, seat: Seat) -> u32 {
        self.achieved[seat.index()].count_ones()
    }

    /// The achievements a player has claimed.
    pub fn achieved(&self, seat: Seat) -> impl Iterator<Item = Achievement> + use<> {
        let claimed = self.achieved[seat.index()];
        Achievement::all().filter(move |achievement| claimed & achievement.bit() != 0)
    }

    /// How many colours of a player's board show an icon.
    pub fn colors_showing(&self, seat: Seat, icon: Icon) -> u8 {
        let shows = |&color: &Color| {
            let splay = self.splay_of(seat, color);
            let mut cards = self.pile_cards(seat, color).enumerate();
            cards.any(|(depth, card)| card.shows((depth > 0).then_some(splay)).of(icon) > 0)
        };
        Color::ALL.iter().filter(|color| shows(color)).count() as u8
    }

    /// How many seats the table has.
    pub fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// All seats, clockwise from A.
    #[inline]
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats as usize)
    }

    /// Whether two seats play together: a player and himself, or partners (N1).
    #[inline]
    pub fn same_side(&self, one: Seat, other: Seat) -> bool {
        one == other || self.rules.teams && one.0 % 2 == other.0 % 2
    }

    /// The other players as effects mean them: everybody but oneself and a partner (N1).
    #[inline]
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        seat.around(self.seats as usize)
            .filter(move |&other| !self.same_side(seat, other))
    }

    /// All cards of the colours that a player has on the board, or has not.
    pub fn of_colors(&self, seat: Seat, present: bool) -> CardSet {
        let colors = Color::ALL.into_iter();
        let colors = colors.filter(|&color| self.has_color(seat, color) == present);
        colors.fold(CardSet::EMPTY, |all, color| all.or(CardSet::colored(color)))
    }

    /// The value of a player's highest top card, 0 with an empty board (R9).
    #[inline]
    pub fn highest_top_value(&self, seat: Seat) -> u8 {
        self.tops(seat).highest_value()
    }

    /// Where a card lies; the deck if nowhere else.
    pub(crate) fn place_of(&self, card: Card) -> Place {
        for seat in self.all_seats() {
            if self.hand(seat).has(card) {
                return Place::Hand(seat);
            }
            if self.board(seat).has(card) {
                return Place::Board(seat);
            }
            if self.score_pile(seat).has(card) {
                return Place::Score(seat);
            }
        }
        if self.removed.has(card) {
            Place::Box
        } else {
            Place::Deck
        }
    }

    /// The card set of a hand or score pile; empty for other places.
    pub(crate) fn set_at(&self, place: Place) -> CardSet {
        match place {
            Place::Hand(seat) => self.hand(seat),
            Place::Score(seat) => self.score_pile(seat),
            _ => CardSet::EMPTY,
        }
    }
}

#[cfg(test)]
mod tests;
