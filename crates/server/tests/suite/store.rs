//! The contract that every store keeps.

use server::store::{
    self, EntryRow, Header, LobbyRow, NewEntry, NewRow, NewSession, Notice, Rare, Store, User,
};
use sqlx::migrate::Migrator;
use sqlx::{PgPool, SqlitePool};
use std::slice::from_ref;
use std::sync::Arc;
use tabletop::CardFile;

/// A PostgreSQL for tests, if there is one.
pub fn postgres() -> Option<String> {
    std::env::var("EPOKA_TEST_POSTGRES")
        .ok()
        .filter(|url| !url.is_empty())
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    let file = crate::support::file(folder.path());
    contract(store::open(&file).await.unwrap(), "sqlite").await;
    // What was written is there when the file is opened again.
    let again = store::open(&file).await.unwrap();
    assert_eq!(again.entries("sqlite-table", 0).await.unwrap().len(), 45);
}

#[tokio::test]
async fn a_database_of_a_newer_server_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = crate::support::file(folder.path());
    drop(store::open(&file).await.unwrap());
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (9999, 'from the future', true, x'00', 0)";
    let pool = sqlx::SqlitePool::connect(&file).await.unwrap();
    sqlx::query(newer).execute(&pool).await.unwrap();
    let refused = store::open(&file).await.err().unwrap().to_string();
    assert!(
        refused.contains("made by a newer Epoka (its form is 9999)"),
        "{refused}"
    );
}

#[tokio::test]
async fn two_servers_do_not_share_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = crate::support::file(folder.path());
    let first = store::open(&file).await.unwrap();
    let link = format!("{file}-link");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    for path in [&file, &link] {
        let refused = store::open(path).await.err().unwrap().to_string();
        assert!(refused.contains("another server uses it"), "{refused}");
    }
    drop(first);
    store::open(&file).await.unwrap();
}

#[tokio::test]
async fn postgres_keeps_the_contract() {
    let Some(url) = postgres() else {
        return;
    };
    let url = schema(&url, "contract").await;
    contract(store::open(&url).await.unwrap(), "postgres").await;
}

#[tokio::test]
async fn a_sqlite_file_of_an_older_server_keeps_its_tables() {
    for known in [4, 6] {
        let folder = tempfile::tempdir().unwrap();
        let file = crate::support::file(folder.path());
        let pool = SqlitePool::connect(&format!("sqlite:{file}?mode=rwc"))
            .await
            .unwrap();
        let before = without_the_last(sqlx::migrate!("migrations/sqlite"), known);
        before.run(&pool).await.unwrap();
        for text in OLD_TABLES {
            sqlx::query(text).execute(&pool).await.unwrap();
        }
        pool.close().await;
        reads_old_tables(&*store::open(&file).await.unwrap()).await;
    }
}

#[tokio::test]
async fn a_postgres_of_an_older_server_keeps_its_tables() {
    let Some(url) = postgres() else {
        return;
    };
    for known in [4, 5] {
        opens_an_older_postgres(&url, known).await;
    }
}

async fn opens_an_older_postgres(url: &str, known: usize) {
    // The usual one is new already.
    let url = schema(url, &format!("older_{known}")).await;
    let older = PgPool::connect(&url).await.unwrap();
    let before = without_the_last(sqlx::migrate!("migrations/postgres"), known);
    before.run(&older).await.unwrap();
    for text in OLD_TABLES {
        sqlx::query(text).execute(&older).await.unwrap();
    }
    reads_old_tables(&*store::open(&url).await.unwrap()).await;
}

/// An empty schema of its own, for a test that other servers on the database would disturb.
async fn schema(url: &str, name: &str) -> String {
    let pool = PgPool::connect(url).await.unwrap();
    for text in [
        format!("DROP SCHEMA IF EXISTS {name} CASCADE"),
        format!("CREATE SCHEMA {name}"),
    ] {
        let text = sqlx::AssertSqlSafe(text);
        sqlx::query(text).execute(&pool).await.unwrap();
    }
    format!("{url}?options=-csearch_path%3D{name}")
}

