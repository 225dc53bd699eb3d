//! The games that can be played here: the only file of the server that names one.
//!
//! [`Hosted`] is a running game without its type. Everything it gives out about cards is masked for a viewer;
//! the true table, the seed and unmasked events stay inside.

use crate::api::{GameInfo, GameValue, OptionInfo, OptionValue, Outcome, Question, Said};
use crate::error::Error;
use crate::json;
use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    Asked, BadRules, CardFile, Evaluate, Game, Illegal, Message, Notation, Options, Play, Position,
    Record, RuleOption, Seat, Seats, Seed, Telling,
};

/// A running game of any kind.
pub trait Hosted: Send + Sync {
    /// How many choices are in force.
    fn decisions(&self) -> usize;
    /// How many events were told.
    fn told(&self) -> usize;
    /// How many events had been told after each decision.
    fn told_after(&self) -> &[u32];
    /// Who has to answer now.
    fn asked(&self) -> Seats;
    /// Whether the seat is asked just what it was asked before the last decision.
    fn asked_as_before(&self, seat: Seat) -> bool;
    /// Whose question the others cannot tell from one with a single answer.
    fn veiled(&self) -> Seats;
    /// The only answer to the seat's question, if it has no other.
    fn only(&self, seat: Seat) -> Option<String>;
    /// Checks an answer without giving it.
    fn check(&self, seat: Seat, choice: &str) -> Result<(), Error>;
    /// What an answer left in advance means for the seat now; an error if it can never be given.
    fn standing(&self, seat: Seat, answer: &Value) -> Result<Standing<String>, Error>;
    /// Answers the seat's question.
    fn answer(&mut self, seat: Seat, choice: &str) -> Result<(), Error>;
    /// What the seat is asked.
    fn question(&self, seat: Seat, id: u32) -> Option<Question>;
    /// The same, appended to a text; `null` if the seat is not asked.
    fn write_question(&self, seat: Seat, id: u32, text: &mut Vec<u8>);
    /// What the answers to the seat's question would bring about, as far as the seat can tell; takes a few ms.
    fn outlook(&self, seat: Seat) -> Option<GameValue>;
    /// The table as the viewer may know it.
    fn view(&self, viewer: Option<Seat>) -> GameValue;
    /// The same, appended to a text.
    fn write_view(&self, viewer: Option<Seat>, text: &mut Vec<u8>);
    /// The events from a position on, as the viewer may know them: a JSON list.
    fn events(&self, from: usize, viewer: Option<Seat>) -> GameValue;
    /// The same, appended to a text.
    fn write_events(&self, from: usize, viewer: Option<Seat>, text: &mut Vec<u8>);
    /// What is said of the events from a position on, and why they happened, as far as the viewer may know: a JSON list.
    fn messages(&self, from: usize, viewer: Option<Seat>) -> GameValue;
    /// The same, appended to a text.
    fn write_messages(&self, from: usize, viewer: Option<Seat>, text: &mut Vec<u8>);
    /// The events from a position on that followed when the viewer had only one possible answer.
    fn forced(&self, from: usize, viewer: Option<Seat>) -> Vec<usize>;
    /// How the game ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The same, appended to a text; `null` if it has not ended.
    fn write_outcome(&self, text: &mut Vec<u8>);
    /// Who chose what, in the notation.
    fn choice(&self, decision: usize) -> Option<(Seat, String)>;
    /// The last decision in force that a seat made.
    fn last_of(&self, seat: Seat) -> Option<usize>;
    /// The whole record as text, seed included.
    fn record(&self) -> String;
    /// The same game after its first decisions.
    fn after(&self, decisions: usize) -> Result<Box<dyn Hosted>, String>;
    /// The same game when so many events had been told, possibly between two questions.
    fn when_told(&self, events: usize) -> Result<Box<dyn Hosted>, String>;
    /// Whether taking back the last decision gives whoever made it no advantage: nothing was learnt by it.
    fn taught_nothing(&self) -> bool;
    /// What a computer player needs to answer for the seat elsewhere.
    fn thought(&self, seat: Seat, level: u8, seed: u64) -> Thought;
    /// What is measured for plots; public numbers.
    fn measures(&self) -> &'static [&'static str];
    /// The numbers after 0, 1, 2 … decisions, per seat.
    fn all_standings(&self) -> Result<Vec<Vec<Vec<i32>>>, String>;
    /// All events and what is said of them, without a mask. The caller has made sure that the game they belong to is over.
    fn open_events(&self) -> (GameValue, GameValue);
}

