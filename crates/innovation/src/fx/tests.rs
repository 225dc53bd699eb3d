//! Who is asked tells nothing that lies face down (law 4, R122).

use crate::event::{Choice, Event};
use crate::state::{Rules, State};
use crate::testing::{A, B, C, card, play};
use tabletop::{Game, Play, Record, Seat, Seed};

/// The open question: to whom, its answers, and whether the others can tell that there are fewer than two.
fn asked(play: &Play<State>) -> Vec<(Seat, Vec<Choice>, bool)> {
    let pending = play.pending().iter();
    pending
        .map(|open| (open.seat, open.options.clone(), open.veiled))
        .collect()
}

#[test]
fn who_may_meld_castles_and_holds_none_is_asked_with_nothing_but_pass() {
    for hand in ["clothing", "domestication"] {
        let given = format!("A  hand tools\nB  board masonry  hand {hand}\nturn B 2");
        let play = play(&given, "B dogma masonry");
        let mut options = vec![Choice::Pass];
        if hand == "domestication" {
            options.insert(0, Choice::Card(card(hand)));
        }
        assert_eq!(asked(&play), [(B, options, true)], "{hand}");
    }
}

#[test]
fn after_each_melded_card_the_question_comes_again() {
    let play = play(
        "A  board masonry  hand archery sailing",
        "A dogma masonry; A archery",
    );
    assert_eq!(asked(&play), [(A, vec![Choice::Pass], true)]);
}

/// No card above age 4 shows a castle, and all can see the ages of a hand.
#[test]
fn a_hand_of_ages_without_castles_is_not_asked_for_them() {
    let play = play("A  board masonry  hand lighting", "A dogma masonry");
    assert_eq!(play.pending()[0].prompt.card, None, "the next action");
}

#[test]
fn who_must_score_a_castle_and_holds_one_is_asked_like_one_who_holds_two() {
    for (hand, castles) in [("oars archery", 2), ("sailing archery", 1)] {
        let play = play(
            &format!("A  board machinery  hand {hand}\nB  board clothing"),
            "A dogma machinery",
        );
        let (seat, options, veiled) = asked(&play).remove(0);
        let real = [card("oars"), card("archery")].map(Choice::Card);
        let held = options.iter().all(|option| real.contains(option));
        assert_eq!(
            (seat, options.len(), held, veiled),
            (A, castles, true, true)
        );
    }
}

/// R54: the hand is shown, so all can see that there was nothing to choose.
#[test]
fn who_must_give_a_castle_and_holds_none_is_not_asked() {
    let play = play(
        "A  board feudalism\nB  hand clothing sailing",
        "A dogma feudalism",
    );
    let shows = |event: &&Event| matches!(event, Event::Revealed { seat: B, .. });
    assert_eq!(play.events().iter().filter(shows).count(), 2);
    assert!(play.pending().iter().all(|open| open.seat == A));
}

/// One card in the hand is one answer at most, whatever it is.
#[test]
fn with_one_card_in_hand_all_can_see_that_there_is_no_choice() {
    let play = play(
        "A  board machinery  hand archery\nB  board clothing",
        "A dogma machinery",
    );
    assert_eq!(play.pending()[0].prompt.card, None, "the next action");
}

/// Ages and numbers are open: Archery, Domestication.
#[test]
fn what_all_can_see_is_not_asked() {
    let archery = play(
        "A  board archery\nB  hand tools calendar\ndeck 1  sailing",
        "A dogma archery",
    );
    assert!(archery.pending().iter().all(|open| open.seat == A));
    let domestication = play(
        "A  board domestication  hand tools calendar\ndeck 1  sailing",
        "A dogma domestication",
    );
    assert_eq!(
        domestication.pending()[0].prompt.card,
        None,
        "the next action"
    );
}

/// In version 2 of the rules a single answer was never asked for.
#[test]
fn games_begun_before_go_on_as_they_did() {
    let table = crate::testing::table("A  board masonry  hand clothing");
    let rules = State::as_of(2, Rules::default()).expect("it is known");
    let mut then = table;
    then.rules = rules;
    let mut play = Play::at(Record::new(rules, 2, Seed::from_number(0)), then);
    let dogma = Choice::Dogma(card("masonry"));
    play.apply(A, dogma).expect("Masonry is on top");
    assert_eq!(play.pending()[0].prompt.card, None, "the next action");
}

/// The card drawn at Metalworking is shown and then scored: everybody saw which one it is, whatever lies beside it.
#[test]
fn a_card_that_was_shown_and_then_scored_is_known() {
    let play = play(
        "players 3\nA  board metalworking  hand pottery clothing\ndeck 1  archery tools",
        "A dogma metalworking",
    );
    let table = play.table();
    assert!(table.score_pile(A).has(card("archery")));
    assert!(
        [B, C]
            .iter()
            .all(|&seat| table.knows(seat, card("archery")))
    );
}
