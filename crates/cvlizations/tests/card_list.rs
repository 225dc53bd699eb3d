//! The card list of the web client is written from the cards themselves, never by hand.
//!
//! `WRITE_CARD_LIST=1 cargo test -p cvlizations --test card_list` writes it anew.

use cvlizations::{Idea, catalogue};
use std::fmt::Write;
use std::path::Path;

fn list() -> String {
    let cards = catalogue::builtin();
    let mut text = String::from("[\n");
    for idea in Idea::all() {
        let card = cards.idea(idea);
        let comma = if idea.number() < Idea::COUNT { "," } else { "" };
        writeln!(
            text,
            r#"  {{ "number": {}, "slug": "{}", "kind": "{}", "cost": {:?}, "points": {}, "third": {} }}{comma}"#,
            idea.number(),
            idea.slug(),
            format!("{:?}", card.kind).to_lowercase(),
            card.cost.0,
            card.points,
            idea.is_of_age_three(),
        )
        .expect("writing to a string cannot fail");
    }
    text + "]\n"
}

#[test]
fn the_web_client_has_the_ideas_as_they_are() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/data/cvlizations.json");
    if std::env::var_os("WRITE_CARD_LIST").is_some() {
        std::fs::write(&path, list()).expect("the list can be written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == list(),
        "web/src/data/cvlizations.json is stale; write it anew with WRITE_CARD_LIST=1"
    );
}
