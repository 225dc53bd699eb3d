//! Questions and answers: how rules code talks to whoever plays.

use crate::{FastRng, Game, Seat};

/// Why rule code left an effect before its end. Control flow, not an error.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A question has no answer yet. The unit is run again from its start when the answer is there.
    Asking,
    /// The rest does not happen: the game is over, or the rules end the action.
    Cut,
}

/// Result of rule code.
pub type Flow<T = ()> = Result<T, Stop>;

/// A question: one option out of a complete list, by value.
#[derive(Copy, Clone, Debug)]
pub struct Decision<'a, G: Game> {
    /// Who has to answer.
    pub seat: Seat,
    /// What is asked, and for which rule.
    pub prompt: G::Prompt,
    /// Every legal answer and no illegal one, in a stable order: at least one.
    pub options: &'a [G::Choice],
    /// Whether the others, by what all can see, cannot tell that there are fewer than two answers.
    /// Then a single answer is asked for too: who is asked would tell them what the seat holds.
    pub veiled: bool,
}

/// A question that waits for its answer, kept apart from the rules code that asked it.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenDecision<G: Game> {
    /// Who has to answer.
    pub seat: Seat,
    /// What is asked, and for which rule.
    pub prompt: G::Prompt,
    /// Every legal answer and no illegal one, in a stable order. Whoever runs the table gives a single one for the seat.
    pub options: Vec<G::Choice>,
    /// Whether the others cannot tell that there are fewer than two answers.
    pub veiled: bool,
}

impl<G: Game> OpenDecision<G> {
    /// The only answer, if there is no other: nobody has to think about it.
    pub fn only(&self) -> Option<G::Choice> {
        match self.options[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}

impl<G: Game> Decision<'_, G> {
    /// Puts the question. A single answer is taken without asking, except where that tells.
    #[inline]
    pub fn put(&self, table: &G, players: &mut dyn Players<G>) -> Flow<G::Choice> {
        if let [only] = *self.options
            && !self.veiled
        {
            players.forced(self);
            return Ok(only);
        }
        players.ask(table, self)
    }

    /// The same question, kept.
    pub fn keep(&self) -> OpenDecision<G> {
        OpenDecision {
            seat: self.seat,
            prompt: self.prompt,
            options: self.options.to_vec(),
            veiled: self.veiled,
        }
    }
}

/// Those who play, as the rules see them: somebody who can be asked and told.
pub trait Players<G: Game> {
    /// Asks one seat. The table is as it lies at this moment, in the middle of an effect.
    fn ask(&mut self, table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice>;

    /// Asks several seats at once; nobody learns another's answer before all are in.
    /// Writes the answers in the order of the decisions.
    fn ask_together(
        &mut self,
        table: &G,
        decisions: &[Decision<'_, G>],
        answers: &mut [G::Choice],
    ) -> Flow {
        for (decision, answer) in decisions.iter().zip(answers) {
            *answer = self.ask(table, decision)?;
        }
        Ok(())
    }

    /// Whether anybody listens: if not, the rules need not tell.
    fn listens(&self) -> bool {
        false
    }

    /// Tells everybody what happened, with the table as it lies afterwards.
    /// The event names everything; it is masked per seat later.
    fn tell(&mut self, _table: &G, _event: G::Event) {}

    /// Adds a reason to what was told last: why it happened, or why nothing more did.
    fn because(&mut self, _why: G::Why) {}

    /// Notes that a question had only one possible answer and so was not asked.
    fn forced(&mut self, _decision: &Decision<'_, G>) {}

    /// Notes what was done without a question, although its order could have been asked: it makes no difference.
    fn settled(&mut self, _seat: Seat, _choice: G::Choice) {}

    /// Lets chance take one of several things that nobody can tell apart.
    /// The rules have drawn position `drawn` from the table's generator; a test may say otherwise.
    fn chance(&mut self, _options: &[G::Choice], drawn: usize) -> usize {
        drawn
    }
}

/// Players who take any option with equal chance.
#[derive(Clone, Debug)]
pub struct RandomPlayers(pub FastRng);

impl RandomPlayers {
    /// Random players whose choices follow from a number.
    pub fn new(seed: u64) -> RandomPlayers {
        RandomPlayers(FastRng::new(seed))
    }
}

impl<G: Game> Players<G> for RandomPlayers {
    #[inline]
    fn ask(&mut self, _table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        Ok(decision.options[self.0.below(decision.options.len())])
    }
}

/// Random players who count the questions.
#[derive(Clone, Debug)]
pub struct CountingPlayers {
    players: RandomPlayers,
    /// How many questions were asked.
    pub decisions: u64,
}

impl CountingPlayers {
    /// Random players whose choices follow from a number.
    pub fn new(seed: u64) -> CountingPlayers {
        CountingPlayers {
            players: RandomPlayers::new(seed),
            decisions: 0,
        }
    }
}

impl<G: Game> Players<G> for CountingPlayers {
    #[inline]
    fn ask(&mut self, table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        self.decisions += 1;
        self.players.ask(table, decision)
    }
}
