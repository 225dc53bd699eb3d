//! One effect being carried out: the table and the players to ask.
//!
//! The verbs that change the table stand in the chapters of `rules/`, each with its clauses.
//! This file holds what a card may ask and read. `choose_…` must be done if possible, `may_…` can be declined.

use crate::card::{Card, CardSet, Color, Icons, Splay};
use crate::event::{Ask, Choice, Event, Prompt};
use crate::state::{SEATS, State, Ties};
use crate::telling::Why;
use arrayvec::ArrayVec;
use std::ops::Deref;
use tabletop::{Decision, Flow, Players, Seat, Seats};

/// No decision has more options: a hand of all cards, and the other actions.
pub(crate) type Options = ArrayVec<Choice, 128>;

/// Cards to choose among.
///
/// What all can see, the backs of a hand and the cards of a board, says how many there are in a [`CardSet`].
/// It does not in what is told by colours or icons of [hand cards](Fx::of_hand): they say which cards would be among them.
#[derive(Copy, Clone)]
pub struct Among {
    cards: CardSet,
    /// All cards of the game that would be among them.
    alike: Option<CardSet>,
}

impl From<CardSet> for Among {
    fn from(cards: CardSet) -> Among {
        Among { cards, alike: None }
    }
}

/// One effect being carried out. Reads the table like a [`State`].
pub struct Fx<'a> {
    pub(crate) table: &'a mut State,
    pub(crate) players: &'a mut dyn Players<State>,
    /// Who activated the card; in a nested execution, who executes it.
    pub leader: Seat,
    /// The card whose effect runs, and which one.
    pub(crate) running: (Card, u8),
    /// Which clause of the effect asks, from 0; none if all of it does.
    pub(crate) clause: Option<u8>,
    /// Whether this execution did anything (R60).
    pub(crate) changed: bool,
    /// Whether the demand of the running card moved a card in this action (R78).
    pub(crate) demand_moved: bool,
    /// Whether the running effect is a demand.
    pub(crate) in_demand: bool,
    telling: bool,
    /// Why what is told next happens.
    coming: ArrayVec<Why, 3>,
    /// Why the running effect did nothing, as long as that is so.
    idle: Idle,
    /// The icons that everybody was last told of.
    told: [Icons; SEATS],
}

/// Whether an effect has done nothing yet, and why.
#[derive(Copy, Clone)]
enum Idle {
    /// Nothing has been tried.
    Fresh,
    /// Nothing fits.
    Because(Why),
    /// Somebody was asked, or something happened.
    No,
}

impl Deref for Fx<'_> {
    type Target = State;

    #[inline]
    fn deref(&self) -> &State {
        self.table
    }
}