/// What an answer left in advance means now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing<C> {
    /// It is for a later question.
    Later,
    /// Its question has come, but what it waited for has not: the person is asked.
    Ask,
    /// This is chosen.
    Choose(C),
}

/// A computer player's answer, still to be thought out; may take seconds.
pub type Thought = Box<dyn FnOnce() -> Option<String> + Send>;

/// What makes a running game.
pub struct NewGame<'a> {
    /// Options as text.
    pub rules: &'a str,
    /// The version of the rules code that the game was begun with.
    pub version: u32,
    /// The names of the players.
    pub names: Vec<String>,
    /// What chance grows from.
    pub seed: Seed,
    /// The table with which the game begins; without it, with a deal.
    pub position: Option<&'a str>,
}

/// A game in the list.
pub struct Entry {
    /// Its name in requests and records.
    pub name: &'static str,
    /// The version of its rules code.
    pub version: u32,
    /// The complete text of a new table's options, or what is wrong with them for so many seats.
    pub rules: fn(text: &str, seats: usize, cards: Option<&CardFile>) -> Result<String, Error>,
    /// Reads a card file, so that tables can be played with it; gives its name.
    pub read_cards: fn(cards: &str) -> Result<String, String>,
    /// Reads a card file too; gives what is printed on the cards.
    pub printed: fn(cards: &str) -> Result<GameValue, String>,
    /// What keeps a game by these rules from beginning with a table, if anything does.
    pub begins: fn(position: &str, rules: &str, seats: usize, seed: &Seed) -> Result<(), String>,
    /// Begins a game.
    pub start: fn(NewGame<'_>) -> Result<Box<dyn Hosted>, String>,
    seats: fn() -> Vec<usize>,
    options: fn(seats: &[usize]) -> Vec<OptionInfo>,
}

/// All games.
pub const GAMES: &[Entry] = &[entry::<innovation::State>(), entry::<cvlizations::State>()];

/// The game of that name.
pub fn find(name: &str) -> Result<&'static Entry, Error> {
    GAMES
        .iter()
        .find(|game| game.name == name)
        .ok_or(Error::UnknownGame)
}

impl Entry {
    /// The game as clients read of it.
    pub fn info(&self, cards: Option<&CardFile>) -> GameInfo {
        let seats = (self.seats)();
        let fewest = seats.first().copied().unwrap_or(2);
        GameInfo {
            name: self.name.to_owned(),
            rules: (self.rules)("", fewest, cards).unwrap_or_default(),
            options: (self.options)(&seats),
            seats,
        }
    }
}

/// What the server wants to know of a game beyond the tabletop.
trait Listed: Notation + Evaluate + Telling {
    /// What is measured for plots.
    const MEASURES: &'static [&'static str];

    /// What is printed on the cards of a card file, for games that have card files.
    fn printed(_cards: &str) -> Result<GameValue, String> {
        Err(format!("{} has no card files", Self::NAME))
    }

    /// The public numbers of each seat.
    fn standings(&self) -> Vec<Vec<i32>>;

    /// What the answers to a question would bring about, if the game foresees that.
    fn outlook(asked: Asked<'_, Self>) -> Option<GameValue>;

    /// Whether `by`, who alone decided between two moments, has learnt nothing by it: no card was drawn at random,
    /// and none was shown that `by` did not know. What the others saw of `by` is to their advantage and does not count.
    /// May err towards no.
    fn taught_nothing(before: &Self, after: &Self, events: &[Self::Event], by: Seat) -> bool;

    /// What an answer left in advance means for a seat now; none if it can never be given. Most games know none.
    fn standing(&self, _seat: Seat, _answer: &Value) -> Option<Standing<Self::Choice>> {
        None
    }
}

