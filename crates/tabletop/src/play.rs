//! A running game: its record, the table as it lies, the questions that wait.

use crate::{
    Decision, FastRng, Flow, Game, OpenDecision, Outcome, Players, Record, Seat, Seats, Stop,
};
use thiserror::Error;

/// A refused choice. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("{seat} answers {choice}, but the game is over")]
    Over {
        /// Who answered.
        seat: Seat,
        /// What was answered.
        choice: String,
    },
    /// Somebody answered who was not asked.
    #[error("{seat} answers {choice}, but is not asked; asked is {asked}")]
    NotAsked {
        /// Who answered.
        seat: Seat,
        /// What was answered.
        choice: String,
        /// Who was asked.
        asked: String,
    },
    /// The answer is none of the options.
    #[error("{seat} answers {choice}, which is not possible; possible: {options}")]
    NotAnOption {
        /// Who answered.
        seat: Seat,
        /// What was answered.
        choice: String,
        /// What could have been answered.
        options: String,
    },
}

/// A table as one seat could imagine it, together with what was answered since the running unit began.
/// Running the unit with these answers leads to the seat's question.
#[derive(Clone, Debug)]
pub struct Imagined<G: Game> {
    /// The table at the start of the running unit.
    pub table: G,
    /// The answers given in the unit so far.
    pub answers: Vec<(Seat, G::Choice)>,
}

/// A running game. It changes only by [`Play::apply`].
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    record: Record<G>,
    /// The table at the start of the running unit.
    settled: G,
    settled_events: usize,
    /// The answers given since.
    answers: Vec<(Seat, G::Choice)>,
    table: G,
    events: Vec<G::Event>,
    /// Reasons, each with the number of its event.
    reasons: Vec<(usize, G::Why)>,
    settled_reasons: usize,
    /// Who had only one possible answer, and how many events had been told by then.
    forced: Vec<(Seat, usize)>,
    settled_forced: usize,
    pending: Vec<OpenDecision<G>>,
    /// Who has answered a question that is put to several seats at once and is still open to others.
    early: Seats,
}

impl<G: Game> Play<G> {
    /// Starts the game of a record and makes all its choices.
    pub fn new(record: Record<G>) -> Result<Play<G>, String> {
        let table = match &record.position {
            Some(position) => position.table().clone(),
            None => G::setup(&record.rules, record.names.len(), &record.seed)?,
        };
        let choices = record.choices.clone();
        let mut play = Play::at(
            Record {
                choices: Vec::new(),
                ..record
            },
            table,
        );
        for (number, (seat, choice)) in choices.into_iter().enumerate() {
            play.apply(seat, choice)
                .map_err(|illegal| format!("decision {}: {illegal}", number + 1))?;
        }
        Ok(play)
    }

    /// Starts at a given table, as scenarios do. The record's seed is not looked at.
    pub fn at(record: Record<G>, table: G) -> Play<G> {
        let mut play = Play {
            record,
            settled: table.clone(),
            settled_events: 0,
            answers: Vec::new(),
            table,
            events: Vec::new(),
            reasons: Vec::new(),
            settled_reasons: 0,
            forced: Vec::new(),
            settled_forced: 0,
            pending: Vec::new(),
            early: Seats::NONE,
        };
        play.run(None);
        play
    }

    /// What happened is all in here.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The table as it lies now, possibly in the middle of an effect.
    pub fn table(&self) -> &G {
        &self.table
    }

    /// All events so far, unmasked.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Why an event happened, or why nothing more did after it, as far as the viewer may know.
    pub fn reasons(&self, event: usize, viewer: Option<Seat>) -> Vec<G::Why> {
        let first = self.reasons.partition_point(|&(number, _)| number < event);
        let of_event = self.reasons[first..].iter();
        of_event
            .take_while(|&&(number, _)| number == event)
            .map(|&(_, why)| why)
            .filter(|why| G::may_know(why, viewer))
            .collect()
    }

    /// The numbers of the events that followed when this seat had only one possible answer and so was not asked.
    /// For this seat alone: how much somebody could choose from may be hidden from the others.
    pub fn forced(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let told = self.events.len();
        let forced = self.forced.iter();
        forced.filter_map(move |&(by, event)| (by == seat && event < told).then_some(event))
    }

    /// The numbers of the events since the running unit began.
    pub(crate) fn events_of_unit(&self) -> std::ops::Range<usize> {
        self.settled_events..self.events.len()
    }

    /// The questions that wait for an answer; none if the game is over.
    pub fn pending(&self) -> &[OpenDecision<G>] {
        &self.pending
    }

