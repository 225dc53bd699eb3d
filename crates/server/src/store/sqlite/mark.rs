//! The mark of a file that is being served.
//!
//! What was written last lies in the write-ahead file beside the database, and without that file the database looks like
//! an older one, or an empty one. While somebody serves it, the main file therefore says so (in `user_version`, which
//! nothing else uses) and the write-ahead file is never empty; a stop in good order takes the mark away. Mark and no
//! write-ahead file: something is missing.

use super::super::StoreError;
use sqlx::sqlite::SqlitePool;
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

const SERVED: u32 = 1;
/// Where the header of a database says it.
const USER_VERSION: std::ops::Range<usize> = 60..64;
const MAGIC: &[u8] = b"SQLite format 3\0";
/// A write-ahead file that is no longer holds nothing but its own header.
const WAL_HEADER: u64 = 32;

/// Sets the mark, if it does not stand: first in the write-ahead file, which is not empty then, and so in the main one.
pub async fn set(pool: &SqlitePool, path: &Path) -> Result<(), StoreError> {
    if is_set(path)? && !lacks_wal(path)? {
        return Ok(());
    }
    write(pool, SERVED).await
}

/// Takes the mark away: whatever is in the main file then is all there is.
pub async fn take_away(pool: &SqlitePool) -> Result<(), StoreError> {
    write(pool, 0).await
}

/// What is missing beside a file, said to whoever wants to open it.
pub fn refuse_if_missing(path: &Path) -> Result<(), StoreError> {
    if !is_set(path)? || !lacks_wal(path)? {
        return Ok(());
    }
    let wal = wal(path);
    let state = if wal.exists() { "empty" } else { "missing" };
    let wal = wal.display();
    Err(StoreError(format!(
        "what was written last lies in {wal}, and that file is {state}. \
         Both belong together: bring them from the same place, or a copy made by `epoka backup`. \
         Only if another program has opened the database since its server was killed may everything be there. \
         `epoka serve --accept-loss` goes on with what is there"
    )))
}

async fn write(pool: &SqlitePool, version: u32) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    // A checkpoint that waits for nobody; if somebody reads an older state, the next one is complete.
    let text = format!("PRAGMA user_version = {version}; PRAGMA wal_checkpoint(PASSIVE)");
    let work = sqlx::raw_sql(sqlx::AssertSqlSafe(text));
    work.execute(&mut *connection).await?;
    Ok(())
}

fn is_set(path: &Path) -> Result<bool, StoreError> {
    let mut header = [0; USER_VERSION.end];
    match File::open(path).and_then(|mut file| file.read_exact(&mut header)) {
        Ok(()) => Ok(header.starts_with(MAGIC) && header[USER_VERSION] == SERVED.to_be_bytes()),
        // A new file is empty.
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(StoreError(error.to_string())),
    }
}

fn lacks_wal(path: &Path) -> Result<bool, StoreError> {
    match wal(path).metadata() {
        Ok(found) => Ok(found.len() <= WAL_HEADER),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(true),
        Err(error) => Err(StoreError(error.to_string())),
    }
}

fn wal(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}