impl Listed for innovation::State {
    const MEASURES: &'static [&'static str] = &["points", "achievements"];

    fn standings(&self) -> Vec<Vec<i32>> {
        Seat::all(self.seats())
            .map(|seat| vec![i32::from(self.points(seat)), self.achievements(seat) as i32])
            .collect()
    }

    fn outlook(asked: Asked<'_, Self>) -> Option<GameValue> {
        Some(raw(&innovation::Outlook::new(asked)))
    }

    fn taught_nothing(before: &Self, after: &Self, events: &[Self::Event], by: Seat) -> bool {
        use innovation::{Card, Event, Place};
        let dull = |event: &Event| match event {
            Event::Moved { from, .. } => match *from {
                Place::Deck => false,
                // Which of several cards came out of somebody else's hand or score pile was hidden before.
                Place::Hand(seat) | Place::Score(seat) => seat == by,
                _ => true,
            },
            // What another seat did or could not do in an effect tells something about its hand.
            Event::Effect { seat, .. } => *seat == by,
            _ => true,
        };
        let knew = |card: Card| before.knows(by, card) || !after.knows(by, card);
        events.iter().all(dull) && Card::all().all(knew)
    }
}

impl Listed for cvlizations::State {
    const MEASURES: &'static [&'static str] = &["points", "ideas"];

    fn printed(cards: &str) -> Result<GameValue, String> {
        cvlizations::catalogue::load(cards).map(|cards| raw(&cards.printed()))
    }

    fn standings(&self) -> Vec<Vec<i32>> {
        Seat::all(self.seats())
            .map(|seat| {
                let points = cvlizations::score::projected_points(self, seat);
                vec![i32::from(points), self.player(seat).ideas.len() as i32]
            })
            .collect()
    }

    fn outlook(_asked: Asked<'_, Self>) -> Option<GameValue> {
        None
    }

    /// A laid order cannot be taken back (C83); orders turned up and cards of the deck are news. All else is open.
    fn taught_nothing(_before: &Self, _after: &Self, events: &[Self::Event], _by: Seat) -> bool {
        use cvlizations::Event;
        let dull = |event: &Event| {
            !matches!(
                event,
                Event::Laid { .. }
                    | Event::Revealed { .. }
                    | Event::Looked { .. }
                    | Event::Revealing { .. }
            )
        };
        events.iter().all(dull)
    }

    fn standing(&self, seat: Seat, answer: &Value) -> Option<Standing<Self::Choice>> {
        let answer = cvlizations::Standing::deserialize(answer).ok()?;
        answer.is_possible(self, seat).then(|| {
            match (answer.is_due(self, seat), answer.choice(self)) {
                (false, _) => Standing::Later,
                (true, None) => Standing::Ask,
                (true, Some(choice)) => Standing::Choose(choice),
            }
        })
    }
}

const fn entry<G: Listed>() -> Entry {
    Entry {
        name: G::NAME,
        version: G::RULES_VERSION,
        rules: complete_rules::<G>,
        read_cards: G::read_cards,
        printed: G::printed,
        begins: begins::<G>,
        start: start::<G>,
        seats: seat_numbers::<G>,
        options: options::<G>,
    }
}

fn complete_rules<G: Game>(
    text: &str,
    seats: usize,
    cards: Option<&CardFile>,
) -> Result<String, Error> {
    match G::new_rules(text, seats, cards) {
        Ok(rules) => Ok(rules.to_string()),
        Err(BadRules::Text(reason)) => Err(Error::BadRules(reason)),
        Err(BadRules::Seats(reason)) => Err(Error::BadSeats(reason)),
    }
}

fn seat_numbers<G: Game>() -> Vec<usize> {
    let fits =
        |&seats: &usize| G::setup(&G::usual_rules(seats), seats, &Seed::from_number(0)).is_ok();
    (1..=8).filter(fits).collect()
}

