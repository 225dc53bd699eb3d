//! Chapters 5 and 9: what can be done to a card, wherever it lies.

use crate::card::{Card, CardSet};
use crate::event::{Act, Ask, Choice};
use crate::fx::{Among, Fx};
use crate::state::Place;
use tabletop::{Flow, Seat};

impl Fx<'_> {
    /// Puts a card on top of the own pile of its colour (R90).
    pub fn meld(&mut self, me: Seat, card: Card) -> Flow {
        self.step(me, Act::Meld, card, self.place_of(card), Place::Board(me))
    }

    /// Puts a card under the own pile of its colour (R91). Counts for Monument (R113).
    pub fn tuck(&mut self, me: Seat, card: Card) -> Flow {
        self.table.tucked[me.index()] += 1;
        self.table.touched = self.table.touched.with(me);
        self.step(me, Act::Tuck, card, self.place_of(card), Place::Board(me))
    }

    /// Puts a card into the own score pile (R92). Counts for Monument (R113).
    pub fn score(&mut self, me: Seat, card: Card) -> Flow {
        self.table.scored[me.index()] += 1;
        self.table.touched = self.table.touched.with(me);
        self.step(me, Act::Score, card, self.place_of(card), Place::Score(me))
    }

    /// Scores a card that has just been shown to all.
    pub fn score_shown(&mut self, me: Seat, card: Card) -> Flow {
        self.table.scored[me.index()] += 1;
        self.table.touched = self.table.touched.with(me);
        self.step_shown(me, Act::Score, card, Place::Score(me))
    }

    /// Returns a card that has just been shown to all.
    pub fn return_shown(&mut self, me: Seat, card: Card) -> Flow {
        self.step_shown(me, Act::Return, card, Place::Deck)
    }

    /// Puts a card under the deck of its age (R93).
    pub fn return_card(&mut self, me: Seat, card: Card) -> Flow {
        self.step(me, Act::Return, card, self.place_of(card), Place::Deck)
    }

    /// Moves a card to a named place; onto a board means on top of the pile of its colour (R94).
    pub fn transfer(&mut self, me: Seat, card: Card, to: Place) -> Flow {
        self.step(me, Act::Transfer, card, self.place_of(card), to)
    }

    /// The player may return a card from his hand.
    pub fn may_return_from_hand(&mut self, me: Seat) -> Flow<Option<Card>> {
        self.may_return(me, self.hand(me))
    }

    /// The player may return one of the cards.
    pub fn may_return(&mut self, me: Seat, cards: CardSet) -> Flow<Option<Card>> {
        let card = self.may_choose(me, Ask::Return, cards)?;
        if let Some(card) = card {
            self.return_card(me, card)?;
        }
        Ok(card)
    }

    /// The player returns one of the cards, if there is one.
    pub fn choose_and_return(&mut self, me: Seat, cards: CardSet) -> Flow<Option<Card>> {
        let card = self.choose(me, Ask::Return, cards)?;
        if let Some(card) = card {
            self.return_card(me, card)?;
        }
        Ok(card)
    }

    /// The player scores one of the cards, if there is one.
    pub fn choose_and_score(&mut self, me: Seat, cards: impl Into<Among>) -> Flow<Option<Card>> {
        let card = self.choose(me, Ask::Score, cards)?;
        if let Some(card) = card {
            self.score(me, card)?;
        }
        Ok(card)
    }

    /// The player may score one of the cards.
    pub fn may_score(&mut self, me: Seat, cards: CardSet) -> Flow<Option<Card>> {
        let card = self.may_choose(me, Ask::Score, cards)?;
        if let Some(card) = card {
            self.score(me, card)?;
        }
        Ok(card)
    }

    /// The player may tuck one of the cards.
    pub fn may_tuck(&mut self, me: Seat, cards: CardSet) -> Flow<Option<Card>> {
        let card = self.may_choose(me, Ask::Tuck, cards)?;
        if let Some(card) = card {
            self.tuck(me, card)?;
        }
        Ok(card)
    }

    /// The player tucks one of the cards, if there is one.
    pub fn choose_and_tuck(&mut self, me: Seat, cards: CardSet) -> Flow<Option<Card>> {
        let card = self.choose(me, Ask::Tuck, cards)?;
        if let Some(card) = card {
            self.tuck(me, card)?;
        }
        Ok(card)
    }

    /// The player melds one of the cards, if there is one.
    pub fn choose_and_meld(&mut self, me: Seat, cards: impl Into<Among>) -> Flow<Option<Card>> {
        let card = self.choose(me, Ask::Meld, cards)?;
        if let Some(card) = card {
            self.meld(me, card)?;
        }
        Ok(card)
    }

    /// The player hands over one of the cards, if there is one.
    pub fn choose_and_transfer(
        &mut self,
        me: Seat,
        cards: impl Into<Among>,
        to: Place,
    ) -> Flow<Option<Card>> {
        let card = self.choose(me, Ask::Transfer, cards)?;
        if let Some(card) = card {
            self.transfer(me, card, to)?;
        }
        Ok(card)
    }

    /// Hands over `count` of the cards, or all there are (R64). Tells how many moved.
    /// Who must hand over everything is not asked, unless the order makes a difference (E035).
    pub fn transfer_several(
        &mut self,
        me: Seat,
        cards: CardSet,
        count: usize,
        to: Place,
    ) -> Flow<usize> {
        let moved = self.transfer_some(me, cards, count, to)?;
        self.fell_short(moved, count);
        Ok(moved)
    }

    fn transfer_some(&mut self, me: Seat, cards: CardSet, count: usize, to: Place) -> Flow<usize> {
        let ordered = self.order_matters(cards, to);
        let mut left = cards;
        for moved in 0..count {
            if left.len() <= count - moved && !ordered {
                self.transfer_all(me, left, to)?;
                return Ok(cards.len());
            }
            match self.choose_and_transfer(me, left, to)? {
                Some(card) => left.remove(card),
                None => return Ok(moved),
            }
        }
        Ok(count)
    }

    /// Hands over the highest of the cards, `count` of them or all there are, in descending order (R73).
    /// Tells how many moved. Only a tie for the last places is a choice.
    pub fn transfer_highest(
        &mut self,
        me: Seat,
        cards: CardSet,
        count: usize,
        to: Place,
    ) -> Flow<usize> {
        let mut left = cards;
        let mut moved = 0;
        while moved < count && !left.is_empty() {
            let highest = left.highest();
            moved += self.transfer_some(me, highest, count - moved, to)?;
            left = left.minus(highest);
        }
        self.fell_short(moved, count);
        Ok(moved)
    }

    /// Whether it makes a difference in which order the cards go there:
    /// piles and decks have an order, and a card that leaves a board uncovers another one.
    fn order_matters(&self, cards: CardSet, to: Place) -> bool {
        let on_board = |card: Card| matches!(self.place_of(card), Place::Board(_));
        !matches!(to, Place::Hand(_) | Place::Score(_)) || cards.iter().any(on_board)
    }

    /// Melds all the cards, in an order of the player's choice (R75).
    pub fn meld_all(&mut self, me: Seat, cards: CardSet) -> Flow {
        let mut left = cards;
        while let Some(card) = self.choose_and_meld(me, left)? {
            left.remove(card);
        }
        Ok(())
    }

    /// Tucks all the cards, in an order of the player's choice (R75).
    pub fn tuck_all(&mut self, me: Seat, cards: CardSet) -> Flow {
        let mut left = cards;
        while let Some(card) = self.choose_and_tuck(me, left)? {
            left.remove(card);
        }
        Ok(())
    }

    /// Scores all the cards (R75). From a hand or a pile's inside the order makes no difference and is not asked.
    pub fn score_all(&mut self, me: Seat, cards: CardSet) -> Flow {
        cards.iter().try_for_each(|card| {
            self.players.settled(me, Choice::Card(card));
            self.score(me, card)
        })
    }

    /// Scores `count` of the player's hand cards, or all there are (R64). Who must score them all is not asked (E035).
    pub fn score_from_hand(&mut self, me: Seat, count: usize) -> Flow {
        for scored in 0..count {
            if self.hand(me).len() <= count - scored {
                let rest = self.hand(me);
                self.score_all(me, rest)?;
                self.fell_short(scored + rest.len(), count);
                return Ok(());
            }
            self.choose_and_score(me, self.hand(me))?;
        }
        Ok(())
    }

    /// Scores several top cards, in an order of the player's choice: each uncovers another one (R75).
    pub fn score_tops(&mut self, me: Seat, cards: CardSet) -> Flow {
        let mut left = cards;
        while let Some(card) = self.choose_and_score(me, left)? {
            left.remove(card);
        }
        Ok(())
    }

    /// Returns all the cards of a hand or score pile (R75).
    /// The player orders those of one age; between different decks the order makes no difference.
    pub fn return_all(&mut self, me: Seat, cards: CardSet) -> Flow {
        let mut left = cards;
        while let Some(card) = self.choose_and_return(me, left.lowest())? {
            left.remove(card);
        }
        Ok(())
    }

    /// Returns several cards of a board, in an order of the player's choice: each may uncover another one (R75).
    pub fn return_tops(&mut self, me: Seat, cards: CardSet) -> Flow {
        let mut left = cards;
        while let Some(card) = self.choose_and_return(me, left)? {
            left.remove(card);
        }
        Ok(())
    }

    /// Hands over all the cards to a place without order (R75).
    pub fn transfer_all(&mut self, me: Seat, cards: CardSet, to: Place) -> Flow {
        cards.iter().try_for_each(|card| {
            self.players.settled(me, Choice::Card(card));
            self.transfer(me, card, to)
        })
    }

    /// Hands over all the cards, which have just been shown to all, to a place without order (R75).
    pub fn transfer_shown(&mut self, me: Seat, cards: CardSet, to: Place) -> Flow {
        cards.iter().try_for_each(|card| {
            self.players.settled(me, Choice::Card(card));
            self.step_shown(me, Act::Transfer, card, to)
        })
    }

    /// Hands over several top cards, in an order of the player's choice: each uncovers another one (R75).
    pub fn transfer_tops(&mut self, me: Seat, cards: CardSet, to: Place) -> Flow {
        let mut left = cards;
        while let Some(card) = self.choose_and_transfer(me, left, to)? {
            left.remove(card);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
