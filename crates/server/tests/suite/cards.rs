//! Corrected card files: new tables use them, and old tables keep the cards they were played with.

use crate::crash;
use crate::store::postgres;
use crate::support::{House, file, play_on, until_only_asked};
use serde_json::{Value, json};
use server::api::{TableInfo, TableState};
use server::client::Client;
use std::path::Path;
use tabletop::CardFile;

/// The built-in cards with another cost, other points, another name and another number in an effect.
fn corrected() -> CardFile {
    let mut text = cvlizations::catalogue::builtin_text().to_owned();
    let optimism = "points = 1\neffect = { amount = 1 }";
    for (printed, correction) in [
        (
            "food = 2, wood = 1, stone = 0",
            "food = 3, wood = 0, stone = 1",
        ),
        (optimism, "points = 7\neffect = { amount = 2 }"),
        (
            "en = \"Optimism\"",
            "en = \"Good cheer\", cs = \"Dobrá nálada\"",
        ),
    ] {
        assert!(text.contains(printed), "{printed}");
        text = text.replacen(printed, correction, 1);
    }
    CardFile::read::<cvlizations::State>(text).unwrap()
}

fn seats() -> Value {
    let computer = json!({ "kind": "computer", "level": 1 });
    json!([{ "kind": "me" }, computer, computer])
}

#[tokio::test]
async fn new_tables_use_corrected_cards_and_clients_can_read_them() {
    let cards = corrected();
    let house = House::with(|config| config.cards = Some(cards.clone())).await;
    let mut ola = house.guest("Ola").await;
    let named = format!(" cards={}", cards.name);
    for rules in ["", "variant=standard first=B"] {
        let wish = json!({ "game": "cvlizations", "seats": seats(), "rules": rules });
        let table = ola.table(wish).await.unwrap();
        assert!(table.rules.ends_with(&named), "{}", table.rules);
        let update = ola.state(&table.id, 0, None).await.unwrap();
        assert!(update.view.unwrap().get().contains(&cards.name));
    }
    let games: Vec<Value> = ola.get("/api/games").await.unwrap();
    let rules = |game: usize| games[game]["rules"].as_str().unwrap();
    assert!(!rules(0).contains("cards=") && rules(1).ends_with(&named));

    let path = format!("/api/cards/cvlizations/{}", cards.name);
    let printed: Value = ola.get(&path).await.unwrap();
    let idea = &printed["ideas"][0];
    assert_eq!(
        (&idea["cost"], &idea["points"]),
        (&json!([3, 0, 1]), &json!(7))
    );
    assert_eq!(
        idea["corrected"],
        json!({ "names": { "en": "Good cheer", "cs": "Dobrá nálada" }, "rules": [{ "amount": 2 }] })
    );
    assert_eq!(idea["certainty"]["cost"], "designed");
    assert_eq!(printed["ideas"][1].get("corrected"), None);
    assert_eq!(text(&ola, &format!("{path}/file")).await, cards.text);
    for (path, id) in [
        ("cvlizations/0", "not-found"),
        ("cvlizations/%00", "not-found"),
        ("innovation/0", "not-found"),
        ("chess/0", "unknown-game"),
    ] {
        let refused = ola.get::<Value>(&format!("/api/cards/{path}")).await;
        assert_eq!(refused.unwrap_err().id, id, "{path}");
    }
}

#[tokio::test]
async fn rules_that_name_an_unknown_card_file_are_refused() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let wish = json!({ "game": "cvlizations", "seats": seats(), "rules": "cards=0123" });
    assert_eq!(ola.table(wish).await.unwrap_err().id, "bad-rules");
}

#[tokio::test]
async fn a_server_without_the_file_keeps_the_cards_of_old_tables() {
    let folder = tempfile::tempdir().unwrap();
    let cards = write(folder.path());
    let database = file(folder.path());
    let (process, url) = crash::start_with_cards(&database, &cards);
    let (mut ola, table) = begin(&url).await;
    let before = until_only_asked(&ola, &table.id, 0).await;
    drop(process);
    let (_process, url) = crash::start(&database);
    ola = ola.at(&url);
    let after = ola.state(&table.id, 0, None).await.unwrap();
    assert_eq!(after.view.unwrap().get(), before.view.unwrap().get());
    finish(ola, &table).await;
}

#[tokio::test]
async fn another_server_on_the_same_postgresql_knows_the_cards() {
    let Some(database) = postgres() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let cards = write(folder.path());
    let ((_one, first), (_two, second)) = (
        crash::start_with_cards(&database, &cards),
        crash::start(&database),
    );
    let (ola, table) = begin(&first).await;
    finish(ola.at(&second), &table).await;
}

async fn text(client: &Client, path: &str) -> String {
    let answer = client.request(reqwest::Method::GET, path).send().await;
    answer.unwrap().text().await.unwrap()
}

fn write(folder: &Path) -> String {
    let path = folder.join("cards.toml");
    std::fs::write(&path, corrected().text).unwrap();
    path.to_str().unwrap().to_owned()
}

async fn begin(url: &str) -> (Client, TableInfo) {
    let http = reqwest::Client::new();
    let mut ola = Client::guest(http, url, "Ola").await.unwrap();
    let wish = json!({ "game": "cvlizations", "seats": seats() });
    let table = ola.table(wish).await.unwrap();
    play_on(&mut [(0, ola.clone())], &table.id, 3, &mut 5).await;
    (ola, table)
}

/// Plays to the end at a server that was started without the cards; its own new tables use the built-in ones.
async fn finish(mut ola: Client, table: &TableInfo) {
    let named = format!("cards={}", corrected().name);
    assert!(table.rules.contains(&named));
    let state = play_on(&mut [(0, ola.clone())], &table.id, usize::MAX, &mut 5).await;
    assert_eq!(state, TableState::Finished);
    let record = text(&ola, &format!("/api/tables/{}/record", table.id)).await;
    assert!(record.contains(&named));
    let printed = format!("/api/cards/cvlizations/{}", corrected().name);
    assert_eq!(
        ola.get::<Value>(&printed).await.unwrap()["ideas"][0]["points"],
        7
    );
    let wish = json!({ "game": "cvlizations", "seats": seats() });
    assert!(!ola.table(wish).await.unwrap().rules.contains("cards="));
}