fn begins<G: Notation>(
    position: &str,
    rules: &str,
    seats: usize,
    seed: &Seed,
) -> Result<(), String> {
    let position = Position::<G>::read(position, &rules.parse()?, seats, seed);
    position.map(|_| ()).map_err(|error| error.to_string())
}

fn options<G: Game>(seats: &[usize]) -> Vec<OptionInfo> {
    let info = |option: &RuleOption<G::Rules>| {
        let value = |(at, value): (usize, &&str)| OptionValue {
            value: (*value).to_owned(),
            seats: (seats.iter().copied())
                .filter(|&seats| (option.suits)(at, seats))
                .collect(),
        };
        let usual_with = G::Rules::usual_with(option).into_iter();
        OptionInfo {
            key: option.key.to_owned(),
            values: option.values.iter().enumerate().map(value).collect(),
            usual_with: usual_with
                .map(|(with, usual)| (with, usual.to_owned()))
                .collect(),
            is_language: option.is_language,
        }
    };
    G::Rules::OPTIONS.iter().map(info).collect()
}

fn start<G: Listed>(new: NewGame<'_>) -> Result<Box<dyn Hosted>, String> {
    let rules = G::as_of(new.version, new.rules.parse()?)
        .ok_or_else(|| format!("version {} of the rules is not known", new.version))?;
    let position = new
        .position
        .map(|text| Position::read(text, &rules, new.names.len(), &new.seed))
        .transpose()
        .map_err(|error| error.to_string())?;
    let record: Record<G> = Record {
        rules,
        names: new.names,
        seed: new.seed,
        position,
        choices: Vec::new(),
    };
    Ok(Box::new(Running::new(record)?))
}

struct Running<G: Game> {
    play: Play<G>,
    told_after: Vec<u32>,
    /// The table before the last decision, how much had been told, and who decided.
    before: Option<(G, usize, Seat)>,
    /// Who was asked the same before the last decision.
    unchanged: Seats,
}

impl<G: Listed> Running<G> {
    fn new(record: Record<G>) -> Result<Running<G>, String> {
        let choices = record.choices.clone();
        let mut running = Running {
            play: Play::new(Record {
                choices: Vec::new(),
                ..record
            })?,
            told_after: Vec::new(),
            before: None,
            unchanged: Seats::NONE,
        };
        for (number, (seat, choice)) in choices.into_iter().enumerate() {
            running
                .apply(seat, choice)
                .map_err(|illegal| format!("decision {}: {illegal}", number + 1))?;
        }
        Ok(running)
    }

    fn apply(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Illegal> {
        let asked = self.play.pending().to_vec();
        let before = (self.play.table().clone(), self.play.events().len(), seat);
        self.play.apply(seat, choice)?;
        self.before = Some(before);
        self.unchanged = asked
            .iter()
            .filter(|open| open.seat != seat && self.play.pending_for(open.seat) == Some(open))
            .map(|open| open.seat)
            .collect();
        self.told_after.push(self.play.events().len() as u32);
        Ok(())
    }

    fn masked(&self, from: usize, viewer: Option<Seat>) -> Vec<G::Event> {
        let events = self.play.events();
        let tail = events[from.min(events.len())..].iter();
        tail.map(|event| G::mask(event, viewer)).collect()
    }

    /// What is said of the events from a number on; `mask` shows an event as the viewer may know it.
    fn said(
        &self,
        from: usize,
        viewer: Option<Seat>,
        mask: impl Fn(&G::Event) -> G::Event,
    ) -> Vec<Said> {
        let events = self.play.events().iter().enumerate().skip(from);
        let told = |(number, event)| {
            let reasons = self.play.reasons(number, viewer);
            Said {
                say: G::tell_event(&mask(event), &reasons),
                why: reasons.iter().map(G::tell_reason).collect(),
            }
        };
        events.map(told).collect()
    }

    fn read(&self, seat: Seat, choice: &str) -> Result<G::Choice, Error> {
        let open = self.play.pending_for(seat).ok_or(Error::NotAsked)?;
        // Compared as text, so that only what was offered is ever parsed.
        open.options
            .iter()
            .copied()
            .find(|&option| G::write_choice(option) == choice)
            .ok_or_else(|| Error::IllegalChoice(choice.chars().take(80).collect()))
    }
}

/// A [`Question`] with the game's own types.
#[derive(Serialize)]
struct WrittenQuestion<P, C> {
    id: u32,
    prompt: P,
    message: Message,
    options: Vec<WrittenAnswer<C>>,
    impossible: Vec<WrittenRefusal<C>>,
}

#[derive(Serialize)]
struct WrittenAnswer<C> {
    text: String,
    choice: C,
    message: Message,
}

#[derive(Serialize)]
struct WrittenRefusal<C> {
    choice: C,
    why: Vec<Message>,
}

fn raw<T: Serialize>(value: &T) -> GameValue {
    serde_json::value::to_raw_value(value).expect("values of games are plain data")
}

impl<G: Listed> Hosted for Running<G> {
    fn decisions(&self) -> usize {
        self.play.record().choices.len()
    }

