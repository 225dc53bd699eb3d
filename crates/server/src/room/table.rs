//! A table as a function of its setup and its entries: what was written makes it, nothing else does.
//!
//! No input or output here. `wishes.rs` says what may be written next; `task.rs` writes and tells.

use crate::api::{ChatLine, SeatKind, TableState, Time, UndoPolicy, UndoPower, UndoRequest, Vote};
use crate::games::{self, Hosted, NewGame, Standing};
use crate::guard::Limits;
use crate::secret;
use crate::setup::{Act, Place, Setup};
use crate::wish::usual_level;
use serde_json::Value;
use tabletop::{Seat, Seats};

/// An hour.
pub const HOUR_MS: i64 = 3_600_000;

/// In which a seat may say so much.
const SEAT_MS: i64 = 10_000;
/// In which somebody may who only looks on.
const SPECTATORS_MS: i64 = 60_000;

/// The time that somebody who comes back gets at least.
const COMEBACK_MS: i64 = 30_000;

/// A person's single answer to a veiled question is given after this time at the earliest, and before the other:
/// so long it takes people to answer such a question.
const VEIL_MS: (i64, i64) = (2_000, 9_000);
/// A computer player takes at least so long for a veiled question, however many answers there are.
const COMPUTERS_VEIL_MS: i64 = 2_000;
/// No clock runs for a veiled question in this time, however many answers there are.
const FREE_MS: i64 = 10_000;

/// A table.
pub struct Table {
    /// Unguessable.
    pub id: String,
    /// How it was made.
    pub setup: Setup,
    /// Who sits where now.
    pub places: Vec<Place>,
    /// The running game; none while seats are open.
    pub play: Option<Box<dyn Hosted>>,
    /// How many entries there are.
    pub entries: u32,
    /// The number that viewers know: how many of them all may notice.
    pub number: u32,
    /// When the last of these was written.
    pub changed: Time,
    /// When somebody last decided or sat down: whoever is asked has been asked since then.
    pub moved: Time,
    /// Whether something was taken back beyond the free line.
    pub marked: bool,
    /// The table of the rematch.
    pub rematch: Option<String>,
    pub(crate) undo_request: Option<UndoRequest>,
    pub(crate) votes: Vec<Vote>,
    /// The number of the entry that brought each seat its open question.
    pub(crate) questions: Vec<Option<u32>>,
    /// When that entry was written.
    asked_at: Vec<Time>,
    /// Each seat's last answer: to which question, what, and the number of its entry.
    pub(crate) answered: Vec<Option<(u32, String, u32)>>,
    /// What each seat has left for a coming question.
    pub(crate) standing: Vec<Option<Value>>,
    /// How many entries there were when each seat last left such an answer, or withdrew it, unnoticed by the others.
    pub(crate) stood: Vec<u32>,
    /// When each decision in force was made.
    decided_at: Vec<Time>,
    pub(crate) chat: Vec<ChatLine>,
    /// Who of those who look on has said something in the last minute, and when.
    spoken: Vec<(Time, Option<String>)>,
    /// The hour of the last entry.
    hour: Time,
    /// What was written in that hour that moved no game on: how much by each seat, and last by all others.
    written: Vec<u32>,
    /// At each number: how many events and chat lines there were.
    pub(crate) marks: Vec<(u32, u32)>,
    /// Milliseconds left per seat at the time of the last entry.
    pub(crate) left: Vec<i64>,
}

impl Table {
    /// A table without entries; the game begins if no seat is open.
    pub fn new(id: String, setup: Setup) -> Result<Table, String> {
        let seats = setup.seats.len();
        let left = setup
            .clock
            .map_or(0, |clock| i64::from(clock.seconds) * 1000);
        let mut table = Table {
            id,
            places: setup.seats.clone(),
            play: None,
            entries: 0,
            number: 0,
            changed: setup.created,
            moved: setup.created,
            marked: false,
            rematch: None,
            undo_request: None,
            votes: Vec::new(),
            questions: vec![None; seats],
            asked_at: vec![setup.created; seats],
            answered: vec![None; seats],
            standing: vec![None; seats],
            stood: vec![0; seats],
            decided_at: Vec::new(),
            chat: Vec::new(),
            spoken: Vec::new(),
            hour: setup.created / HOUR_MS,
            written: vec![0; seats + 1],
            marks: Vec::new(),
            left: vec![left; seats],
            setup,
        };
        table.start_when_full()?;
        table.marks.push(table.mark());
        Ok(table)
    }

