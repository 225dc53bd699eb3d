//! What a game must be able to do to be played here.

use crate::{BadRules, CardFile, FastRng, Flow, Options, Players, Seat, Seats, Seed, cards_named};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// How a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tabletop/"))]
pub struct Outcome<C> {
    /// Who won; several seats share a victory.
    pub winners: Seats,
    /// By which of the game's ways.
    pub cause: C,
}

/// Something shown to a seat, for the test that nothing hidden is ever shown.
#[derive(Copy, Clone, Debug)]
pub enum Shown<'a, G: Game> {
    /// An event as masked for the seat.
    Event(&'a G::Event),
    /// An option of a question put to the seat.
    Option(&'a G::Choice),
    /// The subject of a question put to the seat.
    Prompt(&'a G::Prompt),
}

/// The rules of one game. The implementing type is the table: plain data, cheap to copy.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Rule options and variants: data of the record.
    type Rules: Options + Clone + PartialEq + Debug + Display + FromStr<Err = String> + Send + Sync;
    /// One option of a decision, by value.
    type Choice: Copy + Ord + Hash + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What is asked, and for which rule.
    type Prompt: Copy + PartialEq + Hash + Debug + Send + Sync + Serialize;
    /// Something that happened.
    type Event: Copy + PartialEq + Debug + Send + Sync + Serialize;
    /// Why something happened, or did not.
    type Why: Copy + PartialEq + Debug + Send + Sync;
    /// What one seat may know of the table.
    type View: PartialEq + Debug + Serialize;
    /// The ways in which the game can end.
    type Cause: Copy + PartialEq + Debug + Display + Send + Sync + Serialize;
    /// What a seat cannot tell: all that disguises are drawn from.
    type Hidden: Send + Sync;
    /// Which hidden thing stands for which other one in an imagined table.
    type Disguise: Clone + Debug;

    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// Raised whenever a change of the rules code lets an old record run differently.
    const RULES_VERSION: u32;

    /// A new table. Refuses a number of seats or a combination of rules that the game does not know.
    fn setup(rules: &Self::Rules, seats: usize, seed: &Seed) -> Result<Self, String>;

    /// The rules as a version of this code plays them, so that its records run as they did; none if it is not known.
    fn as_of(version: u32, rules: Self::Rules) -> Option<Self::Rules> {
        let is_known = (1..=Self::RULES_VERSION).contains(&version);
        is_known.then(|| Self::with_version(rules, version))
    }

    /// The rules as a known version plays them; for a game that has had more than one.
    fn with_version(rules: Self::Rules, _version: u32) -> Self::Rules {
        rules
    }

    /// The version of this code that plays the rules in this way.
    fn version(_rules: &Self::Rules) -> u32 {
        Self::RULES_VERSION
    }

    /// The rules that a table of so many seats plays by if nobody says otherwise.
    fn usual_rules(seats: usize) -> Self::Rules {
        Self::Rules::usual(seats)
    }

    /// Reads a card file for the rest of the process, for a game whose printed values can be corrected.
    /// Gives the name that rules know it by from now on, or the line and what is wrong there.
    fn read_cards(_text: &str) -> Result<String, String> {
        Err(format!("the cards of {} cannot be corrected", Self::NAME))
    }

    /// The rules of a new table from what was asked for; what the text does not mention is as usual.
    /// It uses the given cards if they are this game's and the text names no others.
    fn new_rules(
        text: &str,
        seats: usize,
        cards: Option<&CardFile>,
    ) -> Result<Self::Rules, BadRules> {
        let usual = Self::usual_rules(seats);
        let mut rules = usual.read(text).map_err(BadRules::Text)?;
        if let Some(cards) = cards.filter(|cards| cards.game == Self::NAME)
            && cards_named(text).is_none()
        {
            let corrected = format!("{rules} cards={}", cards.name);
            rules = corrected.parse().map_err(BadRules::Text)?;
        }
        Self::setup(&rules, seats, &Seed::from_number(0)).map_err(BadRules::Seats)?;
        Ok(rules)
    }

    /// Carries out one unit: from one point at which the table is complete data to the next.
    ///
    /// `Err(Stop::Asking)` means that an answer is missing; the table then lies as it does at the question
    /// and the unit must be run again from a copy made before. `Stop::Cut` never leaves this function.
    /// Must not be called when the game is over.
    fn advance(&mut self, players: &mut dyn Players<Self>) -> Flow;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome<Self::Cause>>;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The rules this table plays by.
    fn rules(&self) -> Self::Rules;

    /// What a seat may know of the table, remembered knowledge included; `None` is a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// The event as the viewer may know it.
    fn mask(event: &Self::Event, viewer: Option<Seat>) -> Self::Event;

    /// Whether the viewer may know this reason.
    fn may_know(_why: &Self::Why, _viewer: Option<Seat>) -> bool {
        true
    }

    /// What the seat cannot tell: at this table, and at the one at which the running unit started.
    fn hidden(&self, start: &Self, seat: Seat) -> Self::Hidden;

    /// Draws, from what the seat knows alone, which hidden thing could be which.
    fn disguise(hidden: &Self::Hidden, rng: &mut FastRng) -> Self::Disguise;

    /// Renames the hidden things of this table.
    fn wear(&mut self, disguise: &Self::Disguise);

    /// A choice made at the true table, as it reads at the disguised one.
    fn disguise_choice(choice: Self::Choice, by: Seat, disguise: &Self::Disguise) -> Self::Choice;

    /// A table that the seat cannot tell from this one.
    fn resample(&self, seat: Seat, rng: &mut FastRng) -> Self {
        let mut table = self.clone();
        table.wear(&Self::disguise(&self.hidden(self, seat), rng));
        table
    }

    /// From now on the table is only played on, by players who see everything: it need not keep what views need.
    fn stop_remembering(&mut self) {}

    /// Checks what must hold after every step, such as each card being in exactly one place.
    fn audit(&self) -> Result<(), String>;

    /// Checks that what is shown names nothing the viewer may not know at this table.
    fn audit_shown(&self, viewer: Option<Seat>, shown: Shown<'_, Self>) -> Result<(), String>;
}

/// Tables and choices as text, readable and writable by people.
pub trait Notation: Game {
    /// A choice in the notation, in one line.
    fn write_choice(choice: Self::Choice) -> String;

    /// Reads a choice; the error says what was expected.
    fn read_choice(text: &str) -> Result<Self::Choice, String>;

    /// The whole table in the notation.
    fn write_table(&self) -> String;

    /// Reads a table from numbered lines; an error names its line.
    fn read_table(lines: &[(usize, &str)]) -> Result<Self, (usize, String)>;

    /// A table for a game that begins there instead of with a deal, played by these rules by so many:
    /// what the lines leave open is dealt from the seed. An error names its line.
    fn deal_table(
        lines: &[(usize, &str)],
        _rules: &Self::Rules,
        _seats: usize,
        _seed: &Seed,
    ) -> Result<Self, (usize, String)> {
        let line = lines.first().map_or(1, |(line, _)| *line);
        Err((line, format!("a game of {} begins with a deal", Self::NAME)))
    }

    /// Compares the table with an expectation and names every difference.
    fn differences(
        &self,
        before: &[(usize, &str)],
        expected: &[(usize, &str)],
        events: &[Self::Event],
    ) -> Result<Vec<String>, (usize, String)>;

    /// Whether the table rests between two actions, where a scenario may end.
    fn at_rest(&self) -> bool;
}
