//! What each answer to a question would bring about, as far as the one who is asked can tell.
//!
//! The answers are tried on tables imagined from what the seat knows, and what those tables agree on is told.
//! The true table is never looked at: the same knowledge gives the same outlook.

use crate::card::Effect;
use crate::cards::effects;
use crate::event::{Ask, Choice, Event};
use crate::state::{Achievement, State};
use serde::Serialize;
use tabletop::{
    Asked, Decision, FastRng, Flow, Game, Imagined, OpenDecision, Players, Seat, Seats, Stop,
};

/// On how many imagined tables every answer is tried.
const TABLES: usize = 16;
/// How often an activation is carried out on each of them, with other answers to what it asks.
const TRIES: u64 = 4;

/// What the answers to a question would bring about.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct Outlook {
    /// Which of several like questions in a row this is, from 1.
    pub step: u8,
    /// How many there can be.
    pub steps: u8,
    /// For each option of the question, in its order.
    pub options: Vec<Prospect>,
}

/// What one answer would bring about.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct Prospect {
    /// The numbers that are certain to change before the next question.
    pub changes: Vec<Change>,
    /// Achievements that somebody could claim then and cannot now (R36).
    pub opens: Vec<Claim>,
    /// Achievements that somebody can get: at once, or in the action that an activation begins.
    pub claims: Vec<Claim>,
    /// Whether it can end the game.
    pub ends: bool,
    /// Whether to think twice: it can end the game, or give the other side an achievement.
    pub risky: bool,
    /// For an activation: the effects in their order.
    pub effects: Vec<Line>,
}

/// The new numbers of a seat; none where they stay, or cannot be told.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct Change {
    /// Whose numbers.
    pub seat: Seat,
    /// The icons, in the order crown, leaf, bulb, castle, factory, clock.
    pub icons: [Option<u8>; 6],
    /// The points.
    pub points: Option<u16>,
}

/// An achievement and who gets it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct Claim {
    /// Who.
    pub seat: Seat,
    /// Which one.
    pub achievement: Achievement,
}

/// One effect of a card that could be activated.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct Line {
    /// Whether it is a demand.
    pub demand: bool,
    /// Who carries it out, in this order (R48).
    pub seats: Vec<Seat>,
    /// Whether anything changes.
    pub result: Expected,
    /// Achievements that somebody can get in it.
    pub claims: Vec<Claim>,
    /// Whether it can end the game.
    pub ends: bool,
}

/// Whether an effect changes the table, as far as a seat can tell.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Expected {
    /// It does, or can if those who are asked want it.
    Change,
    /// It does not.
    Nothing,
    /// That depends on cards the seat does not know.
    Unknown,
}

impl Outlook {
    /// The outlook of whoever is asked.
    pub fn new(asked: Asked<'_, State>) -> Outlook {
        let mut rng = FastRng::new(0);
        let question = asked.question();
        let mut imagination = asked.imagination();
        imagination.stop_remembering();
        let mut tables = Vec::with_capacity(TABLES);
        for _ in 0..TABLES {
            let imagined = imagination.imagine(&mut rng);
            let mut cast = Cast::new(question, &imagined, Manner::Silent);
            let mut now = imagined.table;
            let _ = now.advance(&mut cast);
            if !cast.impossible {
                tables.push((imagined, now));
            }
        }
        let trial = Trial { question, tables };
        let (step, steps) = trial.steps();
        let options = &trial.question.options;
        Outlook {
            step,
            steps,
            options: options
                .iter()
                .map(|&option| trial.prospect(option))
                .collect(),
        }
    }
}

/// A question and the tables on which its answers are tried.
struct Trial<'a> {
    question: &'a OpenDecision<State>,
    /// As the running unit began, and as they lie at the question.
    tables: Vec<(Imagined<State>, State)>,
}