    /// Applies the next entry.
    pub fn apply(&mut self, at: Time, act: &Act) -> Result<(), String> {
        let at = at.max(self.changed);
        self.run_clocks(at);
        let hour = act.unnoticed().unwrap_or(at) / HOUR_MS;
        if hour > self.hour {
            self.hour = hour;
            self.written.fill(0);
        }
        let writer = act.writer(self.places.len());
        if let Some(written) = writer.and_then(|writer| self.written.get_mut(writer)) {
            *written += 1;
        }
        self.entries += 1;
        self.number += u32::from(act.unnoticed().is_none());
        self.changed = at;
        if act.moves_the_game() {
            self.moved = at;
        }
        match act {
            Act::Join { seat, user, name } => {
                let place = self.place_mut(*seat)?;
                place.kind = SeatKind::Person;
                place.user = Some(user.clone());
                place.name.clone_from(name);
                self.start_when_full()?;
            }
            Act::Fill { seat, level } => {
                let place = self.place_mut(*seat)?;
                place.kind = SeatKind::Computer;
                place.level = Some(*level);
                self.start_when_full()?;
            }
            Act::Claim { seat, user } => self.place_mut(*seat)?.user = Some(user.clone()),
            Act::RenewToken { seat, token } => self.place_mut(*seat)?.token.clone_from(token),
            Act::Choose { seat, choice } => self.choose(at, *seat, choice)?,
            Act::Stand { seat, answer, at } => {
                self.place_mut(*seat)?;
                self.standing[usize::from(*seat)].clone_from(answer);
                if at.is_some() {
                    self.stood[usize::from(*seat)] = self.entries;
                }
            }
            Act::Undo { to, .. } => self.take_back(*to, false)?,
            Act::AskUndo { seat, to } => {
                let waiting = self.others(*seat);
                self.undo_request = Some(UndoRequest {
                    by: *seat,
                    to: *to,
                    waiting,
                });
            }
            Act::AnswerUndo { seat, agree } => self.answer_undo(*seat, *agree)?,
            Act::Say {
                seat,
                name,
                text,
                user,
            } => {
                if seat.is_none() {
                    self.spoken.retain(|(then, _)| at - then < SPECTATORS_MS);
                    self.spoken.push((at, user.clone()));
                }
                self.chat.push(ChatLine {
                    at,
                    seat: *seat,
                    name: name.clone(),
                    text: text.clone(),
                });
            }
            Act::Vote {
                seat,
                target,
                level,
            } => self.vote(*seat, *target, *level)?,
            Act::Leave { seat, level } => self.leave(*seat, Some(*level))?,
            Act::TimeOut { seat } => self.leave(*seat, None)?,
            Act::Return { seat } => {
                let place = self.place_mut(*seat)?;
                place.away = false;
                place.level = None;
                // Whoever left of his own accord has the time that he had.
                let left = &mut self.left[usize::from(*seat)];
                if *left <= 0 {
                    *left = COMEBACK_MS;
                }
            }
            Act::Rematch { table } => self.rematch = Some(table.clone()),
            Act::Outage { milliseconds } => {
                for seat in self.running_clocks().iter() {
                    self.left[seat.index()] += milliseconds;
                }
            }
        }
        self.marks.resize(self.number as usize + 1, self.mark());
        Ok(())
    }

    /// Where the table stands.
    pub fn state(&self) -> TableState {
        match &self.play {
            None => TableState::Open,
            Some(play) if play.outcome().is_some() => TableState::Finished,
            Some(_) => TableState::Running,
        }
    }

    /// Who has to answer now.
    pub fn asked(&self) -> Seats {
        self.play.as_ref().map_or(Seats::NONE, |play| play.asked())
    }

    /// The seats that a session plays.
    pub fn seats_of<'a>(&'a self, user: &'a str) -> impl Iterator<Item = u8> + 'a {
        (0..)
            .zip(&self.places)
            .filter_map(move |(seat, place)| (place.user.as_deref() == Some(user)).then_some(seat))
    }

    /// The other seats whose people have a say, seen from one seat.
    pub fn others(&self, seat: u8) -> Vec<u8> {
        let mine = self
            .places
            .get(usize::from(seat))
            .and_then(|place| place.user.as_ref());
        (0..)
            .zip(&self.places)
            .filter(|(_, place)| place.is_played_by_person() && place.user.as_ref() != mine)
            .map(|(other, _)| other)
            .collect()
    }

