//! The contract that every store keeps.

use server::store::{self, EntryRow, Header, NewRow, Rare, Store, User};
use std::sync::Arc;

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
    assert_eq!(again.entries("sqlite-table", 0).await.unwrap().len(), 41);
}

#[tokio::test]
async fn postgres_keeps_the_contract() {
    let Some(url) = postgres() else {
        return;
    };
    let prefix = format!(
        "test-{}-{:?}",
        std::process::id(),
        std::time::SystemTime::now()
    );
    contract(store::open(&url).await.unwrap(), &prefix).await;
}

fn header(number: u32, state: &'static str, rare: bool, prefix: &str) -> Header {
    Header {
        number,
        changed: 1_000 + i64::from(number),
        state,
        asked: 2,
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
        setup: "{}".to_owned(),
        created: 1,
        listed: true,
        spectators: true,
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
    let last = EntryRow {
        number: 41,
        at: 1,
        act: "end".to_owned(),
    };
    assert!(
        store
            .append(&id, last, header(41, "finished", true, prefix))
            .await
            .unwrap()
    );
    assert_eq!(store.tables_of(&ola, true).await.unwrap().len(), 1);
    assert!(!store.due(6).await.unwrap().contains(&id));
}

async fn users(store: &dyn Store, id: &str, login: &str) {
    let guest = User {
        id: id.to_owned(),
        name: "Ola".to_owned(),
        login: None,
        password: None,
    };
    assert!(store.add_user(&guest, 1).await.unwrap());
    store
        .add_session(&format!("{id}-hash"), id, 1)
        .await
        .unwrap();
    assert_eq!(
        store
            .user_of_session(&format!("{id}-hash"))
            .await
            .unwrap()
            .as_ref(),
        Some(&guest)
    );
    let member = User {
        login: Some(login.to_owned()),
        password: Some("#".to_owned()),
        ..guest.clone()
    };
    assert!(store.change_user(&member).await.unwrap());
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
    assert!(!store.change_user(&thief).await.unwrap());
    store.end_session(&format!("{id}-hash")).await.unwrap();
    assert_eq!(
        store.user_of_session(&format!("{id}-hash")).await.unwrap(),
        None
    );
}

/// Forty numbers, three writers for each: one wins, and its entry is the one that stays.
async fn appends(store: &Arc<dyn Store>, id: &str, prefix: &str) {
    let mut expected = Vec::new();
    for number in 1..=40 {
        let write = |writer: u8| {
            let (store, id) = (Arc::clone(store), id.to_owned());
            let header = header(number, "running", number == 1, prefix);
            let entry = EntryRow {
                number,
                at: 7,
                act: format!("by {writer}"),
            };
            tokio::spawn(async move { store.append(&id, entry, header).await.unwrap() })
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
