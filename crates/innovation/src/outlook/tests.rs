//! Outlooks of tables in the notation, and of random games.

use super::*;
use crate::card::Icon;
use crate::state::{Rules, Special};
use crate::testing::{A, B, play};
use tabletop::{Notation, Play, Record, Seed};

/// The outlook of A after a script, and the prospect of one of its options.
#[track_caller]
fn outlook(given: &str, script: &str, option: &str) -> (Outlook, Prospect) {
    let play = play(given, script);
    let asked = play.asked(A).expect("A is asked");
    let outlook = Outlook::new(asked);
    let options = &asked.question().options;
    let position = options
        .iter()
        .position(|&one| State::write_choice(one) == option);
    let prospect = outlook.options[position.expect("an option")].clone();
    (outlook, prospect)
}

#[track_caller]
fn results(given: &str, card: &str) -> Vec<Expected> {
    let (_, prospect) = outlook(given, "", &format!("dogma {card}"));
    prospect.effects.iter().map(|line| line.result).collect()
}

#[test]
fn a_draw_changes_the_game_whatever_is_drawn() {
    let given = "A  board the-wheel
                 deck 1  tools pottery writing";
    assert_eq!(results(given, "the-wheel"), [Expected::Change]);
}

#[test]
fn a_demand_that_nobody_obeys_changes_nothing() {
    let given = "A  board mapmaking
                 deck 1  tools pottery";
    assert_eq!(
        results(given, "mapmaking"),
        [Expected::Nothing, Expected::Nothing]
    );
}

// Oars demands a hand card with a crown: whether B has one, A cannot know.
#[test]
fn a_demand_on_a_hidden_hand_is_unknown() {
    let given = "A  board oars
                 B  hand clothing
                 deck 1  tools pottery writing sailing archery masonry";
    assert_eq!(results(given, "oars")[0], Expected::Unknown);
}

// An effect that may be declined changes the game if somebody wants it.
#[test]
fn an_optional_effect_counts_as_a_change() {
    let given = "A  board agriculture  hand tools
                 deck 2  calendar";
    assert_eq!(results(given, "agriculture"), [Expected::Change]);
}

#[test]
fn those_who_carry_out_an_effect_are_named_in_their_order() {
    let given = "players 3
                 A  board archery
                 B  board masonry
                 deck 1  tools pottery writing";
    let (_, prospect) = outlook(given, "", "dogma archery");
    assert!(prospect.effects[0].demand);
    assert_eq!(prospect.effects[0].seats, [Seat(2)]);
    let given = "players 3
                 A  board the-wheel
                 B  board masonry
                 deck 1  tools pottery writing";
    let (_, prospect) = outlook(given, "", "dogma the-wheel");
    assert_eq!(prospect.effects[0].seats, [B, A]);
}

#[test]
fn a_meld_tells_the_new_icons_and_points_stay() {
    let given = "A  board tools  hand pottery
                 deck 1  writing";
    let (_, prospect) = outlook(given, "", "meld pottery");
    let change = &prospect.changes[0];
    assert_eq!((change.seat, change.points), (A, None));
    assert_eq!(change.icons[Icon::Leaf as usize], Some(3));
    assert_eq!(change.icons[Icon::Bulb as usize], Some(0));
    assert_eq!(change.icons[Icon::Crown as usize], None);
    assert!(!prospect.risky);
}

#[test]
fn a_draw_beyond_the_last_deck_ends_the_game() {
    let (_, prospect) = outlook("A  board tools", "", "draw");
    assert!(prospect.ends && prospect.risky);
}

// Masonry gives Monument for four melds: to me a pleasure, to a sharer a reason to think twice.
#[test]
fn an_achievement_for_the_other_side_is_a_risk() {
    // All other 1s are in B's hand: A knows what B can do with them.
    let given = "A  board masonry
                 B  board the-wheel  hand agriculture archery city-states clothing code-of-laws domestication \
                 metalworking mysticism oars pottery sailing tools writing";
    let (_, prospect) = outlook(given, "", "dogma masonry");
    assert!(
        prospect.risky
            && prospect.effects[0]
                .claims
                .iter()
                .any(|claim| claim.seat == B)
    );
    let known = "A  board masonry  hand archery domestication metalworking oars
                 deck 1  tools pottery";
    let (_, prospect) = outlook(known, "", "dogma masonry");
    let monument = Claim {
        seat: A,
        achievement: Achievement::Special(Special::Monument),
    };
    assert_eq!(prospect.claims, [monument]);
    assert!(!prospect.risky);
}

#[test]
fn like_questions_are_counted() {
    let given = "A  board pottery  hand tools writing archery masonry
                 deck 1  oars
                 deck 3  compass";
    let (outlook, _) = outlook(given, "A dogma pottery; A tools", "pass");
    assert_eq!((outlook.step, outlook.steps), (2, 3));
}

/// Two games that look alike to a seat give it the same outlook, at every question of random games.
#[test]
fn the_outlook_depends_on_nothing_hidden() {
    let mut compared = 0;
    for number in 0..12 {
        let seats = 2 + number as usize % 3;
        let record = Record::new(Rules::default(), seats, Seed::from_number(number));
        let mut play: Play<State> = Play::new(record.clone()).expect("a game");
        let mut rng = FastRng::new(number);
        while let Some(open) = play.pending().first().cloned() {
            let asked = play.asked(open.seat).expect("a question");
            if rng.below(8) == 0 {
                let imagined = asked.imagine(&mut rng);
                let mut twin = Play::at(record.clone(), imagined.table);
                let possible = imagined
                    .answers
                    .iter()
                    .all(|&(by, choice)| twin.apply(by, choice).is_ok());
                if possible && twin.pending_for(open.seat) == Some(&open) {
                    let other = twin.asked(open.seat).expect("the same question");
                    assert_eq!(Outlook::new(asked), Outlook::new(other), "{open:?}");
                    compared += 1;
                }
            }
            let choice = open.options[rng.below(open.options.len())];
            play.apply(open.seat, choice).expect("an option");
        }
    }
    assert!(compared > 100, "{compared}");
}
