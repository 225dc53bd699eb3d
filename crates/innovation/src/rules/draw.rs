//! Chapter 4: drawing.

use crate::card::Card;
use crate::event::{Act, Event};
use crate::fx::Fx;
use crate::state::Place;
use tabletop::{Flow, Seat};

impl Fx<'_> {
    /// Draws a card of the value into the hand; from the next higher deck if that one is empty (R26, R28).
    /// An impossible draw ends the game by score (R29).
    pub fn draw(&mut self, me: Seat, value: u8) -> Flow<Card> {
        let wanted = value.max(1);
        let stocked = u32::from(self.stocked) >> wanted.min(11);
        if stocked == 0 {
            return Err(self.end_by_score());
        }
        let age = wanted + stocked.trailing_zeros() as u8;
        let card = self.decks[age as usize - 1].top;
        self.step(me, Act::Draw, card, Place::Deck, Place::Hand(me))?;
        Ok(card)
    }

    /// Draws several cards of a value, one after the other.
    pub fn draw_times(&mut self, me: Seat, value: u8, times: u8) -> Flow {
        (0..times).try_for_each(|_| self.draw(me, value).map(drop))
    }

    /// A Draw action, or the bonus, which is one (R25, R62).
    pub(crate) fn draw_action(&mut self, me: Seat) -> Flow {
        self.draw(me, self.highest_top_value(me)).map(drop)
    }

    /// Draws a card and melds it (R31).
    pub fn draw_and_meld(&mut self, me: Seat, value: u8) -> Flow<Card> {
        let card = self.draw(me, value)?;
        self.meld(me, card)?;
        Ok(card)
    }

    /// Draws a card and scores it (R31).
    pub fn draw_and_score(&mut self, me: Seat, value: u8) -> Flow<Card> {
        let card = self.draw(me, value)?;
        self.score(me, card)?;
        Ok(card)
    }

    /// Draws a card and tucks it (R31).
    pub fn draw_and_tuck(&mut self, me: Seat, value: u8) -> Flow<Card> {
        let card = self.draw(me, value)?;
        self.tuck(me, card)?;
        Ok(card)
    }

    /// Draws a card and shows it to all; it stays in the hand (R32, R97).
    pub fn draw_and_reveal(&mut self, me: Seat, value: u8) -> Flow<Card> {
        let card = self.draw(me, value)?;
        self.reveal(me, card);
        Ok(card)
    }

    /// Shows a card to all. Whether this alone earns a bonus is an option (D5).
    pub fn reveal(&mut self, me: Seat, card: Card) {
        self.table.show(crate::card::CardSet::only(card));
        self.changed |= self.table.rules.reveal_bonus;
        self.tell(Event::Revealed { seat: me, card });
    }

    /// Shows the whole hand as proof that it holds no card that is asked for (R54).
    pub fn show_hand(&mut self, me: Seat) {
        for card in self.hand(me) {
            self.reveal(me, card);
        }
    }
}
