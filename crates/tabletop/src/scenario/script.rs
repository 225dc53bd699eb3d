//! Players who answer as a script says.

use super::written;
use crate::record::read_answer;
use crate::{Decision, Flow, Notation, OpenDecision, Players, Seat, Stop};
use std::fmt;

pub(super) struct ScriptedPlayers<G: Notation> {
    /// The answers that are left, with their lines.
    pub script: Vec<(usize, Answer<G>)>,
    /// The questions that the script leaves open.
    pub pending: Vec<OpenDecision<G>>,
    /// The first question that had only one answer.
    pub first_forced: Option<OpenDecision<G>>,
    pub events: Vec<G::Event>,
    /// What is wrong with the script.
    pub failure: Option<String>,
    /// The only possible answers that were given since the last answer.
    forced: Vec<(Seat, G::Choice)>,
    /// What was done since the last answer in an order that makes no difference.
    settled: Vec<(Seat, G::Choice)>,
    /// Whether the script may end at a question in the middle of an effect.
    ends_open: bool,
    /// The last line, if it named a forced answer and nothing came after it.
    last_named: Option<(Seat, G::Choice)>,
}

pub(super) enum Answer<G: Notation> {
    By(Seat, G::Choice),
    /// What chance takes: `chance CHOICE`.
    Chance(G::Choice),
}

impl<G: Notation> ScriptedPlayers<G> {
    pub fn read(lines: &[(usize, &str)], ends_open: bool) -> Result<Self, (usize, String)> {
        let mut script = Vec::new();
        for &(number, line) in lines {
            for statement in line
                .split(';')
                .map(str::trim)
                .filter(|text| !text.is_empty())
            {
                let answer = match statement.strip_prefix("chance ") {
                    Some(choice) => G::read_choice(choice.trim()).map(Answer::Chance),
                    None => {
                        read_answer::<G>(statement).map(|(seat, choice)| Answer::By(seat, choice))
                    }
                };
                script.push((number, answer.map_err(|reason| (number, reason))?));
            }
        }
        Ok(ScriptedPlayers {
            script,
            pending: Vec::new(),
            first_forced: None,
            events: Vec::new(),
            failure: None,
            forced: Vec::new(),
            settled: Vec::new(),
            ends_open,
            last_named: None,
        })
    }

    /// How many lines stand before the first that is wanted, if all of these name what was done without a question.
    fn lines_before(&self, wanted: impl Fn(&Answer<G>) -> bool) -> Option<usize> {
        let (before, found) = self.named(wanted);
        found.then_some(before)
    }

    /// Whether all lines that are left name what was done without a question.
    pub fn has_said_all(&self) -> bool {
        self.named(|_| false).0 == self.script.len()
    }

    /// How many lines in a row name what was done without a question, up to one that is wanted; whether there is one.
    fn named(&self, wanted: impl Fn(&Answer<G>) -> bool) -> (usize, bool) {
        for (position, (_, answer)) in self.script.iter().enumerate() {
            if wanted(answer) {
                return (position, true);
            }
            match *answer {
                Answer::By(seat, said) if self.settled.contains(&(seat, said)) => {}
                _ => return (position, false),
            }
        }
        (self.script.len(), false)
    }

    fn answer(&mut self, decision: &Decision<'_, G>, position: Option<usize>) -> Flow<G::Choice> {
        let written = written::<G>(decision.options);
        match position.map(|position| self.script.remove(position)) {
            None => self.pending.push(decision.keep()),
            Some((_, Answer::By(seat, choice)))
                if seat == decision.seat && decision.options.contains(&choice) =>
            {
                self.forced.clear();
                self.settled.clear();
                return Ok(choice);
            }
            Some((line, Answer::By(seat, choice))) => {
                let choice = G::write_choice(choice);
                self.failure = Some(if seat == decision.seat {
                    format!(
                        "line {line}: {seat} answers «{choice}», which is not possible; possible: {written}"
                    )
                } else {
                    let forced = self.forced.iter().find(|(by, _)| *by == seat);
                    let forced = forced.map(|&(_, only)| {
                        let only = G::write_choice(only);
                        format!("; before, {seat} could only answer «{only}»")
                    });
                    format!(
                        "line {line}: {seat} answers «{choice}», but {} is asked ({:?}); possible: {written}{}",
                        decision.seat,
                        decision.prompt,
                        forced.unwrap_or_default()
                    )
                });
            }
            Some((line, Answer::Chance(_))) => {
                let failure = format!("line {line}: nothing is left to chance here");
                self.failure.get_or_insert(failure);
            }
        }
        Err(Stop::Asking)
    }
}