    /// What taking back would do for a seat, and how many decisions would stay.
    pub fn undo_power(&self, seat: u8) -> (UndoPower, usize) {
        if self.setup.undo == UndoPolicy::Never {
            return (UndoPower::Off, 0);
        }
        // A computer player would only choose again.
        if self.places[usize::from(seat)].away {
            return (UndoPower::None, 0);
        }
        let Some(play) = self
            .play
            .as_ref()
            .filter(|_| self.state() == TableState::Running)
        else {
            return (UndoPower::None, 0);
        };
        let Some(mine) = play.last_of(Seat(seat)) else {
            return (UndoPower::None, 0);
        };
        let exact = || mine + 1 == play.decisions() && play.taught_nothing();
        if self.others(seat).is_empty() || exact() {
            (UndoPower::Free, mine)
        } else {
            (UndoPower::Ask, mine)
        }
    }

    /// An answer that was left in advance and is to be given now: by whom, to which question, what.
    pub fn left_answer(&self) -> Option<(u8, u32, String)> {
        let said = |seat: Seat| {
            let place = &self.places[seat.index()];
            let answer = self.standing[seat.index()].as_ref()?;
            let question = self.questions[seat.index()]?;
            match self.play.as_ref()?.standing(seat, answer) {
                Ok(Standing::Choose(choice)) if place.level.is_none() => {
                    Some((seat.0, question, choice))
                }
                _ => None,
            }
        };
        self.asked().iter().find_map(said)
    }

    /// The only answer to a veiled question, which is given for its person: when, by whom, to which question, what.
    fn only_answer(&self) -> Option<(Time, u8, u32, String)> {
        let play = self.play.as_ref()?;
        let due = |seat: Seat| {
            let question = self.questions[seat.index()]?;
            let choice = play.only(seat)?;
            let is_person = self.places[seat.index()].level.is_none();
            is_person.then(|| (self.unveiled_at(seat, question), seat.0, question, choice))
        };
        play.veiled().iter().filter_map(due).min()
    }

    /// When a veiled question may be answered by whoever runs the table. It says nothing about the answers there are.
    fn unveiled_at(&self, seat: Seat, question: u32) -> Time {
        let (least, most) = VEIL_MS;
        let taken = match self.places[seat.index()].level {
            _ if self.answers_at_once() => 0,
            Some(_) => COMPUTERS_VEIL_MS,
            None => {
                let secret = format!("{} {seat}", self.setup.seed);
                let drawn = secret::number(&secret, question) % (most - least) as u64;
                least + drawn as i64
            }
        };
        self.asked_at[seat.index()] + taken
    }

    /// When a computer player may answer, which has an answer already.
    pub fn computer_answers_at(&self, seat: Seat) -> Time {
        match self.questions[seat.index()] {
            Some(question) if self.is_veiled(seat) => self.unveiled_at(seat, question),
            _ => self.changed,
        }
    }

    fn is_veiled(&self, seat: Seat) -> bool {
        let play = self.play.as_ref();
        play.is_some_and(|play| play.veiled().has(seat))
    }

    /// Whether nobody minds what an answer tells that comes at once: at most one person plays, or the table was made so.
    fn answers_at_once(&self) -> bool {
        let is_person = |place: &&Place| place.kind != SeatKind::Computer;
        self.setup.at_once || self.places.iter().filter(is_person).count() < 2
    }

    /// Whether the server answers for a person: what was left in advance, or the only answer there is.
    pub(crate) fn is_answered_for(&self, seat: u8) -> bool {
        let only = self.only_answer();
        only.is_some_and(|(_, by, ..)| by == seat) || self.standing[usize::from(seat)].is_some()
    }

    /// An answer that is to be given now for a person: by whom, to which question, what.
    pub fn due_answer(&self, now: Time) -> Option<(u8, u32, String)> {
        self.left_answer().or_else(|| {
            let (due, seat, question, choice) = self.only_answer()?;
            (due <= now).then_some((seat, question, choice))
        })
    }

    /// When something has to be done for people though nobody asks: the next answer for one of them, or the next flag.
    pub fn next_deed(&self) -> Option<Time> {
        let answer = self.only_answer().map(|(due, ..)| due);
        answer.into_iter().chain(self.next_flag()).min()
    }

    /// Whether anybody has a seat, here or not. Where nobody has, computer players play for who looks on, and else wait.
    pub fn is_peopled(&self) -> bool {
        self.places.iter().any(|place| place.user.is_some())
    }