    fn told(&self) -> usize {
        self.play.events().len()
    }

    fn told_after(&self) -> &[u32] {
        &self.told_after
    }

    fn asked(&self) -> Seats {
        self.play.pending().iter().map(|open| open.seat).collect()
    }

    fn asked_as_before(&self, seat: Seat) -> bool {
        self.unchanged.has(seat)
    }

    fn veiled(&self) -> Seats {
        let veiled = self.play.pending().iter().filter(|open| open.veiled);
        veiled.map(|open| open.seat).collect()
    }

    fn only(&self, seat: Seat) -> Option<String> {
        let only = self.play.pending_for(seat)?.only()?;
        Some(G::write_choice(only))
    }

    fn check(&self, seat: Seat, choice: &str) -> Result<(), Error> {
        self.read(seat, choice).map(drop)
    }

    fn standing(&self, seat: Seat, answer: &Value) -> Result<Standing<String>, Error> {
        match self.play.table().standing(seat, answer) {
            Some(Standing::Later) => Ok(Standing::Later),
            Some(Standing::Ask) => Ok(Standing::Ask),
            Some(Standing::Choose(choice)) => Ok(Standing::Choose(G::write_choice(choice))),
            None => Err(Error::IllegalChoice(answer.to_string())),
        }
    }

    fn answer(&mut self, seat: Seat, choice: &str) -> Result<(), Error> {
        let choice = self.read(seat, choice)?;
        self.apply(seat, choice)
            .map_err(|illegal| Error::IllegalChoice(illegal.to_string()))
    }

    fn question(&self, seat: Seat, id: u32) -> Option<Question> {
        let mut text = Vec::new();
        self.write_question(seat, id, &mut text);
        serde_json::from_slice(&text).expect("a question is written as it is read")
    }

    fn write_question(&self, seat: Seat, id: u32, text: &mut Vec<u8>) {
        let open = self.play.pending_for(seat);
        let question = open.map(|open| WrittenQuestion {
            id,
            prompt: open.prompt,
            message: G::tell_question(open),
            options: (open.options.iter())
                .map(|&choice| WrittenAnswer {
                    text: G::write_choice(choice),
                    choice,
                    message: G::tell_choice(open, choice),
                })
                .collect(),
            impossible: (self.play.table().tell_impossible(open).into_iter())
                .map(|(choice, reasons)| WrittenRefusal {
                    choice,
                    why: reasons.iter().map(G::tell_reason).collect(),
                })
                .collect(),
        });
        json::append(&question, text);
    }

    fn outlook(&self, seat: Seat) -> Option<GameValue> {
        G::outlook(self.play.asked(seat)?)
    }

    fn view(&self, viewer: Option<Seat>) -> GameValue {
        raw(&self.play.table().view(viewer))
    }

    fn write_view(&self, viewer: Option<Seat>, text: &mut Vec<u8>) {
        json::append(&self.play.table().view(viewer), text);
    }

    fn events(&self, from: usize, viewer: Option<Seat>) -> GameValue {
        raw(&self.masked(from, viewer))
    }

    fn write_events(&self, from: usize, viewer: Option<Seat>, text: &mut Vec<u8>) {
        json::append(&self.masked(from, viewer), text);
    }

