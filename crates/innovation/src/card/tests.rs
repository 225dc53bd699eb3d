//! Section 1: what cards are.

use super::*;
use crate::testing::{card, cards};

// R1
#[test]
fn there_are_105_different_cards() {
    assert_eq!(Card::all().count(), 105);
    assert_eq!(CardSet::aged(1).len(), 15);
    (2..=10).for_each(|age| assert_eq!(CardSet::aged(age).len(), 10));
    for color in Color::ALL {
        assert_eq!(CardSet::colored(color).len(), 21);
    }
    for slug in Card::all().map(Card::slug) {
        assert_eq!(Card::all().filter(|card| card.slug() == slug).count(), 1);
    }
}

// R2, R3: three icons and one hexagon, which is no icon; one to three effects; the featured icon is on the card.
#[test]
fn every_card_has_three_icons_and_a_picture() {
    for card in Card::all() {
        let def = card.def();
        let hexagons = def.icons.iter().filter(|&&icon| icon == Icon::Hex).count();
        assert_eq!(hexagons, 1, "{card:?}");
        assert!((1..=3).contains(&def.effects.len()), "{card:?}");
        assert!(card.has(def.dogma_icon) && def.dogma_icon != Icon::Hex);
        assert_eq!(card.shows(None).counts().iter().sum::<u8>(), 3);
    }
    assert_eq!(Icon::ALL.len(), 6);
}

// R4, R8: a card is worth its age.
#[test]
fn points_are_the_sum_of_ages() {
    assert_eq!(card("fission").value(), 9);
    assert_eq!(cards("tools fission calendar databases").points(), 22);
    assert_eq!(CardSet::EMPTY.points(), 0);
}

// R9: what does not exist has value 0.
#[test]
fn the_highest_of_nothing_is_zero() {
    assert_eq!(CardSet::EMPTY.highest_value(), 0);
    assert!(CardSet::EMPTY.highest().is_empty());
    assert!(CardSet::EMPTY.lowest().is_empty());
}

// R10, R69, R71, R72, E038, D8: 5, 5, 4, 3, 3, 3, 2.
#[test]
fn highest_and_lowest_go_by_value() {
    let hand = cards("chemistry coal experimentation paper education alchemy calendar");
    assert_eq!(hand.highest(), cards("chemistry coal"));
    assert_eq!(hand.lowest(), cards("calendar"));
    assert_eq!(hand.distinct_values(), 4);
    assert_eq!(
        cards("bicycle lighting chemistry coal").highest(),
        cards("bicycle lighting")
    );
}

// D17: the featured icon of A.I. is the lightbulb.
#[test]
fn ai_features_the_bulb() {
    assert_eq!(card("ai").def().dogma_icon, Icon::Bulb);
}

// R107: each of the six kinds is compared.
#[test]
fn a_board_has_three_of_each_icon_only_if_no_kind_lacks() {
    let full = |kind: usize, count: u64| {
        let counts: [u64; 6] = std::array::from_fn(|icon| if icon == kind { count } else { 3 });
        Icons(counts.iter().rev().fold(0, |bits, count| bits << 8 | count))
    };
    for kind in 0..6 {
        assert!(full(kind, 3).all_at_least(3) && full(kind, 60).all_at_least(3));
        assert!(!full(kind, 2).all_at_least(3) && !full(kind, 0).all_at_least(3));
    }
}
