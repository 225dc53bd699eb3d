//! What is asked, answered and told.

use crate::{Case, Civilisation, Goods, Idea, Order, Resource};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// One option of a decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum Choice {
    /// Lay two orders (C83).
    Lay {
        /// The one face up.
        open: Order,
        /// The one face down.
        hidden: Order,
    },
    /// Take one resource from another player (C87, C88).
    Rob {
        /// From whom.
        victim: Seat,
        /// Which.
        resource: Resource,
    },
    /// Take from the supply (C78).
    Take(
        /// Which.
        Resource,
    ),
    /// Return one resource for others of another kind (C24).
    Trade {
        /// What is returned.
        give: Resource,
        /// What is taken.
        take: Resource,
    },
    /// Buy an idea (C34).
    Buy(
        /// Which.
        Idea,
    ),
    /// Save one printed unit of a cost (C91).
    Save(
        /// Which.
        Resource,
    ),
    /// Look at the top card of the deck (13).
    Look,
    /// Return one resource for one of another kind (20, 37).
    Swap {
        /// The idea that allows it.
        by: Idea,
        /// What is returned.
        give: Resource,
        /// What is taken.
        take: Resource,
    },
    /// Put an idea of the track under the deck (31).
    Under(
        /// Which.
        Idea,
    ),
    /// Return so many units or sets for points (C97).
    Return(
        /// How many.
        u8,
    ),
    /// Do nothing more.
    Done,
}

/// What a gain or a loss comes from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum Source {
    /// An order.
    Order(Order),
    /// An idea.
    Idea(Idea),
}

/// What is asked, and for which rule.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum Prompt {
    /// Which orders a civilisation lays.
    Lay(Civilisation),
    /// Whom to rob of what.
    Rob(Source),
    /// Which resource to take, and how many of it.
    Take {
        /// What allows it.
        source: Source,
        /// How many of the one kind.
        count: u16,
    },
    /// What to trade for what.
    Trade {
        /// How many are taken for the one returned.
        count: u16,
    },
    /// What to do in the move of the development phase.
    Develop {
        /// How many purchases are left.
        purchases: u16,
    },
    /// Which printed unit the discount saves.
    Save(Idea),
    /// Whether to make a further exchange with this idea.
    SwapAgain(Idea),
    /// How many units or sets to return for points.
    Exchange {
        /// By which idea.
        by: Idea,
        /// How many points each is worth.
        points: u16,
    },
}

impl Prompt {
    /// The clause of the rules that asks.
    pub fn clause(&self) -> &'static str {
        match self {
            Prompt::Lay(Civilisation::Neutral(_)) => "C55",
            Prompt::Lay(_) => "C83",
            Prompt::Rob(Source::Order(_)) => "C87",
            Prompt::Rob(Source::Idea(_)) => "C88",
            Prompt::Take { .. } => "C78",
            Prompt::Trade { .. } => "C24",
            Prompt::Develop { .. } => "C90",
            Prompt::Save(_) => "C91",
            Prompt::SwapAgain(_) => "C77",
            Prompt::Exchange { .. } => "C97",
        }
    }
}

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum Event {
    /// A turn begins (C10).
    Turn {
        /// 1 to 9.
        turn: u8,
        /// Who holds the helm.
        helm: Civilisation,
    },
    /// A civilisation laid two orders (C13).
    Laid {
        /// Which.
        civilisation: Civilisation,
        /// The one face up.
        open: Order,
        /// The one face down, for those who may know it.
        hidden: Option<Order>,
    },
    /// A face-down order is turned up (C15).
    Revealed {
        /// Whose.
        civilisation: Civilisation,
        /// Which.
        order: Order,
    },
    /// A player performs an order (C85).
    Performs {
        /// Who.
        seat: Seat,
        /// Which.
        order: Order,
        /// In which case.
        case: Case,
        /// Whether this is the second time, by Doubling.
        again: bool,
    },
    /// A player takes resources from the supply.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// How many.
        count: u16,
        /// What for.
        source: Source,
    },
    /// A player returns resources to the supply.
    Returned {
        /// Who.
        seat: Seat,
        /// Which.
        resource: Resource,
        /// How many.
        count: u16,
        /// What for.
        source: Source,
    },
    /// A player takes happiness tokens.
    Tokens {
        /// Who.
        seat: Seat,
        /// How many.
        count: u16,
        /// What for.
        source: Source,
    },
    /// A player takes a resource from another (C87).
    Robbed {
        /// Who takes it.
        thief: Seat,
        /// Who loses it.
        victim: Seat,
        /// Which.
        resource: Resource,
        /// By what.
        source: Source,
    },
    /// A player looked at the top card of the deck (C105).
    Looked {
        /// Who.
        seat: Seat,
        /// The card, for those who may know it.
        idea: Option<Idea>,
    },
    /// A player put an idea of the track under the deck (C105).
    PutUnder {
        /// Who.
        seat: Seat,
        /// Which.
        idea: Idea,
    },
    /// A player bought an idea (C34).
    Bought {
        /// Who.
        seat: Seat,
        /// Which.
        idea: Idea,
        /// What was paid.
        paid: Goods,
        /// Whether it came from the top of the deck (C65).
        from_deck: bool,
    },
    /// A card came to the track (C37).
    Revealing {
        /// Which.
        idea: Idea,
    },
    /// A player ended his move of the development phase.
    Moved {
        /// Who.
        seat: Seat,
    },
    /// The orders come back to the hands, and the age is over (C41).
    AgeOver {
        /// 1 to 3.
        age: u8,
    },
    /// The first deck and what lay on the track left the game (C42).
    FirstDeckLeft,
    /// A player exchanged resources for points (C97).
    Exchanged {
        /// Who.
        seat: Seat,
        /// By which idea.
        idea: Idea,
        /// How many units or sets.
        count: u8,
        /// For how many points.
        points: u16,
    },
    /// A player's points at the end (C45).
    Scored {
        /// Who.
        seat: Seat,
        /// How many.
        points: u16,
        /// How many resources are left, for the tie-break (C99).
        resources: u16,
    },
    /// The game is over (C47).
    Over {
        /// Who won.
        winners: Seats,
    },
}

impl Event {
    /// The clause of the rules that made it happen.
    pub fn clause(&self) -> &'static str {
        match self {
            Event::Turn { .. } => "C10",
            Event::Laid {
                civilisation: Civilisation::Granna,
                ..
            } => "C50",
            Event::Laid { .. } => "C13",
            Event::Revealed { .. } => "C15",
            Event::Performs { again: false, .. } => "C84",
            Event::Performs { again: true, .. } => "C30",
            Event::Took {
                source: Source::Idea(_),
                ..
            }
            | Event::Returned {
                source: Source::Idea(_),
                ..
            }
            | Event::Tokens {
                source: Source::Idea(_),
                ..
            } => "C38",
            Event::Took { .. } | Event::Returned { .. } | Event::Tokens { .. } => "C85",
            Event::Robbed {
                source: Source::Idea(_),
                ..
            } => "C88",
            Event::Robbed { .. } => "C87",
            Event::Looked { .. } => "C65",
            Event::PutUnder { .. } => "C77",
            Event::Bought { .. } => "C35",
            Event::Revealing { .. } => "C37",
            Event::Moved { .. } => "C90",
            Event::AgeOver { .. } => "C41",
            Event::FirstDeckLeft => "C42",
            Event::Exchanged { .. } => "C97",
            Event::Scored { .. } => "C45",
            Event::Over { .. } => "C47",
        }
    }
}
