//! Chapter 7: the dogma action.

use crate::card::{Card, Effect};
use crate::cards::effects;
use crate::event::Event;
use crate::fx::Fx;
use crate::state::{Dogma, Phase, State};
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
        self.table.dogma = Dogma {
            card,
            leader,
            sharers,
            victims,
            ..Dogma::NONE
        };
        self.table.phase = Phase::Dogma;
        self.tell(Event::Activated {
            seat: leader,
            card,
            sharers,
            victims,
        });
    }

    /// Executes all effects of a card that are no demands, alone (R80).
    /// Conditions about its demand see a demand that moved nothing (R82).
    pub fn execute_alone(&mut self, me: Seat, card: Card) -> Flow {
        let outer = (self.running, self.leader, self.demand_moved);
        self.leader = me;
        self.demand_moved = false;
        for (number, effect) in effects(card, self.table.rules.edition).iter().enumerate() {
            if let Effect::Share(execute) = effect {
                self.running = (card, number as u8);
                self.tell(Event::Effect {
                    seat: me,
                    card,
                    effect: number as u8,
                    demand: false,
                });
                execute(self, me)?;
            }
        }
        (self.running, self.leader, self.demand_moved) = outer;
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
    fx.tell(Event::Effect {
        seat: me,
        card,
        effect,
        demand,
    });
    let result = execute(&mut fx, me);
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
    let Dogma { leader, bonus, .. } = table.dogma;
    let mut fx = Fx::new(table, players);
    if bonus {
        fx.tell(Event::Bonus { seat: leader });
        fx.draw_action(leader)?;
    }
    fx.end_action();
    Ok(())
}

#[cfg(test)]
mod tests;