    fn messages(&self, from: usize, viewer: Option<Seat>) -> GameValue {
        raw(&self.said(from, viewer, |event| G::mask(event, viewer)))
    }

    fn write_messages(&self, from: usize, viewer: Option<Seat>, text: &mut Vec<u8>) {
        json::append(
            &self.said(from, viewer, |event| G::mask(event, viewer)),
            text,
        );
    }

    fn forced(&self, from: usize, viewer: Option<Seat>) -> Vec<usize> {
        let forced = viewer.into_iter().flat_map(|seat| self.play.forced(seat));
        forced.filter(|&event| event >= from).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.play.outcome().map(|outcome| Outcome {
            winners: outcome.winners.iter().map(|seat| seat.0).collect(),
            cause: raw(&outcome.cause),
            text: outcome.cause.to_string(),
        })
    }

    fn write_outcome(&self, text: &mut Vec<u8>) {
        serde_json::to_writer(text, &self.outcome()).expect("plain data can be written");
    }

    fn choice(&self, decision: usize) -> Option<(Seat, String)> {
        let &(seat, choice) = self.play.record().choices.get(decision)?;
        Some((seat, G::write_choice(choice)))
    }

    fn last_of(&self, seat: Seat) -> Option<usize> {
        let choices = &self.play.record().choices;
        choices.iter().rposition(|&(by, _)| by == seat)
    }

    fn record(&self) -> String {
        self.play.record().write()
    }

    fn after(&self, decisions: usize) -> Result<Box<dyn Hosted>, String> {
        let mut record = self.play.record().clone();
        record.choices.truncate(decisions);
        Ok(Box::new(Running::new(record)?))
    }

    fn when_told(&self, events: usize) -> Result<Box<dyn Hosted>, String> {
        let decision = self
            .told_after
            .partition_point(|&told| (told as usize) < events);
        let mut record = self.play.record().clone();
        let next = record.choices.get(decision).copied();
        record.choices.truncate(decision);
        let mut then = Running::new(record)?;
        if let Some((seat, choice)) = next
            && then.play.events().len() < events
        {
            then.play
                .apply_until(seat, choice, events)
                .map_err(|illegal| illegal.to_string())?;
        }
        Ok(Box::new(then))
    }

    fn taught_nothing(&self) -> bool {
        self.before.as_ref().is_some_and(|(before, told, by)| {
            let events = &self.play.events()[*told..];
            self.play.outcome().is_none()
                && G::taught_nothing(before, self.play.table(), events, *by)
        })
    }

    fn thought(&self, seat: Seat, level: u8, seed: u64) -> Thought {
        let play = self.play.clone();
        let level = Level::ALL[usize::from(level.clamp(1, 5)) - 1];
        Box::new(move || bots::decide(&play, seat, level, seed).map(G::write_choice))
    }

    fn measures(&self) -> &'static [&'static str] {
        G::MEASURES
    }

    fn all_standings(&self) -> Result<Vec<Vec<Vec<i32>>>, String> {
        let mut record = self.play.record().clone();
        let choices = std::mem::take(&mut record.choices);
        let mut play = Play::new(record)?;
        let mut standings = vec![play.table().standings()];
        for (seat, choice) in choices {
            play.apply(seat, choice)
                .map_err(|illegal| illegal.to_string())?;
            standings.push(play.table().standings());
        }
        Ok(standings)
    }

    fn open_events(&self) -> (GameValue, GameValue) {
        let said = self.said(0, None, |event| *event);
        (raw(&self.play.events()), raw(&said))
    }
}

