//! What each seat has learnt and still remembers about face-down cards.
//!
//! For every seat and card the table keeps the places in which the card may be as far as the seat can tell:
//! a set of bits, or 0 when the seat knows exactly where the card is. Ages are open (R122), so a card can only be
//! confused with cards of its own age. When a card moves unseen, every card of that age which may have been the one
//! may now also be in the new place. Cards on boards are always known: everybody saw them arrive (R126).
//!
//! After that it is counted: a place in which the seat knows every card holds no other one, and a card is known if it
//! can be in one hand or score pile alone.
//!
//! What is deliberately not deduced: that a card somebody else chose in secret had to have a certain colour or icon
//! (unless what is told next shows it, as at Feudalism in the third edition), that a hand does not hold what would have
//! had to be chosen from it, where in a deck a card lies that the seat could not follow there, and that of two cards only one can have moved.

mod disguise;

pub use disguise::{Disguise, Hidden};

use crate::card::{Card, CardSet};
use crate::state::{Place, SEATS, State};
use tabletop::{Seat, Seats};

const DECK: u8 = 1;
/// Under an achievement, or removed unseen: both never come back.
const OUT: u8 = 2;

/// The bit that stands for a place in what `seat` thinks possible; own places need none.
#[inline]
fn bit(seat: Seat, place: Place) -> u8 {
    let other = |owner: Seat, first: u8| match (owner.index() + SEATS - seat.index()) % SEATS {
        0 => 0,
        distance => first << (distance - 1),
    };
    match place {
        Place::Deck => DECK,
        Place::Box => OUT,
        Place::Hand(owner) => other(owner, 4),
        Place::Score(owner) => other(owner, 32),
        Place::Board(_) => 0,
    }
}

/// A one in each byte.
const EACH: u128 = u128::MAX / 255;

/// A one in each byte that is not 0.
#[inline]
fn ones(bytes: u128) -> u128 {
    let bytes = bytes | bytes >> 4;
    let bytes = bytes | bytes >> 2;
    (bytes | bytes >> 1) & EACH
}

/// The span of the card list that holds an age.
#[inline]
fn span(age: u8) -> std::ops::Range<usize> {
    let start = if age == 1 { 0 } else { 10 * age as usize - 5 };
    start..10 * age as usize + 5
}

impl State {
    /// Nobody has seen any card: each is in its deck or under the achievement of its age.
    pub(crate) fn forget_everything(&mut self) {
        for card in Card::all() {
            let unseen = if card.value() == 10 { DECK } else { DECK | OUT };
            self.possible
                .iter_mut()
                .for_each(|seat| seat[card.index()] = unseen);
        }
    }

    /// Whether the seat knows where the card is.
    pub fn knows(&self, seat: Seat, card: Card) -> bool {
        self.possible[seat.index()][card.index()] == 0
    }

    /// Whether the seat thinks that the card may be in this place; under an achievement it counts as out.
    pub(crate) fn thinks_possible(&self, seat: Seat, card: Card, place: Place) -> bool {
        let aside = self.achievement_cards.contains(&card);
        let place = if aside { Place::Box } else { place };
        let possible = self.possible[seat.index()][card.index()];
        possible == 0 || possible & bit(seat, place) != 0
    }

    /// A table was laid out by hand: each seat knows what lies open to it and nothing else.
    pub(crate) fn know_only_the_open(&mut self) {
        for seat in Seat::all(self.seats as usize) {
            for card in Card::all() {
                let place = self.place_of(card);
                let own =
                    matches!(place, Place::Hand(owner) | Place::Score(owner) if owner == seat);
                let open = own || matches!(place, Place::Board(_));
                self.possible[seat.index()][card.index()] = if open { 0 } else { u8::MAX };
            }
        }
    }

    /// The seat has seen where the card lies.
    pub(crate) fn has_seen(&mut self, seat: Seat, card: Card) {
        self.possible[seat.index()][card.index()] = 0;
    }