/// The form of a database when only the first migrations were known.
fn without_the_last(mut all: Migrator, first: usize) -> Migrator {
    all.migrations = all.iter().take(first).cloned().collect();
    all
}

/// Tables as servers wrote them that kept who is asked with the table alone.
const OLD_TABLES: [&str; 7] = [
    "INSERT INTO tables \
     (id, invite, setup, created, listed, spectators, number, changed, state, asked, due, info) \
     VALUES ('new', 'a', '{}', 5, 0, 1, 0, 5, 'running', 1, NULL, 'new'), \
     ('alone', 'c', '{\"creator\":\"ewa\"}', 1, 1, 1, 0, 30, 'running', 1, 30, 'alone'), \
     ('old', 'b', '{}', 1, 0, 1, 2, 30, 'running', 2, 40, 'old')",
    "INSERT INTO members (table_id, seat, user_id) VALUES ('new', 0, 'ola'), ('old', 1, 'ola')",
    "INSERT INTO entries (table_id, number, at, act) VALUES ('old', 1, 20, 'first')",
    "INSERT INTO entries (table_id, number, at, act) VALUES ('old', 2, 30, 'second')",
    "INSERT INTO pulse (only_row, at) VALUES (1, 30)",
    "INSERT INTO users (id, name, created) VALUES ('ola', 'Ola', 1)",
    "INSERT INTO sessions (hash, user_id, created) VALUES ('hash', 'ola', 1)",
];

async fn reads_old_tables(store: &dyn Store) {
    let user = store.user_of_session("hash", 0).await.unwrap();
    assert_eq!(user.unwrap().name, "Ola");
    assert_eq!(
        store.sessions_of("ola", 0).await.unwrap(),
        [session("hash", "ola", 1, None)]
    );
    let row = |info: &str, number, changed, asked| LobbyRow {
        info: info.to_owned(),
        number,
        changed,
        asked,
    };
    let new = (row("new", 0, 5, 1), 0);
    let mine = store.tables_of("ola", false).await.unwrap();
    assert_eq!(mine, [(row("old", 2, 30, 2), 1), new.clone()]);
    assert_eq!(store.entries("old", 0).await.unwrap().len(), 2);
    // Where nobody has a seat nothing is due any more.
    assert_eq!(store.due(50).await.unwrap(), ["old"]);
    assert_eq!(
        store.listed("running").await.unwrap(),
        [row("alone", 0, 30, 1)]
    );
    let third = entry(3, 60, "third", 1, None);
    assert!(store.append("old", third).await.unwrap());
    let mine = store.tables_of("ola", false).await.unwrap();
    assert_eq!(mine, [(row("old", 3, 60, 1), 1), new]);
}

fn session(hash: &str, user: &str, opened: i64, device: Option<&str>) -> NewSession {
    NewSession {
        hash: hash.to_owned(),
        user: user.to_owned(),
        opened,
        device: device.map(str::to_owned),
    }
}

fn entry(number: u32, at: i64, act: &str, asked: u8, header: Option<Header>) -> NewEntry {
    let act = act.to_owned();
    NewEntry {
        row: EntryRow { number, at, act },
        asked,
        header,
    }
}

fn header(number: u32, state: &'static str, rare: bool, prefix: &str) -> Header {
    Header {
        state,
        due: (state == "running").then_some(5),
        rare: rare.then(|| Rare {
            info: format!("{{\"n\":{number}}}"),
            members: vec![(0, format!("{prefix}-ola")), (1, format!("{prefix}-jan"))],
        }),
    }
}

