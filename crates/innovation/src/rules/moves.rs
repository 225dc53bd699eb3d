//! Chapter 10: steps. The only code that puts a card from one place to another.

use crate::card::{Card, CardSet, Color, Face, Splay};
use crate::event::{Act, Ask, Event};
use crate::fx::Fx;
use crate::state::{Deck, Pile, Place, State};
use arrayvec::ArrayVec;
use tabletop::{Flow, Seat, Seats};

impl Fx<'_> {
    /// Moves one card: one step, after which special achievements and the end are checked (R102).
    pub(crate) fn step(&mut self, by: Seat, act: Act, card: Card, from: Place, to: Place) -> Flow {
        let seen = self.table.who_can_tell(card, from, to);
        self.shift(by, act, card, (from, to), seen, CardSet::ALL)
    }

    /// Moves a card that has just been shown to all: everybody can tell that it is this one.
    pub(crate) fn step_shown(&mut self, by: Seat, act: Act, card: Card, to: Place) -> Flow {
        let route = (self.place_of(card), to);
        self.shift(by, act, card, route, Seats::EVERYBODY, CardSet::ALL)
    }

    /// Moves a card of which all can tell that it is of a kind.
    pub(crate) fn step_of_kind(
        &mut self,
        by: Seat,
        act: Act,
        card: Card,
        to: Place,
        kind: CardSet,
    ) -> Flow {
        let from = self.place_of(card);
        let seen = self.table.who_can_tell(card, from, to);
        self.shift(by, act, card, (from, to), seen, kind)
    }

    fn shift(
        &mut self,
        by: Seat,
        act: Act,
        card: Card,
        (from, to): (Place, Place),
        seen: Seats,
        kind: CardSet,
    ) -> Flow {
        self.table.follow(card, from, to, seen, kind);
        self.table.take(card, from);
        self.table.put(card, to, act == Act::Tuck);
        self.table.conclude(card.value());
        self.moved(by, act, card, from, to, seen);
        self.check_achievements()
    }

    fn moved(&mut self, by: Seat, act: Act, card: Card, from: Place, to: Place, seen: Seats) {
        self.changed = true;
        self.demand_moved |= self.in_demand && matches!(act, Act::Transfer | Act::Return);
        self.tell(Event::Moved {
            by,
            act,
            card: Face::Card(card),
            from,
            to,
            seen,
        });
    }

    /// Two sets change places at once: one step (R95, R102). Tells whether anything moved.
    pub fn exchange(
        &mut self,
        by: Seat,
        one: (Place, CardSet),
        other: (Place, CardSet),
    ) -> Flow<bool> {
        let ((place_one, cards_one), (place_other, cards_other)) = (one, other);
        if cards_one.is_empty() && cards_other.is_empty() {
            return Ok(false);
        }
        let involved = |place| match place {
            Place::Hand(seat) | Place::Score(seat) => Seats::only(seat),
            _ => Seats::NONE,
        };
        let seen = Seats(involved(place_one).0 | involved(place_other).0);
        self.table.follow_exchange(one, other, seen);
        for (cards, from, to) in [
            (cards_one, place_one, place_other),
            (cards_other, place_other, place_one),
        ] {
            for card in cards {
                self.table.take(card, from);
                self.table.put(card, to, false);
            }
        }
        (1..=10).for_each(|age| self.table.conclude(age));
        for (cards, from, to) in [
            (cards_one, place_one, place_other),
            (cards_other, place_other, place_one),
        ] {
            for card in cards {
                self.moved(by, Act::Exchange, card, from, to, seen);
            }
        }
        self.check_achievements()?;
        Ok(true)
    }

    /// All hands, boards and score piles leave the game: one step (R103).
    pub fn remove_everything(&mut self) -> Flow {
        let table = &mut *self.table;
        table.follow_removal();
        for seat in table.all_seats() {
            let index = seat.index();
            table.removed = table
                .removed
                .or(table.hands[index])
                .or(table.score_piles[index])
                .or(table.boards[index]);
            for card in table.boards[index] {
                table.under[card.index()] = Card::NONE;
            }
            table.hands[index] = CardSet::EMPTY;
            table.score_piles[index] = CardSet::EMPTY;
            table.boards[index] = CardSet::EMPTY;
            table.piles[index] = [Pile::EMPTY; 5];
            table.icons[index] = Default::default();
            table.points[index] = 0;
            table.touched = table.touched.with(seat);
        }
        (1..=10).for_each(|age| table.conclude(age));
        self.changed = true;
        self.tell(Event::RemovedAll);
        self.check_achievements()
    }

    /// The player puts one of his piles into any order, from the top downwards: one step (R99).
    /// Keeping the order changes nothing (E156).
    pub fn rearrange(&mut self, me: Seat, color: Color) -> Flow {
        let before: ArrayVec<Card, 21> = self.pile_cards(me, color).collect();
        let mut left = self.board(me).of_color(color);
        let mut order = ArrayVec::<Card, 21>::new();
        while let Some(card) = self.choose(me, Ask::Arrange, left)? {
            left.remove(card);
            order.push(card);
        }
        if order == before {
            return Ok(());
        }
        self.table.arrange(me, color, &order);
        self.changed = true;
        self.tell(Event::Rearranged { seat: me, color });
        self.check_achievements()
    }
}