impl Trial<'_> {
    /// Which of several like questions this is, and how many there are if nobody declines.
    fn steps(&self) -> (u8, u8) {
        if self.question.prompt.ask == Ask::Action {
            return (1, 1);
        }
        let count = |imagined: &Imagined<State>, manner| {
            let mut cast = Cast::new(self.question, imagined, manner);
            let mut table = imagined.table;
            let _ = table.advance(&mut cast);
            cast.alike
        };
        let most = |manner: fn() -> Manner| {
            let counts = self.tables.iter().map(|(table, _)| count(table, manner()));
            counts.max().unwrap_or(1).max(1)
        };
        let step = most(|| Manner::Silent);
        (step, most(|| Manner::Eager(FastRng::new(0))).max(step))
    }

    fn prospect(&self, option: Choice) -> Prospect {
        let mut prospect = match option {
            Choice::Dogma(_) => self.activation(option),
            _ => self.at_once(option),
        };
        let me = self.question.seat;
        if let Some((_, table)) = self.tables.first() {
            let gives = |claim: &Claim| !table.same_side(claim.seat, me);
            prospect.risky = prospect.ends || prospect.claims.iter().any(gives);
        }
        prospect
    }

    /// What an answer changes up to the next question.
    fn at_once(&self, option: Choice) -> Prospect {
        let mut prospect = Prospect::default();
        let mut pairs = Vec::with_capacity(self.tables.len());
        for (imagined, now) in &self.tables {
            let mut then = imagined.table;
            let mut cast = Cast::new(self.question, imagined, Manner::Silent).with(option);
            let _ = then.advance(&mut cast);
            if !cast.impossible {
                prospect.note(&cast.events);
                pairs.push((*now, then));
            }
        }
        let Some((now, _)) = pairs.first() else {
            return prospect;
        };
        for seat in now.all_seats() {
            let change = Change {
                seat,
                icons: std::array::from_fn(|icon| {
                    agreed(&pairs, |table| table.all_icons(seat).counts()[icon])
                }),
                points: agreed(&pairs, |table| table.points(seat)),
            };
            if change.points.is_some() || change.icons.iter().any(Option::is_some) {
                prospect.changes.push(change);
            }
            let opens =
                |&age: &u8| agreed(&pairs, |table| table.can_achieve(seat, age)) == Some(true);
            prospect
                .opens
                .extend((1..=9).filter(opens).map(|age| Claim {
                    seat,
                    achievement: Achievement::Age(age),
                }));
        }
        prospect
    }

    /// What an activation brings about in the whole action.
    fn activation(&self, option: Choice) -> Prospect {
        let mut prospect = Prospect {
            effects: self.lines(option),
            ..Prospect::default()
        };
        let mut changing = vec![0; prospect.effects.len()];
        for (number, (imagined, _)) in (0..).zip(&self.tables) {
            let mut changed = vec![false; prospect.effects.len()];
            for attempt in 0..TRIES {
                let rng = FastRng::new(number * TRIES + attempt);
                // Once with somebody who also declines, since that can matter too.
                let manner = match attempt {
                    0 => Manner::Any(rng),
                    _ => Manner::Eager(rng),
                };
                let mut cast = Cast::new(self.question, imagined, manner).with(option);
                let mut table = imagined.table;
                let mut running = table.advance(&mut cast);
                while running.is_ok()
                    && let Some(dogma) = table.dogma()
                {
                    let effect = usize::from(dogma.effect);
                    cast.events.clear();
                    running = table.advance(&mut cast);
                    prospect.note(&cast.events);
                    if let Some(line) = prospect.effects.get_mut(effect) {
                        line.note(&cast.events);
                        changed[effect] |= cast.events.iter().any(changes);
                    }
                }
            }
            for (count, changed) in changing.iter_mut().zip(changed) {
                *count += usize::from(changed);
            }
        }
        for (line, count) in prospect.effects.iter_mut().zip(changing) {
            line.result = match count {
                0 => Expected::Nothing,
                all if all == self.tables.len() => Expected::Change,
                _ => Expected::Unknown,
            };
        }
        prospect
    }

    /// The effects of a card with those who would carry them out: nothing hidden decides that.
    fn lines(&self, option: Choice) -> Vec<Line> {
        let (Choice::Dogma(card), Some((_, table))) = (option, self.tables.first()) else {
            return Vec::new();
        };
        let leader = self.question.seat;
        let (sharers, victims) = table.groups(leader, card);
        let in_order = |seats: Seats| {
            let around = (1..=table.seats()).map(|steps| leader.after(steps, table.seats()));
            around.filter(|&seat| seats.has(seat)).collect()
        };
        let line = |effect: &Effect| {
            let (demand, seats) = match effect {
                Effect::Demand(_) => (true, victims),
                Effect::Share(_) => (false, sharers.with(leader)),
            };
            Line {
                demand,
                seats: in_order(seats),
                result: Expected::Unknown,
                claims: Vec::new(),
                ends: false,
            }
        };
        effects(card, table.rules.edition)
            .iter()
            .map(line)
            .collect()
    }
}

impl Prospect {
    fn note(&mut self, events: &[Event]) {
        note(events, &mut self.claims, &mut self.ends);
    }
}

impl Line {
    fn note(&mut self, events: &[Event]) {
        note(events, &mut self.claims, &mut self.ends);
    }
}

