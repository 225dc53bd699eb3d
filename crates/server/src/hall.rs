//! The tables that are in memory, and the way to each: a table's task is started when somebody asks for it.

use crate::api::{TableInfo, Time};
use crate::error::Error;
use crate::load::header;
use crate::metrics::Metrics;
use crate::secret;
use crate::setup::{Place, Setup};
use crate::store::{NewRow, Store};
use crate::table::Table;
use crate::task::{self, Request};
use crate::wish::{Who, Wish};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

/// The tables of this process.
pub struct Hall {
    /// Where tables live.
    pub store: Arc<dyn Store>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How long a table stays in memory that nobody looks at.
    pub idle: Duration,
    /// As many computer players think at once.
    pub thinkers: Arc<Semaphore>,
    /// Whether other processes write to the same store.
    pub shared: bool,
    /// Turns true when the server stops.
    pub stopping: watch::Receiver<bool>,
    tables: Mutex<Tables>,
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
        metrics: Arc<Metrics>,
        idle: Duration,
        thinkers: usize,
        shared: bool,
        stopping: watch::Receiver<bool>,
    ) -> Arc<Hall> {
        Arc::new(Hall {
            store,
            metrics,
            idle,
            thinkers: Arc::new(Semaphore::new(thinkers)),
            shared,
            stopping,
            tables: Mutex::default(),
        })
    }

    /// Makes a table.
    pub async fn create(self: &Arc<Hall>, setup: Setup) -> Result<String, Error> {
        let id = secret::token();
        let row = NewRow {
            id: id.clone(),
            invite: setup.invite.clone(),
            setup: serde_json::to_string(&setup).map_err(|_| Error::Internal)?,
            created: setup.created,
            listed: setup.listed,
            spectators: setup.spectators,
        };
        let table = Table::new(id.clone(), setup).map_err(Error::BadSeats)?;
        let header = header(&table, true);
        self.store.add_table(&row, &header).await.map_err(failed)?;
        Ok(id)
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
        self.ask(table, |reply| Request::Wish { who, wish, reply })
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
        // Ids are drawn by us: anything else is not worth a look into the store.
        if table.len() != 32 || !table.bytes().all(|byte| byte.is_ascii_hexdigit()) {
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

    /// Tells a table in memory that another process has written.
    pub async fn moved(&self, table: &str, number: u32) {
        let way = self.lock().ways.get(table).map(|(_, way)| way.clone());
        if let Some(way) = way {
            // A table that just went to sleep needs no news.
            let _ = way.send(Request::Moved(number)).await;
        }
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

/// The server's clock.
pub fn now() -> Time {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Time)
}

/// The store failed: the cause goes to the log.
pub fn failed(error: crate::store::StoreError) -> Error {
    tracing::error!(%error, "the store failed");
    Error::Busy
}
