//! One file, one process. Appends of many tables that come at once share one transaction, and so one flush to disk.

use super::shared::*;
use super::{EntryRow, Header, Later, LobbyRow, NewRow, Notice, Store, StoreError, User};
use crate::api::Time;
use sqlx::Connection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use std::collections::{HashMap, HashSet};
use std::fs::{File, TryLockError};
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How often the lock of a file is tried for; a server that just stopped lets it go in a moment.
const PATIENCE: usize = 60;
/// How many appends share a transaction at most.
const BATCH: usize = 128;

/// How much time lies between two commits at least. A choice that comes alone is written at once; under load
/// those that come meanwhile share the next flush, which costs far more than it holds them up.
const PACE: Duration = Duration::from_millis(8);

/// Writes so many appends; the numbers are powers of two, so that few texts are ever prepared.
static APPEND: LazyLock<Vec<&'static str>> = LazyLock::new(|| texts(append));

/// The same as a whole transaction: one command for the thread that speaks with SQLite, because each costs
/// two switches between threads.
static APPEND_ALONE: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| texts(|rows| format!("BEGIN IMMEDIATE; {} COMMIT", append(rows))));

fn texts(text: fn(usize) -> String) -> Vec<&'static str> {
    let powers = (0..).map(|power| 1 << power);
    let texts = powers.take_while(|&rows| rows <= BATCH).map(text);
    texts.map(|text| &*text.leak()).collect()
}

fn append(rows: usize) -> String {
    let row = |row: usize| std::array::from_fn(|column| COLUMNS * row + column + 1);
    let values: Vec<String> = (0..rows)
        .map(row)
        .map(|[table, number, at, act, ..]: [usize; COLUMNS]| {
            format!("(${table}, ${number}, ${at}, ${act})")
        })
        .collect();
    let updates = (0..rows)
        .map(row)
        .map(|[table, number, at, _, state, asked, due]| {
            format!(
                "UPDATE tables SET number = ${number}, changed = ${at}, state = ${state}, \
                 asked = ${asked}, due = ${due} WHERE id = ${table} AND number < ${number};"
            )
        });
    format!(
        "INSERT INTO entries (table_id, number, at, act) VALUES {} \
         ON CONFLICT DO NOTHING RETURNING table_id, number; {}",
        values.join(", "),
        updates.collect::<String>(),
    )
}

/// What is bound for each append.
const COLUMNS: usize = 7;

/// The store in one file.
pub struct Sqlite {
    /// One connection: SQLite has one writer at a time, and queueing here is fairer than its retries.
    write: SqlitePool,
    read: SqlitePool,
    appends: mpsc::Sender<Append>,
    /// Held as long as the store is open.
    _lock: Option<File>,
}

struct Append {
    table: String,
    entry: EntryRow,
    header: Header,
    done: oneshot::Sender<Result<bool, StoreError>>,
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
            .busy_timeout(Duration::from_secs(10));
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .test_before_acquire(false)
            .connect_with(options.clone())
            .await?;
        sqlx::migrate!("migrations/sqlite").run(&write).await?;
        let read = SqlitePoolOptions::new()
            .max_connections(4)
            .test_before_acquire(false)
            .connect_with(options)
            .await?;
        let (appends, queue) = mpsc::channel(16 * BATCH);
        tokio::spawn(write_batches(write.clone(), queue));
        Ok(Sqlite {
            write,
            read,
            appends,
            _lock: lock,
        })
    }
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

    fn append<'a>(&'a self, table: &'a str, entry: EntryRow, header: Header) -> Later<'a, bool> {
        Box::pin(async move {
            let stopped = || StoreError("the writer has stopped".to_owned());
            let (done, answer) = oneshot::channel();
            let append = Append {
                table: table.to_owned(),
                entry,
                header,
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

async fn write_batches(pool: SqlitePool, mut queue: mpsc::Receiver<Append>) {
    let mut batch = Vec::new();
    let mut begun: Option<Instant> = None;
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let wait = begun.map(|begun| PACE.saturating_sub(begun.elapsed()));
        if let Some(wait) = wait.filter(|wait| !wait.is_zero()) {
            tokio::time::sleep(wait).await;
            while batch.len() < BATCH
                && let Ok(append) = queue.try_recv()
            {
                batch.push(append);
            }
        }
        begun = Some(Instant::now());
        let written = write_batch(&pool, &batch).await;
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

/// Writes a batch; gives the positions whose entry was taken.
async fn write_batch(pool: &SqlitePool, batch: &[Append]) -> Result<HashSet<usize>, StoreError> {
    // Of several with the same number the first is taken.
    let mut first: HashMap<(&str, u32), usize> = HashMap::new();
    for (position, append) in batch.iter().enumerate() {
        let name = (append.table.as_str(), append.entry.number);
        first.entry(name).or_insert(position);
    }
    let appends: Vec<&Append> = first.values().map(|&position| &batch[position]).collect();
    let mut connection = pool.acquire().await?;
    let taken = match appends.iter().any(|append| append.header.rare.is_some()) {
        true => append_with_rare(&mut connection, &appends).await?,
        false => append_alone(&mut connection, &appends).await?,
    };
    let position =
        |(table, number): &(String, i64)| first.get(&(&**table, *number as u32)).copied();
    Ok(taken.iter().filter_map(position).collect())
}

/// The tables and numbers of the entries that were taken.
type Taken = Vec<(String, i64)>;

async fn append_alone(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Taken, StoreError> {
    match append_all(connection, &APPEND_ALONE, appends).await {
        Ok(taken) => Ok(taken),
        Err(error) => {
            // It fails too where the transaction has ended by itself.
            let _ = sqlx::query("ROLLBACK").execute(connection).await;
            Err(error)
        }
    }
}

async fn append_with_rare(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Taken, StoreError> {
    let mut work = connection.begin_with("BEGIN IMMEDIATE").await?;
    let taken = append_all(&mut work, &APPEND, appends).await?;
    let won: HashSet<(&str, i64)> = taken
        .iter()
        .map(|(table, number)| (&**table, *number))
        .collect();
    for append in appends {
        let name = (&*append.table, i64::from(append.entry.number));
        let Some(rare) = append.header.rare.as_ref().filter(|_| won.contains(&name)) else {
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

async fn append_all(
    connection: &mut SqliteConnection,
    texts: &[&'static str],
    appends: &[&Append],
) -> Result<Taken, StoreError> {
    let power = appends.len().next_power_of_two();
    let mut query = sqlx::query_as(texts[power.ilog2() as usize]);
    // What is missing to the power of two is the first once more: it changes nothing.
    let filling = std::iter::repeat_n(appends[0], power - appends.len());
    for append in appends.iter().copied().chain(filling) {
        query = query
            .bind(&append.table)
            .bind(i64::from(append.entry.number))
            .bind(append.entry.at)
            .bind(&append.entry.act)
            .bind(append.header.state)
            .bind(i64::from(append.header.asked))
            .bind(append.header.due);
    }
    Ok(query.fetch_all(connection).await?)
}