fn note(events: &[Event], claims: &mut Vec<Claim>, ends: &mut bool) {
    for event in events {
        match *event {
            Event::Claimed { seat, achievement } => {
                let claim = Claim { seat, achievement };
                if !claims.contains(&claim) {
                    claims.push(claim);
                }
            }
            Event::Ended(_) => *ends = true,
            _ => {}
        }
    }
}

/// The new value, if all pairs of tables, now and then, agree on it and it is new.
fn agreed<T: PartialEq>(pairs: &[(State, State)], read: impl Fn(&State) -> T) -> Option<T> {
    let (now, then) = pairs.first()?;
    let value = read(then);
    let is_sure = value != read(now) && pairs.iter().all(|(_, then)| read(then) == value);
    is_sure.then_some(value)
}

/// Whether the table is another one after the event.
fn changes(event: &Event) -> bool {
    match event {
        Event::Moved { .. }
        | Event::Splayed { .. }
        | Event::Rearranged { .. }
        | Event::RemovedAll
        | Event::Claimed { .. }
        | Event::Ended(_) => true,
        Event::Starts { .. }
        | Event::Turn { .. }
        | Event::Action { .. }
        | Event::Activated { .. }
        | Event::Effect { .. }
        | Event::Revealed { .. }
        | Event::Icons { .. }
        | Event::Chose { .. }
        | Event::Bonus { .. } => false,
    }
}

/// How questions beyond the given answers are answered.
enum Manner {
    /// Not at all.
    Silent,
    /// At random, but nobody declines.
    Eager(FastRng),
    /// At random.
    Any(FastRng),
}

/// Players who first give the answers of an imagined table.
struct Cast<'a> {
    question: &'a OpenDecision<State>,
    given: Vec<(Seat, Choice)>,
    manner: Manner,
    /// What was told since the last given answer.
    events: Vec<Event>,
    /// How many questions were like the one of the outlook.
    alike: u8,
    /// A given answer was not offered: somebody cannot have had these cards.
    impossible: bool,
}

impl<'a> Cast<'a> {
    fn new(
        question: &'a OpenDecision<State>,
        imagined: &Imagined<State>,
        manner: Manner,
    ) -> Cast<'a> {
        Cast {
            question,
            given: imagined.answers.clone(),
            manner,
            events: Vec::new(),
            alike: 0,
            impossible: false,
        }
    }

    /// Lets the one who is asked answer so.
    fn with(mut self, option: Choice) -> Cast<'a> {
        self.given.push((self.question.seat, option));
        self
    }

    fn count(&mut self, decision: &Decision<'_, State>) {
        let kind = |options: &[Choice]| options.first().map(std::mem::discriminant);
        if decision.seat == self.question.seat
            && decision.prompt == self.question.prompt
            && kind(decision.options) == kind(&self.question.options)
        {
            self.alike = self.alike.saturating_add(1);
        }
    }

    fn pick(&mut self, options: &[Choice]) -> Flow<Choice> {
        let (rng, kept) = match &mut self.manner {
            Manner::Silent => return Err(Stop::Asking),
            // To decline comes last.
            Manner::Eager(rng) if options.len() > 1 && options.last() == Some(&Choice::Pass) => {
                (rng, options.len() - 1)
            }
            Manner::Eager(rng) | Manner::Any(rng) => (rng, options.len()),
        };
        Ok(options[rng.below(kept)])
    }
}

impl Players<State> for Cast<'_> {
    fn ask(&mut self, _table: &State, decision: &Decision<'_, State>) -> Flow<Choice> {
        self.count(decision);
        let answer = self.given.iter().position(|given| given.0 == decision.seat);
        let Some(position) = answer else {
            return self.pick(decision.options);
        };
        let (_, choice) = self.given.remove(position);
        if !decision.options.contains(&choice) {
            self.impossible = true;
            return Err(Stop::Asking);
        }
        self.events.clear();
        Ok(choice)
    }

    /// What the others answer meanwhile is not told before; any answers will do.
    fn ask_together(
        &mut self,
        table: &State,
        decisions: &[Decision<'_, State>],
        answers: &mut [Choice],
    ) -> Flow {
        for (decision, answer) in decisions.iter().zip(answers) {
            *answer = match decision.seat == self.question.seat {
                true => self.ask(table, decision)?,
                false => decision.options[0],
            };
        }
        Ok(())
    }

    fn listens(&self) -> bool {
        true
    }

    fn tell(&mut self, _table: &State, event: Event) {
        self.events.push(event);
    }

    fn forced(&mut self, decision: &Decision<'_, State>) {
        self.count(decision);
    }
}

#[cfg(test)]
mod tests;
