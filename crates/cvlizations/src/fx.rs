//! The verbs of the rules: the only things that change holdings, and each tells what happened.

use crate::telling::reasons_of;
use crate::{Choice, Event, Goods, Idea, Prompt, Resource, Source, State, Why};
use arrayvec::ArrayVec;
use tabletop::{Decision, Flow, Players, Seat};

/// The options of one question: no question of the game has more than a laying, 8 times 7.
pub type Options = ArrayVec<Choice, 56>;

/// The table and the players to ask, while rules are carried out.
pub struct Fx<'a> {
    /// The table.
    pub table: &'a mut State,
    players: &'a mut dyn Players<State>,
    listens: bool,
}

impl<'a> Fx<'a> {
    /// Begins to carry out rules at a table.
    pub fn new(table: &'a mut State, players: &'a mut dyn Players<State>) -> Fx<'a> {
        let listens = players.listens();
        Fx {
            table,
            players,
            listens,
        }
    }

    /// Tells what happened, if anybody listens.
    #[inline]
    pub fn tell(&mut self, event: Event) {
        if self.listens {
            self.players.tell(self.table, event);
        }
    }

    /// Tells why what was told last happened.
    pub(crate) fn because(&mut self, why: Why) {
        if self.listens {
            self.players.because(why);
        }
    }

    /// Tells what came of an order or an idea, and why an order gives what it gives.
    pub(crate) fn tell_from(&mut self, source: Source, event: Event) {
        if self.listens {
            self.tell(event);
            if let Source::Order(order) = source {
                reasons_of(self.table, order).for_each(|why| self.because(why));
            }
        }
    }

    /// Asks a seat for one of the options, of which there is at least one (C89).
    #[inline]
    pub fn choose(&mut self, seat: Seat, prompt: Prompt, options: &[Choice]) -> Flow<Choice> {
        self.choose_veiled(seat, prompt, options, false)
    }

    /// Asks so that nobody can tell from it whether there is more than one option, if it is veiled (C106).
    #[inline]
    pub fn choose_veiled(
        &mut self,
        seat: Seat,
        prompt: Prompt,
        options: &[Choice],
        veiled: bool,
    ) -> Flow<Choice> {
        let decision = Decision {
            seat,
            prompt,
            options,
            veiled,
        };
        decision.put(self.table, self.players)
    }

    /// Takes resources from the supply, which never runs out (C25, O5).
    #[inline]
    pub fn take(&mut self, seat: Seat, resource: Resource, count: u16, source: Source) {
        if count > 0 {
            self.table.players[seat.index()].goods.add(resource, count);
            let event = Event::Took {
                seat,
                resource,
                count,
                source,
            };
            self.tell_from(source, event);
        }
    }

    /// Returns resources to the supply; the player holds them.
    #[inline]
    pub fn give_back(&mut self, seat: Seat, resource: Resource, count: u16, source: Source) {
        if count > 0 {
            self.table.players[seat.index()]
                .goods
                .remove(resource, count);
            let event = Event::Returned {
                seat,
                resource,
                count,
                source,
            };
            self.tell_from(source, event);
        }
    }

    /// Takes happiness tokens (O5).
    #[inline]
    pub fn take_tokens(&mut self, seat: Seat, count: u16, source: Source) {
        if count > 0 {
            self.table.players[seat.index()].tokens += count;
            let event = Event::Tokens {
                seat,
                count,
                source,
            };
            self.tell_from(source, event);
        }
    }

    /// Takes so many units of one kind, which the player picks (C78).
    #[inline]
    pub fn choose_kind_and_take(&mut self, seat: Seat, count: u16, source: Source) -> Flow {
        const KINDS: [Choice; 3] = [
            Choice::Take(Resource::Food),
            Choice::Take(Resource::Wood),
            Choice::Take(Resource::Stone),
        ];
        if let Choice::Take(resource) = self.choose(seat, Prompt::Take { source, count }, &KINDS)? {
            self.take(seat, resource, count, source);
        }
        Ok(())
    }

    /// Takes units of the player's choice, one after the other, same kind or mixed (C78).
    #[inline]
    pub fn choose_and_take(&mut self, seat: Seat, count: u16, source: Source) -> Flow {
        for _ in 0..count {
            self.choose_kind_and_take(seat, 1, source)?;
        }
        Ok(())
    }

    /// What a player holds.
    #[inline]
    pub fn goods(&self, seat: Seat) -> Goods {
        self.table.player(seat).goods
    }

    /// Whether an idea of a player is active.
    #[inline]
    pub fn has_active(&self, seat: Seat, idea: Idea) -> bool {
        self.table.active(seat).has(idea)
    }
}
