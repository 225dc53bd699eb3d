//! Whether time runs at the tables of this process: not while the store takes nothing, and not while the process sleeps.
//!
//! Such a time is an outage. When it is over it is written down, and each table with clocks gives the time back.

use crate::api::Time;
use crate::clock::{Clock, Hour};
use crate::store::{Store, StoreError};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// A process that has not looked at the clock for longer was asleep, with the machine or by itself; and a clock that
/// says less by more was put back.
const ASLEEP_MS: Time = 4_000;
/// A store that takes longer over something hangs.
const PATIENCE_MS: Time = 2_000;
/// For so long after a vain try nobody but the heart itself tries again.
const PAUSE_MS: Time = 1_000;
/// What fails so soon after an outage, before anything was written, belongs to it.
const RELAPSE_MS: Time = 10_000;

/// Whether time runs.
pub struct Heart {
    store: Arc<dyn Store>,
    clock: Clock,
    state: Mutex<State>,
    /// How many outages were written down; none while there is one.
    outages: watch::Sender<Option<u32>>,
    /// One at a time tries whether an outage is over.
    turn: tokio::sync::Mutex<()>,
}

struct State {
    /// When this process last looked at the clock.
    seen: Time,
    /// What the store works on: since when, and whether it is known to hang.
    works: BTreeMap<(Time, u64), bool>,
    begun: u64,
    /// Since when the store takes nothing.
    stuck: Option<Time>,
    /// The process was asleep, or its clock was put back: since when.
    slept: Option<Time>,
    /// When the last outage ended, if nothing was appended since.
    ended: Option<Time>,
    /// When it was last tried in vain whether an outage is over, and how often that was tried.
    failed: Option<Time>,
    tries: u64,
    written_down: u32,
}

impl Heart {
    /// The heart of a process that begins to serve.
    pub fn new(store: Arc<dyn Store>, clock: Clock) -> Heart {
        Heart {
            state: Mutex::new(State {
                seen: clock.machine(),
                works: BTreeMap::new(),
                begun: 0,
                stuck: None,
                slept: None,
                ended: None,
                failed: None,
                tries: 0,
                written_down: 0,
            }),
            store,
            clock,
            outages: watch::Sender::new(Some(0)),
            turn: tokio::sync::Mutex::default(),
        }
    }

    /// How many outages were written down; none while there is one. Who subscribes hears when one begins or ends.
    pub fn outages(&self) -> watch::Receiver<Option<u32>> {
        self.outages.subscribe()
    }

    /// Looks at the clock, and at what the store works on; gives how many outages were written down, or none while
    /// there is one.
    pub fn look(&self) -> Option<u32> {
        let (now, machine) = (self.clock.now(), self.clock.machine());
        let mut state = self.lock();
        let slept = machine - state.seen;
        if slept.abs() > ASLEEP_MS {
            tracing::info!(milliseconds = slept, "the server was asleep");
            let since = now - slept.max(0);
            state.slept = Some(state.slept.map_or(since, |slept| slept.min(since)));
            state.stuck = state.stuck.map(|stuck| stuck.min(since));
        }
        state.seen = machine;
        let mut hangs = None;
        for (&(begun, _), known) in &mut state.works {
            if now - begun <= PATIENCE_MS {
                break;
            }
            if !std::mem::replace(known, true) {
                hangs = hangs.or(Some(begun));
            }
        }
        if let Some(begun) = hangs {
            self.is_stuck(&mut state, begun, "it does not answer");
        }
        if state.slept.is_some() {
            self.publish(&state);
        }
        state.outages()
    }

    /// What the clock says, and since when no time runs.
    pub fn hour(&self) -> Hour {
        let now = self.clock.now();
        let state = self.lock();
        let stands_since = state.stuck.into_iter().chain(state.slept).min();
        Hour { now, stands_since }
    }

    /// Lets the store read something for a table. If it hangs, no time runs.
    pub async fn read<T>(&self, work: impl Future<Output = T>) -> T {
        self.watch(work).await.0
    }

