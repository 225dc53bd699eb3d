//! The tables that are in memory, and the way to each: a table's task is started when somebody asks for it.

use super::turns::Turns;
use crate::api::{TableInfo, Time};
use crate::clock::Clock;
use crate::config::Config;
use crate::door::Crowd;
use crate::error::Error;
use crate::guard::Limits;
use crate::heart::Heart;
use crate::load::header;
use crate::metrics::Metrics;
use crate::secret;
use crate::setup::{Place, Setup};
use crate::store::{NewRow, Notice, Store, StoreError};
use crate::table::Table;
use crate::task::{self, Request};
use crate::wish::{Who, Wish};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};
use tokio::sync::{mpsc, oneshot, watch};

/// How long a process that says nothing is believed to live.
const SILENCE: Duration = Duration::from_secs(16);

/// The tables of this process.
pub struct Hall {
    /// Where tables live.
    pub store: Arc<dyn Store>,
    /// By which people have time.
    pub clock: Clock,
    /// Whether it runs.
    pub heart: Heart,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How long a table stays in memory that nobody looks at.
    pub idle: Duration,
    /// How much is too much.
    pub limits: Limits,
    /// The turns of computer players of the strongest level.
    pub strongest: Arc<Turns>,
    /// Those of the other levels, which take a tenth of a second at most and need not wait for the strongest.
    pub quick: Arc<Turns>,
    /// The tables of computers alone that run, by the address of whoever looks on.
    pub alone: Arc<Crowd>,
    /// What is said to the other processes on the same store; none if there are none.
    pub outgoing: Option<mpsc::Sender<Notice>>,
    /// The name of this process among them.
    pub process: String,
    /// Turns true when the server stops.
    pub stopping: watch::Receiver<bool>,
    tables: Mutex<Tables>,
    /// When each other process was last heard of.
    heard: Mutex<HashMap<String, Instant>>,
}

#[derive(Default)]
struct Tables {
    ways: HashMap<String, (u64, mpsc::Sender<Request>)>,
    started: u64,
}