async fn contract(store: Arc<dyn Store>, prefix: &str) {
    let (ola, login) = (format!("{prefix}-ola"), format!("{prefix}-login"));
    users(&*store, &ola, &login).await;
    let id = format!("{prefix}-table");
    let row = NewRow {
        id: id.clone(),
        invite: format!("{prefix}-invite"),
        creator: "ola".to_owned(),
        setup: "{}".to_owned(),
        created: 1,
        listed: true,
        spectators: true,
        asked: 0,
    };
    store
        .add_table(&row, &header(0, "open", true, prefix))
        .await
        .unwrap();
    assert_eq!(store.setup(&id).await.unwrap().as_deref(), Some("{}"));
    assert_eq!(store.setup("nothing").await.unwrap(), None);
    assert_eq!(store.invited(&row.invite).await.unwrap(), Some(id.clone()));
    assert!(
        store
            .add_table(&row, &header(0, "open", true, prefix))
            .await
            .is_err()
    );

    appends(&store, &id, prefix).await;
    lists(&*store, prefix).await;
    card_files(&*store, prefix).await;

    let mine = store.tables_of(&ola, false).await.unwrap();
    assert_eq!(
        (mine.len(), mine[0].1, mine[0].0.number, mine[0].0.asked),
        (1, 0, 40, 2)
    );
    assert_eq!(mine[0].0.info, "{\"n\":1}");
    assert!(store.tables_of(&ola, true).await.unwrap().is_empty());
    assert!(
        store
            .listed("running")
            .await
            .unwrap()
            .iter()
            .any(|row| row.info == "{\"n\":1}")
    );
    assert!(store.due(6).await.unwrap().contains(&id));
    assert!(!store.due(5).await.unwrap().contains(&id));
    without_a_header(&*store, &id, &ola).await;
    let finished = Some(header(43, "finished", true, prefix));
    let last = entry(43, 1, "end", 0, finished);
    assert!(store.append(&id, last).await.unwrap());
    assert_eq!(store.tables_of(&ola, true).await.unwrap().len(), 1);
    assert!(!store.due(6).await.unwrap().contains(&id));
    outages(&*store, &id, prefix).await;
}

/// Entries that leave the state and what is due as they were: lists know their number, time and who is asked.
async fn without_a_header(store: &dyn Store, id: &str, user: &str) {
    for (number, asked) in [(41, 1), (42, 2)] {
        let at = 100 + i64::from(number);
        let plain = || entry(number, at, "plain", asked, None);
        assert!(store.append(id, plain()).await.unwrap());
        assert!(!store.append(id, plain()).await.unwrap(), "it is there");
        let mine = store.tables_of(user, false).await.unwrap();
        let LobbyRow {
            number: last,
            changed,
            asked: now,
            ..
        } = mine[0].0;
        assert_eq!((last, changed, now), (number, at, asked));
    }
    assert!(store.due(6).await.unwrap().contains(&id.to_owned()));
}

/// Of many tables the last ones are found, and everybody finds the newest of each who made them.
async fn lists(store: &dyn Store, prefix: &str) {
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    let (now, leo) = (now.as_millis() as i64, format!("{prefix}-leo"));
    let header = |info: &str| Header {
        state: "open",
        due: None,
        rare: Some(Rare {
            info: info.to_owned(),
            members: vec![(0, leo.clone())],
        }),
    };
    let name = |number: i64| format!("{prefix}-many-{number}");
    for number in 0..205 {
        let row = NewRow {
            id: name(number),
            invite: format!("{prefix}-invite-{number}"),
            creator: leo.clone(),
            setup: "{}".to_owned(),
            created: now + number,
            listed: number < 7,
            spectators: true,
            asked: 0,
        };
        store.add_table(&row, &header(&name(number))).await.unwrap();
    }
    let info = |row: &LobbyRow| row.info.clone();
    let open = store.listed("open").await.unwrap();
    let listed: Vec<String> = open.iter().map(info).collect();
    let listed = listed.iter().filter(|info| info.starts_with(prefix));
    let newest: Vec<String> = (2..7).rev().map(name).collect();
    assert_eq!(listed.cloned().collect::<Vec<_>>(), newest);
    // At the oldest of all somebody goes on.
    let again = entry(1, now + 3_600_000, "join", 0, Some(header(&name(0))));
    assert!(store.append(&name(0), again).await.unwrap());
    let mine = store.tables_of(&leo, false).await.unwrap();
    let mine: Vec<String> = mine.iter().map(|(row, _)| info(row)).collect();
    let last: Vec<String> = (6..205).rev().map(name).collect();
    assert_eq!((&mine[0], &mine[1..]), (&name(0), &last[..]));
}

