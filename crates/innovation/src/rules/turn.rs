//! Chapter 3: turns and actions.

use crate::event::{Act, Ask, Choice, Event};
use crate::fx::{Fx, Options};
use crate::state::{Achievement, Dogma, Phase, Place, SEATS, State};
use crate::telling::Why;
use tabletop::{Flow, Players, Seat};

impl State {
    /// Adds the actions open to the player on turn (R20).
    fn add_actions(&self, options: &mut Options) {
        let me = self.turn;
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
        if actions == 1 {
            self.because(Why::OneAction);
        }
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
    let mut options = Options::new();
    table.add_actions(&mut options);
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
        Choice::Achieve(age) => {
            fx.claim(me, Achievement::Age(age), Some(Why::Needs { age }))?;
        }
        _ => {
            fx.tell(Event::Action { seat: me, choice });
            fx.draw_action(me)?;
        }
    }
    fx.end_action();
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_options};

    // R19, R20, E004: there is no passing, with either action.
    #[test]
    fn actions_are_draw_meld_dogma_and_nothing_else() {
        check_options(
            "A  board agriculture  hand tools
             deck 1  pottery",
            "",
            "A: draw; meld tools; dogma agriculture",
        );
        check_options(
            "A  board agriculture  hand tools
             deck 1  pottery",
            "A draw",
            "A: draw; meld tools; meld pottery; dogma agriculture",
        );
    }

    // R20: a draw is always possible, even if it ends the game.
    #[test]
    fn without_cards_only_a_draw_is_possible() {
        check(
            "turn A 2
             deck 1  tools",
            "",
            "deck 1  tools
             turn A 2
             options A: draw
             illegal A: meld tools; dogma tools; achieve 1; pass",
        );
        check("turn A 2", "A draw", "over A B by score");
    }

    // R6, R20, R42: only top cards can be activated, splayed or not.
    #[test]
    fn covered_cards_cannot_be_activated() {
        check_options(
            "A  board tools,writing< oars,archery",
            "",
            "A: draw; dogma writing; dogma archery",
        );
    }

    // R21, E006
    #[test]
    fn a_card_that_will_do_nothing_can_be_activated() {
        check(
            "A  board mapmaking",
            "A dogma mapmaking",
            "A  board mapmaking
             turn A 1
             bonus none",
        );
    }

    // R19, R22, E005: the second activation counts and shares afresh; the bonus comes before it.
    #[test]
    fn the_same_card_can_be_activated_twice() {
        let given = "A  board domestication  hand metalworking
                     B  board the-wheel
                     deck 1  tools pottery writing sailing agriculture";
        // B shows three castles against two and shares: draws Tools. A melds, draws Pottery, and Writing as bonus.
        check(
            given,
            "A dogma domestication",
            "A  board domestication metalworking  hand pottery writing
             B  board the-wheel  hand tools
             deck 1  sailing agriculture
             turn A 1
             bonus A
             options A: draw; meld pottery; meld writing; dogma domestication; dogma metalworking",
        );
        // Now A shows five castles: nobody shares.
        check(
            given,
            "A dogma domestication; A dogma domestication; A pottery",
            "A  board domestication metalworking pottery  hand writing sailing
             B  board the-wheel  hand tools
             deck 1  agriculture
             turn B 2",
        );
    }

    // R23: two cards drawn by an effect are one action.
    #[test]
    fn draws_of_an_effect_are_no_actions() {
        check(
            "A  board the-wheel
             deck 1  tools pottery writing",
            "A dogma the-wheel",
            "A  board the-wheel  hand tools pottery
             deck 1  writing
             turn A 1",
        );
    }

    // R17, R24, R113
    #[test]
    fn after_the_last_action_the_turn_passes_left_and_all_counters_return_to_zero() {
        check(
            "players 3
             turn C 1
             A  tucked 2
             B  scored 4
             C  tucked 3  scored 5
             deck 1  tools",
            "C draw",
            "A  tucked 0  scored 0
             B  tucked 0  scored 0
             C  hand tools  tucked 0  scored 0
             turn A 2",
        );
        check(
            "turn A 2
             A  tucked 3  scored 5
             deck 1  tools",
            "A draw",
            "A  hand tools  tucked 3  scored 5
             turn A 1",
        );
    }
}
