//! What the table is made of.

use super::*;
use crate::testing::{A, B, C, D, card, cards, table};
use tabletop::Game;

// R5, R6: a board has one pile per colour; the uppermost card is the top card, the lowest the bottom card.
#[test]
fn a_pile_has_a_top_and_a_bottom_card() {
    let table = table("A board tools,writing,pottery< oars");
    assert_eq!(table.top(A, Color::Blue), Some(card("pottery")));
    assert_eq!(table.bottom(A, Color::Blue), Some(card("tools")));
    assert_eq!(table.beneath(card("pottery")), Some(card("writing")));
    assert_eq!(table.top(A, Color::Red), table.bottom(A, Color::Red));
    assert_eq!(table.top(A, Color::Green), None);
    assert_eq!(table.tops(A), cards("pottery oars"));
}

// R8, R9
#[test]
fn points_and_the_highest_top_card() {
    let table = table("A board tools,mathematics score 10 3 3");
    assert_eq!(table.points(A), 16);
    assert_eq!(table.highest_top_value(A), 2);
    assert_eq!((table.points(B), table.highest_top_value(B)), (0, 0));
}

// D19: the names of the FAQ.
#[test]
fn special_achievements_have_the_old_names() {
    let names: Vec<String> = Special::ALL
        .map(|special| Achievement::Special(special).to_string())
        .into();
    assert_eq!(names, ["monument", "empire", "world", "wonder", "universe"]);
}

// D1, D5, D20, D23, D24, D27, N1, N2: what the sources leave open is an option; the defaults are ours.
#[test]
fn rule_options_are_read_and_written() {
    let default = Rules::default();
    assert!(!default.monument_mixed && default.reveal_bonus && default.fission_ends);
    assert!(!default.teams && default.ties == Ties::Victim && default.start == Language::En);
    let texts = [
        "edition=2017",
        "monument=mixed",
        "reveal-bonus=no",
        "ties=owner",
        "fission=continues",
        "teams=yes",
        "start=pl",
        "start=ru",
        "start=cs",
        "edition=2017 ties=victim",
    ];
    for text in texts {
        let rules: Rules = text.parse().unwrap();
        assert_ne!(rules, default, "{text}");
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
    assert_eq!("".parse(), Ok(default));
    let refused = "monument=both".parse::<Rules>().unwrap_err();
    assert!(refused.contains("«monument=both»"), "{refused}");
}

// N1, D27
#[test]
fn partners_sit_opposite() {
    let table = table("rules teams=yes");
    assert_eq!(table.side(A), Seats::NONE.with(A).with(C));
    assert_eq!(table.side(D), Seats::NONE.with(B).with(D));
    assert_eq!(table.others(B).collect::<Vec<_>>(), [C, A]);
    assert_eq!(table.seats(), 4);
}

// The table is plain data that a search copies millions of times.
#[test]
fn a_table_fits_into_one_kibibyte() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}