impl<'a> Fx<'a> {
    pub(crate) fn new(table: &'a mut State, players: &'a mut dyn Players<State>) -> Fx<'a> {
        let telling = players.listens();
        let leader = table.turn;
        let told = table.icons;
        Fx {
            table,
            players,
            leader,
            running: (Card::NONE, 0),
            clause: None,
            changed: false,
            demand_moved: false,
            in_demand: false,
            telling,
            coming: ArrayVec::new(),
            idle: Idle::Fresh,
            told,
        }
    }

    /// Tells everybody what happened.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        if self.telling {
            self.idle = Idle::No;
            self.players.tell(self.table, event);
            for why in self.coming.drain(..) {
                self.players.because(why);
            }
        }
    }

    /// Tells why what was told last happened, or why no more did.
    #[inline]
    pub(crate) fn because(&mut self, why: Why) {
        if self.telling {
            self.players.because(why);
        }
    }

    /// What is told next happens for this reason.
    pub(crate) fn because_of(&mut self, why: Why) {
        if self.telling {
            self.coming.push(why);
        }
    }

    /// Tells why less was done than asked for, if some was.
    pub(crate) fn fell_short(&mut self, done: usize, wanted: usize) {
        if 0 < done && done < wanted {
            self.because(Why::AsMuch);
        }
    }

    /// Something could not be done.
    pub(crate) fn nothing_fits(&mut self, why: Why) {
        if matches!(self.idle, Idle::Fresh) {
            self.idle = Idle::Because(why);
        }
    }

    /// An effect begins: the first clause asks unless it says otherwise.
    pub(crate) fn begin_effect(&mut self, event: Event) {
        self.clause = Some(0);
        self.tell(event);
        self.idle = Idle::Fresh;
    }

    /// An effect is over: if nothing could be done, tells why.
    pub(crate) fn end_effect(&mut self) {
        if let Idle::Because(why) = self.idle {
            self.because(why);
        }
        self.idle = Idle::No;
    }

    /// Which clause of the effect's text asks from now on, from 0; none if all of it does.
    #[inline]
    pub fn clause(&mut self, clause: impl Into<Option<u8>>) {
        self.clause = clause.into();
    }

    /// Tells which of some players show other icons than last told.
    #[inline]
    pub(crate) fn tell_icons(&mut self, seats: Seats) {
        if !self.telling {
            return;
        }
        for seat in self.all_seats().filter(|&seat| seats.has(seat)) {
            let now = self.all_icons(seat);
            let told = std::mem::replace(&mut self.told[seat.index()], now);
            if now != told {
                let icons = now.counts();
                self.tell(Event::Icons { seat, icons });
            }
        }
    }

    /// Whether the demand of the running card moved a card in this action, from whomever (R78).
    pub fn demand_moved(&self) -> bool {
        self.demand_moved
    }

    /// Asks for one of the options; a single one is taken without asking, since all can see that there is no other (law 4).
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask, options: &Options) -> Flow<Choice> {
        self.ask_veiled(seat, ask, options, false)
    }

    #[inline]
    fn ask_veiled(
        &mut self,
        seat: Seat,
        ask: Ask,
        options: &Options,
        veiled: bool,
    ) -> Flow<Choice> {
        let (card, effect) = self.running;
        self.idle = Idle::No;
        let decision = Decision {
            seat,
            prompt: Prompt {
                ask,
                card: (card != Card::NONE).then_some(card),
                effect,
                demand: self.in_demand,
                clause: self.clause,
            },
            options,
            veiled,
        };
        decision.put(self.table, self.players)
    }

    fn ask_card(
        &mut self,
        seat: Seat,
        ask: Ask,
        among: Among,
        optional: bool,
    ) -> Flow<Option<Card>> {
        let cards = among.cards;
        let veiled = among.alike.is_some_and(|alike| {
            self.rules.version > 2 && self.could_hold(seat, alike) + usize::from(optional) > 1
        });
        if cards.is_empty() && !(veiled && optional) {
            self.nothing_fits(Why::Nothing { seat });
            return Ok(None);
        }
        let mut options: Options = cards.iter().map(Choice::Card).collect();
        if optional {
            options.push(Choice::Pass);
        }
        Ok(match self.ask_veiled(seat, ask, &options, veiled)? {
            Choice::Card(card) => Some(card),
            _ => None,
        })
    }

    /// The player chooses one of the cards; none only if there is none.
    pub fn choose(&mut self, seat: Seat, ask: Ask, cards: impl Into<Among>) -> Flow<Option<Card>> {
        self.ask_card(seat, ask, cards.into(), false)
    }

    /// The player may choose one of the cards.
    pub fn may_choose(
        &mut self,
        seat: Seat,
        ask: Ask,
        cards: impl Into<Among>,
    ) -> Flow<Option<Card>> {
        self.ask_card(seat, ask, cards.into(), true)
    }

    /// The hand cards of a kind that is told by more than the ages.
    pub fn of_hand(&self, seat: Seat, alike: CardSet) -> Among {
        Among {
            cards: self.hand(seat).and(alike),
            alike: Some(alike),
        }
    }

    /// The player may do something as a whole.
    pub fn may(&mut self, seat: Seat, ask: Ask) -> Flow<bool> {
        let options: Options = [Choice::Yes, Choice::Pass].into_iter().collect();
        Ok(self.ask(seat, ask, &options)? == Choice::Yes)
    }

    /// The player may choose one of several ways, numbered from 1.
    pub fn may_choose_way(&mut self, seat: Seat, ways: u8) -> Flow<Option<u8>> {
        let options: Options = (1..=ways).map(Choice::Way).chain([Choice::Pass]).collect();
        Ok(match self.ask(seat, Ask::Way, &options)? {
            Choice::Way(way) => Some(way),
            _ => None,
        })
    }

    /// The player chooses one of the colours, told to all.
    pub fn choose_color(&mut self, seat: Seat, colors: &[Color]) -> Flow<Color> {
        let options: Options = colors.iter().copied().map(Choice::Color).collect();
        let choice = self.ask(seat, Ask::Color, &options)?;
        self.tell(Event::Chose { seat, choice });
        match choice {
            Choice::Color(color) => Ok(color),
            other => unreachable!("a colour was asked, not {other:?}"),
        }
    }

    /// The player chooses a value from 1 to 10, told to all (R77).
    pub fn choose_value(&mut self, seat: Seat) -> Flow<u8> {
        let options: Options = (1..=10).map(Choice::Value).collect();
        let choice = self.ask(seat, Ask::Value, &options)?;
        self.tell(Event::Chose { seat, choice });
        match choice {
            Choice::Value(value) => Ok(value),
            other => unreachable!("a value was asked, not {other:?}"),
        }
    }

    /// The player chooses another player out of some; none only if there is none.
    pub fn choose_player(&mut self, seat: Seat, players: Seats) -> Flow<Option<Seat>> {
        self.ask_player(
            seat,
            Ask::Player,
            players.iter().map(Choice::Seat).collect(),
        )
    }

    /// The player chooses whose cards go next, where those of several players go one after the other (R75).
    pub fn choose_owner(&mut self, seat: Seat, owners: Seats) -> Flow<Option<Seat>> {
        self.ask_player(seat, Ask::Owner, owners.iter().map(Choice::Seat).collect())
    }

    /// The player may choose another player out of some.
    pub fn may_choose_player(&mut self, seat: Seat, players: Seats) -> Flow<Option<Seat>> {
        let mut options: Options = players.iter().map(Choice::Seat).collect();
        if !options.is_empty() {
            options.push(Choice::Pass);
        }
        self.ask_player(seat, Ask::Player, options)
    }

    fn ask_player(&mut self, seat: Seat, ask: Ask, options: Options) -> Flow<Option<Seat>> {
        if options.is_empty() {
            self.nothing_fits(Why::Nothing { seat });
            return Ok(None);
        }
        Ok(match self.ask(seat, ask, &options)? {
            Choice::Seat(player) => Some(player),
            _ => None,
        })
    }

    /// The player may choose one of the colours to splay; only piles that would change are offered (R88).
    pub(crate) fn may_choose_splay(
        &mut self,
        seat: Seat,
        colors: &[Color],
        splay: Splay,
    ) -> Flow<Option<Color>> {
        let mut options: Options = colors
            .iter()
            .filter(|&&color| self.can_splay(seat, color, splay))
            .map(|&color| Choice::Color(color))
            .collect();
        if options.is_empty() {
            self.nothing_fits(Why::NothingToSplay);
            return Ok(None);
        }
        options.push(Choice::Pass);
        Ok(match self.ask(seat, Ask::Splay(splay), &options)? {
            Choice::Color(color) => Some(color),
            _ => None,
        })
    }

    /// One of the demander's own cards in a demand; who breaks a tie is an option (D20).
    pub fn choose_of_demander(&mut self, cards: CardSet) -> Flow<Option<Card>> {
        match self.table.rules.ties {
            Ties::Victim => Ok(self.pick_blindly(cards)),
            Ties::Owner => self.choose(self.leader, Ask::Exchange, cards),
        }
    }

    /// A face-down card of another player's score pile, chosen by owner and age (R127).
    pub fn choose_others_point_card(&mut self, me: Seat) -> Flow<Option<Card>> {
        let mut options = Options::new();
        let others: Seats = self.others(me).collect();
        for other in others.iter() {
            let points = self.score_pile(other);
            let ages = (1..=10).filter(|&age| !points.of_value(age).is_empty());
            options.extend(ages.map(|age| Choice::Back(other, age)));
        }
        if options.is_empty() {
            return Ok(None);
        }
        match self.ask(me, Ask::Return, &options)? {
            Choice::Back(owner, age) => Ok(self.pick_blindly(self.score_pile(owner).of_value(age))),
            other => unreachable!("a face-down card was asked, not {other:?}"),
        }
    }

    /// The player may put one of his piles of two or more cards into another order (R99).
    pub fn may_rearrange(&mut self, me: Seat) -> Flow {
        let piles = Color::ALL
            .into_iter()
            .filter(|&color| self.pile_len(me, color) >= 2);
        let mut options: Options = piles.map(Choice::Color).collect();
        if options.is_empty() {
            return Ok(());
        }
        options.push(Choice::Pass);
        match self.ask(me, Ask::Arrange, &options)? {
            Choice::Color(color) => self.rearrange(me, color),
            _ => Ok(()),
        }
    }

    /// Notes how many cards a player has returned for the running effect, to be compared with the others.
    pub fn note_returned(&mut self, me: Seat, count: u8) {
        self.table.dogma.returned[me.index()] = count;
    }

    /// How many cards a player has returned for the effect so far in this action.
    pub fn returned(&self, seat: Seat) -> u8 {
        self.table.dogma.returned[seat.index()]
    }

    /// One of several cards that nobody choosing can tell apart, taken by chance (R127).
    pub(crate) fn pick_blindly(&mut self, cards: CardSet) -> Option<Card> {
        if cards.len() < 2 {
            return cards.first();
        }
        let options: Options = cards.iter().map(Choice::Card).collect();
        let drawn = self.table.roll(options.len());
        let position = self.players.chance(&options, drawn);
        self.because_of(Why::Blind);
        cards.nth(position)
    }
}

impl State {
    /// How many cards of a kind a hand could hold by what all can see: its backs, and the cards of the boards.
    fn could_hold(&self, seat: Seat, kind: CardSet) -> usize {
        let open = |unseen: CardSet, seat: Seat| unseen.minus(self.board(seat));
        let unseen = self.all_seats().fold(kind, open);
        let of_age = |age| {
            self.hand(seat)
                .of_value(age)
                .len()
                .min(unseen.of_value(age).len())
        };
        (1..=10).map(of_age).sum()
    }

    /// The next number below `bound` from the table's own generator (SplitMix64).
    fn roll(&mut self, bound: usize) -> usize {
        self.chance = self.chance.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.chance;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        (((bits >> 32) * bound as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests;
