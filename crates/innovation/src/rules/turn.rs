//! Chapter 3: turns and actions.

use crate::event::{Act, Ask, Choice, Event};
use crate::fx::{Fx, Options};
use crate::state::{Achievement, Dogma, Phase, Place, SEATS, State};
use tabletop::{Flow, Players, Seat};

impl State {
    /// The actions open to the player on turn (R20).
    pub(crate) fn actions(&self) -> Options {
        let me = self.turn;
        let mut options = Options::new();
        options.push(Choice::Draw);
        options.extend(self.hand(me).iter().map(Choice::Meld));
        options.extend(self.tops(me).iter().map(Choice::Dogma));
        // No higher age can be claimed than the points allow (R36).
        let by_points = (self.points(me) / 5).min(9) as u8;
        let highest = by_points.min(self.highest_top_value(me));
        options.extend(
            (1..=highest)
                .filter(|&age| self.is_available(Achievement::Age(age)))
                .map(Choice::Achieve),
        );
        options
    }

    /// How many actions the turn that begins now has (R18).
    fn actions_of_turn(&self) -> u8 {
        match (self.turns, self.seats) {
            (0, _) | (1, 4) => 1,
            _ => 2,
        }
    }
}

impl Fx<'_> {
    /// A new turn begins; all Monument counters return to zero (R24, R113).
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let actions = self.actions_of_turn();
        self.table.turn = seat;
        self.table.actions_left = actions;
        self.table.tucked = [0; SEATS];
        self.table.scored = [0; SEATS];
        self.table.phase = Phase::Action;
        self.tell(Event::Turn { seat, actions });
    }

    /// An action is finished; after the last one the turn passes to the left (R22, R24).
    pub(crate) fn end_action(&mut self) {
        self.table.dogma = Dogma::NONE;
        self.table.phase = Phase::Action;
        self.table.actions_left -= 1;
        if self.actions_left == 0 {
            self.table.turns += 1;
            self.begin_turn(self.turn.next(self.seats as usize));
        }
    }
}

/// One unit: the player on turn takes an action; a dogma is only begun.
pub(crate) fn advance(table: &mut State, players: &mut dyn Players<State>) -> Flow {
    let me = table.turn;
    let options = table.actions();
    let mut fx = Fx::new(table, players);
    let choice = fx.ask(me, Ask::Action, &options)?;
    match choice {
        Choice::Dogma(card) => {
            fx.activate(me, card);
            return Ok(());
        }
        Choice::Meld(card) => {
            fx.tell(Event::Action { seat: me, choice });
            fx.step(me, Act::Meld, card, Place::Hand(me), Place::Board(me))?;
        }
        Choice::Achieve(age) => fx.claim(me, Achievement::Age(age))?,
        _ => {
            fx.tell(Event::Action { seat: me, choice });
            fx.draw_action(me)?;
        }
    }
    fx.end_action();
    Ok(())
}
