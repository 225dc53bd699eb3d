//! Chapter 13, clause by clause: what is open, what is hidden, what an event shows.

use super::*;
use crate::event::Event;
use crate::state::Place;
use crate::testing::{A, B, C, card, faces, play, seen_by, table};
use tabletop::{Game, Play};

const TABLE: &str = "turn A 2
     A  board tools,writing,pottery<  hand oars calendar  score archery  achieved 3
     B  board city-states  hand sailing agriculture paper  score mathematics optics  achieved world
     deck 1  masonry clothing
     deck 4  ...
     aside mysticism mapmaking";

// R4, R122, E102: ages of hands and score pile, points, achievements, splays, empty decks are open to all.
#[test]
fn backs_points_and_achievements_are_open() {
    let table = table(TABLE);
    for viewer in [Some(A), None] {
        let view = table.view(viewer);
        let b = &view.players[1];
        assert_eq!(faces(&b.hand), "1 1 3");
        assert_eq!(faces(&b.score_pile), "2 3");
        assert_eq!(b.points, 5);
        assert_eq!(
            b.achievements,
            [Achievement::Special(crate::Special::World)]
        );
        assert_eq!(view.available.len(), 12);
        let pile = &view.players[0].piles[0];
        assert_eq!((pile.color, pile.splay), (Color::Blue, Splay::Left));
        assert_eq!(pile.cards[0], Some(card("pottery")));
        let crown = [None, None, None, Some(Icon::Crown)];
        assert_eq!(pile.corners[0], crown, "left shows the corner of Writing");
    }
}

// R125: the number of cards in piles and decks is open.
#[test]
fn piles_and_decks_can_be_counted() {
    let table = table(TABLE);
    for viewer in [Some(A), Some(B), None] {
        let view = table.view(viewer);
        assert_eq!(view.players[0].piles[0].cards.len(), 3);
        let lengths: Vec<usize> = view.decks.iter().map(Vec::len).collect();
        assert_eq!(lengths, [2, 0, 0, 10, 0, 0, 0, 0, 0, 0]);
    }
}

// R123, E103, D12: the own hand, score pile and piles.
#[test]
fn own_cards_are_seen() {
    let table = table(TABLE);
    let own = &table.view(Some(A)).players[0];
    assert_eq!(faces(&own.hand), "oars calendar");
    assert_eq!(faces(&own.score_pile), "archery");
    let blue = ["pottery", "writing", "tools"].map(|slug| Some(card(slug)));
    assert_eq!(own.piles[0].cards, blue);
}

// R122, R124, D12: faces of others' hands and score piles and of the decks are hidden.
#[test]
fn cards_of_others_and_decks_are_hidden() {
    let table = table(TABLE);
    let view = table.view(Some(B));
    assert_eq!(faces(&view.players[0].hand), "1 2");
    assert_eq!(faces(&view.players[0].score_pile), "1");
    assert_eq!(view.decks[0], [Face::Back(1), Face::Back(1)]);
    assert!(view.decks[3].iter().all(|face| *face == Face::Back(4)));
}

/// All cards that a view names outside the boards.
fn named(view: &View) -> Vec<Card> {
    let players = view.players.iter();
    let hands = players.flat_map(|player| player.hand.iter().chain(&player.score_pile));
    let others = view.decks.iter().flatten().chain(&view.removed);
    let faces = hands.chain(others);
    let face = |face: &Face| match *face {
        Face::Card(card) => Some(card),
        Face::Back(_) => None,
    };
    faces.filter_map(face).collect()
}

// R124: a spectator sees what lies on the boards and nothing else.
#[test]
fn spectators_see_no_hidden_card() {
    assert_eq!(named(&table(TABLE).view(None)), []);
    let mut rng = tabletop::FastRng::new(5);
    for number in 0..12 {
        let seats = 2 + number as usize % 3;
        let record =
            tabletop::Record::new(Rules::default(), seats, tabletop::Seed::from_number(number));
        let mut play = Play::<State>::new(record).unwrap();
        while let Some(open) = play.pending().first() {
            assert_eq!(named(&play.table().view(None)), []);
            let choice = open.options[rng.below(open.options.len())];
            play.apply(open.seat, choice).unwrap();
        }
    }
}

// R40, R124, E104: nobody sees the face of an achievement, before or after claiming.
#[test]
fn achievements_are_never_looked_at() {
    let play = play(
        "A board tools score 5
         B hand sailing
         aside mysticism",
        "A achieve 1",
    );
    for viewer in [Some(A), Some(B), None] {
        let view = play.table().view(viewer);
        assert!(!named(&view).contains(&card("mysticism")));
        assert!(!format!("{view:?}").contains("mysticism"));
    }
    assert!(!play.table().knows(A, card("mysticism")));
}

// R99, R124, D13, E103: a rearranged pile keeps its secret order from the others, but not the icons a splay shows.
#[test]
fn the_order_of_a_rearranged_pile_is_secret() {
    let play = play(
        "A board archery,metalworking,oars,construction> publications
         B hand tools",
        "A dogma publications; A red; A oars; A archery; A construction",
    );
    let own = &seen_by(&play, A).players[0].piles[3];
    let order = ["oars", "archery", "construction", "metalworking"];
    assert_eq!(own.cards, order.map(|slug| Some(card(slug))));
    for view in [seen_by(&play, B), play.table().view(None)] {
        let seen = &view.players[0].piles[3];
        assert_eq!(seen.cards, [Some(card("oars")), None, None, None]);
        let mut covered = ["archery", "metalworking", "construction"].map(card);
        covered.sort();
        assert_eq!(seen.unordered, covered);
        let archery = [Some(Icon::Castle), Some(Icon::Bulb), None, None];
        assert_eq!(seen.corners[0], archery);
    }
}