impl<G: Notation> fmt::Display for Answer<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Answer::By(seat, choice) => write!(f, "{seat} {}", G::write_choice(choice)),
            Answer::Chance(choice) => write!(f, "chance {}", G::write_choice(choice)),
        }
    }
}

impl<G: Notation> Players<G> for ScriptedPlayers<G> {
    fn ask(&mut self, _table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        // Whoever runs a table gives a single answer for the seat; a script need not name it, but may end there.
        if let [only] = *decision.options
            && !(self.ends_open && self.has_said_all())
        {
            self.forced(decision);
            return Ok(only);
        }
        let fits = |answer: &Answer<G>| match answer {
            Answer::By(seat, said) => *seat == decision.seat && decision.options.contains(said),
            Answer::Chance(_) => false,
        };
        let (named, _) = self.named(fits);
        self.script.drain(..named);
        // A script that does not mean to end here has left the forced answer out: its last line is for this question.
        if let Some(last) = self.last_named.take()
            && !self.ends_open
            && fits(&Answer::By(last.0, last.1))
        {
            return Ok(last.1);
        }
        let position = (!self.script.is_empty()).then_some(0);
        self.answer(decision, position)
    }

    fn ask_together(
        &mut self,
        _table: &G,
        decisions: &[Decision<'_, G>],
        answers: &mut [G::Choice],
    ) -> Flow {
        for (decision, answer) in decisions.iter().zip(answers) {
            let position = self.script.iter().position(
                |(_, answer)| matches!(answer, Answer::By(seat, _) if *seat == decision.seat),
            );
            if let Ok(choice) = self.answer(decision, position) {
                *answer = choice;
            }
        }
        match self.pending.is_empty() && self.failure.is_none() {
            true => Ok(()),
            false => Err(Stop::Asking),
        }
    }

    fn listens(&self) -> bool {
        true
    }

    fn tell(&mut self, _table: &G, event: G::Event) {
        self.events.push(event);
    }

    /// A script may name an answer that was the only possible one: a line that fits does.
    fn forced(&mut self, decision: &Decision<'_, G>) {
        self.first_forced.get_or_insert_with(|| decision.keep());
        for &only in decision.options {
            self.forced.push((decision.seat, only));
            let names = |answer: &Answer<G>| matches!(*answer, Answer::By(seat, said) if (seat, said) == (decision.seat, only));
            if let Some(before) = self.lines_before(names) {
                self.script.drain(..=before);
                let is_last = self.script.is_empty();
                self.last_named = is_last.then_some((decision.seat, only));
            }
        }
    }

    fn settled(&mut self, seat: Seat, choice: G::Choice) {
        self.settled.push((seat, choice));
    }

    fn chance(&mut self, options: &[G::Choice], drawn: usize) -> usize {
        let is_chance = |answer: &Answer<G>| matches!(answer, Answer::Chance(_));
        let Some(before) = self.lines_before(is_chance) else {
            return drawn;
        };
        self.script.drain(..before);
        let Some((line, Answer::Chance(said))) = self.script.first() else {
            return drawn;
        };
        let position = options.iter().position(|option| option == said);
        if position.is_none() {
            let (said, written) = (G::write_choice(*said), written::<G>(options));
            let failure = format!("line {line}: chance takes one of {written}, not «{said}»");
            self.failure.get_or_insert(failure);
        }
        self.script.remove(0);
        position.unwrap_or(drawn)
    }
}
