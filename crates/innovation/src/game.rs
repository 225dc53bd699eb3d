//! Innovation as a game of the tabletop.

use crate::card::{Card, CardSet, Face, Icons};
use crate::event::{Choice, Event, Prompt};
use crate::knowledge::{Disguise, Hidden};
use crate::rules::ending::Cause;
use crate::rules::{dogma, setup, turn};
use crate::state::{Phase, Place, Rules, State};
use crate::telling::Why;
use crate::view::View;
use tabletop::{FastRng, Flow, Game, Outcome, Players, Seat, Seats, Seed, Shown, Stop};

impl Game for State {
    type Rules = Rules;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;
    type Why = Why;
    type View = View;
    type Cause = Cause;
    type Hidden = Hidden;
    type Disguise = Disguise;

    const NAME: &'static str = "innovation";
    /// In version 1 the cards taken with Specialization went in the order of the seats, up to version 2 those that
    /// all return for Mass Media; and up to version 2 a single answer was never asked for, whatever that told.
    const RULES_VERSION: u32 = 3;

    fn with_version(rules: Rules, version: u32) -> Rules {
        let version = version as u8;
        Rules { version, ..rules }
    }

    fn version(rules: &Rules) -> u32 {
        rules.version.into()
    }

    fn setup(rules: &Rules, seats: usize, seed: &Seed) -> Result<State, String> {
        setup::deal(rules, seats, seed)
    }

    #[inline]
    fn advance(&mut self, players: &mut dyn Players<State>) -> Flow {
        self.shown = CardSet::EMPTY;
        let result = match self.phase {
            Phase::FirstMeld => setup::first_meld(self, players),
            Phase::Action => turn::advance(self, players),
            Phase::Dogma => dogma::advance(self, players),
            Phase::Over(_) => Ok(()),
        };
        match result {
            // The game has ended in the middle of something.
            Err(Stop::Cut) => Ok(()),
            other => other,
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome<Cause>> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::new(self, viewer)
    }

    fn mask(event: &Event, viewer: Option<Seat>) -> Event {
        match *event {
            Event::Moved {
                by,
                act,
                card,
                from,
                to,
                seen,
            } => {
                let sees = viewer.map_or(seen == Seats::EVERYBODY, |seat| seen.has(seat));
                let card = if sees { card } else { Face::Back(card.value()) };
                Event::Moved {
                    by,
                    act,
                    card,
                    from,
                    to,
                    seen,
                }
            }
            other => other,
        }
    }

    fn may_know(why: &Why, viewer: Option<Seat>) -> bool {
        match why {
            Why::Nothing { seat } => viewer == Some(*seat),
            _ => true,
        }
    }

    fn hidden(&self, start: &State, seat: Seat) -> Hidden {
        self.hidden_from(start, seat)
    }

    fn disguise(hidden: &Hidden, rng: &mut FastRng) -> Disguise {
        hidden.disguise(rng)
    }

    fn wear(&mut self, disguise: &Disguise) {
        self.rename(disguise);
    }

    fn disguise_choice(choice: Choice, _by: Seat, disguise: &Disguise) -> Choice {
        match choice {
            Choice::Meld(card) => Choice::Meld(disguise.name(card)),
            Choice::Dogma(card) => Choice::Dogma(disguise.name(card)),
            Choice::Card(card) => Choice::Card(disguise.name(card)),
            other => other,
        }
    }

    fn stop_remembering(&mut self) {
        self.remembers = false;
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_places()?;
        self.audit_counts()?;
        self.audit_knowledge()
    }

    fn audit_shown(&self, viewer: Option<Seat>, shown: Shown<'_, State>) -> Result<(), String> {
        let card = match shown {
            Shown::Event(
                Event::Moved {
                    card: Face::Card(card),
                    ..
                }
                | Event::Revealed { card, .. },
            ) => *card,
            Shown::Option(Choice::Meld(card) | Choice::Dogma(card) | Choice::Card(card)) => *card,
            _ => return Ok(()),
        };
        let knows = match viewer {
            Some(seat) => self.knows(seat, card),
            None => self.all_seats().all(|seat| self.knows(seat, card)),
        };
        match knows {
            true => Ok(()),
            false => Err(format!(
                "{viewer:?} is shown {card:?} without knowing it: {shown:?}"
            )),
        }
    }
}

impl State {
    /// Each card is in exactly one place, and piles and decks hold together.
    fn audit_places(&self) -> Result<(), String> {
        let mut seen = self.removed;
        let mut add = |cards: CardSet, place: &str| {
            let twice = seen.and(cards);
            seen = seen.or(cards);
            match twice.is_empty() {
                true => Ok(()),
                false => Err(format!("{twice:?} of {place} are in two places")),
            }
        };
        for seat in self.all_seats() {
            add(self.hand(seat), "a hand")?;
            add(self.score_pile(seat), "a score pile")?;
            add(self.board(seat), "a board")?;
            for color in crate::card::Color::ALL {
                let pile = self.pile(seat, color);
                let cards: Vec<Card> = self.pile_cards(seat, color).collect();
                let set: CardSet = cards.iter().copied().collect();
                if set != self.board(seat).of_color(color)
                    || cards.len() != pile.len as usize
                    || cards.last().copied() != self.bottom(seat, color)
                    || cards.len() < 2 && pile.splay != crate::card::Splay::None
                    || pile.secret_from > pile.secret_to
                    || pile.secret_to > pile.len
                {
                    return Err(format!(
                        "the {color:?} pile of {seat} is broken: {pile:?} {cards:?}"
                    ));
                }
            }
        }
        for age in 1..=10 {
            let cards: Vec<Card> = self.deck_cards(age).collect();
            let deck = self.decks[age as usize - 1];
            let stocked = self.stocked >> age & 1 != 0;
            if cards.len() != deck.len as usize
                || cards.last().copied().unwrap_or(Card::NONE) != deck.bottom
                || cards.iter().any(|card| card.value() != age)
                || stocked == cards.is_empty()
            {
                return Err(format!("the deck of age {age} is broken: {cards:?}"));
            }
            add(cards.into_iter().collect(), "a deck")?;
        }
        let aside = self
            .achievement_cards
            .into_iter()
            .filter(|&card| card != Card::NONE);
        add(aside.collect(), "the achievements")?;
        match Card::all().find(|&card| !seen.has(card)) {
            Some(card) => Err(format!("{card:?} is nowhere")),
            None => Ok(()),
        }
    }

