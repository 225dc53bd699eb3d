//! One file, one process. Appends of many tables that come at once share one transaction, and so one flush to disk.

use super::shared::*;
use super::{EntryRow, Header, Later, LobbyRow, NewRow, Store, StoreError, User};
use crate::api::Time;
use serde_json::json;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::collections::HashSet;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many appends share a transaction at most.
const BATCH: usize = 512;

const INSERT: &str = "INSERT INTO entries (table_id, number, at, act) \
    SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each($1) WHERE true \
    ON CONFLICT DO NOTHING RETURNING table_id, number";
const UPDATE: &str = "UPDATE tables SET number = w.value->>1, changed = w.value->>2, state = w.value->>4, \
    asked = w.value->>5, due = w.value->>6 FROM json_each($1) AS w WHERE tables.id = w.value->>0";

/// The store in one file.
pub struct Sqlite {
    /// One connection: SQLite has one writer at a time, and queueing here is fairer than its retries.
    write: SqlitePool,
    read: SqlitePool,
    appends: mpsc::Sender<Append>,
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
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Flushed at every commit: not even a power cut loses what was acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await?;
        sqlx::migrate!("migrations/sqlite").run(&write).await?;
        let read = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options)
            .await?;
        let (appends, queue) = mpsc::channel(4 * BATCH);
        tokio::spawn(write_batches(write.clone(), queue));
        Ok(Sqlite {
            write,
            read,
            appends,
        })
    }
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

    fn listen(&self) -> Later<'_, Option<mpsc::Receiver<(String, u32)>>> {
        Box::pin(async { Ok(None) })
    }
}

async fn write_batches(pool: SqlitePool, mut queue: mpsc::Receiver<Append>) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
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
    let row = |append: &Append| {
        let Append {
            table,
            entry,
            header,
            ..
        } = append;
        json!([
            table,
            entry.number,
            entry.at,
            entry.act,
            header.state,
            header.asked,
            header.due
        ])
    };
    let rows: Vec<_> = batch.iter().map(row).collect();
    let mut work = pool.begin_with("BEGIN IMMEDIATE").await?;
    let taken: Vec<(String, i64)> = sqlx::query_as(INSERT)
        .bind(json!(rows).to_string())
        .fetch_all(&mut *work)
        .await?;
    let mut taken: HashSet<(String, i64)> = taken.into_iter().collect();
    // Of several with the same number the first was taken.
    let winners: HashSet<usize> = (0..batch.len())
        .filter(|&position| {
            let append = &batch[position];
            taken.remove(&(append.table.clone(), i64::from(append.entry.number)))
        })
        .collect();
    let won: Vec<&Append> = (0..batch.len())
        .filter(|position| winners.contains(position))
        .map(|position| &batch[position])
        .collect();
    let rows: Vec<_> = won.iter().map(|append| row(append)).collect();
    sqlx::query(UPDATE)
        .bind(json!(rows).to_string())
        .execute(&mut *work)
        .await?;
    for append in won {
        let Some(rare) = &append.header.rare else {
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
    Ok(winners)
}