    /// The question that waits for this seat.
    pub fn pending_for(&self, seat: Seat) -> Option<&OpenDecision<G>> {
        self.pending.iter().find(|open| open.seat == seat)
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome<G::Cause>> {
        self.table.outcome()
    }

    /// Answers an open question and runs on to the next one.
    pub fn apply(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Illegal> {
        self.answer(seat, choice, None)
    }

    /// The same, but only until so many events have been told: the table lies as it lay at that moment,
    /// possibly in the middle of an effect, and nobody is asked. If there are fewer, it runs on to the next question.
    pub fn apply_until(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        events: usize,
    ) -> Result<(), Illegal> {
        self.answer(seat, choice, Some(events))
    }

    fn answer(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        until: Option<usize>,
    ) -> Result<(), Illegal> {
        if self.pending.is_empty() {
            return Err(Illegal::Over {
                seat,
                choice: format!("{choice:?}"),
            });
        }
        let Some(open) = self.pending_for(seat) else {
            let asked: Vec<String> = self
                .pending
                .iter()
                .map(|open| open.seat.to_string())
                .collect();
            return Err(Illegal::NotAsked {
                seat,
                choice: format!("{choice:?}"),
                asked: asked.join(", "),
            });
        };
        if !open.options.contains(&choice) {
            let options: Vec<String> = open
                .options
                .iter()
                .map(|option| format!("{option:?}"))
                .collect();
            return Err(Illegal::NotAnOption {
                seat,
                choice: format!("{choice:?}"),
                options: options.join(", "),
            });
        }
        self.answers.push((seat, choice));
        self.record.choices.push((seat, choice));
        self.run(until);
        Ok(())
    }

    /// The open question of a seat together with what the seat may know: all that a computer player gets.
    pub fn asked(&self, seat: Seat) -> Option<Asked<'_, G>> {
        let question = self.pending_for(seat)?;
        Some(Asked {
            play: self,
            question,
        })
    }

    /// The game as one seat may know it.
    pub fn seen_by(&self, seat: Seat) -> Seen<'_, G> {
        Seen { play: self, seat }
    }

    fn run(&mut self, until: Option<usize>) {
        self.pending.clear();
        self.early = Seats::NONE;
        while self.table.outcome().is_none() {
            self.table = self.settled.clone();
            self.events.truncate(self.settled_events);
            self.reasons.truncate(self.settled_reasons);
            self.forced.truncate(self.settled_forced);
            let mut answers = AnswerList {
                given: self.answers.clone(),
                events: &mut self.events,
                reasons: &mut self.reasons,
                forced: &mut self.forced,
                pending: &mut self.pending,
                early: &mut self.early,
                until,
                then: None,
            };
            let end = self.table.advance(&mut answers);
            if let Some(then) = answers.then {
                self.table = then;
                self.pending.clear();
                self.early = Seats::NONE;
                self.events.truncate(until.unwrap_or(usize::MAX));
                let told = self.events.len();
                self.reasons.retain(|&(event, _)| event < told);
                return;
            }
            match end {
                Ok(()) => {
                    self.settled = self.table.clone();
                    self.settled_events = self.events.len();
                    self.settled_reasons = self.reasons.len();
                    self.settled_forced = self.forced.len();
                    self.answers.clear();
                }
                Err(_) => break,
            }
        }
    }
}

/// The open question of a seat and what the seat may know. It never gives away the true table.
#[derive(Debug)]
pub struct Asked<'a, G: Game> {
    play: &'a Play<G>,
    question: &'a OpenDecision<G>,
}

impl<G: Game> Copy for Asked<'_, G> {}

impl<G: Game> Clone for Asked<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<'a, G: Game> Asked<'a, G> {
    /// The question.
    pub fn question(&self) -> &'a OpenDecision<G> {
        self.question
    }

    /// Whose question it is.
    pub fn seat(&self) -> Seat {
        self.question.seat
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.play.table.seats()
    }

    /// The table as the seat may know it.
    pub fn view(&self) -> G::View {
        self.play.table.view(Some(self.seat()))
    }

    /// The whole game as the seat may know it.
    pub fn seen(&self) -> Seen<'a, G> {
        self.play.seen_by(self.seat())
    }

    /// Imagines, from what the seat knows alone, how the running unit began and what was answered since.
    pub fn imagine(&self, rng: &mut FastRng) -> Imagined<G> {
        self.imagination().imagine(rng)
    }

    /// What it takes to imagine many tables.
    pub fn imagination(&self) -> Imagination<'a, G> {
        let Play {
            table,
            settled,
            answers,
            early,
            ..
        } = self.play;
        // What others have answered to the same question is left out: nobody knows it before all answers are in.
        let is_secret = |number: usize| {
            let by = answers[number].0;
            let is_last = answers[number + 1..].iter().all(|(later, _)| *later != by);
            is_last && early.has(by)
        };
        let open = (0..answers.len()).filter(|&number| !is_secret(number));
        Imagination {
            question: self.question,
            start: settled.clone(),
            answers: open.map(|number| answers[number]).collect(),
            hidden: table.hidden(settled, self.seat()),
        }
    }
}

