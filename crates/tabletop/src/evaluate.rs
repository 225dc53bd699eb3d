//! How good a table is for each seat, as far as computer players can tell without looking ahead.

use crate::{Game, Seat, Weights};

/// The most seats any game has.
pub const MOST_SEATS: usize = 5;

/// The chances of each seat, between 0 and 1, together 1.
pub type Chances = [f32; MOST_SEATS];

/// A game that can judge its tables in named terms with fitted weights.
pub trait Evaluate: Game {
    /// The names of the terms, by number.
    fn term_names() -> &'static [&'static str];

    /// The fitted weights of the terms.
    fn weights() -> &'static Weights;

    /// Tells the terms of one seat: their numbers and amounts. Those not told are zero.
    fn terms(&self, seat: Seat, tell: impl FnMut(usize, f32));

    /// A number that grows with every finished action: between two numbers a table is not worth judging.
    fn actions_done(&self) -> u32;

    /// A number that grows with every finished turn: the measure of how far a search looks.
    fn turns_done(&self) -> u32;

    /// After how many turns a search judges every table; none if it does better to judge each one where it leaves what it
    /// has searched. A patient search has time for many thousand tables, and so for looking further.
    fn horizon(_seats: usize, _patient: bool) -> Option<u32> {
        None
    }

    /// A choice that somebody made, as far as an observer can tell it from others.
    fn observed(
        &self,
        choice: Self::Choice,
        prompt: &Self::Prompt,
        by: Seat,
        observer: Seat,
    ) -> Self::Choice;

    /// Whether two seats win together.
    fn same_side(&self, one: Seat, other: Seat) -> bool {
        one == other
    }

    /// What the terms of a seat weigh.
    fn worth(&self, seat: Seat) -> f32 {
        let mut weighing = Self::weights().weigh();
        self.terms(seat, |term, amount| weighing.add(term, amount));
        weighing.total()
    }

    /// The chances of each seat: those of the winners if the game is over, else by the weighted terms.
    fn chances(&self) -> Chances {
        let mut chances = [0.0; MOST_SEATS];
        if let Some(outcome) = self.outcome() {
            // Winners of one side win together; only other sides share with them.
            let winners = outcome.winners;
            let sides = winners.iter().filter(|&seat| {
                winners
                    .iter()
                    .take_while(|&other| other != seat)
                    .all(|other| !self.same_side(seat, other))
            });
            let share = 1.0 / sides.count().max(1) as f32;
            winners
                .iter()
                .for_each(|seat| chances[seat.index()] = share);
            return chances;
        }
        let mut utilities = [f32::NEG_INFINITY; MOST_SEATS];
        for seat in Seat::all(self.seats()) {
            utilities[seat.index()] = self.worth(seat);
        }
        soften(&utilities, self.seats(), &mut chances);
        let alone = chances;
        for seat in Seat::all(self.seats()) {
            for other in Seat::all(self.seats())
                .filter(|&other| other != seat && self.same_side(seat, other))
            {
                chances[seat.index()] += alone[other.index()];
            }
        }
        chances
    }
}

/// Turns utilities into chances that add up to 1.
pub fn soften(utilities: &[f32], seats: usize, chances: &mut Chances) {
    let best = utilities[..seats]
        .iter()
        .fold(f32::NEG_INFINITY, |best, &utility| best.max(utility));
    let mut total = 0.0;
    for seat in 0..seats {
        chances[seat] = (utilities[seat] - best).exp();
        total += chances[seat];
    }
    chances[..seats]
        .iter_mut()
        .for_each(|chance| *chance /= total);
}