    /// Lets the store keep something of a table. If it hangs or fails, no time runs.
    pub async fn write<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let (done, begun) = self.watch(work).await;
        match &done {
            Ok(_) => self.lock().ended = None,
            Err(error) => self.is_stuck(&mut self.lock(), begun, &error.0),
        }
        done
    }

    /// Makes sure that the store takes writes at this moment.
    pub async fn prove(&self) -> Result<(), StoreError> {
        if self.look().is_none() {
            return self.recover().await.map(drop);
        }
        let (done, begun) = self
            .watch(self.in_time(self.store.pulse(self.clock.now())))
            .await;
        if let Err(error) = &done {
            self.is_stuck(&mut self.lock(), begun, &error.0);
        }
        done
    }

    /// Ends an outage if it is over, unless that was tried in vain a moment ago. Gives how many were written down.
    pub async fn recover(&self) -> Result<u32, StoreError> {
        let pause = self.lock().failed.map(|failed| failed + PAUSE_MS);
        match pause.is_some_and(|until| self.clock.now() < until) {
            true => Err(StoreError("nothing can be written now".to_owned())),
            false => self.try_again().await,
        }
    }

    /// Ends an outage if it is over. Who comes while another tries has the result of that.
    pub async fn try_again(&self) -> Result<u32, StoreError> {
        let before = self.lock().tries;
        let _turn = self.turn.lock().await;
        let now = self.clock.now();
        let (stuck, slept) = {
            let state = self.lock();
            if let Some(outages) = state.outages() {
                return Ok(outages);
            }
            if state.tries != before {
                return Err(StoreError("nothing could be written".to_owned()));
            }
            (state.stuck, state.slept)
        };
        let write_down = async {
            if slept.is_some() {
                self.store.begin(now).await?;
            }
            match stuck {
                Some(began) => self.store.outage(began, now).await,
                None => Ok(()),
            }
        };
        let done = self.in_time(write_down).await;
        let mut state = self.lock();
        state.tries += 1;
        // What has become worse meanwhile, or slept, is not over.
        let as_before = state.stuck == stuck && self.clock.now() - now <= PATIENCE_MS;
        let over = || StoreError("it is not over".to_owned());
        if let Err(error) = done.and_then(|()| as_before.then_some(()).ok_or_else(over)) {
            state.failed = Some(self.clock.now());
            return Err(error);
        }
        if let Some(began) = stuck {
            tracing::info!(milliseconds = now - began, "the store takes writes again");
        }
        state.failed = None;
        state.stuck = None;
        state.slept = None;
        state.ended = stuck.and(Some(now));
        state.written_down += 1;
        self.publish(&state);
        Ok(state.written_down)
    }

    /// Notes how long the store works on something; gives since when it did.
    async fn watch<T>(&self, work: impl Future<Output = T>) -> (T, Time) {
        let working = Working::begin(self);
        (work.await, working.key.0)
    }

    async fn in_time<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        tokio::select! {
            done = work => done,
            () = self.clock.wait(PATIENCE_MS) => {
                Err(StoreError("it does not answer".to_owned()))
            }
        }
    }

    fn is_stuck(&self, state: &mut State, begun: Time, reason: &str) {
        if state.stuck.is_none() {
            tracing::error!(reason, "the store takes no writes, so no clock runs");
        }
        let relapse = state.ended.filter(|&ended| begun - ended < RELAPSE_MS);
        let since = relapse.unwrap_or(begun);
        state.stuck = Some(state.stuck.map_or(since, |stuck| stuck.min(since)));
        self.publish(state);
    }

    fn publish(&self, state: &State) {
        self.outages.send_if_modified(|outages| {
            let before = std::mem::replace(outages, state.outages());
            before != *outages
        });
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // It is whole between any two statements, whoever panicked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn outages(&self) -> Option<u32> {
        (self.stuck.is_none() && self.slept.is_none()).then_some(self.written_down)
    }
}

/// Something that the store works on.
struct Working<'a> {
    heart: &'a Heart,
    key: (Time, u64),
}

impl Working<'_> {
    fn begin(heart: &Heart) -> Working<'_> {
        let mut state = heart.lock();
        state.begun += 1;
        let key = (heart.clock.now(), state.begun);
        state.works.insert(key, false);
        Working { heart, key }
    }
}

impl Drop for Working<'_> {
    fn drop(&mut self) {
        let now = self.heart.clock.now();
        let mut state = self.heart.lock();
        // What is known to hang was counted.
        let known = state.works.remove(&self.key).unwrap_or(true);
        if !known && now - self.key.0 > PATIENCE_MS {
            self.heart
                .is_stuck(&mut state, self.key.0, "it took too long");
        }
    }
}
