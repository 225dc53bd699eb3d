//! One file, one process. Appends of many tables that come at once share one transaction, and so one flush to disk.

use super::shared::*;
use super::{
    EntryRow, Header, Later, LobbyRow, NewEntry, NewRow, Notice, Rare, Store, StoreError, User,
};
use crate::api::Time;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Arguments, ConnectOptions, Connection};
use std::collections::{HashMap, HashSet};
use std::fs::{File, TryLockError};
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use tabletop::CardFile;
use tokio::sync::{mpsc, oneshot};

/// How often the lock of a file is tried for; a server that just stopped lets it go in a moment.
const PATIENCE: usize = 60;
/// How many appends share a transaction at most.
const BATCH: usize = 64;

/// How much time lies between two commits at most that wait for more to write. A choice that comes alone is written at
/// once; under load those that come meanwhile share the next flush, which costs far more than it holds them up.
const PACE: Duration = Duration::from_millis(32);
/// As many entries in a second are full load.
const BUSY: f64 = 256.0;

/// Writes one, two, three … entries: a whole transaction in one command for the thread that speaks with SQLite,
/// which gives no rows back, because each of these costs two switches between threads.
static APPEND: LazyLock<Vec<&'static str>> = LazyLock::new(|| texts(|rows| insert(rows, ENTRY)));

/// The same together with the headers, of those that have one.
static APPEND_WITH_HEADERS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    texts(|rows| {
        format!(
            "BEGIN IMMEDIATE; {}; {}; COMMIT",
            insert(rows, COLUMNS),
            update(rows)
        )
    })
});

/// The same inside of a transaction, for when some may have been written before: gives those that were not.
static APPEND_NEW: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let new = "ON CONFLICT DO NOTHING RETURNING table_id, number";
    texts(|rows| format!("{} {new}; {}", insert(rows, COLUMNS), update(rows)))
});

/// What is bound for each append: table, number, time, act, asked, and of the header state and due.
const COLUMNS: usize = 7;
/// As many of these belong to the entry itself.
const ENTRY: usize = 5;

fn texts(text: impl Fn(usize) -> String) -> Vec<&'static str> {
    let texts = (1..=BATCH).map(text);
    texts.map(|text| &*text.leak()).collect()
}

fn insert(rows: usize, bound: usize) -> String {
    let values = values(rows, ENTRY, bound);
    format!("INSERT INTO entries (table_id, number, at, act, asked) VALUES {values}")
}

fn update(rows: usize) -> String {
    let values = values(rows, COLUMNS, COLUMNS);
    format!(
        "UPDATE tables SET number = new.column2, changed = new.column3, asked = new.column5, \
         state = new.column6, due = new.column7 FROM (VALUES {values}) AS new \
         WHERE new.column6 IS NOT NULL AND tables.id = new.column1 AND tables.number < new.column2"
    )
}