    /// When something has to be done here though nobody asks: a computer player's answer, one left in advance, or a clock.
    pub fn due(&self) -> Option<Time> {
        if self.state() != TableState::Running {
            return None;
        }
        let asked = self.asked();
        let place = |seat: Seat| &self.places[seat.index()];
        let computer = |seat: Seat| self.is_peopled() && place(seat).level.is_some();
        if asked.iter().any(computer) || self.left_answer().is_some() {
            return Some(self.changed);
        }
        self.next_deed()
    }

    /// When the next person's time is over.
    pub fn next_flag(&self) -> Option<Time> {
        self.setup.clock?;
        if !self.flagged(self.changed).is_empty() {
            return Some(self.changed);
        }
        let over = |seat: Seat| self.changed + self.left(seat).max(0);
        self.running_clocks().iter().map(over).min()
    }

    /// How many seconds somebody has to wait with what they want to write, because they have written so much.
    pub fn wait(&self, act: &Act, limits: &Limits, now: Time) -> Option<u64> {
        let free = match act {
            Act::Say { seat, user, .. } => self.may_speak(*seat, user, limits.messages),
            _ => None,
        };
        let written = act
            .writer(self.places.len())
            .map(|writer| self.written[writer]);
        let hour = now / HOUR_MS;
        let is_full = hour == self.hour && written >= Some(limits.entries);
        let free = free.max(is_full.then_some((hour + 1) * HOUR_MS));
        let wait = free? - now;
        (wait > 0).then_some(wait as u64 / 1000 + 1)
    }

    /// When somebody may say something who has said as much as there may be in a while.
    fn may_speak(&self, seat: Option<u8>, user: &Option<String>, most: usize) -> Option<Time> {
        match seat {
            Some(_) => {
                let same = self.chat.iter().rev().filter(|line| line.seat == seat);
                same.map(|line| line.at + SEAT_MS).nth(most - 1)
            }
            None => {
                let same = self.spoken.iter().rev().filter(|(_, by)| by == user);
                same.map(|(at, _)| at + SPECTATORS_MS).nth(most - 1)
            }
        }
    }

    /// The votes that wait for nobody but this seat: against whom, and who would play.
    pub fn votes_waiting_for(&self, seat: u8) -> Vec<(u8, u8)> {
        let waiting = self.votes.iter().filter(|vote| vote.waiting == [seat]);
        waiting.map(|vote| (vote.target, vote.level)).collect()
    }

    /// What gives the clocks back the time since the last entry in which no server was there. Outages come in the order
    /// in which they began; the entry lies behind them, so that each counts once. One that ends later is not believed:
    /// a clock has been put back.
    pub fn make_good(&self, outages: &[(Time, Time)], now: Time) -> Option<Act> {
        self.setup.clock?;
        if self.state() != TableState::Running || self.running_clocks() == Seats::NONE {
            return None;
        }
        let (mut milliseconds, mut counted) = (0, self.changed);
        for &(began, ended) in outages.iter().filter(|(_, ended)| *ended <= now) {
            milliseconds += (ended - began.max(counted)).max(0);
            counted = counted.max(ended);
        }
        (milliseconds > 0).then_some(Act::Outage { milliseconds })
    }

    /// Persons' seats whose time is over, and the level of the computer player that is to keep each: where somebody
    /// plays on. Else none, and the seat waits.
    pub fn flagged(&self, now: Time) -> Vec<(u8, Option<u8>)> {
        if self.setup.clock.is_none() || self.state() != TableState::Running {
            return Vec::new();
        }
        let elapsed = now - self.changed;
        let over = |seat: &Seat| self.left(*seat) <= elapsed;
        let over: Seats = self.running_clocks().iter().filter(over).collect();
        let seats = || (0..).map(Seat).zip(&self.places);
        let plays_on = seats().any(|(seat, place)| place.is_played_by_person() && !over.has(seat));
        let waits = |place: &Place| place.away && place.level.is_none();
        seats()
            .filter(|(seat, place)| over.has(*seat) || plays_on && waits(place))
            .map(|(seat, _)| (seat.0, plays_on.then(usual_level)))
            .collect()
    }

    /// When each decision in force was made.
    pub fn decided_at(&self) -> &[Time] {
        &self.decided_at
    }

    fn mark(&self) -> (u32, u32) {
        let told = self.play.as_ref().map_or(0, |play| play.told());
        (told as u32, self.chat.len() as u32)
    }

