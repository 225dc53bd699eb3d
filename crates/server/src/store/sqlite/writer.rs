//! Appends: those of many tables that come at once become one row of the journal, in one transaction and so with one
//! flush to disk. Some of the transactions also sort older entries from the journal into their tables.

use super::super::shared::{ADD_MEMBER, NO_MEMBERS, SET_INFO};
use super::super::{Header, NewEntry, Rare, StoreError};
use super::journal::{Journal, Noted, Run};
use serde::Serialize;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::collections::HashMap;
use std::fs::File;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How many appends share a transaction at most.
pub const BATCH: usize = 64;

/// As many entries are sorted in at once: no fewer than come, so that the journal does not grow.
const SORTED: usize = BATCH;

/// How much time lies between two commits at most that wait for more to write. A choice that comes alone is written at
/// once; under load those that come meanwhile share the next flush, which costs far more than it holds them up.
const PACE: Duration = Duration::from_millis(32);
/// As many entries in a second are full load.
const BUSY: f64 = 256.0;

const NEW_ROWS: &str = "SELECT id, entries FROM journal WHERE id > $1 ORDER BY id";
/// A table without entries has the number 0, and one that does not exist has none.
const LAST_NUMBERS: &str = "SELECT id, \
    coalesce((SELECT max(number) FROM entries WHERE table_id = tables.id), 0) \
    FROM tables WHERE id IN (SELECT value FROM json_each($1))";
const NOTE: &str = "INSERT INTO journal (id, entries) VALUES ($1, $2)";
const CACHE: &str = "UPDATE tables SET number = new.value->>1, changed = new.value->>2, \
    asked = new.value->>3, state = new.value->>4, due = new.value->>5 FROM json_each($3) AS new \
    WHERE tables.id = new.value->>0 AND tables.number < new.value->>1";

/// What one transaction does: it notes entries and writes headers, and the second one also sorts older entries in. These
/// are in so many rows at most; what is not bound is nothing, so that there is one statement for all numbers. A row may
/// be there already, because one of the journal goes only when nothing in it waits any more.
static WORK: LazyLock<[String; 2]> = LazyLock::new(|| {
    let row = |row: usize| {
        let columns = (1..=COLUMNS).map(|column| format!("${}", 4 + COLUMNS * row + column));
        format!("({})", columns.collect::<Vec<_>>().join(", "))
    };
    let rows = (0..SORTED).map(row).collect::<Vec<_>>().join(", ");
    let sort_in = format!(
        "INSERT OR IGNORE INTO entries (table_id, number, at, act, asked, earlier) \
         SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL; \
         DELETE FROM journal WHERE id < $4"
    );
    [
        format!("{NOTE}; {CACHE}"),
        format!("{NOTE}; {CACHE}; {sort_in}"),
    ]
});
/// What is bound for each row that is sorted in.
const COLUMNS: usize = 6;

/// The same as whole transactions: one command for the thread that speaks with SQLite, which gives no rows back,
/// because each of these costs two switches between threads.
static WHOLE: LazyLock<[String; 2]> = LazyLock::new(|| {
    let whole = |work: &String| format!("BEGIN IMMEDIATE; {work}; COMMIT");
    WORK.each_ref().map(whole)
});

/// When the next commit is due, while one waits for more to write.
static DUE: Mutex<Option<Instant>> = Mutex::new(None);

fn due() -> MutexGuard<'static, Option<Instant>> {
    DUE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a thread that answers people does when it runs out of work: while a commit waits for more to write, it sleeps
/// until that is due. No choice would be told of earlier, and so no thread wakes up for each: all are looked at shortly
/// before they are written, and their tables are still in the cache when they are told of. What else is asked waits too.
pub fn rest() {
    let due = *due();
    if let Some(due) = due {
        std::thread::sleep(due.saturating_duration_since(Instant::now()));
    }
}

/// An entry to be written, and who waits for it.
pub struct Append {
    /// Which table.
    pub table: String,
    /// What.
    pub entry: NewEntry,
    /// Told when it is on disk, or that another one of its number is.
    pub done: oneshot::Sender<Result<bool, StoreError>>,
}

impl Append {
    fn rare(&self) -> Option<&Rare> {
        self.entry.header.as_ref()?.rare.as_ref()
    }
}

/// Writes what is appended.
pub struct Writer {
    options: SqliteConnectOptions,
    /// None after a failure: in what state that leaves a connection nobody knows.
    connection: Option<SqliteConnection>,
    journal: Arc<Mutex<Journal>>,
    /// As many entries stay in the journal.
    length: usize,
}

