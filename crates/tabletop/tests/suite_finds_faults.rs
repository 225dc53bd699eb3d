//! The suite that every game passes, tried on a small game with faults built in: each fault is found.
//!
//! The game: everybody holds one card of a deck and may twice a turn discard it, face down, for the next one.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use tabletop::testing::{check_game, check_spread};
use tabletop::{
    Decision, FastRng, Flow, Game, GameRng, Notation, Options, Outcome, Players, RuleOption, Seat,
    Seats, Seed, Shown, Stop,
};

/// What is wrong with the game: one of its rule options.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
enum Fault {
    #[default]
    Sound,
    /// As sound, with few cards.
    Small,
    KnowsTheDeck,
    KnowsTheHands,
    KnowsTheDiscards,
    LosesACard,
    AsksWithoutAChoice,
    OffersTwice,
    OffersAHiddenCard,
    TellsAHiddenCard,
    ShowsAHiddenCard,
    HintsInAnEvent,
    TellsMoreForHighCards,
    AsksMoreForHighCards,
    AsksOnlyForHighCards,
    ShowsSpectatorsAllHands,
    MasksNothing,
    ImaginesTheTruth,
    ImaginesFromTheTruth,
    ForgetsWhatItDid,
    FollowsSomethingElse,
    StopsShort,
    NeverEnds,
    WritesChoicesAlike,
}

use Fault::*;

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", *self as u8)
    }
}

impl Options for Fault {
    const OPTIONS: &'static [RuleOption<Fault>] = &[];
}

impl FromStr for Fault {
    type Err = String;

    fn from_str(text: &str) -> Result<Fault, String> {
        let mut known = FAULTS
            .iter()
            .map(|&(fault, _)| fault)
            .chain(SMALL.map(|(fault, _)| fault))
            .chain([Sound, Small]);
        let named = known.find(|fault| fault.to_string() == text);
        named.ok_or_else(|| format!("no fault «{text}»"))
    }
}

#[derive(Clone, PartialEq, Debug)]
struct Table {
    fault: Fault,
    hands: Vec<u8>,
    /// The last card is drawn first.
    deck: Vec<u8>,
    /// By whom, and which.
    discarded: Vec<(Seat, u8)>,
    turn: Seat,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
enum Choice {
    Keep,
    /// Written as if it were `Keep`.
    Shrug,
    Discard(u8),
}

#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
enum Event {
    Turn(Seat, u8),
    Discarded(Seat, Option<u8>),
    Peeked(u8),
    Drew(Seat, Option<u8>),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct View {
    hands: Vec<Option<u8>>,
    deck: usize,
    discarded: Vec<Option<u8>>,
    next: Option<u8>,
}

/// What others hold and what lies in the deck.
struct Hidden {
    cards: Vec<u8>,
    fault: Fault,
}

/// The name of each card at an imagined table, and in choices made there: the same, if all is well.
#[derive(Clone, Debug)]
struct Disguise {
    cards: Vec<u8>,
    choices: Vec<u8>,
}

impl Fault {
    fn cards(self) -> u8 {
        match self {
            Small | KnowsTheDeck | KnowsTheHands | KnowsTheDiscards => 5,
            _ => 20,
        }
    }
}

impl Table {
    fn is_high(&self, card: u8) -> bool {
        card >= self.fault.cards() / 2
    }

    fn next_card(&self) -> u8 {
        self.deck.last().copied().unwrap_or(0)
    }

    /// Something outside the table that changes all the time.
    fn mood(&self) -> usize {
        static MOOD: AtomicUsize = AtomicUsize::new(0);
        MOOD.fetch_add(1, Ordering::Relaxed)
    }

    fn ask(&self, players: &mut dyn Players<Table>) -> Flow<Choice> {
        let seat = self.turn;
        let card = self.hands[seat.index()];
        if self.fault == AsksOnlyForHighCards && !self.is_high(card) {
            return Ok(Choice::Discard(card));
        }
        let mut options = vec![Choice::Keep, Choice::Discard(card)];
        match self.fault {
            AsksWithoutAChoice => drop(options.pop()),
            WritesChoicesAlike => options.push(Choice::Shrug),
            OffersTwice => options.push(Choice::Keep),
            OffersAHiddenCard => options.push(Choice::Discard(self.next_card())),
            _ => {}
        }
        let decision = Decision {
            seat,
            prompt: (),
            options: &options,
            veiled: false,
        };
        players.ask(self, &decision)
    }
}

impl Game for Table {
    type Rules = Fault;
    type Choice = Choice;
    type Prompt = ();
    type Event = Event;
    type View = View;
    type Why = ();
    type Cause = &'static str;
    type Hidden = Hidden;
    type Disguise = Disguise;

    const NAME: &'static str = "faulty";
    const RULES_VERSION: u32 = 1;

