//! Where tables live: SQLite in one file by default, PostgreSQL by URL.
//!
//! Entries are appended and keyed by (table, number): that is the commit, and a second writer with the same number loses.
//! So any process on a PostgreSQL can serve any table, without a lock between processes.
//! One contract suite, in `tests/store.rs`, holds for both.

mod postgres;
mod shared;
mod sqlite;

use crate::api::{TableState, Time};
use sqlx::migrate::MigrateError;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tabletop::CardFile;
use tokio::sync::mpsc;
use tokio::time::timeout;

pub use postgres::Postgres;
pub use sqlite::{Sqlite, rest};

/// What the store gives, later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// As long as the store may take over anything that a table or a request waits for.
const PATIENCE: Duration = Duration::from_secs(4);

/// Does something in time, or says that it was not. It may be done all the same, later: whoever wrote looks again.
fn in_time<'a, T>(work: impl Future<Output = Result<T, StoreError>> + Send + 'a) -> Later<'a, T> {
    Box::pin(async move {
        let late = |_| Err(StoreError("it does not answer".to_owned()));
        timeout(PATIENCE, work).await.unwrap_or_else(late)
    })
}

/// The store could not do it. The cause is for the log and for whoever starts the server, not for users.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct StoreError(pub String);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        StoreError(match error {
            MigrateError::VersionMissing(version) => format!(
                "it was made by a newer Epoka (its form is {version}); this one leaves it alone"
            ),
            other => other.to_string(),
        })
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

/// A session to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// The hash of its secret.
    pub hash: String,
    /// Whose it is.
    pub user: String,
    /// When it was opened.
    pub opened: Time,
    /// What the browser said that it is, if it did; none at all for sessions from before that was noted.
    pub device: Option<String>,
}

/// What lists need of a table without loading it, beyond its last entry: a cache of what its entries say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The word of the table's state.
    pub state: &'static str,
    /// When something has to be done though nobody asks.
    pub due: Option<Time>,
    /// What changes seldom; none if it did not.
    pub rare: Option<Rare>,
}

impl Header {
    fn is_finished(&self) -> bool {
        self.state == TableState::Finished.word()
    }
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
    /// Who made it.
    pub creator: String,
    /// How the table was made, in JSON.
    pub setup: String,
    /// When.
    pub created: Time,
    /// Whether everybody finds it.
    pub listed: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// A bit for each seat that has to answer before there is an entry.
    pub asked: u8,
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

/// An entry to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// What is replayed.
    pub row: EntryRow,
    /// A bit for each seat that has to answer after it.
    pub asked: u8,
    /// What is written into the row of the table; none if nothing has to be. Not to write that row makes an
    /// entry half as dear.
    pub header: Option<Header>,
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
    /// Changes the name of a user.
    fn rename_user<'a>(&'a self, user: &'a str, name: &'a str) -> Later<'a, ()>;
    /// Makes a guest a member; false if the login is taken, or it is a member already.
    fn make_member<'a>(&'a self, user: &'a User) -> Later<'a, bool>;
    /// The user of an account.
    fn user_of_login<'a>(&'a self, login: &'a str) -> Later<'a, Option<User>>;
    /// Changes the password of an account, and forgets its sessions but one.
    fn change_password<'a>(
        &'a self,
        user: &'a str,
        password: &'a str,
        session: &'a str,
    ) -> Later<'a, ()>;
    /// Keeps a session.
    fn add_session<'a>(&'a self, session: &'a NewSession) -> Later<'a, ()>;
    /// The user of a session that was opened after a time.
    fn user_of_session<'a>(&'a self, hash: &'a str, after: Time) -> Later<'a, Option<User>>;
    /// The sessions of a user that were opened after a time, newest first.
    fn sessions_of<'a>(&'a self, user: &'a str, after: Time) -> Later<'a, Vec<NewSession>>;
    /// Forgets a session of a user; false if there is none.
    fn end_session<'a>(&'a self, user: &'a str, hash: &'a str) -> Later<'a, bool>;
    /// Forgets all sessions of a user but one.
    fn end_other_sessions<'a>(&'a self, user: &'a str, hash: &'a str) -> Later<'a, ()>;

    /// Keeps a new table.
    fn add_table<'a>(&'a self, row: &'a NewRow, header: &'a Header) -> Later<'a, ()>;
    /// How a table was made.
    fn setup<'a>(&'a self, table: &'a str) -> Later<'a, Option<String>>;
    /// The table of an invitation.
    fn invited<'a>(&'a self, invite: &'a str) -> Later<'a, Option<String>>;
    /// The entries of a table after a number, in order.
    fn entries<'a>(&'a self, table: &'a str, after: u32) -> Later<'a, Vec<EntryRow>>;
    /// Appends an entry; false if there is one of that number already. When this is done it is on disk.
    fn append<'a>(&'a self, table: &'a str, entry: NewEntry) -> Later<'a, bool>;

    /// Keeps a card file by the name that rules know it by.
    fn keep_cards<'a>(&'a self, cards: &'a CardFile) -> Later<'a, ()>;
    /// The text of a card file.
    fn cards<'a>(&'a self, game: &'a str, name: &'a str) -> Later<'a, Option<String>>;

    /// All tables that somebody plays at, in any order.
    fn seated_at<'a>(&'a self, user: &'a str) -> Later<'a, Vec<String>>;
    /// The tables to be listed that somebody plays at, newest first, with the seats. Those that the rare part of whose
    /// header was not written for an hour may come too late.
    fn tables_of<'a>(&'a self, user: &'a str, finished: bool) -> Later<'a, Vec<(LobbyRow, u8)>>;
    /// Listed tables in a state, newest first: the last ones of each who made them.
    fn listed<'a>(&'a self, state: &'static str) -> Later<'a, Vec<LobbyRow>>;
    /// Tables at which something has been due since before a time.
    fn due(&self, before: Time) -> Later<'_, Vec<String>>;

    /// All tables, oldest first.
    fn tables(&self) -> Later<'_, Vec<String>>;

    /// A process begins to serve, or was asleep: the time since the last pulse was an outage. What lies in the future
    /// is forgotten, because then a clock has been put back.
    fn begin(&self, now: Time) -> Later<'_, ()>;
    /// A process serves still. Not written while no clock can run.
    fn pulse(&self, now: Time) -> Later<'_, ()>;
    /// Nobody could be served from one time to another, later than was said before.
    fn outage(&self, began: Time, ended: Time) -> Later<'_, ()>;
    /// When nobody served, as far as it is after a time: from when to when, in order.
    fn outages(&self, after: Time) -> Later<'_, Vec<(Time, Time)>>;

    /// Says that somebody serves it, again from time to time, and that nobody does any more: so what a stop in good order
    /// left is known from what a crash left, with which files may be missing. Where there is but one file to lose, or a
    /// server of its own, nothing has to be said.
    fn serving(&self, yes: bool) -> Later<'_, ()>;

    /// What other processes say; none in between says that something may not have come.
    /// None at all where one process has the store for itself.
    fn listen(&self) -> Later<'_, Option<mpsc::Receiver<Option<Notice>>>>;
    /// Says something to the other processes. It may be lost.
    fn announce<'a>(&'a self, notice: &'a Notice) -> Later<'a, ()>;
}

