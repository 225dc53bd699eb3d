//! Where tables live: SQLite in one file by default, PostgreSQL by URL.
//!
//! Entries are appended and keyed by (table, number): the insert is the commit, and a second writer with the
//! same number loses. So any process can serve any table, without a lock between processes.
//! One contract suite, in `tests/store.rs`, holds for both.

mod postgres;
mod shared;
mod sqlite;

use crate::api::Time;
use std::pin::Pin;
use std::sync::Arc;
use tokio::sync::mpsc;

pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// What the store gives, later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The store could not do it. The cause is for the log, not for users.
#[derive(Debug, thiserror::Error)]
#[error("store: {0}")]
pub struct StoreError(pub String);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError(error.to_string())
    }
}

/// Somebody who plays here: a guest, or with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// Names the user in tables.
    pub id: String,
    /// What others read.
    pub name: String,
    /// The name of the account.
    pub login: Option<String>,
    /// Its hashed password.
    pub password: Option<String>,
}

/// What the lobby needs of a table without loading it: a cache of what its entries say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The number of the last entry.
    pub number: u32,
    /// When it was written.
    pub changed: Time,
    /// The word of the table's state.
    pub state: &'static str,
    /// A bit for each seat that has to answer.
    pub asked: u8,
    /// When something has to be done though nobody asks.
    pub due: Option<Time>,
    /// What changes seldom; none if it did not.
    pub rare: Option<Rare>,
}

/// The part of a header that changes seldom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rare {
    /// The table as the lobby shows it to nobody in particular, in JSON.
    pub info: String,
    /// Who plays which seat.
    pub members: Vec<(u8, String)>,
}

/// A table to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewRow {
    /// Unguessable.
    pub id: String,
    /// Unguessable too.
    pub invite: String,
    /// How the table was made, in JSON.
    pub setup: String,
    /// When.
    pub created: Time,
    /// Whether everybody finds it.
    pub listed: bool,
    /// Whether others may watch.
    pub spectators: bool,
}

/// An entry of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// From 1.
    pub number: u32,
    /// When.
    pub at: Time,
    /// What happened, in JSON.
    pub act: String,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyRow {
    /// The table as it was shown when that changed last, in JSON.
    pub info: String,
    /// The number of the last entry.
    pub number: u32,
    /// When it was written.
    pub changed: Time,
    /// A bit for each seat that has to answer.
    pub asked: u8,
}

/// Where tables live.
pub trait Store: Send + Sync {
    /// Keeps a new user; false if the login is taken.
    fn add_user<'a>(&'a self, user: &'a User, now: Time) -> Later<'a, bool>;
    /// Changes name, login and password of a user; false if the login is taken.
    fn change_user<'a>(&'a self, user: &'a User) -> Later<'a, bool>;
    /// The user of an account.
    fn user_of_login<'a>(&'a self, login: &'a str) -> Later<'a, Option<User>>;
    /// Keeps a session by the hash of its secret.
    fn add_session<'a>(&'a self, hash: &'a str, user: &'a str, now: Time) -> Later<'a, ()>;
    /// The user of a session.
    fn user_of_session<'a>(&'a self, hash: &'a str) -> Later<'a, Option<User>>;
    /// Forgets a session.
    fn end_session<'a>(&'a self, hash: &'a str) -> Later<'a, ()>;

    /// Keeps a new table.
    fn add_table<'a>(&'a self, row: &'a NewRow, header: &'a Header) -> Later<'a, ()>;
    /// How a table was made.
    fn setup<'a>(&'a self, table: &'a str) -> Later<'a, Option<String>>;
    /// The table of an invitation.
    fn invited<'a>(&'a self, invite: &'a str) -> Later<'a, Option<String>>;
    /// The entries of a table after a number, in order.
    fn entries<'a>(&'a self, table: &'a str, after: u32) -> Later<'a, Vec<EntryRow>>;
    /// Appends an entry; false if there is one of that number already. When this is done it is on disk.
    fn append<'a>(&'a self, table: &'a str, entry: EntryRow, header: Header) -> Later<'a, bool>;

    /// Tables that somebody plays at, newest first, with the seats.
    fn tables_of<'a>(&'a self, user: &'a str, finished: bool) -> Later<'a, Vec<(LobbyRow, u8)>>;
    /// Listed tables in a state, newest first.
    fn listed<'a>(&'a self, state: &'static str) -> Later<'a, Vec<LobbyRow>>;
    /// Tables at which something has been due since before a time.
    fn due(&self, before: Time) -> Later<'_, Vec<String>>;

    /// Who writes elsewhere: "table T is at n". None where one process has the store for itself.
    fn listen(&self) -> Later<'_, Option<mpsc::Receiver<(String, u32)>>>;
}

/// Opens the store of a URL, or of a file; creates what is missing.
pub async fn open(database: &str) -> Result<Arc<dyn Store>, StoreError> {
    if database.starts_with("postgres:") || database.starts_with("postgresql:") {
        return Ok(Arc::new(Postgres::open(database).await?));
    }
    Ok(Arc::new(Sqlite::open(database).await?))
}
