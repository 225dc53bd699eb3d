//! The card list of the web client is written from the cards themselves, never by hand.

use innovation::{Card, Effect};
use std::fmt::Write;
use std::path::Path;
use tabletop::testing::check_generated;

fn list() -> String {
    let word = |value: &dyn std::fmt::Debug| format!("\"{value:?}\"").to_lowercase();
    let mut text = String::from("[\n");
    for card in Card::all() {
        let def = card.def();
        let icons: Vec<String> = def.icons.iter().map(|icon| word(icon)).collect();
        let effects: Vec<&str> = def
            .effects
            .iter()
            .map(|effect| match effect {
                Effect::Demand(_) => "\"demand\"",
                Effect::Share(_) => "\"share\"",
            })
            .collect();
        let comma = if card.index() + 1 < Card::COUNT {
            ","
        } else {
            ""
        };
        writeln!(
            text,
            r#"  {{ "slug": "{}", "age": {}, "color": {}, "icons": [{}], "dogma": {}, "effects": [{}] }}{comma}"#,
            card.slug(),
            def.age,
            word(&def.color),
            icons.join(", "),
            word(&def.dogma_icon),
            effects.join(", "),
        )
        .expect("writing to a string cannot fail");
    }
    text + "]\n"
}

#[test]
fn the_web_client_has_the_cards_as_they_are() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/innovation/cards.json");
    check_generated(&path, &list());
}
