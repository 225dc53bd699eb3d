//! The server's clock, by which people have time.

use crate::api::Time;
use crate::hall::now;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// What the server's clock says, and since when no time runs.
#[derive(Copy, Clone, Debug)]
pub struct Hour {
    /// What the clock says.
    pub now: Time,
    /// While nothing can be written: since when.
    pub stands_since: Option<Time>,
}

/// The clock of the machine, moved by as much as somebody says: tests move it instead of waiting.
#[derive(Clone, Debug)]
pub struct Clock(watch::Sender<Moved>);

#[derive(Copy, Clone, Default, Debug)]
struct Moved {
    passed: Time,
    set: Time,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock(watch::Sender::new(Moved::default()))
    }
}

impl Clock {
    /// What it says.
    pub fn now(&self) -> Time {
        self.machine() + self.0.borrow().passed
    }

    /// What it says without the time that only passed by order: if that jumps, the machine was asleep or its clock set.
    pub fn machine(&self) -> Time {
        now() + self.0.borrow().set
    }

    /// Lets time pass: whoever waits has waited so much longer.
    pub fn pass(&self, milliseconds: Time) {
        self.0.send_modify(|moved| moved.passed += milliseconds);
    }

    /// Sets it forward, or back.
    pub fn set(&self, milliseconds: Time) {
        self.0.send_modify(|moved| moved.set += milliseconds);
    }

    /// Waits so long, whatever the clock is set to meanwhile.
    pub async fn wait(&self, milliseconds: Time) {
        let begun = Instant::now();
        let mut moves = self.0.subscribe();
        let before = moves.borrow_and_update().passed;
        loop {
            let left = milliseconds - (moves.borrow_and_update().passed - before);
            let left = Duration::from_millis(left.max(0) as u64);
            tokio::select! {
                () = tokio::time::sleep_until(begun + left) => return,
                // The sender is this clock's own.
                _ = moves.changed() => {}
            }
        }
    }
}