/// A card file is kept once, by its game and name.
async fn card_files(store: &dyn Store, prefix: &str) {
    let cards = |game, text: &str| CardFile {
        game,
        name: format!("{prefix}-cards"),
        text: text.to_owned(),
    };
    for (game, text) in [("one", "first"), ("one", "second"), ("other", "third")] {
        store.keep_cards(&cards(game, text)).await.unwrap();
    }
    let name = cards("one", "").name;
    for (game, kept) in [
        ("one", Some("first")),
        ("other", Some("third")),
        ("none", None),
    ] {
        let found = store.cards(game, &name).await.unwrap();
        assert_eq!(found.as_deref(), kept, "{game}");
    }
    assert_eq!(store.cards("one", "nothing").await.unwrap(), None);
}

async fn outages(store: &dyn Store, id: &str, prefix: &str) {
    let far = 1_000_000_000_000_000;
    store.begin(far).await.unwrap();
    let again = |number, state| {
        let header = header(number, state, false, prefix);
        entry(number, 1, "again", 0, Some(header))
    };
    // Something is due at a table, so the pulse counts.
    assert!(store.append(id, again(44, "running")).await.unwrap());
    store.pulse(far + 10).await.unwrap();
    store.pulse(far + 5).await.unwrap();
    store.begin(far + 300).await.unwrap();
    store.begin(far + 300).await.unwrap();
    store.begin(far + 400).await.unwrap();
    let expected = [(far + 10, far + 300), (far + 300, far + 400)];
    assert_eq!(store.outages(far).await.unwrap(), expected);
    assert_eq!(store.outages(far + 300).await.unwrap(), expected[1..]);
    // One that goes on is written down again, and never becomes shorter.
    for ended in [10_000, 12_000, 11_000] {
        store.outage(far + 9_000, far + ended).await.unwrap();
    }
    let longest = [(far + 9_000, far + 12_000)];
    assert_eq!(store.outages(far + 400).await.unwrap(), longest);
    // A clock has been put back: what was written by the wrong one is forgotten.
    store.begin(far + 1_000).await.unwrap();
    store.pulse(far + 1_100).await.unwrap();
    store.begin(far + 1_200).await.unwrap();
    let expected = [(far + 400, far + 1_000), (far + 1_100, far + 1_200)];
    assert_eq!(store.outages(far + 400).await.unwrap(), expected);
    assert!(store.append(id, again(45, "finished")).await.unwrap());
}

#[test]
fn what_processes_say_is_read_as_it_was_written() {
    let (table, process) = ("t".repeat(32), "p".repeat(32));
    let notices = [
        Notice::Moved {
            table: table.clone(),
            number: 17,
        },
        Notice::Here {
            table: table.clone(),
            process: process.clone(),
            seats: 5,
        },
        Notice::Who {
            table,
            process: process.clone(),
        },
        Notice::Alive { process },
        Notice::Changed {
            user: "u".repeat(32),
        },
    ];
    for notice in notices {
        assert_eq!(Notice::read(&notice.write()), Some(notice));
    }
    for line in ["", "t", "t x", "t here p", "t here p 999", "a b c d e"] {
        assert_eq!(Notice::read(line), None, "{line}");
    }
}