/// The first columns of so many rows, if so many are bound for each.
fn values(rows: usize, columns: usize, bound: usize) -> String {
    let row = |row: usize| {
        let names = (1..=columns).map(|column| format!("${}", bound * row + column));
        format!("({})", names.collect::<Vec<_>>().join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// The store in one file.
pub struct Sqlite {
    /// One connection: SQLite has one writer at a time, and queueing here is fairer than its retries.
    /// Entries have another one, which they never give back.
    write: SqlitePool,
    read: SqlitePool,
    appends: mpsc::Sender<Append>,
    /// Held as long as the store is open.
    _lock: Option<File>,
}

struct Append {
    table: String,
    entry: NewEntry,
    done: oneshot::Sender<Result<bool, StoreError>>,
}

impl Append {
    fn header(&self) -> Option<&Header> {
        self.entry.header.as_ref()
    }

    fn rare(&self) -> Option<&Rare> {
        self.header()?.rare.as_ref()
    }
}

impl Sqlite {
    /// Opens a file or `sqlite:` URL; creates what is missing.
    pub async fn open(database: &str) -> Result<Sqlite, StoreError> {
        let path = database.strip_prefix("sqlite:").unwrap_or(database);
        let path = path.strip_prefix("//").unwrap_or(path);
        let lock = lock(path).await?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Flushed at every commit: not even a power cut loses what was acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .statement_cache_capacity(4 * BATCH)
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
        let (appends, queue) = mpsc::channel(32 * BATCH);
        tokio::spawn(write_batches(for_appends(options), queue));
        Ok(Sqlite {
            write,
            read,
            appends,
            _lock: lock,
        })
    }
}

/// What thousands of tables touch in turn is kept in memory, instead of being read again for every choice; what a
/// statement keeps in case it has to be undone needs no file of its own; and pages that change often are moved from the
/// log to the file once for many commits.
fn for_appends(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .pragma("cache_size", "-65536")
        .pragma("temp_store", "memory")
        .pragma("wal_autocheckpoint", "8192")
}

/// Makes sure that no other server uses the file: they would not hear of each other's entries.
async fn lock(path: &str) -> Result<Option<File>, StoreError> {
    if path == ":memory:" {
        return Ok(None);
    }
    let file =
        File::create(format!("{path}.lock")).map_err(|error| StoreError(error.to_string()))?;
    for _ in 0..PATIENCE {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => tokio::time::sleep(Duration::from_millis(50)).await,
            // Where files cannot be locked this is all that can be done.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(Some(file)),
        }
    }
    Err(StoreError("another server uses it".to_owned()))
}

impl Store for Sqlite {
    shared_queries!();

    fn append<'a>(&'a self, table: &'a str, entry: NewEntry) -> Later<'a, bool> {
        Box::pin(async move {
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

    fn listen(&self) -> Later<'_, Option<mpsc::Receiver<Notice>>> {
        Box::pin(async { Ok(None) })
    }

    fn announce<'a>(&'a self, _: &'a Notice) -> Later<'a, ()> {
        Box::pin(async { Ok(()) })
    }
}

async fn write_batches(options: SqliteConnectOptions, mut queue: mpsc::Receiver<Append>) {
    let mut batch = Vec::new();
    let mut connection: Option<SqliteConnection> = None;
    let mut begun = Instant::now();
    // How many entries were written in about the last second.
    let mut recent = 0.0;
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let wait = pace(recent).saturating_sub(begun.elapsed());
        // A full batch waits for nothing.
        if !wait.is_zero() && batch.len() < BATCH {
            tokio::time::sleep(wait).await;
            while batch.len() < BATCH
                && let Ok(append) = queue.try_recv()
            {
                batch.push(append);
            }
        }
        recent = recent * (-begun.elapsed().as_secs_f64()).exp() + batch.len() as f64;
        begun = Instant::now();
        let written = write_batch(&options, &mut connection, &batch).await;
        if written.is_err() {
            // In what state a failure leaves it nobody knows; a new one begins afresh.
            connection = None;
        }
        for (position, append) in batch.drain(..).enumerate() {
            let result = match &written {
                Ok(winners) => Ok(winners.contains(&position)),
                Err(error) => Err(StoreError(error.0.clone())),
            };
            // Whoever asked may have gone; the entry stays.
            let _ = append.done.send(result);
        }
    }
}

/// How much time lies between two commits, by how many entries were written in the last second: the less there is to
/// do, the less is worth waiting for.
fn pace(recent: f64) -> Duration {
    PACE.mul_f64((recent / BUSY).min(1.0))
}

/// Writes a batch; gives the positions whose entry was taken.
async fn write_batch(
    options: &SqliteConnectOptions,
    connection: &mut Option<SqliteConnection>,
    batch: &[Append],
) -> Result<HashSet<usize>, StoreError> {
    // Of several with the same number the first is taken.
    let mut first: HashMap<(&str, u32), usize> = HashMap::new();
    for (position, append) in batch.iter().enumerate() {
        let name = (append.table.as_str(), append.entry.row.number);
        first.entry(name).or_insert(position);
    }
    let appends: Vec<&Append> = first.values().map(|&position| &batch[position]).collect();
    let connection = match connection {
        Some(connection) => connection,
        None => connection.insert(options.connect().await?),
    };
    let usual = appends.iter().all(|append| append.rare().is_none());
    if usual && append_usual(connection, &appends).await? {
        return Ok(first.into_values().collect());
    }
    let taken = append_with_care(connection, &appends).await?;
    let position =
        |(table, number): &(String, i64)| first.get(&(&**table, *number as u32)).copied();
    Ok(taken.iter().filter_map(position).collect())
}

/// Writes them all; false if one of them was there before, and none was written.
async fn append_usual(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<bool, StoreError> {
    let headers = appends.iter().any(|append| append.header().is_some());
    let (texts, columns) = match headers {
        true => (&APPEND_WITH_HEADERS, COLUMNS),
        false => (&APPEND, ENTRY),
    };
    let arguments = arguments(appends, columns)?;
    let query = sqlx::query_with(texts[appends.len() - 1], arguments);
    let Err(error) = query.execute(&mut *connection).await else {
        return Ok(true);
    };
    match &error {
        sqlx::Error::Database(cause) if cause.is_unique_violation() => {
            // A single statement has undone itself.
            if headers {
                sqlx::query("ROLLBACK").execute(connection).await?;
            }
            Ok(false)
        }
        _ => Err(error.into()),
    }
}

/// Writes those that are new, with what changes seldom; gives their tables and numbers.
async fn append_with_care(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Vec<(String, i64)>, StoreError> {
    let mut work = connection.begin_with("BEGIN IMMEDIATE").await?;
    let query = sqlx::query_as_with(APPEND_NEW[appends.len() - 1], arguments(appends, COLUMNS)?);
    let taken: Vec<(String, i64)> = query.fetch_all(&mut *work).await?;
    let won: HashSet<(&str, i64)> = taken
        .iter()
        .map(|(table, number)| (&**table, *number))
        .collect();
    for append in appends {
        let name = (&*append.table, i64::from(append.entry.row.number));
        let Some(rare) = append.rare().filter(|_| won.contains(&name)) else {
            continue;
        };
        sqlx::query(SET_INFO)
            .bind(&append.table)
            .bind(&rare.info)
            .execute(&mut *work)
            .await?;
        sqlx::query(NO_MEMBERS)
            .bind(&append.table)
            .execute(&mut *work)
            .await?;
        for (seat, user) in &rare.members {
            let query = sqlx::query(ADD_MEMBER).bind(&append.table);
            query
                .bind(i64::from(*seat))
                .bind(user)
                .execute(&mut *work)
                .await?;
        }
    }
    work.commit().await?;
    Ok(taken)
}

/// The first columns of each append.
fn arguments(appends: &[&Append], columns: usize) -> Result<SqliteArguments, StoreError> {
    let mut arguments = SqliteArguments::default();
    for append in appends {
        let NewEntry { row, asked, header } = &append.entry;
        let header = header.as_ref();
        let mut bound = vec![
            arguments.add(&append.table),
            arguments.add(i64::from(row.number)),
            arguments.add(row.at),
            arguments.add(&row.act),
            arguments.add(i64::from(*asked)),
        ];
        if columns == COLUMNS {
            bound.push(arguments.add(header.map(|header| header.state)));
            bound.push(arguments.add(header.and_then(|header| header.due)));
        }
        for result in bound {
            result.map_err(|error| StoreError(error.to_string()))?;
        }
    }
    Ok(arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pause_between_commits_grows_with_the_load() {
        for (recent, milliseconds) in [(0.0, 0), (8.0, 1), (128.0, 16), (256.0, 32), (5_000.0, 32)]
        {
            assert_eq!(pace(recent), Duration::from_millis(milliseconds));
        }
    }
}
