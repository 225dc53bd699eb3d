//! One file, one process.
//!
//! An entry is on disk when it is in the journal, a table that only grows: so the choices of many tables dirty one page
//! and not one each. Later it is sorted into `entries`, together with others of its table. Whoever reads adds what is
//! still in the journal; nobody else has to know of it.

mod copy;
mod journal;
mod mark;
mod writer;

use super::shared::*;
use super::{
    EntryRow, Header, Later, LobbyRow, NewEntry, NewRow, NewSession, Notice, Store, StoreError,
    User, in_time,
};
use crate::api::Time;
use journal::{Journal, Noted, unfold};
use sqlx::Connection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::fs::{File, OpenOptions, TryLockError};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tabletop::CardFile;
use tokio::sync::{mpsc, oneshot};
pub use writer::rest;
use writer::{Append, BATCH, Writer};

/// How often the lock of a file is tried for; a server that just stopped lets it go in a moment.
const PATIENCE: usize = 60;

/// How many entries wait in the journal, if nothing else is said: the more, the more of one table are sorted in at
/// once. Under the load of five thousand tables it is some thirteen of each, in eight megabytes.
const WAITING: usize = 64 * 1024;

/// Rows that may hold something after a number: the last entry of each, and those that were sorted in with it.
const RUNS: &str = "SELECT number, at, act, earlier FROM entries \
    WHERE table_id = $1 AND number > $2 ORDER BY number";

/// The store in one file.
pub struct Sqlite {
    /// One connection: SQLite has one writer at a time, and queueing here is fairer than its retries.
    /// Entries have another one, which they never give back.
    write: SqlitePool,
    read: SqlitePool,
    appends: mpsc::Sender<Append>,
    journal: Arc<Mutex<Journal>>,
    /// The file, without links; none in memory.
    file: Option<PathBuf>,
}

impl Sqlite {
    /// Opens a file or `sqlite:` URL; creates what is missing. `sqlite:FILE?journal=N` keeps so many entries in the
    /// journal.
    pub async fn open(database: &str) -> Result<Sqlite, StoreError> {
        let (path, waiting) = place(database)?;
        let (file, lock) = lock(path).await?.unzip();
        if let Some(file) = &file {
            mark::refuse_if_missing(file)?;
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Flushed at every commit: not even a power cut loses what was acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .test_before_acquire(false)
            // Where SQLite has ended a transaction by itself (a full disk) the connection's count of open ones is wrong.
            .after_release(|connection, _| {
                let clean = !connection.is_in_transaction();
                Box::pin(async move { Ok(clean) })
            })
            .connect_with(options.clone())
            .await?;
        sqlx::migrate!("migrations/sqlite").run(&write).await?;
        let read = SqlitePoolOptions::new()
            .max_connections(4)
            .test_before_acquire(false)
            .connect_with(options.clone())
            .await?;
        let writer = Writer::open(options, waiting).await?;
        let journal = writer.journal();
        let (appends, queue) = mpsc::channel(32 * BATCH);
        tokio::spawn(writer.run(queue, lock));
        Ok(Sqlite {
            write,
            read,
            appends,
            journal,
            file,
        })
    }

    /// Takes what is there for all there is, if the write-ahead file is missing; gives whether it was.
    pub async fn accept_loss(database: &str) -> Result<bool, StoreError> {
        let (path, _) = place(database)?;
        let Some((file, _lock)) = lock(path).await? else {
            return Ok(false);
        };
        if mark::refuse_if_missing(&file).is_ok() {
            return Ok(false);
        }
        let options = SqliteConnectOptions::new().filename(&file);
        let pool = SqlitePoolOptions::new().connect_with(options).await?;
        mark::take_away(&pool).await?;
        pool.close().await;
        Ok(true)
    }

    /// Copies a database as it is at one moment, also while it is served; what exists is not overwritten.
    pub async fn copy(database: &str, to: &Path) -> Result<(), StoreError> {
        copy::copy(Path::new(place(database)?.0), to).await
    }

    /// What is wrong with the pages of a database, as SQLite says it; nothing if they are sound.
    pub async fn faults(database: &str) -> Result<Vec<String>, StoreError> {
        copy::faults(Path::new(place(database)?.0)).await
    }
}

/// The path of a file, and how many entries wait in its journal.
fn place(database: &str) -> Result<(&str, usize), StoreError> {
    let Some(url) = database.strip_prefix("sqlite:") else {
        return Ok((database, WAITING));
    };
    let path = url.strip_prefix("//").unwrap_or(url);
    let Some((path, said)) = path.split_once('?') else {
        return Ok((path, WAITING));
    };
    let number = said.strip_prefix("journal=");
    let waiting = number.and_then(|number| number.parse().ok());
    let unknown = || StoreError(format!("{said} is not known; journal=NUMBER is"));
    Ok((path, waiting.ok_or_else(unknown)?))
}

/// Makes sure that no other server uses the file, by whatever path: they would not hear of each other's entries.
/// Gives the path without links, and the lock.
async fn lock(path: &str) -> Result<Option<(PathBuf, File)>, StoreError> {
    if path == ":memory:" {
        return Ok(None);
    }
    let create = || {
        let path = resolve(path)?;
        let mut name = path.clone().into_os_string();
        name.push(".lock");
        Ok((path, ours().truncate(true).open(name)?))
    };
    let (path, file) = create().map_err(|error: std::io::Error| StoreError(error.to_string()))?;
    for _ in 0..PATIENCE {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => tokio::time::sleep(Duration::from_millis(50)).await,
            // Where files cannot be locked this is all that can be done.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(Some((path, file))),
        }
    }
    Err(StoreError("another server uses it".to_owned()))
}