    /// Icons and points are as counted anew.
    fn audit_counts(&self) -> Result<(), String> {
        for seat in self.all_seats() {
            let mut icons = Icons::default();
            for color in crate::card::Color::ALL {
                let splay = self.splay_of(seat, color);
                for (depth, card) in self.pile_cards(seat, color).enumerate() {
                    icons += card.shows((depth > 0).then_some(splay));
                }
            }
            if icons != self.all_icons(seat) {
                return Err(format!(
                    "{seat} shows {icons:?}, not {:?}",
                    self.all_icons(seat)
                ));
            }
            if self.points(seat) != self.score_pile(seat).points() {
                return Err(format!(
                    "{seat} has {} points, not {}",
                    self.score_pile(seat).points(),
                    self.points(seat)
                ));
            }
        }
        Ok(())
    }

    /// Each seat knows its own cards and all boards, and thinks the truth possible.
    fn audit_knowledge(&self) -> Result<(), String> {
        for seat in self.all_seats().filter(|_| self.remembers) {
            for card in Card::all() {
                let place = self.place_of(card);
                let own =
                    matches!(place, Place::Hand(owner) | Place::Score(owner) if owner == seat);
                if (own || matches!(place, Place::Board(_))) && !self.knows(seat, card) {
                    return Err(format!(
                        "{seat} does not know {card:?}, which lies open to {seat}"
                    ));
                }
                if !self.thinks_possible(seat, card, place) {
                    return Err(format!(
                        "{seat} thinks it impossible that {card:?} is in {place:?}"
                    ));
                }
            }
        }
        Ok(())
    }
}
