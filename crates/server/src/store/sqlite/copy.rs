//! A whole copy of a file, made while somebody serves it, and a look at its pages. Nothing in the file is changed.

use super::super::StoreError;
use super::mark;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::fs::File;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Copies the database as it is at one moment; what exists is not overwritten.
pub async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let mut from = read(from).await?;
    let said =
        |error: std::io::Error, path: &Path| StoreError(format!("{}: {error}", path.display()));
    if to.symlink_metadata().is_ok() {
        return Err(StoreError(format!("{} exists already", to.display())));
    }
    // Under its own name a copy is whole.
    let part = with_ending(to, ".part");
    let mut create = File::options();
    create.write(true).create_new(true).mode(0o600);
    create.open(&part).map_err(|error| said(error, &part))?;
    let made = fill(&mut from, &part).await;
    if made.is_ok() {
        std::fs::rename(&part, to).map_err(|error| said(error, to))?;
    } else {
        // Why it failed is what counts.
        let _ = std::fs::remove_file(&part);
    }
    made
}

/// What is wrong with the pages, as SQLite says it; nothing if they are sound.
pub async fn faults(path: &Path) -> Result<Vec<String>, StoreError> {
    let mut connection = read(path).await?;
    let query = sqlx::query_scalar("PRAGMA integrity_check");
    let mut found: Vec<String> = query.fetch_all(&mut connection).await?;
    found.retain(|line| line != "ok");
    Ok(found)
}

/// A connection that does not write, not even when it is closed as the last one.
async fn read(path: &Path) -> Result<SqliteConnection, StoreError> {
    let path = path.canonicalize();
    let path = path.map_err(|error| StoreError(error.to_string()))?;
    mark::refuse_if_missing(&path)?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(Duration::from_secs(10));
    Ok(SqliteConnection::connect_with(&options).await?)
}

async fn fill(from: &mut SqliteConnection, part: &Path) -> Result<(), StoreError> {
    let name = part
        .to_str()
        .ok_or_else(|| StoreError("the name is no text".to_owned()))?;
    sqlx::query("VACUUM INTO $1")
        .bind(name)
        .execute(from)
        .await?;
    // The mark is copied too, but nobody serves the copy.
    let options = SqliteConnectOptions::new().filename(part);
    let mut copy = SqliteConnection::connect_with(&options).await?;
    sqlx::query("PRAGMA user_version = 0")
        .execute(&mut copy)
        .await?;
    copy.close().await?;
    let synced = File::open(part).and_then(|file| file.sync_all());
    synced.map_err(|error| StoreError(error.to_string()))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