    /// The cards that lie face down outside of the seat's own places, and where they lie the seat knows.
    pub(crate) fn seen_elsewhere(&self, seat: Seat) -> CardSet {
        let lies_hidden = |card: &Card| match self.place_of(*card) {
            Place::Hand(owner) | Place::Score(owner) => owner != seat,
            Place::Deck => true,
            Place::Board(_) | Place::Box => false,
        };
        Card::all()
            .filter(lies_hidden)
            .filter(|&card| self.knows(seat, card))
            .collect()
    }

    /// Everybody sees the cards.
    pub(crate) fn show(&mut self, cards: CardSet) {
        self.shown = self.shown.or(cards);
        for card in cards {
            self.possible
                .iter_mut()
                .for_each(|seat| seat[card.index()] = 0);
        }
    }

    /// Who can tell which card moves, if it moves now: those who see it, and those who know it can be no other.
    #[inline]
    pub(crate) fn who_can_tell(&self, card: Card, from: Place, to: Place) -> Seats {
        let mut seats = Seats::NONE;
        for place in [from, to] {
            match place {
                Place::Board(_) => return Seats::EVERYBODY,
                Place::Hand(seat) | Place::Score(seat) => seats = seats.with(seat),
                _ => {}
            }
        }
        if self.remembers {
            let alike = self.set_at(from).of_value(card.value()).len();
            for seat in self.all_seats() {
                if self.knows(seat, card) && alike <= 1 {
                    seats = seats.with(seat);
                }
            }
        }
        seats
    }

    /// Updates what everybody knows for a card about to move, which `seen` can tell. The others can tell its kind.
    #[inline]
    pub(crate) fn follow(
        &mut self,
        card: Card,
        from: Place,
        to: Place,
        seen: Seats,
        kind: CardSet,
    ) {
        if !self.remembers {
            return;
        }
        if let Place::Board(_) = to {
            self.shown.insert(card);
        }
        for seat in Seat::all(self.seats as usize) {
            if seen.has(seat) {
                self.possible[seat.index()][card.index()] = 0;
            } else {
                let moving = CardSet::only(card);
                self.lose_track(seat, card.value(), moving, kind, (from, to));
            }
        }
    }

    /// Some cards of one age and of a kind move from one place to another where the seat cannot tell which.
    fn lose_track(
        &mut self,
        seat: Seat,
        age: u8,
        moving: CardSet,
        kind: CardSet,
        (from, to): (Place, Place),
    ) {
        let here = self.set_at(from).of_value(age);
        let (from_bit, to_bit) = (bit(seat, from), bit(seat, to));
        let possible = &mut self.possible[seat.index()];
        let all_move = from != Place::Deck && moving == here;
        if from != Place::Deck && !all_move {
            // A known card among several of its age may be the one that moved.
            for card in here.and(kind) {
                if possible[card.index()] == 0 {
                    possible[card.index()] = from_bit;
                }
            }
        }
        let first = span(age).start;
        for (offset, places) in possible[span(age)].iter_mut().enumerate() {
            if *places & from_bit != 0 {
                if kind.has(Card((first + offset) as u8)) {
                    *places |= to_bit;
                }
                if all_move {
                    *places &= !from_bit;
                }
            }
        }
    }

    /// Draws conclusions about the cards of an age after one of them has moved or was shown.
    ///
    /// Where a seat knows every card, no other one can be; where there is room only for the cards that can be there,
    /// they are there. A card that can be in one hand or score pile alone is known.
    #[inline]
    pub(crate) fn conclude(&mut self, age: u8) {
        if self.remembers {
            for seat in self.all_seats() {
                while self.conclude_once(seat, age) {}
            }
        }
    }

