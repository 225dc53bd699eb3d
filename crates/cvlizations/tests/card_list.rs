//! The card list of the web client is written from the cards themselves, never by hand.

use cvlizations::catalogue;
use std::path::Path;
use tabletop::testing::check_generated;

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
    check_generated(&path, &list());
}