    fn setup(fault: &Fault, seats: usize, seed: &Seed) -> Result<Table, String> {
        let mut deck: Vec<u8> = (0..fault.cards()).collect();
        GameRng::new(seed).shuffle(&mut deck);
        let hands = deck.split_off(deck.len() - seats);
        Ok(Table {
            fault: *fault,
            hands,
            deck,
            discarded: Vec::new(),
            turn: Seat(0),
        })
    }

    fn advance(&mut self, players: &mut dyn Players<Table>) -> Flow {
        let hint = if self.fault == HintsInAnEvent {
            self.next_card() % 2
        } else {
            0
        };
        let seat = self.turn;
        let next_is_high = self.is_high(self.next_card());
        players.tell(self, Event::Turn(seat, hint));
        if self.fault == TellsMoreForHighCards && next_is_high {
            players.tell(self, Event::Turn(seat, hint));
        }
        let questions = if self.fault == AsksMoreForHighCards && !next_is_high {
            1
        } else {
            2
        };
        for _ in 0..questions {
            let Choice::Discard(card) = self.ask(players)? else {
                continue;
            };
            let top = match self.fault {
                FollowsSomethingElse if self.mood().is_multiple_of(3) => 0,
                _ => self.deck.len() - 1,
            };
            let drawn = self.deck.remove(top);
            self.discarded.push((seat, card));
            self.hands[seat.index()] = drawn;
            players.tell(self, Event::Discarded(seat, Some(card)));
            players.tell(self, Event::Drew(seat, Some(drawn)));
            if self.fault == MasksNothing {
                players.tell(self, Event::Peeked(drawn));
            }
            if self.fault == TellsAHiddenCard {
                players.tell(self, Event::Drew(seat, self.deck.last().copied()));
            }
            if self.fault == LosesACard {
                self.discarded.pop();
            }
            if self.fault == NeverEnds {
                self.deck.insert(0, self.discarded.remove(0).1);
            }
            if self.outcome().is_some() {
                return Ok(());
            }
        }
        self.turn = seat.next(self.hands.len());
        if self.fault == StopsShort && self.deck.len() < 5 {
            return Err(Stop::Asking);
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome<&'static str>> {
        let winners = Seats::only(self.turn);
        self.deck.is_empty().then_some(Outcome {
            winners,
            cause: "the last card",
        })
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn rules(&self) -> Fault {
        self.fault
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let own = |by: Seat, card: u8| (viewer == Some(by)).then_some(card);
        let all = self.fault == ShowsSpectatorsAllHands && viewer.is_none();
        let hand = |seat: Seat| (all || viewer == Some(seat)).then(|| self.hands[seat.index()]);
        View {
            hands: Seat::all(self.seats()).map(hand).collect(),
            deck: self.deck.len(),
            discarded: self
                .discarded
                .iter()
                .map(|&(by, card)| own(by, card))
                .collect(),
            next: (self.fault == ShowsAHiddenCard).then(|| self.next_card()),
        }
    }

    fn mask(event: &Event, viewer: Option<Seat>) -> Event {
        match *event {
            Event::Drew(seat, _) if viewer != Some(seat) => Event::Drew(seat, None),
            Event::Discarded(seat, _) if viewer != Some(seat) => Event::Discarded(seat, None),
            other => other,
        }
    }

    /// What others hold and have discarded and what lies in the deck is mixed.
    fn hidden(&self, _: &Table, seat: Seat) -> Hidden {
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let held = others.map(|other| self.hands[other.index()]);
        let discarded = self.discarded.iter().filter(|(by, _)| *by != seat);
        let mut cards = Vec::new();
        if self.fault != KnowsTheHands {
            cards.extend(held);
        }
        if self.fault != KnowsTheDeck {
            cards.extend(&self.deck);
        }
        if self.fault != KnowsTheDiscards {
            cards.extend(discarded.map(|&(_, card)| card));
        }
        Hidden {
            cards,
            fault: self.fault,
        }
    }

    fn disguise(Hidden { cards, fault }: &Hidden, rng: &mut FastRng) -> Disguise {
        let mut names: Vec<u8> = (0..fault.cards()).collect();
        let mut hidden = cards.clone();
        match fault {
            ImaginesTheTruth => {}
            ImaginesFromTheTruth => hidden.rotate_left(1),
            _ => {
                hidden.sort();
                rng.shuffle(&mut hidden);
            }
        }
        for (&place, name) in cards.iter().zip(hidden) {
            names[place as usize] = name;
        }
        let mut choices = names.clone();
        if *fault == ForgetsWhatItDid {
            choices.rotate_left(1);
        }
        Disguise {
            cards: names,
            choices,
        }
    }

    fn wear(&mut self, disguise: &Disguise) {
        let discarded = self.discarded.iter_mut().map(|(_, card)| card);
        for card in self.hands.iter_mut().chain(&mut self.deck).chain(discarded) {
            *card = disguise.cards[*card as usize];
        }
    }

    fn disguise_choice(choice: Choice, _by: Seat, disguise: &Disguise) -> Choice {
        match choice {
            Choice::Discard(card) => Choice::Discard(disguise.choices[card as usize]),
            other => other,
        }
    }

    fn audit(&self) -> Result<(), String> {
        let discarded = self.discarded.iter().map(|(_, card)| card);
        let cards = self.hands.iter().chain(&self.deck).chain(discarded);
        let mut cards: Vec<u8> = cards.copied().collect();
        cards.sort();
        match cards.into_iter().eq(0..self.fault.cards()) {
            true => Ok(()),
            false => Err("a card is missing".to_owned()),
        }
    }

    fn audit_shown(&self, viewer: Option<Seat>, shown: Shown<'_, Table>) -> Result<(), String> {
        let card = match shown {
            Shown::Event(&(Event::Drew(_, Some(card)) | Event::Discarded(_, Some(card))))
            | Shown::Option(&Choice::Discard(card)) => card,
            _ => return Ok(()),
        };
        let own =
            |seat: Seat| self.hands[seat.index()] == card || self.discarded.contains(&(seat, card));
        match viewer.is_some_and(own) {
            true => Ok(()),
            false => Err(format!("{viewer:?} is shown the hidden card {card}")),
        }
    }
}

impl Notation for Table {
    fn write_choice(choice: Choice) -> String {
        match choice {
            Choice::Keep | Choice::Shrug => "keep".to_owned(),
            Choice::Discard(card) => format!("discard {card}"),
        }
    }

    fn read_choice(text: &str) -> Result<Choice, String> {
        match text.strip_prefix("discard ") {
            Some(card) => card
                .parse()
                .map(Choice::Discard)
                .map_err(|_| format!("expected a card, found «{card}»")),
            None => Ok(Choice::Keep),
        }
    }

    fn write_table(&self) -> String {
        format!("{self:?}")
    }

    fn read_table(_lines: &[(usize, &str)]) -> Result<Table, (usize, String)> {
        Err((1, "these tables are not written by people".to_owned()))
    }

    fn differences(
        &self,
        _before: &[(usize, &str)],
        _expected: &[(usize, &str)],
        _events: &[Event],
    ) -> Result<Vec<String>, (usize, String)> {
        Ok(Vec::new())
    }

    fn at_rest(&self) -> bool {
        true
    }
}

/// Each fault with a part of what the suite says about it.
const FAULTS: [(Fault, &str); 19] = [
    (LosesACard, "a card is missing"),
    (AsksWithoutAChoice, "two or more different options"),
    (OffersTwice, "two or more different options"),
    (OffersAHiddenCard, "is shown the hidden card"),
    (TellsAHiddenCard, "is shown the hidden card"),
    (ShowsAHiddenCard, "can tell the resampled table"),
    (HintsInAnEvent, "sees other events"),
    (TellsMoreForHighCards, "sees other events"),
    (AsksMoreForHighCards, "is asked something else"),
    (ImaginesTheTruth, "nobody imagined another table"),
    (ImaginesFromTheTruth, "depends on what"),
    (AsksOnlyForHighCards, "by who is asked"),
    (ShowsSpectatorsAllHands, "a spectator sees"),
    (MasksNothing, "sees other events"),
    (ForgetsWhatItDid, "own answer"),
    // Chance decides where this one is noticed first.
    (FollowsSomethingElse, ""),
    (StopsShort, "a unit stopped"),
    (NeverEnds, "the game does not end"),
    (WritesChoicesAlike, "changes when written"),
];

/// Those of a game with few cards, in which what is imagined can be counted.
const SMALL: [(Fault, &str); 3] = [
    (KnowsTheDeck, "not spread"),
    (KnowsTheHands, "not spread"),
    (KnowsTheDiscards, "not spread"),
];

#[test]
fn what_a_seat_imagines_is_spread_as_the_tables_are() {
    let spread = |fault, decisions| {
        check_spread::<Table>(&fault, 2, decisions, 6_000, |table| table.write_table())
    };
    for decisions in 0..4 {
        assert_eq!(spread(Small, decisions), Ok(()), "{decisions} decisions");
    }
    for (fault, said) in SMALL {
        let failure = (0..4).find_map(|decisions| spread(fault, decisions).err());
        let failure = failure.unwrap_or_else(|| panic!("{fault:?} is not found"));
        assert!(failure.contains(said), "{fault:?}: {failure}");
    }
}

#[test]
fn a_sound_game_passes() {
    for number in 0..50 {
        for thorough in [false, true] {
            let seats = 2 + number as usize % 3;
            let played = check_game::<Table>(&Sound, seats, number, thorough);
            assert!(played.is_ok(), "{played:?}");
        }
    }
}

#[test]
fn every_fault_is_found() {
    for (fault, said) in FAULTS {
        let failure = (0..10).find_map(|number| check_game::<Table>(&fault, 3, number, true).err());
        let failure = failure.unwrap_or_else(|| panic!("{fault:?} is not found"));
        assert!(failure.contains(said), "{fault:?}: {failure}");
    }
}