impl State {
    /// Takes a card out of its place.
    #[inline]
    pub(crate) fn take(&mut self, card: Card, from: Place) {
        match from {
            Place::Hand(seat) => self.hands[seat.index()].remove(card),
            Place::Score(seat) => {
                self.score_piles[seat.index()].remove(card);
                self.points[seat.index()] -= u16::from(card.value());
            }
            Place::Board(seat) => self.take_from_pile(seat, card),
            Place::Deck => self.take_from_deck(card.value()),
            Place::Box => self.removed.remove(card),
        }
    }

    /// Puts a card into a place: on a board on top of the pile of its colour, or under it; into a deck at the bottom.
    #[inline]
    pub(crate) fn put(&mut self, card: Card, to: Place, tuck: bool) {
        match to {
            Place::Hand(seat) => self.hands[seat.index()].insert(card),
            Place::Score(seat) => {
                self.score_piles[seat.index()].insert(card);
                self.points[seat.index()] += u16::from(card.value());
            }
            Place::Board(seat) if tuck => self.put_under_pile(seat, card),
            Place::Board(seat) => self.put_on_pile(seat, card),
            Place::Deck => self.put_under_deck(card),
            Place::Box => self.removed.insert(card),
        }
    }

    fn take_from_deck(&mut self, age: u8) {
        let deck = &mut self.decks[age as usize - 1];
        let next = self.under[deck.top.index()];
        self.under[deck.top.index()] = Card::NONE;
        deck.top = next;
        deck.len -= 1;
        if deck.len == 0 {
            *deck = Deck::EMPTY;
            self.stocked &= !(1 << age);
        }
    }

    pub(crate) fn put_under_deck(&mut self, card: Card) {
        let age = card.value();
        let deck = &mut self.decks[age as usize - 1];
        if deck.len == 0 {
            deck.top = card;
            self.stocked |= 1 << age;
        } else {
            self.under[deck.bottom.index()] = card;
        }
        deck.bottom = card;
        deck.len += 1;
    }

    /// A pile that gains a card continues its splay (R34, R84).
    fn put_on_pile(&mut self, seat: Seat, card: Card) {
        let index = seat.index();
        let pile = &mut self.piles[index][card.color() as usize];
        let icons = &mut self.icons[index];
        if pile.len == 0 {
            pile.bottom = card;
        } else {
            *icons -= pile.top.shows(None);
            *icons += pile.top.shows(Some(pile.splay));
            self.under[card.index()] = pile.top;
        }
        *icons += card.shows(None);
        pile.top = card;
        pile.len += 1;
        self.boards[index].insert(card);
        self.touched = self.touched.with(seat);
    }

    fn put_under_pile(&mut self, seat: Seat, card: Card) {
        let index = seat.index();
        let pile = &mut self.piles[index][card.color() as usize];
        if pile.len == 0 {
            return self.put_on_pile(seat, card);
        }
        self.icons[index] += card.shows(Some(pile.splay));
        self.under[pile.bottom.index()] = card;
        pile.bottom = card;
        pile.len += 1;
        if pile.secret_from < pile.secret_to {
            pile.secret_from += 1;
            pile.secret_to += 1;
        }
        self.boards[index].insert(card);
        self.touched = self.touched.with(seat);
    }

    /// A pile of fewer than two cards is not splayed (R87).
    fn take_from_pile(&mut self, seat: Seat, card: Card) {
        let index = seat.index();
        let pile = &mut self.piles[index][card.color() as usize];
        let icons = &mut self.icons[index];
        let beneath = self.under[card.index()];
        self.under[card.index()] = Card::NONE;
        pile.len -= 1;
        if card == pile.top {
            *icons -= card.shows(None);
            if beneath != Card::NONE {
                *icons -= beneath.shows(Some(pile.splay));
                *icons += beneath.shows(None);
            }
            pile.top = beneath;
            // The new top card lies open.
            pile.secret_to = pile.secret_to.min(pile.len.saturating_sub(1));
            pile.secret_from = pile.secret_from.min(pile.secret_to);
        } else {
            *icons -= card.shows(Some(pile.splay));
            let mut above = pile.top;
            let mut height = pile.len;
            while self.under[above.index()] != card {
                above = self.under[above.index()];
                height -= 1;
            }
            self.under[above.index()] = beneath;
            // `height` is now the number of cards that lay at and under the card taken.
            let position = height - 1;
            if position < pile.secret_to {
                pile.secret_to -= 1;
            }
            if position < pile.secret_from {
                pile.secret_from -= 1;
            }
            if beneath == Card::NONE {
                pile.bottom = above;
            }
        }
        if pile.len < 2 {
            if pile.len == 1 && pile.splay != Splay::None {
                pile.splay = Splay::None;
            }
            pile.secret_from = 0;
            pile.secret_to = 0;
        }
        if pile.len == 0 {
            *pile = Pile::EMPTY;
        }
        self.boards[index].remove(card);
        self.touched = self.touched.with(seat);
    }

