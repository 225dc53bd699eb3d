//! A look at a whole database: its pages, what waits in its journal, and every record, replayed.

use crate::load::{self, Unread};
use crate::store::{self, Sqlite, Store, StoreError};
use serde::Serialize;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Checked {
    /// How many tables could be replayed.
    pub tables: usize,
    /// How many entries they have together.
    pub entries: u64,
    /// What is wrong, in words; nothing if all is sound.
    pub faults: Vec<String>,
}

/// Looks at a database, also while it is served. A file is not changed: what is replayed is a copy of it, in the folder
/// for temporary files.
pub async fn check(database: &str) -> Result<Checked, StoreError> {
    if store::is_postgres(database) {
        let store = store::open(database).await?;
        return replay_all(&*store).await;
    }
    let faults = Sqlite::faults(database).await?;
    if !faults.is_empty() {
        return Ok(Checked {
            faults,
            ..Checked::default()
        });
    }
    let folder = tempfile::tempdir().map_err(|error| StoreError(error.to_string()))?;
    let copy = folder.path().join("copy.sqlite");
    store::backup(database, &copy).await?;
    // Opening it reads the journal.
    match Sqlite::open(&copy.to_string_lossy()).await {
        Ok(store) => replay_all(&store).await,
        Err(StoreError(fault)) => Ok(Checked {
            faults: vec![fault],
            ..Checked::default()
        }),
    }
}

async fn replay_all(store: &dyn Store) -> Result<Checked, StoreError> {
    let mut checked = Checked::default();
    for id in store.tables().await? {
        match load::read(store, &id).await {
            Ok(table) => {
                checked.tables += 1;
                checked.entries += u64::from(table.entries);
            }
            Err(Unread::Broken(reason)) => checked.faults.push(format!("table {id}: {reason}")),
            Err(Unread::Store(error)) => checked.faults.push(format!("table {id}: {error}")),
            // It is gone since the list was made.
            Err(Unread::Missing) => {}
        }
    }
    Ok(checked)
}
