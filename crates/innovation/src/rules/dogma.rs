//! Chapter 7: the dogma action.

use crate::card::{Card, Effect};
use crate::cards::{effects, kinds};
use crate::event::Event;
use crate::fx::Fx;
use crate::state::{Dogma, Phase, SEATS, State};
use crate::telling::{Part, Why};
use tabletop::{Flow, Players, Seat, Seats, Stop};

impl State {
    /// Who would share a card and who would be subject to its demands, if `leader` activated it now (R43, R44).
    /// A partner is never subject to a demand (N1).
    pub fn groups(&self, leader: Seat, card: Card) -> (Seats, Seats) {
        let icon = card.def().dogma_icon;
        let needed = self.icons(leader, icon);
        let mut groups = (Seats::NONE, Seats::NONE);
        for seat in self.all_seats().filter(|&seat| seat != leader) {
            if self.icons(seat, icon) >= needed {
                groups.0 = groups.0.with(seat);
            } else if !self.same_side(seat, leader) {
                groups.1 = groups.1.with(seat);
            }
        }
        groups
    }
}

impl Fx<'_> {
    /// Activates a top card: the groups are counted once, for the whole action (R43 to R45).
    pub(crate) fn activate(&mut self, leader: Seat, card: Card) {
        let (sharers, victims) = self.groups(leader, card);
        let mut counts = [0; SEATS];
        for seat in self.all_seats() {
            counts[seat.index()] = self.icons(seat, card.def().dogma_icon);
        }
        self.table.dogma = Dogma {
            card,
            leader,
            sharers,
            victims,
            counts,
            ..Dogma::NONE
        };
        self.table.phase = Phase::Dogma;
        let (demands, shares) = kinds(card, self.rules.edition);
        self.tell(Event::Activated {
            seat: leader,
            card,
            sharers: if shares { sharers } else { Seats::NONE },
            victims: if demands { victims } else { Seats::NONE },
        });
        for seat in leader.around(self.seats as usize).skip(1) {
            let part = match (sharers.has(seat), victims.has(seat)) {
                (true, _) if shares => Part::Shares,
                (true, _) => Part::Spared,
                (_, true) if demands => Part::Obeys,
                _ => Part::Watches,
            };
            self.because(self.counted(seat, part));
        }
        self.because(Why::Fixed);
    }

    /// What was counted for a player at the activation.
    fn counted(&self, seat: Seat, part: Part) -> Why {
        let dogma = &self.table.dogma;
        Why::Counted {
            seat,
            part,
            icon: dogma.card.def().dogma_icon,
            count: dogma.counts[seat.index()],
            leader: dogma.leader,
            needed: dogma.counts[dogma.leader.index()],
        }
    }

    /// Executes all effects of a card that are no demands, alone (R80).
    /// Conditions about its demand see a demand that moved nothing (R82).
    pub fn execute_alone(&mut self, me: Seat, card: Card) -> Flow {
        let outer = (self.running, self.clause, self.leader);
        let demand = (self.demand_moved, self.in_demand);
        self.leader = me;
        self.demand_moved = false;
        self.in_demand = false;
        for (number, effect) in effects(card, self.table.rules.edition).iter().enumerate() {
            if let Effect::Share(execute) = effect {
                self.running = (card, number as u8);
                self.begin_effect(Event::Effect {
                    seat: me,
                    card,
                    effect: number as u8,
                    demand: false,
                });
                self.because(Why::Alone);
                execute(self, me)?;
                self.end_effect();
            }
        }
        (self.running, self.clause, self.leader) = outer;
        (self.demand_moved, self.in_demand) = demand;
        Ok(())
    }
}

/// One unit of a dogma action: the next player executes the current effect, or the action ends.
pub(crate) fn advance(table: &mut State, players: &mut dyn Players<State>) -> Flow {
    let Dogma {
        card,
        leader,
        effect,
        ..
    } = table.dogma;
    let Some(&kind) = effects(card, table.rules.edition).get(effect as usize) else {
        return finish(table, players);
    };
    let (executing, execute, demand) = match kind {
        Effect::Demand(execute) => (table.dogma.victims, execute, true),
        Effect::Share(execute) => (table.dogma.sharers.with(leader), execute, false),
    };
    // Clockwise from the leader's left, the leader last (R48).
    let seats = table.seats as usize;
    let next = (table.dogma.done as usize..seats)
        .map(|done| (done, leader.after(done + 1, seats)))
        .find(|(_, seat)| executing.has(*seat));
    let Some((done, me)) = next else {
        table.dogma.effect += 1;
        table.dogma.done = 0;
        return Ok(());
    };
    table.dogma.done = done as u8 + 1;
    let mut fx = Fx::new(table, players);
    fx.leader = leader;
    fx.running = (card, effect);
    fx.demand_moved = fx.table.dogma.demand_moved;
    fx.in_demand = demand;
    fx.begin_effect(Event::Effect {
        seat: me,
        card,
        effect,
        demand,
    });
    fx.because(match (me == leader, demand) {
        (true, _) => Why::Last,
        (_, true) => fx.counted(me, Part::Obeys),
        (_, false) => fx.counted(me, Part::Shares),
    });
    let result = execute(&mut fx, me);
    if result.is_ok() {
        fx.end_effect();
    }
    let (changed, demand_moved) = (fx.changed, fx.demand_moved);
    table.dogma.demand_moved = demand_moved;
    // A partner alone earns no bonus (N1).
    if !demand && changed && !table.same_side(me, leader) {
        table.dogma.bonus = true;
    }
    match result {
        // Fission ends the whole action, without a bonus (D24).
        Err(Stop::Cut) if table.phase == Phase::Dogma => {
            let mut fx = Fx::new(table, players);
            fx.end_action();
            Ok(())
        }
        result => result,
    }
}

/// After all effects: the bonus, if it was earned (R58, R59).
fn finish(table: &mut State, players: &mut dyn Players<State>) -> Flow {
    let Dogma {
        card,
        leader,
        bonus,
        sharers,
        ..
    } = table.dogma;
    let mut fx = Fx::new(table, players);
    let (_, shares) = kinds(card, fx.rules.edition);
    if bonus {
        fx.tell(Event::Bonus { seat: leader });
        fx.because(Why::Bonus);
        fx.draw_action(leader)?;
    } else if shares && sharers.iter().any(|seat| !fx.same_side(seat, leader)) {
        fx.because(Why::NoBonus);
    }
    fx.end_action();
    Ok(())
}

#[cfg(test)]
mod tests;
