//! Every order and idea of CVlizations has a name and its texts.

use text::{Catalogue, Language};

const ORDERS: [&str; 8] = [
    "thieving",
    "logging",
    "hunting",
    "quarrying",
    "cunning",
    "slacking",
    "trading",
    "doubling",
];

const IDEAS: [&str; 48] = [
    "optimism",
    "egoism",
    "moderation",
    "hedonism",
    "humanism",
    "stoicism",
    "materialism",
    "consumerism",
    "fishing-rod",
    "hammer",
    "dagger",
    "sword",
    "divination",
    "gunpowder",
    "pickaxe",
    "axe",
    "hermitage",
    "school",
    "tower",
    "market",
    "castle",
    "workshop",
    "pantry",
    "temple",
    "vacation",
    "law",
    "taming-the-dog",
    "taming-the-cat",
    "wheel",
    "common-speech",
    "writing",
    "calendar",
    "idealism",
    "minimalism",
    "rationalism",
    "pacifism",
    "smartphone",
    "computer",
    "car",
    "cinematography",
    "skyscraper",
    "stock-exchange",
    "highway",
    "research-institute",
    "sale",
    "board-games",
    "tourism",
    "internet",
];

#[test]
fn orders_have_a_text_for_each_case_and_ideas_have_one() {
    for language in Language::ALL {
        let catalogue = Catalogue::of(language);
        let orders = ORDERS.iter().flat_map(|order| {
            ["", "-case-1", "-case-2", "-case-3"]
                .map(|part| format!("cvlizations-order-{order}{part}"))
        });
        let ideas = IDEAS
            .iter()
            .flat_map(|idea| ["", "-text"].map(|part| format!("cvlizations-idea-{idea}{part}")));
        for id in orders.chain(ideas) {
            let text = catalogue.find(&id, &[]);
            assert!(
                text.is_ok_and(|text| !text.contains('{')),
                "{language:?}: {id}"
            );
        }
    }
}