// R6, R122: a card uncovered in a rearranged pile lies open; the order below stays secret.
#[test]
fn the_new_top_card_of_a_rearranged_pile_is_open() {
    let play = play(
        "A board archery,metalworking,oars,construction publications electricity
         B hand tools
         deck 8 flight mobility",
        "A dogma publications; A red; A oars; A archery; A construction; A dogma electricity; A oars",
    );
    let seen = &seen_by(&play, B).players[0].piles[3];
    assert_eq!(seen.cards, [Some(card("archery")), None, None]);
    assert_eq!(seen.unordered, ["metalworking", "construction"].map(card));
}

/// The face of each moved card as a viewer is told, in order.
fn told(play: &Play<State>, viewer: Option<Seat>) -> String {
    let moved = |event: &Event| match State::mask(event, viewer) {
        Event::Moved { card, .. } => Some(faces(&[card])),
        _ => None,
    };
    let words: Vec<String> = play.events().iter().filter_map(moved).collect();
    words.join(" ")
}

// R126: drawn, scored, returned: the age; melded and tucked: the card.
#[test]
fn events_show_what_the_rules_show() {
    let draws = play("A board oars\nB hand 2\ndeck 1 tools", "A draw");
    assert_eq!(told(&draws, Some(A)), "tools");
    assert_eq!(told(&draws, Some(B)), "1");
    assert_eq!(told(&draws, None), "1");
    let melds = play("A hand tools", "A meld tools");
    assert_eq!(told(&melds, Some(B)), "tools");
    assert_eq!(told(&melds, None), "tools");
    let tucks = play(
        "A board writing code-of-laws hand tools",
        "A dogma code-of-laws; A tools",
    );
    assert_eq!(told(&tucks, Some(B)), "tools");
    let scores = play(
        "A board philosophy hand tools",
        "A dogma philosophy; A tools",
    );
    assert_eq!(told(&scores, Some(A)), "tools");
    assert_eq!(told(&scores, Some(B)), "1");
}

// R93, R126, E019: a returned hand card shows its age only.
#[test]
fn a_returned_card_shows_its_back() {
    let returns = play(
        "A board agriculture hand tools writing\ndeck 2 calendar",
        "A dogma agriculture; A tools",
    );
    // Returned, drawn, scored.
    assert_eq!(told(&returns, Some(A)), "tools calendar calendar");
    assert_eq!(told(&returns, Some(B)), "1 2 2");
}

// R126: a card that changes hands is seen by both, and by nobody else.
#[test]
fn a_card_handed_over_is_seen_by_both() {
    let gives = play(
        "A board archery\nB hand calendar\nC board metalworking\ndeck 1 tools",
        "A dogma archery",
    );
    assert_eq!(told(&gives, Some(A)), "1 calendar");
    assert_eq!(told(&gives, Some(B)), "tools calendar");
    assert_eq!(told(&gives, Some(C)), "1 2");
    assert_eq!(told(&gives, None), "1 2");
}

// R126: what leaves a board was open before.
#[test]
fn a_card_that_leaves_a_board_is_seen() {
    let scores = play(
        "A board coal\nB hand 2\ndeck 5 astronomy",
        "A dogma coal; A coal",
    );
    // Drawn, tucked, scored.
    assert_eq!(told(&scores, Some(B)), "5 astronomy coal");
    assert!(scores.table().knows(B, card("coal")));
}

// R97, R126, E105: cards judged by colour or icon are shown to all.
#[test]
fn cards_that_effects_judge_are_shown() {
    let cases = [
        (
            "A board mysticism\ndeck 1 tools",
            "A dogma mysticism",
            "tools",
        ),
        (
            "A board metalworking\ndeck 1 pottery",
            "A dogma metalworking",
            "pottery",
        ),
        (
            "A board astronomy\ndeck 6 canning",
            "A dogma astronomy",
            "canning",
        ),
        (
            "A board fission\ndeck 10 databases",
            "A dogma fission",
            "databases",
        ),
        (
            "A board empiricism\ndeck 9 ecology",
            "A dogma empiricism; A red; A blue",
            "ecology",
        ),
        (
            "A board alchemy the-wheel\ndeck 4 anatomy",
            "A dogma alchemy",
            "anatomy",
        ),
        (
            "A board physics\ndeck 6 canning democracy classification",
            "A dogma physics",
            "canning democracy classification",
        ),
        (
            "A board collaboration\ndeck 9 ecology fission",
            "A dogma collaboration",
            "ecology fission",
        ),
    ];
    for (given, script, expected) in cases {
        let play = play(given, script);
        let revealed = |event: &Event| match *event {
            Event::Revealed { card, .. } => Some(card.slug()),
            _ => None,
        };
        let shown: Vec<&str> = play.events().iter().filter_map(revealed).collect();
        assert_eq!(shown.join(" "), expected);
    }
}

// R127: who picks a face-down card of another sees its age, and learns the face no better than anybody else.
#[test]
fn a_face_down_card_is_picked_by_its_age() {
    let picks = play(
        "A board rocketry\nB score tools writing\nC score calendar",
        "A dogma rocketry; A B 1",
    );
    assert_eq!(told(&picks, Some(A)), "1");
    assert_eq!(told(&picks, Some(C)), "1");
    assert_ne!(told(&picks, Some(B)), "1");
    let place = picks.events().iter().find_map(|event| match *event {
        Event::Moved { from, to, .. } => Some((from, to)),
        _ => None,
    });
    assert_eq!(place, Some((Place::Score(B), Place::Deck)));
}
