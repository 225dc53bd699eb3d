//! The journal of the SQLite store: wherever an entry lies, everybody finds it, and its number is taken.

use server::store::{self, EntryRow, Header, LobbyRow, NewEntry, NewRow, Rare, Store};
use sqlx::SqlitePool;
use std::ops::RangeInclusive;
use std::sync::Arc;
use tokio::task::JoinSet;

const TABLES: u32 = 10;
const ENTRIES: u32 = 40;

fn entry(number: u32) -> NewEntry {
    NewEntry {
        row: written(number),
        asked: (number % 3) as u8,
        header: None,
    }
}

fn written(number: u32) -> EntryRow {
    EntryRow {
        number,
        at: 100 + i64::from(number),
        act: format!("act \"{number}\""),
    }
}

fn name(table: u32) -> String {
    format!("table {table}")
}

/// A file with tables of Ola's; no more entries than `waiting` stay in the journal, up to one transaction.
async fn open(file: &str, waiting: usize) -> Arc<dyn Store> {
    let url = format!("sqlite:{file}?journal={waiting}");
    store::open(&url).await.unwrap()
}

async fn add_tables(store: &dyn Store) {
    for table in 0..TABLES {
        let row = NewRow {
            id: name(table),
            invite: format!("invite {table}"),
            creator: "ola".to_owned(),
            setup: "{}".to_owned(),
            created: 1,
            listed: false,
            spectators: true,
            asked: 0,
        };
        let header = Header {
            state: "running",
            due: None,
            rare: Some(Rare {
                info: name(table),
                members: vec![(0, "ola".to_owned())],
            }),
        };
        store.add_table(&row, &header).await.unwrap();
    }
}

/// All tables at once, one number after the other.
async fn append_all(store: &Arc<dyn Store>, numbers: RangeInclusive<u32>) {
    for number in numbers {
        let mut writers = JoinSet::new();
        for table in 0..TABLES {
            let store = Arc::clone(store);
            writers.spawn(async move { store.append(&name(table), entry(number)).await.unwrap() });
        }
        assert!(writers.join_all().await.into_iter().all(|taken| taken));
    }
}

/// Readers find all entries up to a number in order, lists know the last one, and no number is given twice.
async fn holds(store: &dyn Store, last: u32) {
    let all: Vec<EntryRow> = (1..=last).map(written).collect();
    for table in 0..TABLES {
        let id = name(table);
        assert_eq!(store.entries(&id, 0).await.unwrap(), all);
        let late = store.entries(&id, last - 1).await.unwrap();
        assert_eq!(late, all[last as usize - 1..]);
        for number in [1, last / 2, last] {
            assert!(!store.append(&id, entry(number)).await.unwrap());
        }
    }
    let mine = store.tables_of("ola", false).await.unwrap();
    assert_eq!(mine.len(), TABLES as usize);
    for (
        LobbyRow {
            number,
            changed,
            asked,
            ..
        },
        _,
    ) in mine
    {
        assert_eq!(
            (number, changed, asked),
            (last, 100 + i64::from(last), (last % 3) as u8)
        );
    }
}

/// How many entries lie with their tables, and how many rows the journal has.
async fn lie(file: &str) -> (i64, i64) {
    let pool = SqlitePool::connect(file).await.unwrap();
    let count = |text| sqlx::query_scalar(text).fetch_one(&pool);
    let sorted =
        "SELECT coalesce(sum(1 + coalesce(json_array_length(earlier), 0)), 0) FROM entries";
    let sorted = count(sorted).await.unwrap();
    (sorted, count("SELECT count(*) FROM journal").await.unwrap())
}

#[tokio::test]
async fn entries_are_found_wherever_they_lie() {
    let folder = tempfile::tempdir().unwrap();
    let file = crate::support::file(folder.path());
    // All in the journal; nearly all with their tables; some here and some there.
    let all = i64::from(TABLES * ENTRIES);
    for (waiting, sorted) in [(100_000, 0..=0), (0, all - 127..=all), (150, 1..=all - 150)] {
        let file = format!("{file}.{waiting}");
        let store = open(&file, waiting).await;
        add_tables(&*store).await;
        for half in [1..=ENTRIES / 2, ENTRIES / 2 + 1..=ENTRIES] {
            let last = *half.end();
            append_all(&store, half).await;
            holds(&*store, last).await;
        }
        let (found, _) = lie(&file).await;
        assert!(sorted.contains(&found), "{waiting}: {found} are sorted in");
        drop(store);
        holds(&*open(&file, waiting).await, ENTRIES).await;
    }
}

#[tokio::test]
async fn the_journal_does_not_grow_beyond_what_waits() {
    let folder = tempfile::tempdir().unwrap();
    let file = crate::support::file(folder.path());
    let store = open(&file, 0).await;
    add_tables(&*store).await;
    for round in 1..=4 {
        append_all(&store, 1 + (round - 1) * ENTRIES..=round * ENTRIES).await;
        let (_, rows) = lie(&file).await;
        assert!(rows < 256, "{rows} rows");
    }
}

/// As after a crash: what was sorted in is still in the journal too.
#[tokio::test]
async fn entries_that_lie_in_both_places_count_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = crate::support::file(folder.path());
    let store = open(&file, 100_000).await;
    add_tables(&*store).await;
    append_all(&store, 1..=ENTRIES).await;
    drop(store);
    let pool = SqlitePool::connect(&file).await.unwrap();
    let some = "INSERT INTO entries (table_id, number, at, act, asked) \
        SELECT value->>0, value->>1, value->>2, value->>4, value->>3 \
        FROM journal, json_each(journal.entries) WHERE value->>1 <= 25";
    sqlx::query(some).execute(&pool).await.unwrap();
    pool.close().await;
    let store = open(&file, 0).await;
    holds(&*store, ENTRIES).await;
    append_all(&store, ENTRIES + 1..=2 * ENTRIES).await;
    holds(&*store, 2 * ENTRIES).await;
    let (sorted, _) = lie(&file).await;
    assert!(sorted > i64::from(2 * TABLES * ENTRIES) - 128);
}

#[tokio::test]
async fn a_table_that_does_not_exist_takes_no_entry_and_hinders_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&crate::support::file(folder.path()), 0).await;
    add_tables(&*store).await;
    assert!(!store.append("nothing", entry(1)).await.unwrap());
    append_all(&store, 1..=ENTRIES).await;
    holds(&*store, ENTRIES).await;
}

#[tokio::test]
async fn what_a_url_says_and_nobody_knows_is_refused() {
    let refused = store::open("sqlite:file?cache=1").await.err().unwrap();
    assert!(refused.to_string().contains("journal=NUMBER"), "{refused}");
}