/// What a transaction has done.
struct Written {
    /// For each append, whether it was taken.
    taken: Vec<bool>,
    /// The row of the journal that those are in.
    row: i64,
    /// How many older entries are with their tables now.
    sorted_in: usize,
}

impl Writer {
    /// Connects, and reads what the journal holds.
    pub async fn open(options: SqliteConnectOptions, length: usize) -> Result<Writer, StoreError> {
        let mut writer = Writer {
            options: for_appends(options),
            connection: None,
            journal: Arc::default(),
            length,
        };
        writer.connection().await?;
        Ok(writer)
    }

    /// What the journal holds, for readers.
    pub fn journal(&self) -> Arc<Mutex<Journal>> {
        Arc::clone(&self.journal)
    }

    /// Writes what comes until nobody can send any more. The lock is held as long as something may be written.
    pub async fn run(mut self, mut queue: mpsc::Receiver<Append>, _lock: Option<File>) {
        let mut batch = Vec::new();
        let mut begun = Instant::now();
        // How many entries were written in about the last second.
        let mut recent = 0.0;
        while queue.recv_many(&mut batch, BATCH).await > 0 {
            let wait = pace(recent).saturating_sub(begun.elapsed());
            // A full batch waits for nothing.
            if !wait.is_zero() && batch.len() < BATCH {
                *due() = Some(Instant::now() + wait);
                tokio::time::sleep(wait).await;
                *due() = None;
                // What was wished meanwhile comes first.
                tokio::task::yield_now().await;
                while batch.len() < BATCH
                    && let Ok(append) = queue.try_recv()
                {
                    batch.push(append);
                }
            }
            recent = recent * (-begun.elapsed().as_secs_f64()).exp() + batch.len() as f64;
            begun = Instant::now();
            let written = self.write(&batch).await;
            self.answer(&mut batch, written);
        }
    }

    /// A connection that knows what is in the journal. A new one looks what the last one has written: whether a commit
    /// that failed is on disk only the file can say.
    async fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        if self.connection.is_none() {
            let mut connection = self.options.connect().await?;
            let known = lock(&self.journal).row();
            let query = sqlx::query_as(NEW_ROWS).bind(known);
            let rows: Vec<(i64, String)> = query.fetch_all(&mut connection).await?;
            for (row, entries) in rows {
                lock(&self.journal).read(row, &entries)?;
            }
            self.connection = Some(connection);
        }
        let connection = self.connection.as_mut();
        Ok(connection.expect("there is one by now"))
    }

    /// Writes a batch in one transaction.
    async fn write(&mut self, batch: &[Append]) -> Result<Written, StoreError> {
        let taken = self.choose(batch).await?;
        let chosen = batch.iter().zip(&taken).filter(|(_, taken)| **taken);
        let chosen: Vec<&Append> = chosen.map(|(append, _)| append).collect();
        let row = lock(&self.journal).row() + 1;
        let full = lock(&self.journal).waiting() >= self.length + SORTED;
        let written = Written {
            taken,
            row,
            sorted_in: if full { SORTED } else { 0 },
        };
        let has_header = |append: &&Append| append.entry.header.is_some();
        if chosen.is_empty() {
            return Ok(Written {
                sorted_in: 0,
                ..written
            });
        } else if chosen.iter().any(|append| append.rare().is_some()) {
            let work = self.bind(&WORK[usize::from(full)], &chosen, &written)?;
            let connection = self.connection().await?;
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            work.execute(&mut *transaction).await?;
            for append in chosen {
                if let Some(rare) = append.rare() {
                    write_rare(&mut transaction, append, rare).await?;
                }
            }
            transaction.commit().await?;
        } else {
            let text = match full || chosen.iter().any(has_header) {
                true => &WHOLE[usize::from(full)],
                false => NOTE,
            };
            let work = self.bind(text, &chosen, &written)?;
            work.execute(self.connection().await?).await?;
        }
        Ok(written)
    }

    /// Which appends are taken: those with a number after the last one of their table.
    async fn choose(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        self.connection().await?;
        let mut lasts: HashMap<&str, u32> = HashMap::new();
        let mut unknown: Vec<&str> = Vec::new();
        {
            let journal = lock(&self.journal);
            for append in batch {
                match journal.last(&append.table) {
                    Some(last) => drop(lasts.insert(&append.table, last.row.number)),
                    None => unknown.push(&append.table),
                }
            }
        }
        let mut looked_up: Vec<(String, i64)> = Vec::new();
        if !unknown.is_empty() {
            let query = sqlx::query_as(LAST_NUMBERS).bind(json(&unknown)?);
            looked_up = query.fetch_all(self.connection().await?).await?;
        }
        let found = looked_up.iter();
        lasts.extend(found.map(|(table, number)| (&**table, *number as u32)));
        let is_next = |append: &Append| {
            let number = append.entry.row.number;
            // A table that does not exist has no last number, and takes nothing.
            let last = lasts.get_mut(&*append.table);
            last.is_some_and(|last| *last < number && std::mem::replace(last, number) < number)
        };
        Ok(batch.iter().map(is_next).collect())
    }

    /// A statement, or several, with what is bound to them.
    fn bind(
        &self,
        text: &'static str,
        chosen: &[&Append],
        written: &Written,
    ) -> Result<Query<'static, sqlx::Sqlite, SqliteArguments>, StoreError> {
        let journal = lock(&self.journal);
        let lines = chosen.iter().map(|append| {
            let NewEntry { row, asked, .. } = &append.entry;
            (&append.table, row.number, row.at, asked, &row.act)
        });
        let headers = chosen.iter().filter_map(|append| {
            let NewEntry { row, asked, header } = &append.entry;
            let header = header.as_ref()?;
            let cached = (header.state, header.due);
            Some((&append.table, row.number, row.at, asked, cached.0, cached.1))
        });
        let mut query = sqlx::query(text)
            .bind(written.row)
            .bind(json(&lines.collect::<Vec<_>>())?)
            .bind(json(&headers.collect::<Vec<_>>())?)
            .bind(journal.first_row());
        for Run {
            table,
            last,
            earlier,
        } in journal.oldest(written.sorted_in)
        {
            query = query
                .bind(table.to_owned())
                .bind(i64::from(last.row.number))
                .bind(last.row.at)
                .bind(last.row.act.clone())
                .bind(i64::from(last.asked))
                .bind(earlier);
        }
        Ok(query)
    }

    /// Tells everybody of a batch what became of it; whoever reads meanwhile finds it in the journal.
    fn answer(&mut self, batch: &mut Vec<Append>, written: Result<Written, StoreError>) {
        if written.is_err() {
            self.connection = None;
        }
        let mut journal = lock(&self.journal);
        // First, because it took the oldest of those that were there before.
        if let Ok(written) = &written {
            journal.sorted_in(written.sorted_in);
        }
        let mut answers = Vec::with_capacity(batch.len());
        for (position, append) in batch.drain(..).enumerate() {
            let Append { table, entry, done } = append;
            let NewEntry { row, asked, .. } = entry;
            let answer = match &written {
                Ok(written) => Ok(written.taken[position]),
                Err(error) => Err(StoreError(error.0.clone())),
            };
            if let (Ok(true), Ok(written)) = (&answer, &written) {
                journal.add(written.row, &table, Noted { row, asked });
            }
            answers.push((done, answer));
        }
        drop(journal);
        for (done, answer) in answers {
            // Whoever asked may have gone; the entry stays.
            let _ = done.send(answer);
        }
    }
}