impl Hall {
    /// A hall without tables.
    pub fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        metrics: Arc<Metrics>,
        config: &Config,
        outgoing: Option<mpsc::Sender<Notice>>,
        stopping: watch::Receiver<bool>,
    ) -> Arc<Hall> {
        Arc::new(Hall {
            heart: Heart::new(Arc::clone(&store), clock.clone()),
            store,
            clock,
            metrics,
            idle: config.idle,
            limits: config.limits.clone(),
            strongest: Turns::new(config.thinkers),
            quick: Turns::new(config.thinkers),
            alone: Arc::default(),
            outgoing,
            process: secret::token(),
            stopping,
            tables: Mutex::default(),
            heard: Mutex::default(),
        })
    }

    /// Makes a table.
    pub async fn create(&self, id: String, setup: Setup) -> Result<(), Error> {
        let text = serde_json::to_string(&setup).map_err(|_| Error::Internal)?;
        let table = Table::new(id.clone(), setup).map_err(Error::BadSeats)?;
        let row = NewRow {
            id,
            invite: table.setup.invite.clone(),
            creator: table.setup.creator.clone(),
            setup: text,
            created: table.setup.created,
            listed: table.setup.listed,
            spectators: table.setup.spectators,
            asked: table.asked().0,
        };
        let header = header(&table, true);
        self.store.add_table(&row, &header).await.map_err(unsaved)
    }

    /// The table as the lobby shows it to somebody.
    pub async fn info(
        self: &Arc<Hall>,
        table: &str,
        user: Option<&str>,
    ) -> Result<TableInfo, Error> {
        let user = user.map(str::to_owned);
        self.ask(table, |reply| Request::Info { user, reply }).await
    }

    /// Wishes something at a table; gives the number of the entry that fulfils it.
    pub async fn wish(self: &Arc<Hall>, table: &str, who: Who, wish: Wish) -> Result<u32, Error> {
        let begun = matches!(wish, Wish::Choose(_)).then(Instant::now);
        let done = self
            .ask(table, |reply| Request::Wish { who, wish, reply })
            .await;
        if let (Some(begun), Ok(_)) = (begun, &done) {
            self.metrics.acknowledged(begun.elapsed());
        }
        done
    }

    /// Whether a wish would be fulfilled now. Changes nothing.
    pub async fn may(self: &Arc<Hall>, table: &str, who: Who, wish: Wish) -> Result<(), Error> {
        self.ask(table, |reply| Request::May { who, wish, reply })
            .await
    }

    /// Who sits where, and how the table was made.
    pub async fn setup(self: &Arc<Hall>, table: &str) -> Result<(Setup, Vec<Place>), Error> {
        self.ask(table, |reply| Request::Setup { reply }).await
    }

    /// Asks a table's task, which is started if it is not there.
    pub async fn ask<T>(
        self: &Arc<Hall>,
        table: &str,
        request: impl FnOnce(oneshot::Sender<Result<T, Error>>) -> Request,
    ) -> Result<T, Error> {
        if !secret::is_token(table) {
            return Err(Error::NoSuchTable);
        }
        let (reply, answer) = oneshot::channel();
        let mut request = request(reply);
        loop {
            match self.way(table).send(request).await {
                Ok(()) => break,
                // It went to sleep in this very moment: the next one will hear.
                Err(mpsc::error::SendError(unheard)) => request = unheard,
            }
        }
        // A task that breaks drops its requests; the record is kept.
        answer.await.unwrap_or(Err(Error::BrokenTable))
    }

    /// Passes on what a process has said, this one included, to the table in memory that it is about.
    pub async fn hear(&self, notice: Notice) {
        let heard = |process: &str| {
            let mut known = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
            known.insert(process.to_owned(), Instant::now());
            process != self.process
        };
        let (table, news) = match notice {
            Notice::Moved { table, number } => (table, Request::Moved(number)),
            Notice::Here {
                table,
                process,
                seats,
            } if heard(&process) => (table, Request::Elsewhere { process, seats }),
            Notice::Who { table, process } if heard(&process) => (table, Request::Who),
            Notice::Alive { process } => {
                heard(&process);
                return;
            }
            Notice::Here { .. } | Notice::Who { .. } | Notice::Changed { .. } => return,
        };
        let way = self.lock().ways.get(&table).map(|(_, way)| way.clone());
        if let Some(way) = way {
            // A table that just went to sleep needs no news.
            let _ = way.send(news).await;
        }
    }

    /// Says something to the other processes; false if it could not be said now.
    pub fn announce(&self, notice: Notice) -> bool {
        match &self.outgoing {
            Some(outgoing) => outgoing.try_send(notice).is_ok(),
            None => true,
        }
    }

    /// Some notices may not have come: every table here looks itself.
    pub fn look_everywhere(&self) {
        let ways: Vec<_> = self.lock().ways.values().cloned().collect();
        for (_, way) in ways {
            // Where so much waits that there is no room, something asks anyway.
            let _ = way.try_send(Request::Moved(u32::MAX));
        }
    }

    /// Whether another process was heard of lately.
    pub fn lives(&self, process: &str) -> bool {
        self.heard_within(process, SILENCE)
    }

    /// Whether what processes say has come here all the time, this one's own pulse at least.
    pub fn hears(&self, within: Duration) -> bool {
        self.heard_within(&self.process, within)
    }

    fn heard_within(&self, process: &str, time: Duration) -> bool {
        let known = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(process).is_some_and(|at| at.elapsed() < time)
    }

    /// Wakes a table at which something is due.
    pub async fn wake(self: &Arc<Hall>, table: &str) {
        // What is wrong with the table was logged by its task.
        let _ = self
            .ask(table, |reply| Request::Info { user: None, reply })
            .await;
    }

    /// A table's task has ended.
    pub fn forget(&self, table: &str, number: u64) {
        let mut tables = self.lock();
        if tables
            .ways
            .get(table)
            .is_some_and(|(started, _)| *started == number)
        {
            tables.ways.remove(table);
        }
    }

    fn way(self: &Arc<Hall>, table: &str) -> mpsc::Sender<Request> {
        let mut tables = self.lock();
        if let Some((_, way)) = tables.ways.get(table)
            && !way.is_closed()
        {
            return way.clone();
        }
        tables.started += 1;
        let number = tables.started;
        let (way, requests) = mpsc::channel(64);
        tables.ways.insert(table.to_owned(), (number, way.clone()));
        task::start(
            Arc::clone(self),
            table.to_owned(),
            number,
            way.clone(),
            requests,
        );
        way
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        // The map is whole between any two statements, whoever panicked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the clock of the machine says.
pub fn now() -> Time {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Time)
}

/// The store could not be read: the cause goes to the log.
pub fn failed(error: StoreError) -> Error {
    tracing::error!(%error, "the store failed");
    Error::Busy
}

/// The store could not keep something, as on a full disk: the cause goes to the log.
pub fn unsaved(error: StoreError) -> Error {
    tracing::error!(%error, "the store could not write");
    Error::NotSaved
}
