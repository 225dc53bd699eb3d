//! The table as plain data. It is copied for every look ahead, so it is small and holds no heap memory.

use crate::catalogue::Cards;
use crate::{
    Case, Catalogue, Civilisation, Effect, Goods, Idea, IdeaCard, IdeaSet, Kind, Order, OrderSet,
    Pile, Rules, Variant,
};
use serde::Serialize;
use tabletop::{Seat, Seats};

/// The most players, and the most civilisations.
pub const SEATS: usize = 5;

/// The phases of a turn (C11), the final scoring, and the end.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub enum Phase {
    /// Orders are laid (C13).
    Orders,
    /// Orders are performed (C84).
    Action,
    /// Ideas are bought (C34).
    Development,
    /// The turn is closed (C95).
    CleanUp,
    /// Resources are exchanged for points (C97).
    Scoring,
    /// The game is over.
    Over,
}

/// The moments of the action phase (C84): the numbers of the orders, Doubling's moment, and idea 17.
pub(crate) const DOUBLING_MOMENT: u8 = Order::Doubling as u8;
pub(crate) const END_OF_ACTION: u8 = DOUBLING_MOMENT + 1;

/// What a player owns.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub struct Player {
    /// Ideas in front of him.
    pub ideas: IdeaSet,
    /// Resources.
    pub goods: Goods,
    /// Happiness tokens.
    pub tokens: u16,
    /// Of the ideas that serve once per turn in the action phase, those that have: Egoism, Law, Taming the dog.
    pub spent: u8,
    /// How many units or sets he has exchanged for points with Tower, Castle, Pantry and Stock Exchange.
    pub exchanged: [u8; 4],
}

/// The orders of a civilisation.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub struct Orders {
    /// Laid in earlier turns of this age (C39).
    pub used: OrderSet,
    /// Laid face up this turn.
    pub open: Option<Order>,
    /// Laid face down this turn.
    pub hidden: Option<Order>,
}

impl Orders {
    /// Both orders of this turn.
    #[inline]
    pub fn laid(&self) -> OrderSet {
        let bit = |order: Option<Order>| order.map_or(OrderSet(0), |order| OrderSet(0).with(order));
        bit(self.open).union(bit(self.hidden))
    }

    /// The orders that can be laid: those not used in this age (C16).
    #[inline]
    pub fn available(&self) -> OrderSet {
        OrderSet::FULL.minus(self.used)
    }
}

/// The whole table.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct State {
    pub(crate) cards: Cards,
    /// Ideas bought this turn; their rules are not active yet (C36).
    pub(crate) fresh: IdeaSet,
    pub(crate) players: [Player; SEATS],
    /// First those of the players, then those of the Granna people or the neutral civilisations.
    pub(crate) orders: [Orders; SEATS],
    pub(crate) track: [Option<Idea>; 4],
    /// The deck in use.
    pub(crate) deck: Pile<32>,
    /// The deck of age III, until it is used.
    pub(crate) third: Pile<16>,
    /// How many cards at the bottom of the deck in use everybody knows: they were put there by Writing (C105).
    pub(crate) under: u8,
    /// Who has seen the top card of the deck in use by Divination (C105).
    pub(crate) divined: Seats,
    /// The orders of the Granna people for the three ages, in the order in which they are drawn (C50).
    pub(crate) sequence: [[Order; 8]; 3],
    pub(crate) variant: Variant,
    pub(crate) seats: u8,
    /// Who started, or with the Granna people who sits behind them.
    pub(crate) starter: Seat,
    /// Whether the starter was drawn.
    pub(crate) drawn: bool,
    /// The civilisation that holds the helm.
    pub(crate) helm: u8,
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// The number of the order being performed, or one of the two later moments of the action phase.
    pub(crate) moment: u8,
    /// How many have had their go in this phase or moment.
    pub(crate) gone: u8,
    /// Whether a move of the development phase has begun and not ended.
    pub(crate) is_moving: bool,
    /// See [`Rules`].
    pub(crate) version: u8,
}

