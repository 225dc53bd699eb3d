//! The suite that every game passes, on random games of Innovation with all options.

use innovation::{Rules, State, Ties};
use std::path::Path;
use tabletop::testing::{
    check_all_units, check_games, check_generated, check_rule_options, check_spread, signature,
    tries,
};
use tabletop::{Game, Notation, Seat};

/// Every number of players and every rule option.
fn tables() -> Vec<(Rules, usize)> {
    let base = Rules::default();
    vec![
        (base, 2),
        (base, 3),
        (base, 4),
        (Rules::third_edition(), 2),
        (Rules::third_edition(), 3),
        (
            Rules {
                teams: true,
                ..base
            },
            4,
        ),
        (
            Rules {
                teams: true,
                ..Rules::third_edition()
            },
            4,
        ),
        (
            Rules {
                monument_mixed: true,
                reveal_bonus: false,
                ..base
            },
            2,
        ),
        (
            Rules {
                fission_ends: false,
                ties: Ties::Owner,
                ..base
            },
            3,
        ),
        (
            Rules {
                fission_ends: false,
                monument_mixed: true,
                reveal_bonus: false,
                ..base
            },
            4,
        ),
    ]
}

#[test]
fn random_games_keep_all_laws() {
    check_games::<State>(&tables(), 0..tries(20_000, 1_000_000), false);
}

#[test]
fn a_reload_at_every_decision_gives_the_same_game() {
    check_games::<State>(&tables(), 1_000_000..1_000_000 + tries(100, 10_000), true);
}

/// R122: what all can see of a hand is its backs.
#[test]
fn nobody_can_tell_hidden_things_by_who_is_asked_or_told() {
    check_all_units::<State>(&tables(), 2_000_000..2_000_000 + tries(300, 10_000));
}

/// R12 to R15: of two seats with the same hand each imagines the other's hand, and the deck, as they are dealt.
#[test]
fn what_a_seat_imagines_is_spread_as_the_deals_are() {
    let hands = |table: &State| {
        let lowest = |seat| table.hand(seat).iter().next();
        format!("{:?}", [lowest(Seat(0)), lowest(Seat(1))])
    };
    let next_card = |table: &State| {
        let text = table.write_table();
        let deck = text.lines().find_map(|line| line.strip_prefix("deck 1"));
        let next = deck.and_then(|cards| cards.split_whitespace().next());
        next.expect("a deck begins with a card").to_owned()
    };
    let rules = Rules::default();
    assert_eq!(check_spread::<State>(&rules, 2, 0, 30_000, hands), Ok(()));
    let spread = check_spread::<State>(&rules, 2, 0, 30_000, next_card);
    assert_eq!(spread, Ok(()));
}

#[test]
fn every_rule_option_is_read_written_and_playable_as_its_list_says() {
    check_rule_options::<State>().expect("the list of options holds");
}

#[test]
fn the_rules_are_as_they_were() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/signature.txt");
    let real = signature::<State>(&tables(), 1_000).expect("random games hold");
    check_generated(&path, &format!("{real:08x}\n"));
}

#[test]
fn games_of_earlier_versions_are_played_as_they_were() {
    for (version, expected) in [(1, "ffb6db11"), (2, "7bf5ab8a")] {
        let of_then = |(rules, seats)| (State::as_of(version, rules).expect("it is known"), seats);
        let tables: Vec<(Rules, usize)> = tables().into_iter().map(of_then).collect();
        let real = signature::<State>(&tables, 1_000).expect("random games hold");
        assert_eq!(format!("{real:08x}"), expected, "version {version}");
    }
}
