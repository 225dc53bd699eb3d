//! What each seat has learnt and still remembers about face-down cards.
//!
//! For every seat and card the table keeps the places in which the card may be as far as the seat can tell:
//! a set of bits, or 0 when the seat knows exactly where the card is. Ages are open (R122), so a card can only be
//! confused with cards of its own age. When a card moves unseen, every card of that age which may have been the one
//! may now also be in the new place. Cards on boards are always known: everybody saw them arrive (R126).
//!
//! What is deliberately not deduced: that a card somebody else chose in secret had to have a certain colour or icon,
//! and where in a deck a card lies that the seat could not follow there.

use crate::card::{Card, CardSet, Splay};
use crate::state::{Pile, Place, SEATS, State};
use arrayvec::ArrayVec;
use tabletop::{FastRng, Seat, Seats};

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

/// The span of the card list that holds an age.
#[inline]
fn span(age: u8) -> std::ops::Range<usize> {
    let start = if age == 1 { 0 } else { 10 * age as usize - 5 };
    start..10 * age as usize + 5
}

const OWN_NAMES: [Card; Card::COUNT] = {
    let mut names = [Card(0); Card::COUNT];
    let mut id = 0;
    while id < Card::COUNT {
        names[id] = Card(id as u8);
        id += 1;
    }
    names
};

/// What a seat cannot tell at a table: all that disguises are drawn from.
#[derive(Clone, Debug)]
pub struct Hidden {
    seat: Seat,
    ages: ArrayVec<HiddenAge, 10>,
    orders: Vec<HiddenOrder>,
    /// All of these cards.
    cards: CardSet,
}

/// Cards of one age that a seat cannot tell apart.
#[derive(Clone, Debug)]
struct HiddenAge {
    cards: ArrayVec<Card, 15>,
    /// The places of these cards, named by the card that truly lies there, in an order that does not depend on the cards.
    places: ArrayVec<Card, 15>,
    /// For each place the cards that may lie there; none if all may lie everywhere.
    fits: Option<ArrayVec<CardSet, 15>>,
}

/// Covered cards of somebody's pile, from the top, whose order a seat does not know.
#[derive(Clone, Debug)]
struct HiddenOrder {
    cards: Vec<Card>,
    splay: Splay,
}

impl Hidden {
    /// Draws which hidden card could be which.
    pub(crate) fn disguise(&self, rng: &mut FastRng) -> Disguise {
        let mut disguise = Disguise {
            seat: self.seat,
            names: OWN_NAMES,
            renamed: self.cards,
            reorders: !self.orders.is_empty(),
            chance: rng.bits(),
        };
        for age in &self.ages {
            age.deal(rng, &mut disguise);
        }
        for order in &self.orders {
            order.mix(rng, &mut disguise);
        }
        disguise
    }
}

impl HiddenAge {
    /// Deals the cards to the places, as far as the seat thinks each place possible.
    fn deal(&self, rng: &mut FastRng, disguise: &mut Disguise) {
        let mut room = [Card::NONE; 15];
        let cards = &mut room[..self.cards.len()];
        cards.copy_from_slice(&self.cards);
        rng.shuffle(cards);
        if let Some(fits) = &self.fits {
            fit(cards, |place, card| fits[place].has(card), rng);
        }
        for (truth, card) in self.places.iter().zip(cards) {
            disguise.names[truth.index()] = *card;
        }
    }
}

impl HiddenOrder {
    /// Mixes the cards, as far as they show the same icons.
    fn mix(&self, rng: &mut FastRng, disguise: &mut Disguise) {
        let mut cards = self.cards.clone();
        cards.sort();
        rng.shuffle(&mut cards);
        for &truth in &self.cards {
            let position = cards
                .iter()
                .position(|card| card.corners(self.splay) == truth.corners(self.splay))
                .expect("each card shows the same icons as itself");
            disguise.names[truth.index()] = cards.remove(position);
        }
    }
}

/// Which hidden card stands for which other one in an imagined table.
#[derive(Clone, Debug)]
pub struct Disguise {
    seat: Seat,
    names: [Card; Card::COUNT],
    /// The cards that may have another's name.
    renamed: CardSet,
    /// Whether covered cards of a pile have changed places.
    reorders: bool,
    chance: u64,
}

impl Disguise {
    /// The name a card has at the imagined table.
    #[inline]
    pub(crate) fn name(&self, card: Card) -> Card {
        if card == Card::NONE {
            card
        } else {
            self.names[card.index()]
        }
    }

    /// The names of the cards of a pile or deck, linked as the cards are; gives the new top and bottom.
    fn chain(
        &self,
        top: Card,
        links: &[Card; Card::COUNT],
        under: &mut [Card; Card::COUNT],
    ) -> (Card, Card) {
        let first = self.name(top);
        let mut above = first;
        let mut card = top;
        while card != Card::NONE {
            card = links[card.index()];
            let name = self.name(card);
            under[above.index()] = name;
            if name != Card::NONE {
                above = name;
            }
        }
        (first, above)
    }