#[cfg(test)]
// Helpers of tests stand outside of test functions.
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use serde_json::json;
    use tabletop::FastRng;

    /// Plays at random. Whenever taking back is free, any table that the seat could imagine before its choice
    /// would have shown it the same afterwards: so the choice taught it nothing. Gives how often it was free.
    fn free_choices<G: Listed>(seats: usize, games: u64) -> usize {
        let mut free = 0;
        for number in 0..games {
            let record = Record::new(G::usual_rules(seats), seats, Seed::from_number(number));
            let mut running = Running::<G>::new(record.clone()).unwrap();
            let mut rng = FastRng::new(number);
            let mut any = |many: usize| (rng.bits() >> 1) as usize % many;
            while running.play.outcome().is_none() {
                let pending = running.play.pending();
                let open = &pending[any(pending.len())];
                let (seat, choice) = (open.seat, open.options[any(open.options.len())]);
                let asked = running.play.asked(seat).unwrap();
                let mut dreams = FastRng::new(any(1 << 30) as u64);
                let imagined = [(); 3].map(|()| asked.imagine(&mut dreams));
                running.apply(seat, choice).unwrap();
                if !running.taught_nothing() {
                    continue;
                }
                free += 1;
                for other in imagined {
                    let mut play = Play::at(record.clone(), other.table);
                    for (by, answer) in other.answers {
                        play.apply(by, answer).unwrap();
                    }
                    let seen = |play: &Play<G>| raw(&play.table().view(Some(seat)));
                    play.apply(seat, choice).unwrap();
                    assert_eq!(
                        seen(&play).get(),
                        seen(&running.play).get(),
                        "game {number}, {seat} {choice:?}"
                    );
                }
            }
        }
        free
    }

    #[test]
    fn taking_back_is_free_only_if_nothing_was_learnt() {
        for seats in 2..=4 {
            assert!(free_choices::<innovation::State>(seats, 6) > 50);
            assert!(free_choices::<cvlizations::State>(seats, 6) > 50);
        }
    }

    /// What the updates of a recorded game add up to for one seat: whole, and without what is said.
    /// `EPOKA_STREAM=FOLDER` keeps both, to be compressed.
    fn streams<G: Listed>(record: &str) -> [usize; 2] {
        let record = Record::<G>::read(record).unwrap();
        let choices = record.choices.clone();
        let mut running = Running::<G>::new(Record {
            choices: Vec::new(),
            ..record
        })
        .unwrap();
        let (mut whole, mut plain) = (Vec::new(), Vec::new());
        let mut told = 0;
        let me = Some(Seat(0));
        for choice in choices.into_iter().map(Some).chain([None]) {
            let mut update = json!({
                "events": running.events(told, me),
                "messages": running.messages(told.saturating_sub(1), me),
                "question": running.question(Seat(0), 0),
                "view": running.view(me),
            });
            serde_json::to_writer(&mut whole, &update).unwrap();
            strip(&mut update);
            serde_json::to_writer(&mut plain, &update).unwrap();
            told = running.told();
            if let Some((seat, choice)) = choice {
                running.apply(seat, choice).unwrap();
            }
        }
        if let Some(folder) = std::env::var_os("EPOKA_STREAM") {
            let name = format!("{}-{}", G::NAME, running.play.table().seats());
            let folder = std::path::Path::new(&folder);
            std::fs::write(folder.join(format!("{name}-whole")), &whole).unwrap();
            std::fs::write(folder.join(format!("{name}-plain")), &plain).unwrap();
        }
        [whole.len(), plain.len()]
    }

    /// Takes away all that messages and reasons have added to updates.
    fn strip(value: &mut Value) {
        const ADDED: [&str; 7] = [
            "messages",
            "message",
            "impossible",
            "clause",
            "draws",
            "lacks",
            "progress",
        ];
        match value {
            Value::Object(fields) => {
                fields.retain(|name, _| !ADDED.contains(&name.as_str()));
                fields.values_mut().for_each(strip);
            }
            Value::Array(items) => items.iter_mut().for_each(strip),
            _ => {}
        }
    }

    #[test]
    fn what_is_said_does_not_double_what_is_shown() {
        let innovation = include_str!("../../../innovation/tests/games/two.record");
        let cvlizations = include_str!("../../../cvlizations/tests/games/three.record");
        for [whole, plain] in [
            streams::<innovation::State>(innovation),
            streams::<cvlizations::State>(cvlizations),
        ] {
            assert!(whole < 2 * plain, "{whole} bytes, {plain} without messages");
        }
    }
}