impl State {
    /// The card data of this table.
    #[inline]
    pub fn catalogue(&self) -> &'static Catalogue {
        self.cards.0
    }

    /// The card of an idea.
    #[inline]
    pub fn card(&self, idea: Idea) -> &'static IdeaCard {
        self.cards.0.idea(idea)
    }

    /// The numbers of an idea's effect.
    #[inline]
    pub fn effect(&self, idea: Idea) -> &'static Effect {
        &self.card(idea).effect
    }

    /// What a player owns.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The turn, 1 to 9.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The age, 0 to 2 for I to III (C10).
    #[inline]
    pub fn age(&self) -> usize {
        (self.turn as usize - 1) / 3
    }

    /// The four spaces of the track.
    pub fn track(&self) -> &[Option<Idea>; 4] {
        &self.track
    }

    /// How many cards the deck in use holds.
    pub fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// The ideas of a player whose rules are active (C36).
    #[inline]
    pub fn active(&self, seat: Seat) -> IdeaSet {
        self.player(seat).ideas.minus(self.fresh)
    }

    /// Whether a player has bought an idea this turn.
    #[inline]
    pub fn has_bought(&self, seat: Seat) -> bool {
        !self.player(seat).ideas.and(self.fresh).is_empty()
    }

    /// How many ideas of a kind a player owns.
    #[inline]
    pub fn count_of_kind(&self, seat: Seat, kind: Kind) -> u16 {
        let ideas = self.player(seat).ideas;
        ideas.and(self.catalogue().of_kind(kind)).len() as u16
    }

    /// The orders a player laid this turn.
    #[inline]
    pub fn laid(&self, seat: Seat) -> OrderSet {
        self.orders[seat.index()].laid()
    }

    /// The orders of all civilisations that take part.
    #[inline]
    pub(crate) fn all_orders(&self) -> &[Orders] {
        &self.orders[..self.variant.civilisations(self.seats as usize)]
    }

    /// How many civilisations laid an order this turn (C19, C107).
    #[inline]
    pub fn count(&self, order: Order) -> usize {
        let lays = |orders: &&Orders| orders.open == Some(order) || orders.hidden == Some(order);
        self.all_orders().iter().filter(lays).count()
    }

    /// The case of an order this turn (C19).
    #[inline]
    pub fn case(&self, order: Order) -> Case {
        match self.count(order) {
            0 | 1 => Case::One,
            2 => Case::Two,
            _ => Case::Many,
        }
    }

    /// What an order gives in its case this turn.
    #[inline]
    pub fn gives(&self, order: Order) -> u16 {
        self.catalogue().order(order).gives[self.case(order) as usize]
    }

    /// The civilisation with a number: players first, then the others.
    pub(crate) fn civilisation(&self, number: usize) -> Civilisation {
        if number < self.seats as usize {
            Civilisation::Player(Seat(number as u8))
        } else if self.variant == Variant::Granna {
            Civilisation::Granna
        } else {
            Civilisation::Neutral(Seat(number as u8 - 2))
        }
    }

    /// The player who acts as number `steps` from the helm (C12, O11, C59).
    #[inline]
    pub(crate) fn acts(&self, steps: usize) -> Seat {
        match self.variant {
            Variant::Standard => Seat(self.helm).after(steps, self.seats as usize),
            Variant::Neutrals => Seat(self.helm).after(steps, 2),
            Variant::Granna if self.helm == 2 => self.starter.after(steps, 2),
            Variant::Granna => Seat(self.helm).after(steps, 2),
        }
    }

    /// The civilisation that lays as number `steps` in a turn (C13, C50, C55).
    #[inline]
    pub(crate) fn lays(&self, steps: usize) -> usize {
        match self.variant {
            Variant::Standard => Seat(self.helm).after(steps, self.seats as usize).index(),
            Variant::Neutrals if steps < 2 => 2 + Seat(self.helm).after(steps, 2).index(),
            Variant::Neutrals => Seat(self.helm).after(steps, 2).index(),
            Variant::Granna => {
                let circle = [2, self.starter.0, 1 - self.starter.0];
                let helm = circle
                    .iter()
                    .position(|&number| number == self.helm)
                    .unwrap_or(0);
                circle[(helm + steps) % 3] as usize
            }
        }
    }

    /// Who holds the helm in a turn, counted from 1 (C40, C53, C59).
    pub(crate) fn helm_in(&self, turn: u8) -> u8 {
        let passed = turn as usize - 1;
        match self.variant {
            Variant::Standard => self.starter.after(passed, self.seats as usize).0,
            Variant::Neutrals => self.starter.after(passed, 2).0,
            Variant::Granna => [2, self.starter.0, 1 - self.starter.0][passed % 3],
        }
    }

    /// Whether face-down orders are still face down (C15).
    #[inline]
    pub(crate) fn before_reveal(&self) -> bool {
        self.phase == Phase::Orders
    }

    /// A table on which nothing lies yet.
    pub(crate) fn empty(rules: &Rules, seats: usize, starter: Seat) -> State {
        let mut table = State {
            cards: rules.cards,
            fresh: IdeaSet::NONE,
            players: [Player::default(); SEATS],
            orders: [Orders::default(); SEATS],
            track: [None; 4],
            deck: Pile::EMPTY,
            third: Pile::EMPTY,
            under: 0,
            divined: Seats::NONE,
            sequence: [Order::ALL; 3],
            variant: rules.variant,
            seats: seats as u8,
            starter,
            drawn: rules.first.is_none(),
            helm: 0,
            turn: 1,
            phase: Phase::Orders,
            moment: 1,
            gone: 0,
            is_moving: false,
            version: rules.version,
        };
        table.helm = table.helm_in(1);
        table
    }
}