/// What the journal holds now.
pub fn lock(journal: &Mutex<Journal>) -> MutexGuard<'_, Journal> {
    // It is whole between any two calls, whoever panicked.
    journal.lock().unwrap_or_else(PoisonError::into_inner)
}

/// That a table exists is known before its entries are written, so it need not be looked up for each of them again.
/// What thousands of tables touch in turn is kept in memory, instead of being read again for every choice; what a
/// statement keeps in case it has to be undone needs no file of its own; and pages that change often are moved from the
/// log to the file once for many commits.
fn for_appends(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .foreign_keys(false)
        .pragma("cache_size", "-65536")
        .pragma("temp_store", "memory")
        .pragma("wal_autocheckpoint", "8192")
}

/// How much time lies between two commits, by how many entries were written in the last second: the less there is to
/// do, the less is worth waiting for.
fn pace(recent: f64) -> Duration {
    PACE.mul_f64((recent / BUSY).min(1.0))
}

async fn write_rare(
    transaction: &mut SqliteConnection,
    append: &Append,
    rare: &Rare,
) -> Result<(), StoreError> {
    let Append { table, entry, .. } = append;
    let is_finished = entry.header.as_ref().is_some_and(Header::is_finished);
    let query = sqlx::query(SET_INFO).bind(table).bind(&rare.info);
    query.execute(&mut *transaction).await?;
    let query = sqlx::query(NO_MEMBERS).bind(table);
    query.execute(&mut *transaction).await?;
    for (seat, user) in &rare.members {
        let query = sqlx::query(ADD_MEMBER).bind(table);
        let query = query.bind(i64::from(*seat)).bind(user);
        let query = query.bind(i64::from(is_finished)).bind(entry.row.at);
        query.execute(&mut *transaction).await?;
    }
    Ok(())
}

fn json<T: Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError(error.to_string()))
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