/// The path without links. The file is made if it is not there; an empty one is an empty database.
fn resolve(path: &str) -> std::io::Result<PathBuf> {
    std::fs::canonicalize(path).or_else(|_| {
        ours().open(path)?;
        std::fs::canonicalize(path)
    })
}

/// How a file is made that only its owner may read; SQLite makes those beside it like it.
fn ours() -> OpenOptions {
    let mut options = File::options();
    options.write(true).create(true).mode(0o600);
    options
}

impl Store for Sqlite {
    shared_queries!();

    fn entries<'a>(&'a self, table: &'a str, after: u32) -> Later<'a, Vec<EntryRow>> {
        in_time(async move {
            // In this order: what is sorted in meanwhile is found twice, and nothing is missed.
            let waiting = writer::lock(&self.journal).entries(table)?;
            let rows = sqlx::query_as(RUNS).bind(table).bind(i64::from(after));
            let rows: Vec<(i64, i64, String, Option<String>)> = rows.fetch_all(&self.read).await?;
            let mut entries: Vec<EntryRow> = Vec::new();
            let mut last = after;
            let mut add = |found: Vec<EntryRow>| {
                let news = found.into_iter().filter(|entry| entry.number > last);
                entries.extend(news);
                last = entries.last().map_or(last, |entry| entry.number);
            };
            for (number, at, act, earlier) in rows {
                let last = entry_row((number, at, act));
                add(unfold(earlier.as_deref(), last)?);
            }
            add(waiting);
            Ok(entries)
        })
    }

    fn append<'a>(&'a self, table: &'a str, entry: NewEntry) -> Later<'a, bool> {
        in_time(async move {
            let stopped = || StoreError("the writer has stopped".to_owned());
            let (done, answer) = oneshot::channel();
            let append = Append {
                table: table.to_owned(),
                entry,
                done,
            };
            self.appends.send(append).await.map_err(|_| stopped())?;
            answer.await.map_err(|_| stopped())?
        })
    }

    fn tables_of<'a>(&'a self, user: &'a str, finished: bool) -> Later<'a, Vec<(LobbyRow, u8)>> {
        in_time(async move {
            let rows = sqlx::query_as(TABLES_OF)
                .bind(user)
                .bind(i64::from(finished))
                .bind(MOST_TABLES);
            let rows: Vec<(String, String, i64, i64, i64, i64)> =
                rows.fetch_all(&self.read).await?;
            let journal = writer::lock(&self.journal);
            let current = |(id, info, number, changed, asked, seat): (String, _, _, _, _, i64)| {
                let mut row = lobby_row((info, number, changed, asked));
                if let Some(Noted { row: last, asked }) = journal.last(&id)
                    && last.number > row.number
                {
                    row.number = last.number;
                    row.changed = last.at;
                    row.asked = *asked;
                }
                (row, seat as u8)
            };
            let mut tables: Vec<(LobbyRow, u8)> = rows.into_iter().map(current).collect();
            newest_first(&mut tables);
            Ok(tables)
        })
    }

    fn serving(&self, yes: bool) -> Later<'_, ()> {
        Box::pin(async move {
            match &self.file {
                Some(file) if yes => mark::set(&self.write, file).await,
                Some(_) => mark::take_away(&self.write).await,
                None => Ok(()),
            }
        })
    }

    fn listen(&self) -> Later<'_, Option<mpsc::Receiver<Option<Notice>>>> {
        Box::pin(async { Ok(None) })
    }

    fn announce<'a>(&'a self, _: &'a Notice) -> Later<'a, ()> {
        Box::pin(async { Ok(()) })
    }
}