    fn place_mut(&mut self, seat: u8) -> Result<&mut Place, String> {
        self.places
            .get_mut(usize::from(seat))
            .ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn start_when_full(&mut self) -> Result<(), String> {
        if self.play.is_some() || self.places.iter().any(|place| place.kind == SeatKind::Open) {
            return Ok(());
        }
        let game = games::find(&self.setup.game).map_err(|error| error.to_string())?;
        let name = |place: &Place| match place.level {
            Some(level) => format!("Computer {level}"),
            None => place.name.clone(),
        };
        self.play = Some((game.start)(NewGame {
            rules: &self.setup.rules,
            version: self.setup.version,
            names: self.places.iter().map(name).collect(),
            seed: self.setup.seed.parse()?,
            position: self.setup.position.as_deref(),
        })?);
        self.ask_anew();
        Ok(())
    }

    /// Every open question counts as new.
    fn ask_anew(&mut self) {
        let asked = self.asked();
        for (seat, question) in (0..).map(Seat).zip(&mut self.questions) {
            *question = asked.has(seat).then_some(self.number);
        }
        self.asked_at.fill(self.changed);
    }

    fn choose(&mut self, at: Time, seat: u8, choice: &str) -> Result<(), String> {
        let index = usize::from(seat);
        let play = self.play.as_mut().ok_or("the game has not begun")?;
        let standing = &mut self.standing[index];
        // Whatever was left for this question has served.
        standing.take_if(|answer| play.standing(Seat(seat), answer) != Ok(Standing::Later));
        play.answer(Seat(seat), choice)
            .map_err(|error| format!("{error} {seat} {choice}"))?;
        self.decided_at.push(at);
        if let Some(question) = self.questions[index] {
            self.answered[index] = Some((question, choice.to_owned(), self.number));
        }
        let asked = play.asked();
        for (seat, question) in (0..).map(Seat).zip(&mut self.questions) {
            match asked.has(seat) {
                true if play.asked_as_before(seat) => {}
                true => {
                    *question = Some(self.number);
                    self.asked_at[seat.index()] = at;
                }
                false => *question = None,
            }
        }
        if let Some(clock) = self.setup.clock {
            self.left[index] += i64::from(clock.increment) * 1000;
        }
        if self
            .undo_request
            .as_ref()
            .is_some_and(|request| request.by == seat)
        {
            self.undo_request = None;
        }
        self.votes.retain(|vote| vote.target != seat);
        if play.outcome().is_some() {
            self.undo_request = None;
            self.votes.clear();
        }
        Ok(())
    }

    fn take_back(&mut self, to: usize, agreed: bool) -> Result<(), String> {
        let play = self.play.as_ref().ok_or("the game has not begun")?;
        self.undo_request = None;
        if let Some(clock) = self.setup.clock {
            // What a decision brought goes with it.
            for (seat, _) in (to..play.decisions()).filter_map(|number| play.choice(number)) {
                self.left[seat.index()] -= i64::from(clock.increment) * 1000;
            }
        }
        let exact = to + 1 == play.decisions() && play.taught_nothing();
        self.marked |= !agreed && !exact;
        self.play = Some(play.after(to)?);
        self.decided_at.truncate(to);
        self.answered.fill(None);
        self.standing.fill(None);
        self.ask_anew();
        Ok(())
    }

    fn answer_undo(&mut self, seat: u8, agree: bool) -> Result<(), String> {
        let Some(request) = &mut self.undo_request else {
            return Ok(());
        };
        request.waiting.retain(|&other| other != seat);
        let (to, complete) = (request.to, request.waiting.is_empty());
        match agree {
            false => self.undo_request = None,
            true if complete => self.take_back(to, true)?,
            true => {}
        }
        Ok(())
    }

    fn vote(&mut self, seat: u8, target: u8, level: u8) -> Result<(), String> {
        let index = self.votes.iter().position(|vote| vote.target == target);
        let index = index.unwrap_or_else(|| {
            let waiting = self.others(target);
            self.votes.push(Vote {
                target,
                level,
                yes: Vec::new(),
                waiting,
            });
            self.votes.len() - 1
        });
        let vote = &mut self.votes[index];
        vote.waiting.retain(|&other| other != seat);
        if !vote.yes.contains(&seat) {
            vote.yes.push(seat);
        }
        if vote.waiting.is_empty() {
            let level = vote.level;
            self.leave(target, Some(level))?;
        }
        Ok(())
    }

    fn leave(&mut self, seat: u8, level: Option<u8>) -> Result<(), String> {
        let place = self.place_mut(seat)?;
        place.away = true;
        place.level = level;
        self.votes.retain(|vote| vote.target != seat);
        self.standing[usize::from(seat)] = None;
        // Who has left has no say any more.
        for vote in &mut self.votes {
            vote.waiting.retain(|&other| other != seat);
        }
        self.votes.retain(|vote| !vote.waiting.is_empty());
        if let Some(request) = &mut self.undo_request {
            request.waiting.retain(|&other| other != seat);
            if request.by == seat {
                self.undo_request = None;
            } else if request.waiting.is_empty() {
                // Nobody is left to ask, but nobody has agreed either.
                let to = request.to;
                self.take_back(to, false)?;
            }
        }
        Ok(())
    }

    /// For how long after the last entry the seat's clock does not run yet, whether there is much to choose or nothing.
    fn free(&self, seat: Seat) -> i64 {
        match self.is_veiled(seat) {
            true => (self.asked_at[seat.index()] + FREE_MS - self.changed).max(0),
            false => 0,
        }
    }

    /// What a seat had left at the last entry, with the time in which its clock does not run yet.
    pub(crate) fn left(&self, seat: Seat) -> i64 {
        self.left[seat.index()] + self.free(seat)
    }

    pub(crate) fn running_clocks(&self) -> Seats {
        let person = |seat: &Seat| self.places[seat.index()].is_played_by_person();
        self.asked().iter().filter(person).collect()
    }

    fn run_clocks(&mut self, at: Time) {
        if self.setup.clock.is_some() {
            for seat in self.running_clocks().iter() {
                let taken = at - self.changed - self.free(seat);
                self.left[seat.index()] -= taken.max(0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wish::{OfSeat, Plan, Who, Wish};
    use serde_json::json;

    fn table_with_clock() -> Table {
        table_of(&json!([{ "kind": "me" }, { "kind": "computer", "level": 1 }]))
    }

    /// Both seats are asked for their first meld.
    fn answer(table: &mut Table, seat: u8, at: Time) {
        let play = table.play.as_ref().unwrap();
        let choice = play.question(Seat(seat), 0).unwrap().options[0]
            .text
            .clone();
        table.apply(at, &Act::Choose { seat, choice }).unwrap();
    }

    fn table_of(seats: &Value) -> Table {
        let wish = json!({
            "game": "innovation", "clock": { "seconds": 60, "increment": 5 }, "seats": seats,
        });
        let wish = serde_json::from_value(wish).unwrap();
        let setup = Setup::new(wish, None, "ola", "Ola", 1_000).unwrap();
        Table::new("table".to_owned(), setup).unwrap()
    }

    /// The time of some seats is over: what the server writes of it.
    fn flag(table: &mut Table, now: Time) -> Vec<Act> {
        let mut written = Vec::new();
        for (seat, level) in table.flagged(now) {
            let Ok(Plan::Write(act)) = table.plan(&Who::Server, &Wish::Flag { seat, level }) else {
                panic!("a clock may be stopped");
            };
            table.apply(now, &act).unwrap();
            written.push(act);
        }
        written
    }

    #[test]
    fn a_clock_that_runs_out_gives_the_seat_to_a_computer_player_until_the_person_returns() {
        let mut table = table_of(&json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }]));
        answer(&mut table, 1, 2_000);
        assert!(table.flagged(60_999).is_empty());
        assert_eq!(flag(&mut table, 61_000), [Act::Leave { seat: 0, level: 2 }]);
        assert!(table.places[0].away && table.places[0].level == Some(2));
        let ola = Who::User {
            id: "ola".to_owned(),
            name: "Ola".to_owned(),
        };
        let back = table.plan(&ola, &Wish::Return(OfSeat { seat: 0 }));
        assert_eq!(back, Ok(Plan::Write(Act::Return { seat: 0 })));
        table.apply(90_000, &Act::Return { seat: 0 }).unwrap();
        assert!(table.flagged(90_000 + COMEBACK_MS - 1).is_empty());
        assert_eq!(table.flagged(90_000 + COMEBACK_MS), [(0, Some(2))]);
    }

    /// Otherwise the game would be over before the person is back.
    #[test]
    fn against_computers_alone_a_table_waits_without_a_clock_for_whoever_is_out_of_time() {
        let mut table = table_with_clock();
        assert_eq!(flag(&mut table, 61_000), [Act::TimeOut { seat: 0 }]);
        answer(&mut table, 1, 62_000);
        assert_eq!((table.due(), table.next_flag()), (None, None));
        assert_eq!(table.running_clocks(), Seats::NONE);
        assert!(table.places[0].away && table.places[0].level.is_none());
        table.apply(90_000_000, &Act::Return { seat: 0 }).unwrap();
        assert_eq!(table.next_flag(), Some(90_000_000 + COMEBACK_MS));
        assert_eq!(flag(&mut table, 90_000_000 + COMEBACK_MS).len(), 1);
    }

    #[test]
    fn people_who_are_out_of_time_at_once_wait_for_each_other_until_one_plays_on() {
        let seats = json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }]);
        let mut table = table_of(&seats);
        let both = [Act::TimeOut { seat: 0 }, Act::TimeOut { seat: 1 }];
        assert_eq!(flag(&mut table, 61_000), both);
        assert_eq!((table.due(), table.next_flag()), (None, None));
        table.apply(90_000, &Act::Return { seat: 1 }).unwrap();
        assert_eq!(table.next_flag(), Some(90_000));
        assert_eq!(flag(&mut table, 90_000), [Act::Leave { seat: 0, level: 2 }]);
        assert_eq!(table.next_flag(), Some(90_000 + COMEBACK_MS));
    }

    /// Otherwise leaving and coming back again and again would stop a clock, and keep others from voting.
    #[test]
    fn who_leaves_and_comes_back_has_the_time_that_was_left() {
        let mut table = table_with_clock();
        table
            .apply(58_000, &Act::Leave { seat: 0, level: 5 })
            .unwrap();
        table.apply(90_000, &Act::Return { seat: 0 }).unwrap();
        assert_eq!(table.flagged(90_000 + 2_999).len(), 0);
        assert_eq!(table.flagged(90_000 + 3_000).len(), 1);
        assert_eq!(table.moved, 1_000);
    }

    /// A executes Masonry, with a castle in hand or without one; the others cannot tell which.
    fn masonry(seats: &Value, hand: &str, at_once: bool) -> Table {
        let position =
            format!("turn A 2\nA board masonry hand {hand}\nB board sailing hand oars\ndecks ...");
        let wish = json!({
            "game": "innovation", "clock": { "seconds": 60, "increment": 0 }, "seats": seats,
            "position": position, "at_once": at_once,
        });
        let wish = serde_json::from_value(wish).unwrap();
        let setup = Setup::new(wish, None, "ola", "Ola", 1_000).unwrap();
        let mut table = Table::new("table".to_owned(), setup).unwrap();
        let choice = "dogma masonry".to_owned();
        table
            .apply(2_000, &Act::Choose { seat: 0, choice })
            .unwrap();
        assert_eq!(
            table.play.as_ref().unwrap().veiled(),
            Seats::NONE.with(Seat(0))
        );
        table
    }

    fn two_people() -> Value {
        json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }])
    }

    #[test]
    fn the_only_answer_to_a_veiled_question_is_given_after_a_time_that_says_nothing() {
        let table = masonry(&two_people(), "agriculture", false);
        let due = table.next_deed().unwrap();
        assert!((4_000..11_000).contains(&due), "{due}");
        assert_eq!(table.due(), Some(due));
        assert_eq!(table.due_answer(due - 1), None);
        let (seat, question, choice) = table.due_answer(due).unwrap();
        assert_eq!((seat, question, &*choice), (0, 1, "pass"));
        let wish = Wish::Choose(crate::wish::Choose {
            seat,
            question,
            choice: choice.clone(),
        });
        let act = Act::Choose { seat, choice };
        assert_eq!(table.plan(&Who::Server, &wish), Ok(Plan::Write(act)));
    }

    #[test]
    fn nobody_answers_a_veiled_question_for_a_person_who_has_a_choice() {
        for at_once in [false, true] {
            let table = masonry(&two_people(), "domestication", at_once);
            assert_eq!(table.due_answer(60_000), None);
        }
    }

    /// Whether there is anything to choose or not: else the clock would tell.
    #[test]
    fn no_clock_runs_in_the_first_seconds_of_a_veiled_question() {
        for hand in ["agriculture", "domestication"] {
            let mut table = masonry(&two_people(), hand, false);
            assert_eq!(table.left[0], 59_000);
            assert_eq!(table.next_flag(), Some(2_000 + 10_000 + 59_000));
            let say = Act::Say {
                seat: Some(1),
                name: "Jan".to_owned(),
                text: "Well?".to_owned(),
                user: None,
            };
            table.apply(7_000, &say).unwrap();
            assert_eq!(table.left[0], 59_000);
            table.apply(13_000, &say).unwrap();
            assert_eq!(table.left[0], 58_000);
            assert_eq!(table.next_flag(), Some(13_000 + 58_000));
        }
    }

    #[test]
    fn whoever_plays_computers_alone_or_has_chosen_so_does_not_wait() {
        let computer = json!([{ "kind": "me" }, { "kind": "computer", "level": 1 }]);
        for (seats, at_once) in [(computer, false), (two_people(), true)] {
            let table = masonry(&seats, "agriculture", at_once);
            assert!(table.due_answer(2_000).is_some());
        }
    }

    #[test]
    fn a_computer_player_takes_as_long_for_a_veiled_question_whatever_it_holds() {
        let person = |name: &str| json!({ "kind": "hotseat", "name": name });
        let seats = json!([{ "kind": "computer", "level": 1 }, person("Ola"), person("Jan")]);
        for hand in ["agriculture", "domestication"] {
            let table = masonry(&seats, hand, false);
            assert_eq!(
                table.computer_answers_at(Seat(0)),
                2_000 + COMPUTERS_VEIL_MS
            );
            assert_eq!(table.due_answer(60_000), None);
        }
    }

    #[test]
    fn an_increment_goes_with_the_decision_that_brought_it() {
        let mut table = table_with_clock();
        for _ in 0..3 {
            let play = table.play.as_ref().unwrap();
            let question = play.question(Seat(0), 0).unwrap();
            let choice = question.options[0].text.clone();
            table
                .apply(11_000, &Act::Choose { seat: 0, choice })
                .unwrap();
            table.apply(11_000, &Act::Undo { seat: 0, to: 0 }).unwrap();
        }
        assert_eq!(table.left[0], 50_000);
    }

    #[test]
    fn a_computer_player_that_is_asked_is_no_clock_that_ends() {
        let mut table = table_with_clock();
        let play = table.play.as_ref().unwrap();
        let question = play.question(Seat(0), 0).unwrap();
        let choice = question.options[0].text.clone();
        table
            .apply(2_000, &Act::Choose { seat: 0, choice })
            .unwrap();
        assert_eq!((table.due(), table.next_flag()), (Some(2_000), None));
    }

    #[test]
    fn the_time_without_a_server_is_nobodys_loss() {
        let mut table = table_with_clock();
        // Served until 11 s and from 500 s on; an earlier outage is none of this table's business.
        let outages = [(0, 900), (11_000, 500_000)];
        let act = table.make_good(&outages, 501_000);
        let act = act.expect("the clock ran in the outage");
        table.apply(501_000, &act).unwrap();
        assert_eq!(table.left[0], 60_000 - 10_000 - 1_000);
        assert_eq!(table.left[1], 60_000, "a computer player has no clock");
        assert_eq!(table.make_good(&outages, 502_000), None, "only once");
        // Two processes had the same one; and a clock that was put back has written one that is not over.
        let outages = [(503_000, 505_000), (504_000, 506_000), (506_000, 9_000_000)];
        let both = table.make_good(&outages, 507_000);
        assert_eq!(
            both,
            Some(Act::Outage {
                milliseconds: 3_000
            })
        );
        assert_eq!(table.flagged(501_000 + 48_999).len(), 0);
        assert_eq!(table.flagged(501_000 + 49_000).len(), 1);
    }

    #[test]
    fn a_choice_adds_the_increment() {
        let mut table = table_with_clock();
        let question = table.play.as_ref().unwrap().question(Seat(0), 0).unwrap();
        let choice = question.options[0].text.clone();
        table
            .apply(11_000, &Act::Choose { seat: 0, choice })
            .unwrap();
        assert_eq!(table.left[0], 55_000);
    }

    #[test]
    fn questions_keep_their_names_until_they_are_answered_or_taken_back() {
        let mut table = table_with_clock();
        assert_eq!(table.questions, [Some(0), Some(0)]);
        let question = table.play.as_ref().unwrap().question(Seat(1), 0).unwrap();
        let choice = question.options[0].text.clone();
        table
            .apply(2_000, &Act::Choose { seat: 1, choice })
            .unwrap();
        assert_eq!(table.questions, [Some(0), None]);
        table.apply(3_000, &Act::Undo { seat: 1, to: 0 }).unwrap();
        assert_eq!(table.questions, [Some(2), Some(2)]);
    }
}