    /// Changes the direction of a pile of two or more cards.
    pub(crate) fn set_splay(&mut self, seat: Seat, color: Color, splay: Splay) {
        let index = seat.index();
        let pile = &mut self.piles[index][color as usize];
        let (old, top) = (pile.splay, pile.top);
        pile.splay = splay;
        for card in self.boards[index].of_color(color).without(top) {
            self.icons[index] -= card.shows(Some(old));
            self.icons[index] += card.shows(Some(splay));
        }
        self.touched = self.touched.with(seat);
    }

    /// Puts a pile into the given order, from the top downwards. The others see the new top card only.
    pub(crate) fn arrange(&mut self, seat: Seat, color: Color, order: &[Card]) {
        let index = seat.index();
        let pile = &mut self.piles[index][color as usize];
        let (Some(&top), Some(&bottom)) = (order.first(), order.last()) else {
            return;
        };
        let icons = &mut self.icons[index];
        *icons -= pile.top.shows(None);
        *icons += pile.top.shows(Some(pile.splay));
        *icons -= top.shows(Some(pile.splay));
        *icons += top.shows(None);
        (pile.top, pile.bottom) = (top, bottom);
        (pile.secret_from, pile.secret_to) = (0, pile.len - 1);
        for pair in order.windows(2) {
            self.under[pair[0].index()] = pair[1];
        }
        self.under[bottom.index()] = Card::NONE;
        self.touched = self.touched.with(seat);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // R75, R102, R114, E072: Translation melds one card after the other; Universe falls after Ecology and is kept
    // although Agriculture covers it.
    #[test]
    fn an_achievement_falls_between_two_cards_of_one_effect() {
        check(
            "A  board translation satellites services fission  score rocketry ecology agriculture",
            "A dogma translation; A yes; A rocketry; A ecology",
            "A  board translation,rocketry satellites services fission ecology,agriculture  achieved universe",
        );
        // The other order never shows five high cards before the end, and then does.
        check(
            "A  board translation satellites services fission  score rocketry ecology agriculture",
            "A dogma translation; A yes; A ecology; A agriculture",
            "A  board translation,rocketry satellites services fission ecology,agriculture",
        );
    }

    // R99, R102, E073: the new top card of a rearranged pile counts at once; the splay stays.
    #[test]
    fn an_achievement_falls_after_a_rearrangement() {
        check(
            "A  board rocketry,tools,publications< satellites services fission ecology",
            "A dogma publications; A blue; A rocketry; A publications; A pass",
            "A  board tools,publications,rocketry< satellites services fission ecology  achieved universe",
        );
    }

    // R74, R102, R104, E073, E074: losing the card on top uncovers Fission, on another player's turn.
    #[test]
    fn an_achievement_falls_when_a_card_is_uncovered() {
        check(
            "A  board city-states
             B  board rocketry the-wheel,satellites^ services ecology fission,metalworking
             deck 1  tools",
            "A dogma city-states",
            "A  board city-states metalworking
             B  board rocketry the-wheel,satellites^ services ecology fission  hand tools  achieved universe",
        );
    }

    // R99: from the top downwards, any own pile of two or more cards.
    #[test]
    fn a_pile_is_rearranged_from_the_top() {
        check_options(
            "A  board archery,metalworking,oars< tools,publications sailing",
            "A dogma publications",
            "A: blue; red; pass",
        );
        check(
            "A  board archery,metalworking,oars< publications sailing",
            "A dogma publications; A red; A archery; A oars",
            "A  board metalworking,oars,archery< publications sailing
             legal A: dogma archery
             illegal A: dogma oars",
        );
    }

    // R60, R99: a new order counts as something, the old order does not.
    #[test]
    fn a_sharer_who_keeps_the_order_did_nothing() {
        let given = "A  board publications
                     B  board experimentation archery,oars
                     deck 7  bicycle";
        check(
            given,
            "A dogma publications; B red; B archery",
            "A  board publications  hand bicycle
             B  board experimentation oars,archery
             bonus A",
        );
        check(
            given,
            "A dogma publications; B red; B oars",
            "A  board publications
             B  board experimentation archery,oars
             deck 7  bicycle
             bonus none",
        );
    }

    // R98, R103, D24: removed cards are in no place and never come back.
    #[test]
    fn fission_removes_everything_in_one_step() {
        check(
            "players 3
             A  board fission  hand tools
             B  board writing,pottery<  score calendar
             C  hand sailing
             deck 10  robotics ...
             decks ...",
            "A dogma fission",
            "removed tools writing pottery sailing calendar fission robotics
             turn A 1
             bonus none",
        );
    }
}