/// What a seat that is asked can imagine. It never gives away the true table.
pub struct Imagination<'a, G: Game> {
    question: &'a OpenDecision<G>,
    start: G,
    answers: Vec<(Seat, G::Choice)>,
    hidden: G::Hidden,
}

impl<'a, G: Game> Imagination<'a, G> {
    /// The question that the tables lead to.
    pub fn question(&self) -> &'a OpenDecision<G> {
        self.question
    }

    /// How many seats the tables have.
    pub fn seats(&self) -> usize {
        self.start.seats()
    }

    /// From now on the tables are only played on, by players who see everything.
    pub fn stop_remembering(&mut self) {
        self.start.stop_remembering();
    }

    /// Imagines how the running unit began and what was answered since.
    pub fn imagine(&self, rng: &mut FastRng) -> Imagined<G> {
        let disguise = G::disguise(&self.hidden, rng);
        let rename =
            |&(by, choice): &(Seat, G::Choice)| (by, G::disguise_choice(choice, by, &disguise));
        let mut imagined = Imagined {
            table: self.start.clone(),
            answers: self.answers.iter().map(rename).collect(),
        };
        imagined.table.wear(&disguise);
        imagined
    }
}

/// A running game as one seat may know it. It never gives away the true table or the seed.
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    play: &'a Play<G>,
    seat: Seat,
}

impl<G: Game> Copy for Seen<'_, G> {}

impl<G: Game> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<'a, G: Game> Seen<'a, G> {
    /// Who sees it so.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The name of each seat's player, clockwise from A.
    pub fn names(&self) -> &'a [String] {
        &self.play.record.names
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'a G::Rules {
        &self.play.record.rules
    }

    /// The table as the seat may know it.
    pub fn view(&self) -> G::View {
        self.play.table.view(Some(self.seat))
    }

    /// What has happened after the first `known` events, masked for the seat.
    pub fn events_after(&self, known: usize) -> Vec<G::Event> {
        let events = self.play.events.iter().skip(known);
        events
            .map(|event| G::mask(event, Some(self.seat)))
            .collect()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome<G::Cause>> {
        self.play.outcome()
    }
}

/// Players who answer from a list and ask for what it lacks.
struct AnswerList<'a, G: Game> {
    given: Vec<(Seat, G::Choice)>,
    events: &'a mut Vec<G::Event>,
    reasons: &'a mut Vec<(usize, G::Why)>,
    forced: &'a mut Vec<(Seat, usize)>,
    pending: &'a mut Vec<OpenDecision<G>>,
    early: &'a mut Seats,
    /// The number of events after which the table is kept.
    until: Option<usize>,
    then: Option<G>,
}

impl<G: Game> Players<G> for AnswerList<'_, G> {
    fn ask(&mut self, _table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        match self
            .given
            .iter()
            .position(|&(seat, _)| seat == decision.seat)
        {
            Some(position) => Ok(self.given.remove(position).1),
            None => {
                self.pending.push(decision.keep());
                Err(Stop::Asking)
            }
        }
    }

    fn ask_together(
        &mut self,
        table: &G,
        decisions: &[Decision<'_, G>],
        answers: &mut [G::Choice],
    ) -> Flow {
        let mut complete = Ok(());
        let mut answered = Seats::NONE;
        for (decision, answer) in decisions.iter().zip(answers) {
            match self.ask(table, decision) {
                Ok(choice) => {
                    *answer = choice;
                    answered = answered.with(decision.seat);
                }
                Err(stop) => complete = Err(stop),
            }
        }
        if complete.is_err() {
            *self.early = answered;
        }
        complete
    }

    fn listens(&self) -> bool {
        true
    }

    fn tell(&mut self, table: &G, event: G::Event) {
        self.events.push(event);
        if self.until == Some(self.events.len()) {
            self.then = Some(table.clone());
        }
    }

    fn because(&mut self, why: G::Why) {
        let told = self.events.len().saturating_sub(1);
        self.reasons.push((told, why));
    }

    fn forced(&mut self, decision: &Decision<'_, G>) {
        self.forced.push((decision.seat, self.events.len()));
    }
}