    /// The names of cards that lie in no pile or deck, and so on no other card.
    fn set(&self, cards: CardSet, under: &mut [Card; Card::COUNT]) -> CardSet {
        let mut named = cards.minus(self.renamed);
        for card in cards.and(self.renamed) {
            let name = self.names[card.index()];
            named.insert(name);
            under[name.index()] = Card::NONE;
        }
        named
    }
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

    /// Everybody sees the cards.
    pub(crate) fn show(&mut self, cards: CardSet) {
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

    /// Updates what everybody knows for a card about to move, which `seen` can tell.
    #[inline]
    pub(crate) fn follow(&mut self, card: Card, from: Place, to: Place, seen: Seats) {
        if !self.remembers {
            return;
        }
        for seat in Seat::all(self.seats as usize) {
            if seen.has(seat) {
                self.possible[seat.index()][card.index()] = 0;
            } else {
                let moving = CardSet::only(card);
                self.lose_track(seat, card.value(), moving, from, to);
            }
        }
    }

    /// Some cards of one age move from one place to another where the seat cannot tell which.
    fn lose_track(&mut self, seat: Seat, age: u8, moving: CardSet, from: Place, to: Place) {
        let here = self.set_at(from).of_value(age);
        let (from_bit, to_bit) = (bit(seat, from), bit(seat, to));
        let possible = &mut self.possible[seat.index()];
        let all_move = from != Place::Deck && moving == here;
        if from != Place::Deck && !all_move {
            // A known card among several of its age may be the one that moved.
            for card in here {
                if possible[card.index()] == 0 {
                    possible[card.index()] = from_bit;
                }
            }
        }
        for places in &mut possible[span(age)] {
            if *places & from_bit != 0 {
                *places |= to_bit;
                if all_move {
                    *places &= !from_bit;
                }
            }
        }
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

    /// What the seat cannot tell: now, and when the running unit started.
    pub(crate) fn hidden_from(&self, start: &State, seat: Seat) -> Hidden {
        let ages = (1..=10).filter_map(|age| self.hidden_age(age, start, seat));
        let ages: ArrayVec<HiddenAge, 10> = ages.collect();
        let others = self.all_seats().filter(|&owner| owner != seat);
        let piles = others.flat_map(|owner| &self.piles[owner.index()]);
        let secret = piles.filter(|pile| pile.secret_from + 1 < pile.secret_to);
        let orders: Vec<HiddenOrder> = secret.map(|pile| self.hidden_order(pile)).collect();
        let of_ages = ages.iter().flat_map(|age| &age.cards);
        let of_orders = orders.iter().flat_map(|order| &order.cards);
        Hidden {
            seat,
            cards: of_ages.chain(of_orders).copied().collect(),
            ages,
            orders,
        }
    }

    /// The cards of one age that the seat cannot tell apart; none if there are no two.
    fn hidden_age(&self, age: u8, start: &State, seat: Seat) -> Option<HiddenAge> {
        let possible = &self.possible[seat.index()];
        let at_start = &start.possible[seat.index()];
        let mut learnt = false;
        let mut cards = ArrayVec::<Card, 15>::new();
        // The places that every hidden card may be in.
        let mut common = u8::MAX;
        let first = span(age).start;
        for (offset, &places) in possible[span(age)].iter().enumerate() {
            if places != 0 {
                cards.push(Card((first + offset) as u8));
                common &= places;
                learnt |= places != at_start[first + offset];
            }
        }
        if cards.len() < 2 {
            return None;
        }
        let places = self.hidden_places(age, seat, cards.len());
        debug_assert_eq!(
            places.len(),
            cards.len(),
            "every hidden card of age {age} has a place"
        );
        let all_bits = places.iter().fold(0, |bits, (bit, _)| bits | bit);
        let fits = |&(bit, truth): &(u8, Card)| {
            let fits = |card: Card| {
                bit & possible[card.index()] != 0
                    && (!learnt || start.could_have_been(seat, card, truth))
            };
            cards.iter().copied().filter(|&card| fits(card)).collect()
        };
        let everywhere = !learnt && all_bits & !common == 0;
        Some(HiddenAge {
            fits: (!everywhere).then(|| places.iter().map(fits).collect()),
            places: places.iter().map(|&(_, truth)| truth).collect(),
            cards,
        })
    }

    /// Whether one hidden card could have lain where another truly lies.
    ///
    /// The seat may have known the first and lost track of it since: then it lay beside the other, or is the other.
    fn could_have_been(&self, seat: Seat, card: Card, truth: Card) -> bool {
        let place = |card: Card| match self.achievement_cards.contains(&card) {
            true => Place::Box,
            false => self.place_of(card),
        };
        card == truth
            || match (self.possible[seat.index()][card.index()], place(truth)) {
                (0, Place::Deck) => false,
                (0, there) => place(card) == there,
                (places, there) => places & bit(seat, there) != 0,
            }
    }

    /// The places of one age whose cards the seat does not know, in an order that does not depend on the cards.
    fn hidden_places(&self, age: u8, seat: Seat, count: usize) -> ArrayVec<(u8, Card), 15> {
        let possible = &self.possible[seat.index()];
        let mut places = ArrayVec::new();
        let mut card = self.decks[age as usize - 1].top;
        while card != Card::NONE {
            if possible[card.index()] != 0 {
                places.push((DECK, card));
            }
            card = self.under[card.index()];
        }
        let mut add = |bit: u8, cards: CardSet| {
            let first = places.len();
            let cards = cards.of_value(age).iter();
            places.extend(
                cards
                    .filter(|card| possible[card.index()] != 0)
                    .map(|card| (bit, card)),
            );
            if places.len() - first < 2 {
                return places.len() < count;
            }
            // What the others know of a card lies with its place, not with its name.
            let others = self.all_seats().filter(|&other| other != seat);
            places[first..].sort_by_key(|&(_, card)| {
                let known = |other: Seat| self.possible[other.index()][card.index()];
                others
                    .clone()
                    .fold(0u32, |key, other| key << 8 | u32::from(known(other)))
            });
            places.len() < count
        };
        let mut out = self.removed;
        if let Some(&card) = self.achievement_cards.get(age as usize - 1)
            && card != Card::NONE
        {
            out.insert(card);
        }
        let mut more = add(OUT, out);
        for owner in self.all_seats().filter(|&owner| owner != seat) {
            more = more && add(bit(seat, Place::Hand(owner)), self.hand(owner));
            more = more && add(bit(seat, Place::Score(owner)), self.score_pile(owner));
        }
        places
    }

    /// The covered cards of a pile whose order is secret.
    fn hidden_order(&self, pile: &Pile) -> HiddenOrder {
        let (from, to) = (pile.len - pile.secret_to, pile.len - pile.secret_from);
        let cards = self.chain(pile.top).skip(from as usize);
        HiddenOrder {
            cards: cards.take((to - from) as usize).collect(),
            splay: pile.splay,
        }
    }

    /// Renames the hidden cards.
    pub(crate) fn rename(&mut self, disguise: &Disguise) {
        // Links go with the places, not with the cards.
        let links = self.under;
        for seat in self.all_seats() {
            let known = self.possible[seat.index()];
            for cards in [
                &mut self.hands[seat.index()],
                &mut self.score_piles[seat.index()],
            ] {
                *cards = disguise.set(*cards, &mut self.under);
            }
            if seat != disguise.seat && self.remembers {
                for card in disguise.renamed {
                    let name = disguise.name(card);
                    self.possible[seat.index()][name.index()] = known[card.index()];
                }
            }
        }
        self.removed = disguise.set(self.removed, &mut self.under);
        for card in &mut self.achievement_cards {
            *card = disguise.name(*card);
            if *card != Card::NONE {
                self.under[card.index()] = Card::NONE;
            }
        }
        self.chance = disguise.chance;
        for deck in &mut self.decks {
            (deck.top, deck.bottom) = disguise.chain(deck.top, &links, &mut self.under);
        }
        if disguise.reorders {
            for pile in self.piles.as_flattened_mut() {
                (pile.top, pile.bottom) = disguise.chain(pile.top, &links, &mut self.under);
            }
        }
    }
}

/// Moves shuffled cards so that each gets a place it may be in. The true table shows that one way exists.
fn fit(cards: &mut [Card], fits: impl Fn(usize, Card) -> bool, rng: &mut FastRng) {
    let count = cards.len();
    for place in 0..count {
        if fits(place, cards[place]) {
            continue;
        }
        // Mostly a change with one other card is enough.
        let start = rng.below(count);
        let other = (0..count)
            .map(|step| (start + step) % count)
            .find(|&other| fits(place, cards[other]) && fits(other, cards[place]));
        match other {
            Some(other) => cards.swap(place, other),
            None => return fit_all(cards, fits, rng),
        }
    }
}

/// Deals all cards anew so that each gets a place it may be in.
fn fit_all(cards: &mut [Card], fits: impl Fn(usize, Card) -> bool, rng: &mut FastRng) {
    let count = cards.len();
    let mut holder = [usize::MAX; 15];
    let mut order: ArrayVec<usize, 15> = (0..count).collect();
    rng.shuffle(&mut order);
    for card in 0..count {
        let mut tried = [false; 15];
        let found = place_card(card, cards, &fits, &order, &mut holder, &mut tried);
        debug_assert!(found, "the true table is one way");
    }
    let placed = holder.map(|card| cards.get(card).copied());
    for (place, card) in cards.iter_mut().zip(placed) {
        *place = card.unwrap_or(*place);
    }
}

/// Gives a card a place, moving others on if need be (Kuhn's method).
fn place_card(
    card: usize,
    cards: &[Card],
    fits: &impl Fn(usize, Card) -> bool,
    order: &[usize],
    holder: &mut [usize; 15],
    tried: &mut [bool; 15],
) -> bool {
    for &place in order {
        if tried[place] || !fits(place, cards[card]) {
            continue;
        }
        tried[place] = true;
        if holder[place] == usize::MAX
            || place_card(holder[place], cards, fits, order, holder, tried)
        {
            holder[place] = card;
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests;
