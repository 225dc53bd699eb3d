//! Laying a sketch out as a table.

use super::{Failure, Sketch};
use crate::card::{Card, Splay};
use crate::rules::setup;
use crate::state::{Achievement, Phase, Place, Rules, SEATS, State};
use tabletop::{GameRng, Seat, Seats, Seed};

impl Sketch {
    fn player_count(&self) -> usize {
        let mentioned = (0..SEATS).rev().find(|&index| {
            let seat = &self.seats[index];
            !seat.piles.is_empty()
                || !seat.hand.named.is_empty()
                || !seat.hand.ages.is_empty()
                || !seat.score.named.is_empty()
                || !seat.score.ages.is_empty()
                || !seat.achieved.is_empty()
                || seat.tucked.is_some()
                || seat.scored.is_some()
        });
        let turn = self.turn.map_or(0, |(seat, _)| seat.index() + 1);
        let teams = self.rules.is_some_and(|rules| rules.teams);
        let least = mentioned.map_or(turn, |index| turn.max(index + 1));
        let usual = if teams { 4 } else { 2 };
        self.players.unwrap_or(usual).max(least)
    }

    pub(super) fn check_players(&self) -> Result<(), Failure> {
        let count = self.player_count();
        if let Some(players) = self.players
            && players < count
        {
            let last = Seat(count as u8 - 1);
            let line = match self.seats[last.index()].line {
                0 => self.last_line,
                line => line,
            };
            let reason = format!("the table has {players} players, but seat {last} is mentioned");
            return Err((line, reason));
        }
        setup::check_seats(&self.rules.unwrap_or_default(), count)
            .map_err(|reason| (self.last_line, reason))
    }

    /// The table is for a record, which says by which rules it is played, and by how many.
    pub(in crate::notation) fn belongs_to(
        &mut self,
        rules: &Rules,
        seats: usize,
    ) -> Result<(), Failure> {
        if self.rules.is_some() {
            let reason = "the rules stand in the record, not at its table".to_owned();
            return Err((self.last_line, reason));
        }
        self.rules = Some(*rules);
        if self.players.unwrap_or(seats) != seats {
            let reason = format!("the record is for {seats} players");
            return Err((self.last_line, reason));
        }
        self.players = Some(seats);
        self.check_players()
    }

    /// Lays the sketch out as a table; what was left open is filled with cards that are named nowhere,
    /// in an order that follows from the seed, or without one in printed order.
    pub(in crate::notation) fn lay_out(&self, seed: Option<&Seed>) -> Result<State, Failure> {
        let mut table = State::empty(self.rules.unwrap_or_default(), self.player_count());
        table.forget_everything();
        let mut left: Vec<Card> = Card::all()
            .filter(|card| !self.named.contains_key(card))
            .collect();
        if let Some(seed) = seed {
            let mut rng = GameRng::new(seed);
            rng.shuffle(&mut left);
            table.chance = rng.bits();
        }
        for seat in table.all_seats() {
            self.lay_out_seat(seat, &mut table, &mut left)
                .map_err(|reason| (self.seats[seat.index()].line, reason))?;
        }
        self.lay_out_achievements(&mut table)?;
        for (index, sketch) in self.decks.iter().enumerate() {
            let age = index as u8 + 1;
            let open = sketch.as_ref().map_or(self.open_decks, |deck| deck.open);
            if age < 10 && open && table.is_available(Achievement::Age(age)) && self.aside.is_none()
            {
                // Under the achievement lies one of the cards nobody knows.
                if let Some(card) = take(&mut left, age) {
                    table.achievement_cards[index] = card;
                }
            }
            let (top, bottom) = sketch
                .as_ref()
                .map_or((&[][..], &[][..]), |deck| (&deck.top[..], &deck.bottom[..]));
            top.iter().for_each(|&card| table.put_under_deck(card));
            if open {
                while let Some(card) = take(&mut left, age) {
                    table.put_under_deck(card);
                }
            }
            bottom.iter().for_each(|&card| table.put_under_deck(card));
        }
        table.removed = left.into_iter().collect();
        for &card in self.removed.iter().flatten() {
            table.removed.insert(card);
        }
        if let Some((turn, actions)) = self.turn {
            table.turn = turn;
            table.actions_left = actions;
        }
        // By default the first turns with one action (R18) are over, unless the table is being set up.
        table.turns = self.turns.unwrap_or(if self.setup { 0 } else { 10 });
        table.touched = Seats::EVERYBODY;
        if self.setup {
            if self.turn.is_some() {
                let reason = "during the set-up it is nobody's turn".to_owned();
                return Err((self.last_line, reason));
            }
            table.phase = Phase::FirstMeld;
            if let Some(seat) = table
                .all_seats()
                .find(|&seat| table.hand(seat).len() != 2 || !table.board(seat).is_empty())
            {
                return Err((
                    self.last_line,
                    format!("in the set-up {seat} needs a hand of two cards and an empty board"),
                ));
            }
        }
        table.know_only_the_open();
        for seat in table.all_seats() {
            let sketch = &self.seats[seat.index()];
            for &card in sketch.knows.iter().flatten() {
                if !self.named.contains_key(&card) {
                    let reason = format!("{seat} cannot know where {card} is: it lies nowhere");
                    return Err((sketch.line, reason));
                }
                table.has_seen(seat, card);
            }
        }
        Ok(table)
    }

    fn lay_out_seat(
        &self,
        seat: Seat,
        table: &mut State,
        left: &mut Vec<Card>,
    ) -> Result<(), String> {
        let sketch = &self.seats[seat.index()];
        for (&color, (cards, splay)) in &sketch.piles {
            cards
                .iter()
                .for_each(|&card| table.put(card, Place::Board(seat), false));
            if *splay != Splay::None {
                table.set_splay(seat, color, *splay);
            }
        }
        for (cards, place) in [
            (&sketch.hand, Place::Hand(seat)),
            (&sketch.score, Place::Score(seat)),
        ] {
            cards
                .named
                .iter()
                .for_each(|&card| table.put(card, place, false));
            for &age in &cards.ages {
                let card = take(left, age)
                    .ok_or_else(|| format!("there is no further card of age {age}"))?;
                table.put(card, place, false);
            }
        }
        table.tucked[seat.index()] = sketch.tucked.unwrap_or(0);
        table.scored[seat.index()] = sketch.scored.unwrap_or(0);
        Ok(())
    }

    fn lay_out_achievements(&self, table: &mut State) -> Result<(), Failure> {
        for seat in table.all_seats() {
            for achievement in &self.seats[seat.index()].achieved {
                table.available &= !achievement.bit();
                table.achieved[seat.index()] |= achievement.bit();
            }
            if table.side_achievements(seat) >= table.achievements_needed() {
                let reason =
                    format!("{seat} has enough achievements: the game would be over (R115)");
                return Err((self.seats[seat.index()].line, reason));
            }
        }
        if let Some((line, available)) = &self.available {
            let mut bits = 0;
            for achievement in available {
                if !table.is_available(*achievement) {
                    let reason =
                        format!("the achievement {achievement} is claimed and available at once");
                    return Err((*line, reason));
                }
                bits |= achievement.bit();
            }
            table.available = bits;
        }
        for &card in self.aside.iter().flatten() {
            table.achievement_cards[card.value() as usize - 1] = card;
        }
        Ok(())
    }
}

/// The next card of an age among those that are named nowhere.
fn take(left: &mut Vec<Card>, age: u8) -> Option<Card> {
    let next = left.iter().position(|card| card.value() == age)?;
    Some(left.remove(next))
}