async fn users(store: &dyn Store, id: &str, login: &str) {
    let guest = User {
        id: id.to_owned(),
        name: "Ola".to_owned(),
        login: None,
        password: None,
    };
    assert!(store.add_user(&guest, 1).await.unwrap());
    let first = session(&format!("{id}-hash"), id, 1, Some("Firefox, Linux"));
    store.add_session(&first).await.unwrap();
    assert_eq!(
        store
            .user_of_session(&format!("{id}-hash"), 0)
            .await
            .unwrap()
            .as_ref(),
        Some(&guest)
    );
    let old = store.user_of_session(&format!("{id}-hash"), 1).await;
    assert_eq!(old.unwrap(), None, "a session ends of age");
    let member = User {
        login: Some(login.to_owned()),
        password: Some("#".to_owned()),
        ..guest.clone()
    };
    assert!(store.make_member(&member).await.unwrap());
    assert_eq!(
        store.user_of_login(login).await.unwrap(),
        Some(member.clone())
    );
    let again = User {
        login: Some(format!("{login}-2")),
        ..member.clone()
    };
    assert!(!store.make_member(&again).await.unwrap());
    store.rename_user(id, "Ewa").await.unwrap();
    let member = User {
        name: "Ewa".to_owned(),
        ..member
    };
    assert_eq!(
        store.user_of_login(login).await.unwrap(),
        Some(member.clone())
    );
    let thief = User {
        id: format!("{id}-thief"),
        ..member
    };
    assert!(!store.add_user(&thief, 1).await.unwrap());
    let other = User {
        login: None,
        ..thief.clone()
    };
    assert!(store.add_user(&other, 1).await.unwrap());
    assert!(!store.make_member(&thief).await.unwrap());
    sessions(store, id, &other.id, first).await;
}

/// Everybody sees and ends the own sessions alone.
async fn sessions(store: &dyn Store, id: &str, other: &str, first: NewSession) {
    let named = |name: &str, opened| session(&format!("{id}-{name}"), id, opened, Some(""));
    let (second, third) = (named("second", 2), named("third", 3));
    let others = session(&format!("{other}-hash"), other, 2, None);
    for session in [&second, &third, &others] {
        store.add_session(session).await.unwrap();
    }
    let mine = async |after| store.sessions_of(id, after).await.unwrap();
    assert_eq!(
        mine(0).await,
        [third.clone(), second.clone(), first.clone()]
    );
    assert_eq!(mine(2).await, from_ref(&third), "a session ends of age");
    assert!(!store.end_session(other, &first.hash).await.unwrap());
    assert!(store.end_session(id, &first.hash).await.unwrap());
    assert!(!store.end_session(id, &first.hash).await.unwrap());
    let gone = store.user_of_session(&first.hash, 0).await.unwrap();
    assert_eq!(gone, None);
    store.end_other_sessions(id, &third.hash).await.unwrap();
    assert_eq!(mine(0).await, from_ref(&third));
    store.add_session(&second).await.unwrap();
    store.change_password(id, "##", &second.hash).await.unwrap();
    assert_eq!(mine(0).await, from_ref(&second));
    let user = store.user_of_session(&second.hash, 0).await.unwrap();
    assert_eq!(user.unwrap().password.as_deref(), Some("##"));
    let kept = store.sessions_of(other, 0).await.unwrap();
    assert_eq!(kept, [others]);
}

/// Forty numbers, three writers for each: one wins, and its entry is the one that stays.
async fn appends(store: &Arc<dyn Store>, id: &str, prefix: &str) {
    let mut expected = Vec::new();
    for number in 1..=40 {
        let write = |writer: u8| {
            let (store, id) = (Arc::clone(store), id.to_owned());
            // Some change what lists show of the table, most do not.
            let rare = number == 1;
            let header = (number % 5 == 1).then(|| header(number, "running", rare, prefix));
            let entry = entry(number, 7, &format!("by {writer}"), 2, header);
            tokio::spawn(async move { store.append(&id, entry).await.unwrap() })
        };
        let writers = [write(0), write(1), write(2)];
        let mut winners = Vec::new();
        for (writer, won) in (0..).zip(writers) {
            if won.await.unwrap() {
                winners.push(writer);
            }
        }
        assert_eq!(winners.len(), 1, "one writer wins");
        expected.push(EntryRow {
            number,
            at: 7,
            act: format!("by {}", winners[0]),
        });
    }
    assert_eq!(store.entries(id, 0).await.unwrap(), expected);
    assert_eq!(store.entries(id, 37).await.unwrap(), expected[37..]);
}
