//! The server's clock, by which people have time.

use crate::api::Time;
use crate::hall::now;
use std::time::Duration;
use tokio::sync::watch;

/// The clock of the machine, moved by as much as somebody says: tests move it instead of waiting.
#[derive(Clone, Debug)]
pub struct Clock(watch::Sender<Time>);

impl Default for Clock {
    fn default() -> Clock {
        Clock(watch::Sender::new(0))
    }
}

impl Clock {
    /// What it says.
    pub fn now(&self) -> Time {
        now() + *self.0.borrow()
    }

    /// Moves it forward, or back; whoever waits for a time hears of it.
    pub fn shift(&self, milliseconds: Time) {
        self.0.send_modify(|moved| *moved += milliseconds);
    }

    /// Waits until it says a time.
    pub async fn until(&self, time: Time) {
        let mut moved = self.0.subscribe();
        loop {
            let left = time - now() - *moved.borrow_and_update();
            let Some(left) = u64::try_from(left).ok().filter(|&left| left > 0) else {
                return;
            };
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left)) => {}
                // The sender is this clock's own.
                _ = moved.changed() => {}
            }
        }
    }
}