    /// Tells whether there was anything to conclude.
    #[inline(never)]
    fn conclude_once(&mut self, seat: Seat, age: u8) -> bool {
        // A byte for each card, so that all are looked at together: this is done after every move.
        let possible = &self.possible[seat.index()][span(age)];
        let mut bytes = [0; 16];
        bytes[..possible.len()].copy_from_slice(possible);
        let before = u128::from_le_bytes(bytes);
        if before == 0 {
            return false;
        }
        let room = self.hidden_room(seat, age, ones(before).count_ones());
        let mut places = before;
        for (number, room) in (0..).zip(room) {
            let candidates = places >> number & EACH;
            if room == 0 {
                places &= !(candidates << number);
            } else if candidates.count_ones() == room {
                places = places & !(candidates * 255) | candidates << number;
            }
        }
        let several = places & (places - ones(places));
        let mut found = ones(places) & !ones(several);
        // What is out never comes back, and a card in a deck is known only if its position is.
        found &= !(places >> OUT.trailing_zeros());
        if room[0] > 1 {
            found &= !(places >> DECK.trailing_zeros());
        }
        places &= !(found * 255);
        let possible = &mut self.possible[seat.index()][span(age)];
        possible.copy_from_slice(&places.to_le_bytes()[..possible.len()]);
        places != before
    }

    /// How many cards of an age that the seat does not know, out of a number, lie in each place, by the place's bit.
    fn hidden_room(&self, seat: Seat, age: u8, count: u32) -> [u32; 8] {
        let possible = &self.possible[seat.index()];
        let mut room = [0; 8];
        let mut add = |bit: u8, cards: CardSet| {
            let cards = cards.of_value(age).iter();
            let hidden = cards.filter(|card| possible[card.index()] != 0).count();
            room[bit.trailing_zeros() as usize] = hidden as u32;
        };
        for owner in self.all_seats().filter(|&owner| owner != seat) {
            add(bit(seat, Place::Hand(owner)), self.hand(owner));
            add(bit(seat, Place::Score(owner)), self.score_pile(owner));
        }
        add(OUT, self.out(age));
        room[0] = count - room.iter().sum::<u32>();
        room
    }

    /// The cards that never come back, the one under the achievement of the age included.
    fn out(&self, age: u8) -> CardSet {
        let mut out = self.removed;
        if let Some(&card) = self.achievement_cards.get(age as usize - 1)
            && card != Card::NONE
        {
            out.insert(card);
        }
        out
    }

    /// Two sets are about to change places at once (R95).
    pub(crate) fn follow_exchange(
        &mut self,
        one: (Place, CardSet),
        other: (Place, CardSet),
        seen: Seats,
    ) {
        if !self.remembers {
            return;
        }
        for seat in Seat::all(self.seats as usize) {
            if seen.has(seat) {
                for card in one.1.or(other.1) {
                    self.possible[seat.index()][card.index()] = 0;
                }
                continue;
            }
            for age in 1..=10 {
                self.lose_track_of_exchange(seat, age, one, other);
            }
        }
    }

    fn lose_track_of_exchange(
        &mut self,
        seat: Seat,
        age: u8,
        one: (Place, CardSet),
        other: (Place, CardSet),
    ) {
        let places = [one.0, other.0];
        let here = places.map(|place| self.set_at(place).of_value(age));
        let moving = [one.1.of_value(age), other.1.of_value(age)];
        if moving[0].is_empty() && moving[1].is_empty() {
            return;
        }
        let bits = places.map(|place| bit(seat, place));
        let possible = &mut self.possible[seat.index()];
        for side in 0..2 {
            if !moving[side].is_empty() && moving[side] != here[side] {
                for card in here[side] {
                    if possible[card.index()] == 0 {
                        possible[card.index()] = bits[side];
                    }
                }
            }
        }
        for places in &mut possible[span(age)] {
            let before = *places;
            for side in 0..2 {
                if before & bits[side] == 0 {
                    continue;
                }
                if !moving[side].is_empty() {
                    *places |= bits[1 - side];
                }
                let stays_or_comes = moving[side] != here[side]
                    || before & bits[1 - side] != 0 && !moving[1 - side].is_empty();
                if !stays_or_comes {
                    *places &= !bits[side];
                }
            }
        }
    }

    /// All hands, boards and score piles are about to leave the game.
    pub(crate) fn follow_removal(&mut self) {
        for seat in Seat::all(self.seats as usize) {
            for places in &mut self.possible[seat.index()] {
                if *places & !(DECK | OUT) != 0 {
                    *places = *places & (DECK | OUT) | OUT;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
