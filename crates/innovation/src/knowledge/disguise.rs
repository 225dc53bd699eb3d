//! Imagined tables: which hidden card could be which, and a table that wears such a disguise.
//!
//! What a seat knows is kept in `knowledge.rs`; nothing here looks at more than that.

use super::{DECK, OUT, bit, span};
use crate::card::{Card, CardSet, Splay};
use crate::state::{Pile, Place, State};
use arrayvec::ArrayVec;
use tabletop::{FastRng, Seat};

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
    /// As it is splayed now, and as it was when the running unit started.
    splays: [Splay; 2],
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
            let alike = |card: &Card| {
                let mut splays = self.splays.into_iter();
                splays.all(|splay| card.corners(splay) == truth.corners(splay))
            };
            let position = cards
                .iter()
                .position(alike)
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
    /// What the seat cannot tell: now, and when the running unit started.
    pub(crate) fn hidden_from(&self, start: &State, seat: Seat) -> Hidden {
        // What was shown in this unit, the seat saw: it cannot have been anything else, whatever became of it since.
        let shown = match self == start {
            true => CardSet::EMPTY,
            false => self.shown,
        };
        let ages = (1..=10).filter_map(|age| self.hidden_age(age, start, seat, shown));
        let ages: ArrayVec<HiddenAge, 10> = ages.collect();
        let others = self.all_seats().filter(|&owner| owner != seat);
        let piles = |owner: Seat| {
            let now = &self.piles[owner.index()];
            now.iter().zip(&start.piles[owner.index()])
        };
        let piles = others.flat_map(piles);
        let orders = piles.map(|(pile, before)| self.hidden_order(pile, start, before));
        let orders: Vec<HiddenOrder> = orders.filter(|order| order.cards.len() > 1).collect();
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
    fn hidden_age(&self, age: u8, start: &State, seat: Seat, shown: CardSet) -> Option<HiddenAge> {
        let possible = &self.possible[seat.index()];
        let at_start = &start.possible[seat.index()];
        let mut learnt = false;
        let mut cards = ArrayVec::<Card, 15>::new();
        // The places that every hidden card may be in.
        let mut common = u8::MAX;
        let first = span(age).start;
        for (offset, &places) in possible[span(age)].iter().enumerate() {
            if places != 0 && !shown.has(Card((first + offset) as u8)) {
                cards.push(Card((first + offset) as u8));
                common &= places;
                learnt |= places != at_start[first + offset];
            }
        }
        if cards.len() < 2 {
            return None;
        }
        let places = self.hidden_places(age, seat, shown, cards.len());
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
    fn hidden_places(
        &self,
        age: u8,
        seat: Seat,
        shown: CardSet,
        count: usize,
    ) -> ArrayVec<(u8, Card), 15> {
        let possible = &self.possible[seat.index()];
        let mut places = ArrayVec::new();
        let mut card = self.decks[age as usize - 1].top;
        while card != Card::NONE {
            if possible[card.index()] != 0 && !shown.has(card) {
                places.push((DECK, card));
            }
            card = self.under[card.index()];
        }
        let mut add = |bit: u8, cards: CardSet| {
            let first = places.len();
            let cards = cards.of_value(age).iter();
            places.extend(
                cards
                    .filter(|&card| possible[card.index()] != 0 && !shown.has(card))
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
        let mut more = add(OUT, self.out(age));
        for owner in self.all_seats().filter(|&owner| owner != seat) {
            more = more && add(bit(seat, Place::Hand(owner)), self.hand(owner));
            more = more && add(bit(seat, Place::Score(owner)), self.score_pile(owner));
        }
        places
    }

    /// The covered cards of a pile whose order is secret, and was when the running unit started.
    fn hidden_order(&self, pile: &Pile, start: &State, before: &Pile) -> HiddenOrder {
        let mut cards = self.secret_cards(pile);
        if !cards.is_empty() {
            let earlier = start.secret_cards(before);
            cards.retain(|card| earlier.contains(card));
        }
        HiddenOrder {
            cards,
            splays: [pile.splay, before.splay],
        }
    }

    /// The covered cards of a pile whose order only its owner knows, from the top.
    fn secret_cards(&self, pile: &Pile) -> Vec<Card> {
        let (from, to) = (pile.len - pile.secret_to, pile.len - pile.secret_from);
        let cards = self.chain(pile.top).skip(from as usize);
        cards.take((to - from) as usize).collect()
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
