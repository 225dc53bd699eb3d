//! The card list of the web client is written from the cards themselves, never by hand.
//!
//! `WRITE_CARD_LIST=1 cargo test -p cvlizations --test card_list` writes it anew.

use cvlizations::catalogue;
use std::path::Path;

fn list() -> String {
    let cards = catalogue::builtin().printed();
    let orders: Vec<String> = cards.orders.iter().map(line).collect();
    let ideas: Vec<String> = cards.ideas.iter().map(line).collect();
    format!(
        "{{\"orders\": [\n{}\n], \"ideas\": [\n{}\n]}}\n",
        orders.join(",\n"),
        ideas.join(",\n")
    )
}

fn line<T: serde::Serialize>(card: &T) -> String {
    serde_json::to_string(card).expect("a card is plain data")
}

#[test]
fn the_web_client_has_the_cards_as_they_are() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/cvlizations/cards.json");
    if std::env::var_os("WRITE_CARD_LIST").is_some() {
        std::fs::write(&path, list()).expect("the list can be written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == list(),
        "web/src/games/cvlizations/cards.json is stale; write it anew with WRITE_CARD_LIST=1"
    );
}
