use super::*;
use crate::testing::{A, B, C, play};
use tabletop::Play;

/// The reasons of the last event of a kind, as somebody may know them.
fn reasons(play: &Play<State>, viewer: Seat, is: impl Fn(&Event) -> bool) -> Vec<Why> {
    let number = play.events().iter().rposition(is).expect("it happened");
    play.reasons(number, Some(viewer))
}

fn is_draw(event: &Event) -> bool {
    matches!(event, Event::Moved { act: Act::Draw, .. })
}

// R25, R26: the reason of a draw names the value of the top card, not that of the card drawn.
#[test]
fn a_draw_action_from_a_higher_deck_says_why() {
    let given = "A  board tools
                 deck 2  calendar";
    let higher = play(given, "A draw");
    assert_eq!(
        reasons(&higher, A, is_draw),
        [
            Why::DrawTop { value: 1 },
            Why::DrawHigher { wanted: 1, age: 2 }
        ]
    );
    let usual = play("A board tools\ndeck 1 pottery", "A draw");
    assert_eq!(reasons(&usual, A, is_draw), [Why::DrawTop { value: 1 }]);
    let empty = play("turn A 2\ndeck 1 pottery", "A draw");
    assert_eq!(reasons(&empty, A, is_draw), [Why::DrawOne]);
}

// R43, R44, R45: the numbers at the activation, for those too who neither share nor obey.
#[test]
fn an_activation_says_what_was_counted_for_everybody() {
    let played = play(
        "players 3
         A  board agriculture
         B  board tools
         C  board pottery",
        "A dogma agriculture",
    );
    let counted = |seat, part, count| Why::Counted {
        seat,
        part,
        icon: Icon::Leaf,
        count,
        leader: A,
        needed: 3,
    };
    let is_activation = |event: &Event| matches!(event, Event::Activated { .. });
    assert_eq!(
        reasons(&played, B, is_activation),
        [
            counted(B, Part::Watches, 0),
            counted(C, Part::Shares, 3),
            Why::Fixed
        ]
    );
}

// R61: that no hand card fits is known to its owner alone.
#[test]
fn why_nothing_happened_is_told_to_whom_it_concerns() {
    let played = play("A  board agriculture", "A dogma agriculture");
    let is_effect = |event: &Event| matches!(event, Event::Effect { .. });
    let nothing = Why::Nothing { seat: A };
    assert_eq!(reasons(&played, A, is_effect), [Why::Last, nothing]);
    assert_eq!(reasons(&played, B, is_effect), [Why::Last]);
}

// R36: every achievement that cannot be claimed says what is missing.
#[test]
fn achievements_out_of_reach_say_what_is_missing() {
    let played = play("A  board tools  score 3  achieved 1", "");
    let [question] = played.pending() else {
        panic!("A acts");
    };
    let impossible = played.table().tell_impossible(question);
    assert_eq!(impossible.len(), 9);
    assert_eq!(impossible[0], (Choice::Achieve(1), vec![Why::Taken]));
    let second = vec![Why::TooFewPoints { missing: 7 }, Why::TooLow { age: 2 }];
    assert_eq!(impossible[1], (Choice::Achieve(2), second));
}

/// The clause of the effect that asks.
fn clause(given: &str, script: &str) -> Option<u8> {
    let played = play(given, script);
    played.pending()[0].prompt.clause
}

#[test]
fn a_question_says_which_clause_of_its_effect_asks() {
    let anatomy = "A  board anatomy
                   B  board mathematics  score calendar paper";
    assert_eq!(clause(anatomy, "A dogma anatomy"), Some(0));
    let physics = "A  board physics  hand tools pottery
                   deck 6  canning vaccination encyclopedia";
    assert_eq!(clause(physics, "A dogma physics"), Some(1));
    let evolution = "A  board evolution";
    assert_eq!(clause(evolution, "A dogma evolution"), None);
}

// Combustion has a shared effect in the third edition only.
#[test]
fn who_shares_and_who_obeys_is_told_only_if_it_matters() {
    let groups = |rules: &str| {
        let given = format!(
            "{rules}
             players 3
             A  board combustion
             B  board currency
             C  board domestication"
        );
        let played = play(&given, "A dogma combustion");
        let group = |event: &Event| match *event {
            Event::Activated {
                sharers, victims, ..
            } => Some((sharers, victims)),
            _ => None,
        };
        played.events().iter().find_map(group)
    };
    let (b, c) = (Seats::only(B), Seats::only(C));
    assert_eq!(groups(""), Some((Seats::NONE, c)));
    assert_eq!(groups("rules edition=2017"), Some((b, c)));
}
