//! Whose turn it is to think: so many computer players at once, and nobody waits for all tables of somebody else.
//!
//! Where somebody waits at a seat of their own, that comes first. Then addresses take turns, whatever each of them wants;
//! then the tables of an address, and then the seats of a table, in the order in which they came.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Of so many addresses and tables it is remembered when they had their last turn.
const REMEMBERED: usize = 10_000;

/// For whom the computer players of a table think.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Waiting {
    /// Whether somebody waits who plays there.
    pub plays: bool,
    /// Where they are; nothing if nobody is there.
    pub address: String,
}

/// A table at which computer players think. Who waits there may change while they wait for their turns.
pub struct Claim {
    table: String,
    waiting: Mutex<Waiting>,
}

impl Claim {
    /// Nobody waits at the table yet.
    pub fn new(table: String) -> Arc<Claim> {
        let waiting = Mutex::default();
        Arc::new(Claim { table, waiting })
    }

    /// Somebody else waits there now.
    pub fn waits(&self, waiting: Waiting) {
        *self.lock() = waiting;
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Gives turns.
pub struct Turns(Mutex<Queue>);

struct Queue {
    /// As many may begin at once.
    free: usize,
    /// In the order in which they came.
    seats: Vec<(Arc<Claim>, oneshot::Sender<Turn>)>,
    /// How many turns were given.
    given: u64,
    /// Which was the last one of an address or a table.
    last: HashMap<String, u64>,
}

/// The right to think until it is dropped.
pub struct Turn(Arc<Turns>);

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.lock().free += 1;
        self.0.give();
    }
}

impl Turns {
    /// So many think at once.
    pub fn new(places: usize) -> Arc<Turns> {
        Arc::new(Turns(Mutex::new(Queue {
            free: places,
            seats: Vec::new(),
            given: 0,
            last: HashMap::new(),
        })))
    }

    /// A seat waits for its turn. Who does not want it any more drops the receiver.
    pub fn queue(self: &Arc<Turns>, claim: &Arc<Claim>) -> oneshot::Receiver<Turn> {
        let (go, turn) = oneshot::channel();
        self.lock().seats.push((Arc::clone(claim), go));
        self.give();
        turn
    }

    fn give(self: &Arc<Turns>) {
        loop {
            let next = self.lock().next();
            let Some(go) = next else {
                return;
            };
            // Who went in this very moment drops it, and so gives it back.
            let _ = go.send(Turn(Arc::clone(self)));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    /// Who comes next, if there is room.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        self.seats.retain(|(_, go)| !go.is_closed());
        let free = self.free.checked_sub(1)?;
        let last = |of: &str| self.last.get(of).copied().unwrap_or(0);
        let order = |claim: &Claim| {
            let waiting = claim.lock();
            (!waiting.plays, last(&waiting.address), last(&claim.table))
        };
        let seats = self.seats.iter().enumerate();
        let (next, _) = seats.min_by_key(|(_, (claim, _))| order(claim))?;
        let (claim, go) = self.seats.remove(next);
        self.free = free;
        self.given += 1;
        if self.last.len() >= REMEMBERED {
            self.last.clear();
        }
        let address = claim.lock().address.clone();
        self.last.insert(address, self.given);
        self.last.insert(claim.table.clone(), self.given);
        Some(go)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(name: &str, plays: bool, address: &str) -> Arc<Claim> {
        let claim = Claim::new(name.to_owned());
        let address = address.to_owned();
        claim.waits(Waiting { plays, address });
        claim
    }

    /// The order in which the seats of these tables get their turns, one at a time.
    fn order(tables: &[&Arc<Claim>]) -> Vec<String> {
        let turns = Turns::new(1);
        let mut turn = turns.queue(&table("", false, "")).try_recv().ok();
        let mut waiting: Vec<_> = tables
            .iter()
            .map(|claim| (claim.table.clone(), turns.queue(claim)))
            .collect();
        let mut order = Vec::new();
        while !waiting.is_empty() {
            drop(turn.take());
            let mut given = waiting.iter_mut().map(|(_, turn)| turn.try_recv().ok());
            let next = given.position(|given| {
                turn = given;
                turn.is_some()
            });
            order.push(waiting.remove(next.expect("somebody is next")).0);
        }
        order
    }

    #[test]
    fn a_person_waits_for_no_table_of_twenty_guests_who_look_on_at_computers() {
        let theirs: Vec<_> = (0..20)
            .map(|guest| table(&format!("theirs {guest}"), false, "elsewhere"))
            .collect();
        let mine = table("mine", true, "here");
        let mut seats: Vec<&Arc<Claim>> = theirs.iter().flat_map(|table| [table; 4]).collect();
        seats.extend([&mine; 2]);
        assert_eq!(order(&seats)[..2], ["mine", "mine"]);
    }

    #[test]
    fn addresses_take_turns_however_many_tables_they_have() {
        let [one, two, three] = ["one", "two", "three"].map(|name| table(name, true, "elsewhere"));
        let mine = table("mine", true, "here");
        let seats = [&one, &one, &two, &two, &three, &mine, &mine, &mine];
        let expected = ["one", "mine", "two", "mine", "three", "mine", "one", "two"];
        assert_eq!(order(&seats), expected);
    }

    #[test]
    fn tables_of_an_address_take_turns_however_many_computers_they_have() {
        let [large, small] = ["large", "small"].map(|name| table(name, true, "here"));
        let seats = [&large, &large, &large, &small, &small];
        let expected = ["large", "small", "large", "small", "large"];
        assert_eq!(order(&seats), expected);
    }

    #[test]
    fn who_comes_back_to_a_table_is_waited_for_no_longer() {
        let turns = Turns::new(1);
        let running = turns.queue(&table("running", true, "there"));
        let (theirs, mine) = (table("theirs", true, "elsewhere"), table("mine", false, ""));
        let (mut first, mut second) = (turns.queue(&theirs), turns.queue(&mine));
        theirs.waits(Waiting::default());
        mine.waits(Waiting {
            plays: true,
            address: "here".to_owned(),
        });
        drop(running);
        assert!(second.try_recv().is_ok() && first.try_recv().is_ok());
        let running = turns.queue(&table("running", true, "there"));
        let (first, mut second) = (turns.queue(&theirs), turns.queue(&mine));
        drop((first, running));
        assert!(second.try_recv().is_ok(), "who has gone gets no turn");
    }
}
