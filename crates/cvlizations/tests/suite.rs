//! The suite that every game passes, on random games of all variants and numbers of players.

use cvlizations::{Idea, Rules, State, Variant};
use std::collections::BTreeMap;
use std::path::Path;
use tabletop::{FastRng, Game, Notation, Play, RandomPlayers, Record, Seat, Seed, testing};

fn tables() -> Vec<(Rules, usize)> {
    vec![
        (Rules::new(Variant::Granna), 2),
        (Rules::new(Variant::Neutrals), 2),
        (Rules::new(Variant::Standard), 3),
        (Rules::new(Variant::Standard), 4),
        (Rules::new(Variant::Standard), 5),
    ]
}

#[test]
fn thousands_of_random_games_hold_what_every_game_must() {
    testing::check_games::<State>(&tables(), 0..testing::tries(2_500, 100_000), false);
}

#[test]
fn dozens_of_random_games_hold_it_at_every_decision() {
    testing::check_games::<State>(
        &tables(),
        1_000_000..1_000_000 + testing::tries(40, 10_000),
        true,
    );
}

/// C80, C104 to C106: orders face down, the decks, and what Divination has shown.
#[test]
fn nobody_can_tell_hidden_things_by_who_is_asked_or_told() {
    testing::check_all_units::<State>(
        &tables(),
        2_000_000..2_000_000 + testing::tries(300, 10_000),
    );
}

#[test]
fn every_rule_option_is_read_written_and_playable_as_its_list_says() {
    testing::check_rule_options::<State>().unwrap();
}

/// C80, C104, C105: the order of the deck, a face-down order, and the next two orders of the Granna people.
/// Whoever deals and lays at random does so evenly: so all that could lie there is imagined equally often.
#[test]
fn what_a_seat_imagines_is_spread_as_the_deals_are() {
    let after = |table: &State, word: &str, count: usize| {
        let text = table.write_table();
        let words = text.split_whitespace().skip_while(|&next| next != word);
        words.take(1 + count).collect::<Vec<_>>().join(" ")
    };
    let deck = "A\nB\nC\ndeck axe temple market wheel | law tower\nknown B";
    let laid = "A used hunting cunning open logging hidden trading\nB\nC\nturn 2 orders\nhelm A";
    let granna = "A\nB\nturn 2 orders\nhelm granna\nsequence I hunting logging ...";
    for (position, viewer, word, count, kinds) in [
        (deck, 0, "deck", 4, 24),
        (deck, 1, "deck", 4, 6),
        (laid, 1, "hidden", 1, 5),
        (laid, 0, "hidden", 1, 1),
        (granna, 0, "I", 4, 30),
    ] {
        let lines: Vec<(usize, &str)> = (1..).zip(position.lines()).collect();
        let table = State::read_table(&lines).unwrap();
        let mut rng = FastRng::new(1);
        let mut imagined = BTreeMap::<String, usize>::new();
        for _ in 0..kinds * 1_000 {
            let table = table.resample(Seat(viewer), &mut rng);
            *imagined.entry(after(&table, word, count)).or_default() += 1;
        }
        assert_eq!(imagined.len(), kinds, "{imagined:?}");
        // The sum of squares is about the number of kinds, if chance made the difference.
        let strain = |&count: &usize| (count as f64 - 1_000.0).powi(2) / 1_000.0;
        let sum: f64 = imagined.values().map(strain).sum();
        let expected = kinds as f64;
        assert!(
            sum <= expected + 6.0 * (2.0 * expected).sqrt(),
            "{imagined:?}"
        );
    }
}

/// Whatever lies on the table can be written, read and written again.
#[test]
fn every_table_of_a_random_game_is_read_as_it_is_written() {
    for number in 0..25 {
        let (rules, seats) = tables()[number as usize % 5];
        let played = testing::random_game::<State>(&rules, seats, number).unwrap();
        let record = Record::new(rules, seats, Seed::from_number(number));
        let mut play = Play::<State>::new(record).unwrap();
        for (seat, choice) in played.record.choices {
            let text = play.table().write_table();
            let lines: Vec<(usize, &str)> = (1..).zip(text.lines()).collect();
            let read = State::read_table(&lines)
                .unwrap_or_else(|(line, reason)| panic!("line {line}: {reason}\n{text}"));
            assert_eq!(read.write_table(), text);
            assert_eq!(read.rules(), rules);
            play.apply(seat, choice).unwrap();
        }
        let end = play.table().write_table();
        let lines: Vec<(usize, &str)> = (1..).zip(end.lines()).collect();
        assert_eq!(State::read_table(&lines).as_ref(), Ok(play.table()));
    }
}

/// C4, C42: no idea is lost or doubled; in age III those of the first deck that nobody owns have left the game.
#[test]
fn every_idea_is_somewhere() {
    for number in 0..50 {
        let (rules, seats) = tables()[number as usize % 5];
        let mut table = State::setup(&rules, seats, &Seed::from_number(number)).unwrap();
        let mut players = RandomPlayers::new(number);
        while table.outcome().is_none() {
            table.advance(&mut players).unwrap();
            let view = table.view(None);
            let owned: Vec<Idea> = view
                .players
                .iter()
                .flat_map(|player| player.ideas.iter())
                .collect();
            let in_decks = view.deck + view.third + view.track.iter().flatten().count();
            if view.turn <= 6 {
                assert_eq!(owned.len() + in_decks, 48);
            } else {
                let late = owned.iter().filter(|idea| idea.is_of_age_three()).count();
                assert_eq!(late + in_decks, 16);
            }
        }
    }
}

#[test]
fn the_rules_are_as_they_were() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/signature.txt");
    let real = testing::signature::<State>(&tables(), 1_000).expect("random games hold");
    testing::check_generated(&path, &format!("{real:08x}\n"));
}

#[test]
fn games_of_the_first_version_are_played_as_they_were() {
    let first = |(rules, seats)| (State::as_of(1, rules).expect("it is known"), seats);
    let tables: Vec<(Rules, usize)> = tables().into_iter().map(first).collect();
    let real = testing::signature::<State>(&tables, 1_000).expect("random games hold");
    assert_eq!(format!("{real:08x}"), "fee69e4a");
}