/// What processes on one store say to each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A table has an entry of this number.
    Moved {
        /// Which table.
        table: String,
        /// Its last entry.
        number: u32,
    },
    /// Somebody looks at a table in a process, or nobody does any more.
    Here {
        /// Which table.
        table: String,
        /// Which process.
        process: String,
        /// A bit for each seat whose people have a live connection there.
        seats: u8,
    },
    /// A process wants to know who is at a table.
    Who {
        /// Which table.
        table: String,
        /// Which process.
        process: String,
    },
    /// A process lives.
    Alive {
        /// Which.
        process: String,
    },
    /// A user has another name, or a session less. The database says so itself, together with the change.
    Changed {
        /// Who.
        user: String,
    },
}

impl Notice {
    /// The notice in one line.
    pub fn write(&self) -> String {
        match self {
            Notice::Moved { table, number } => format!("{table} {number}"),
            Notice::Here {
                table,
                process,
                seats,
            } => format!("{table} here {process} {seats}"),
            Notice::Who { table, process } => format!("{table} who {process}"),
            Notice::Alive { process } => format!("- alive {process}"),
            Notice::Changed { user } => format!("- changed {user}"),
        }
    }

    /// Reads a line; none if it is from a process that knows more than this one.
    pub fn read(line: &str) -> Option<Notice> {
        let words: Vec<&str> = line.split(' ').collect();
        Some(match words[..] {
            [table, number] => Notice::Moved {
                table: table.to_owned(),
                number: number.parse().ok()?,
            },
            [table, "here", process, seats] => Notice::Here {
                table: table.to_owned(),
                process: process.to_owned(),
                seats: seats.parse().ok()?,
            },
            [table, "who", process] => Notice::Who {
                table: table.to_owned(),
                process: process.to_owned(),
            },
            [_, "alive", process] => Notice::Alive {
                process: process.to_owned(),
            },
            [_, "changed", user] => Notice::Changed {
                user: user.to_owned(),
            },
            _ => return None,
        })
    }
}

/// Opens the store of a URL, or of a file; creates what is missing.
pub async fn open(database: &str) -> Result<Arc<dyn Store>, StoreError> {
    if is_postgres(database) {
        // The URL may hold a password: it is not repeated.
        let because = |error| StoreError(format!("the PostgreSQL cannot be used: {error}"));
        return Ok(Arc::new(Postgres::open(database).await.map_err(because)?));
    }
    let opened = Sqlite::open(database).await.map_err(because(database))?;
    Ok(Arc::new(opened))
}

/// Takes what is there for all there is, if it is known that something is missing; gives whether it was.
pub async fn accept_loss(database: &str) -> Result<bool, StoreError> {
    match is_postgres(database) {
        true => Ok(false),
        false => Sqlite::accept_loss(database)
            .await
            .map_err(because(database)),
    }
}

/// Copies a database as it is at one moment, also while it is served; what exists is not overwritten.
pub async fn backup(database: &str, to: &Path) -> Result<(), StoreError> {
    if is_postgres(database) {
        return Err(StoreError(format!(
            "PostgreSQL makes copies itself: pg_dump --format=custom --file={} URL",
            to.display()
        )));
    }
    Sqlite::copy(database, to).await.map_err(because(database))
}

/// Whether a database is a PostgreSQL, and not a file.
pub fn is_postgres(database: &str) -> bool {
    database.starts_with("postgres:") || database.starts_with("postgresql:")
}

fn because(database: &str) -> impl Fn(StoreError) -> StoreError {
    move |error| StoreError(format!("the database {database} cannot be used: {error}"))
}
