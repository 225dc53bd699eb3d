//! What is asked, what is answered, what is told.

use crate::card::{Card, Color, Face, Splay};
use crate::rules::ending::Cause;
use crate::state::{Achievement, Language, Place};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use tabletop::{Outcome, Seat, Seats};

/// One option of a decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Choice {
    /// Action: draw.
    Draw,
    /// Action: meld a hand card.
    Meld(Card),
    /// Action: activate a top card.
    Dogma(Card),
    /// Action: claim a numbered achievement.
    Achieve(u8),
    /// A card.
    Card(Card),
    /// A face-down card of another player, by its age (R127).
    Back(Seat, u8),
    /// A colour.
    Color(Color),
    /// A value.
    Value(u8),
    /// A player.
    Seat(Seat),
    /// One of several ways that a card offers, from 1.
    Way(u8),
    /// Yes, do it.
    Yes,
    /// No, or no more.
    Pass,
}

/// As one number: a search tells choices apart all the time.
impl Hash for Choice {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let kind: u8 = match self {
            Choice::Draw => 0,
            Choice::Meld(_) => 1,
            Choice::Dogma(_) => 2,
            Choice::Achieve(_) => 3,
            Choice::Card(_) => 4,
            Choice::Back(..) => 5,
            Choice::Color(_) => 6,
            Choice::Value(_) => 7,
            Choice::Seat(_) => 8,
            Choice::Way(_) => 9,
            Choice::Yes => 10,
            Choice::Pass => 11,
        };
        let (of, age) = match *self {
            Choice::Draw | Choice::Yes | Choice::Pass => (0, 0),
            Choice::Meld(card) | Choice::Dogma(card) | Choice::Card(card) => (card.0, 0),
            Choice::Achieve(number) | Choice::Value(number) | Choice::Way(number) => (number, 0),
            Choice::Color(color) => (color as u8, 0),
            Choice::Seat(seat) => (seat.0, 0),
            Choice::Back(seat, age) => (seat.0, age),
        };
        state.write_u32(u32::from_le_bytes([kind, of, age, 0]));
    }
}

/// What kind of answer is wanted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Ask {
    /// The first card of the board (R15).
    FirstMeld,
    /// An action.
    Action,
    /// A card to meld.
    Meld,
    /// A card to tuck.
    Tuck,
    /// A card to score.
    Score,
    /// A card to return.
    Return,
    /// A card to hand over.
    Transfer,
    /// A card to take.
    Take,
    /// A card to reveal.
    Reveal,
    /// A card to keep.
    Keep,
    /// A card to execute.
    Execute,
    /// The next card of a pile that is rearranged, from the top.
    Arrange,
    /// Whether to exchange.
    Exchange,
    /// A colour to splay in a direction.
    Splay(Splay),
    /// A colour.
    Color,
    /// A value.
    Value,
    /// A player.
    Player,
    /// One of several ways.
    Way,
    /// Whose cards go next.
    Owner,
}

/// What is asked, and for which card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct Prompt {
    /// What kind of answer is wanted.
    pub ask: Ask,
    /// The card whose effect asks, if one does.
    pub card: Option<Card>,
    /// Which of its effects, from 0.
    pub effect: u8,
    /// Whether it is a demand.
    pub demand: bool,
    /// Which clause of the effect's text asks, from 0; none if all of it does.
    pub clause: Option<u8>,
}

/// In few pieces, like a choice. Whether it is a demand follows from card and effect.
impl Hash for Prompt {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.ask.hash(state);
        let card = self.card.unwrap_or(Card::NONE);
        let clause = self.clause.map_or(0, |clause| clause + 1);
        state.write_u16(u16::from_le_bytes([card.0, self.effect | clause << 4]));
    }
}

/// How a card moved.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Act {
    Draw,
    Meld,
    Tuck,
    Score,
    Return,
    Transfer,
    Exchange,
}

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Event {
    /// A turn begins.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// How many actions it has.
        actions: u8,
    },
    /// The player on turn takes an action other than a dogma.
    Action {
        /// Who acts.
        seat: Seat,
        /// What is done.
        choice: Choice,
    },
    /// A card is activated (R42 to R44).
    Activated {
        /// Who activates it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Who shares its effects, if it has any that are shared.
        sharers: Seats,
        /// Who is subject to its demands, if it has any.
        victims: Seats,
    },
    /// Whose first card decided that he starts (R16).
    Starts {
        /// Who starts.
        seat: Seat,
        /// The card whose title comes first.
        card: Card,
        /// By the alphabet of this language.
        language: Language,
    },
    /// A player begins to execute an effect.
    Effect {
        /// Who executes it.
        seat: Seat,
        /// Whose effect it is.
        card: Card,
        /// Which one, from 0.
        effect: u8,
        /// Whether it is a demand.
        demand: bool,
    },
    /// A card moved.
    Moved {
        /// Who moved it.
        by: Seat,
        /// How.
        act: Act,
        /// Which card.
        card: Face,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// Who sees the face.
        #[serde(skip)]
        seen: Seats,
    },
    /// A card was shown to all (R97).
    Revealed {
        /// Who showed it.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A pile was splayed.
    Splayed {
        /// Whose pile.
        seat: Seat,
        /// Which pile.
        color: Color,
        /// In which direction.
        splay: Splay,
    },
    /// A pile was put into another order (R99).
    Rearranged {
        /// Whose pile.
        seat: Seat,
        /// Which pile.
        color: Color,
    },
    /// All hands, boards and score piles left the game (R103).
    RemovedAll,
    /// An achievement was claimed.
    Claimed {
        /// Who claimed it.
        seat: Seat,
        /// Which one.
        achievement: Achievement,
    },
    /// A player shows other icons than before the step.
    Icons {
        /// Who.
        seat: Seat,
        /// In the order crown, leaf, bulb, castle, factory, clock.
        icons: [u8; 6],
    },
    /// A colour, value or player was chosen with nothing moving yet.
    Chose {
        /// Who chose.
        seat: Seat,
        /// What.
        choice: Choice,
    },
    /// The sharing bonus is drawn (R58).
    Bonus {
        /// Who draws it.
        seat: Seat,
    },
    /// The game is over.
    Ended(Outcome<Cause>),
}
