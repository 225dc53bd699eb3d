//! A database of which a part is missing is refused, and a copy of a whole one is whole.

use crate::crash::start;
use crate::support::{House, config, file, play_on};
use serde_json::json;
use server::api::TableInfo;
use server::client::Client;
use server::store;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::time::Duration;

async fn refusal(database: &str) -> Option<String> {
    let opened = store::open(database).await;
    opened.err().map(|error| error.to_string())
}

fn wal(database: &str) -> String {
    format!("{database}-wal")
}

/// A guest makes a table and a choice at it.
async fn play(url: &str) -> (Client, String) {
    let mut client = Client::guest(reqwest::Client::new(), url, "Ola")
        .await
        .unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }]);
    let wish = json!({ "game": "innovation", "seats": seats });
    let table: TableInfo = client.table(wish).await.unwrap();
    let question = client.state(&table.id, 0, None).await.unwrap().question;
    let question = question.unwrap();
    let done = client.choose_nth(&table.id, 0, &question, 0).await;
    done.unwrap();
    (client, table.id)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_in_good_order_leaves_one_whole_file() {
    let house = House::new().await;
    let database = file(house.folder.path());
    let (_, table) = play(&house.running.url()).await;
    house.running.stop().await.unwrap();
    let alone = format!("{database}-alone");
    std::fs::copy(&database, &alone).unwrap();
    let store = store::open(&alone).await.unwrap();
    assert_eq!(store.entries(&table, 0).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_at_its_first_start_starts_again() {
    let folder = tempfile::tempdir().unwrap();
    let database = file(folder.path());
    for _ in 0..2 {
        drop(start(&database));
    }
    assert_eq!(refusal(&database).await, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_main_file_alone_is_refused_until_the_loss_is_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let database = file(folder.path());
    let (process, url) = start(&database);
    let (_, table) = play(&url).await;
    let alone = format!("{database}-alone");
    std::fs::copy(&database, &alone).unwrap();
    drop(process);
    let wal = wal(&alone);
    let missing = refusal(&alone).await.unwrap();
    let said = format!("lies in {wal}, and that file is missing");
    assert!(missing.contains(&said), "{missing}");
    assert!(!Path::new(&wal).exists(), "nothing is made up");
    std::fs::write(&wal, "").unwrap();
    let empty = refusal(&alone).await.unwrap();
    assert!(empty.contains("that file is empty"), "{empty}");
    // With its other half it is whole, and the original always was.
    std::fs::copy(format!("{database}-wal"), &wal).unwrap();
    for whole in [&alone, &database] {
        let store = store::open(whole).await.unwrap();
        assert_eq!(store.entries(&table, 0).await.unwrap().len(), 1);
    }
    let half = format!("{database}-half");
    std::fs::copy(folder.path().join("test.sqlite"), &half).unwrap();
    assert!(refusal(&half).await.is_some());
    assert!(store::accept_loss(&half).await.unwrap());
    assert_eq!(refusal(&half).await, None);
    assert!(!store::accept_loss(&half).await.unwrap(), "it is whole now");
}

/// Another program moves everything into the main file and empties the other one: nothing is missing. The server sees
/// it and says anew that it serves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_after_a_truncating_checkpoint_starts_again() {
    let folder = tempfile::tempdir().unwrap();
    let database = file(folder.path());
    let (process, url) = start(&database);
    let (_, table) = play(&url).await;
    let mut other = SqliteConnection::connect(&database).await.unwrap();
    let truncate = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)");
    truncate.execute(&mut other).await.unwrap();
    let length = || std::fs::metadata(wal(&database)).map_or(0, |wal| wal.len());
    while length() == 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Or it would be the last one at the file, and clear up.
    other.close().await.unwrap();
    drop(process);
    let (_process, url) = start(&database);
    let client = Client::new(reqwest::Client::new(), &url);
    let shown: server::api::Update = client
        .get(&format!("/api/tables/{table}/state?seat=none"))
        .await
        .unwrap();
    assert_eq!(shown.number, 1);
}

/// Copies are made while games are played; a server on the last one knows all that was acknowledged before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_under_load_is_whole() {
    let house = House::new().await;
    let database = file(house.folder.path());
    let mut games = tokio::task::JoinSet::new();
    let mut tables = Vec::new();
    for game in 0..4u64 {
        let (client, table) = play(&house.running.url()).await;
        tables.push(table.clone());
        let other = client.at(&house.running.url());
        games.spawn(async move {
            let mut dice = game;
            play_on(&mut [(0, client), (1, other)], &table, 60, &mut dice).await
        });
    }
    let copy = house.folder.path().join("copy.sqlite");
    let mut copies = 0;
    let mut known = Vec::new();
    while !games.is_empty() {
        known.clear();
        let reader = house.stranger();
        for table in &tables {
            let path = format!("/api/tables/{table}/state?seat=none");
            let update: server::api::Update = reader.get(&path).await.unwrap();
            known.push(update.number);
        }
        let _ = std::fs::remove_file(&copy);
        store::backup(&database, &copy).await.unwrap();
        let copied = server::check(copy.to_str().unwrap()).await.unwrap();
        assert_eq!((copied.tables, copied.faults), (4, vec![]));
        copies += 1;
        while games.try_join_next().is_some() {}
    }
    assert!(copies > 0);
    let served = server::check(&database).await.unwrap();
    assert_eq!((served.tables, served.faults), (4, vec![]));
    let restored = server::start(config(copy.to_str().unwrap())).await.unwrap();
    let reader = Client::new(reqwest::Client::new(), &restored.url());
    for (table, before) in tables.iter().zip(known) {
        let path = format!("/api/tables/{table}/state?seat=none");
        let update: server::api::Update = reader.get(&path).await.unwrap();
        assert!(update.number >= before);
    }
    restored.stop().await.unwrap();
}

#[tokio::test]
async fn a_record_that_cannot_be_replayed_is_found_and_named() {
    let house = House::new().await;
    let database = file(house.folder.path());
    let (_, table) = play(&house.running.url()).await;
    let (_, sound) = play(&house.running.url()).await;
    house.running.stop().await.unwrap();
    let mut other = SqliteConnection::connect(&database).await.unwrap();
    let change = "UPDATE journal SET entries = replace(entries, ',1,', ',2,') \
        WHERE entries LIKE '%' || $1 || '%'";
    let changed = sqlx::query(change).bind(&table).execute(&mut other).await;
    assert!(changed.unwrap().rows_affected() > 0);
    other.close().await.unwrap();
    let checked = server::check(&database).await.unwrap();
    assert_eq!(checked.tables, 1, "{sound} is sound");
    assert_eq!(checked.faults.len(), 1, "{:?}", checked.faults);
    assert!(checked.faults[0].contains(&table), "{:?}", checked.faults);
}

#[tokio::test]
async fn pages_that_are_broken_are_found() {
    let house = House::new().await;
    let database = file(house.folder.path());
    play(&house.running.url()).await;
    house.running.stop().await.unwrap();
    let mut bytes = std::fs::read(&database).unwrap();
    let page = usize::from(u16::from_be_bytes([bytes[16], bytes[17]]));
    // The first page tells what tables there are; all others are spoilt.
    bytes[2 * page..].fill(0x55);
    std::fs::write(&database, bytes).unwrap();
    match server::check(&database).await {
        Ok(checked) => assert!(!checked.faults.is_empty()),
        Err(refused) => assert!(refused.to_string().contains("malformed"), "{refused}"),
    }
}
