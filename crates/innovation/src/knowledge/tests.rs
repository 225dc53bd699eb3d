//! What seats remember, on small tables and in random games.

use super::*;
use crate::card::Face;
use crate::event::Event;
use crate::testing::{A, B, C, card, check, faces, play, seen_by, table};
use crate::{Choice, Rules};
use tabletop::{FastRng, Game, Notation, Play, Record, Seed};

// R124: at a table laid out by hand a seat knows what lies open to it, and nothing else.
#[test]
fn a_seat_knows_what_lies_open() {
    let table = table("A board tools hand oars score archery\nB hand sailing\ndeck 2 calendar");
    for slug in ["tools", "oars", "archery"] {
        assert!(table.knows(A, card(slug)), "{slug}");
    }
    assert!(table.knows(B, card("tools")));
    for slug in ["oars", "archery", "calendar"] {
        assert!(!table.knows(B, card(slug)), "{slug}");
    }
}

// R126: a table may say what a seat has seen, and be compared with what is expected of it.
#[test]
fn a_table_says_what_a_seat_has_seen() {
    let seen = "A board agriculture knows tools calendar\nB board archery hand tools oars\ndeck 2 calendar mapmaking";
    let table = table(seen);
    assert!(table.knows(A, card("tools")) && table.knows(A, card("calendar")));
    assert!(!table.knows(A, card("oars")) && !table.knows(A, card("mapmaking")));
    assert_eq!(faces(&table.view(Some(A)).players[1].hand), "tools 1");
}

// R126: what a seat has learnt can be expected of a table.
#[test]
fn what_a_seat_has_seen_can_be_expected() {
    check(
        HANDED_OVER,
        "A dogma archery; B tools",
        "A board archery agriculture hand writing tools
         B hand sailing knows tools
         C board metalworking knows
         deck 2 calendar
         deck 3 paper",
    );
}

/// B draws Calendar for Archery and hands Tools over to A, who holds Writing already.
const HANDED_OVER: &str = "A board archery agriculture hand writing
     B hand tools
     C board metalworking
     deck 1 sailing
     deck 2 calendar
     deck 3 paper";

// R126: who hands a card over keeps knowing it; a third player sees backs.
#[test]
fn a_card_handed_over_stays_known() {
    let play = play(HANDED_OVER, "A dogma archery; B tools");
    assert_eq!(faces(&seen_by(&play, B).players[0].hand), "tools 1");
    assert_eq!(faces(&seen_by(&play, C).players[0].hand), "1 1");
    assert_eq!(faces(&seen_by(&play, A).players[1].hand), "1");
}

// R126: A returns one of two 1s unseen: B no longer knows which, but still that Tools is in one of two places.
#[test]
fn an_unseen_move_among_equals_loses_certainty_but_not_the_places() {
    for returned in ["tools", "writing"] {
        let play = play(
            HANDED_OVER,
            &format!("A dogma archery; B tools; A dogma agriculture; A {returned}"),
        );
        let tools = card("tools");
        let table = play.table();
        assert_eq!(faces(&seen_by(&play, B).players[0].hand), "1");
        assert!(!table.knows(B, tools));
        assert!(table.thinks_possible(B, tools, Place::Hand(A)));
        assert!(table.thinks_possible(B, tools, Place::Deck));
        assert!(!table.thinks_possible(B, tools, Place::Score(A)));
        assert!(!table.thinks_possible(B, tools, Place::Hand(C)));
        let mut rng = FastRng::new(1);
        let mut seen = [0, 0];
        for _ in 0..100 {
            match table.resample(B, &mut rng).place_of(tools) {
                Place::Hand(A) => seen[0] += 1,
                Place::Deck => seen[1] += 1,
                other => panic!("tools cannot be in {other:?}"),
            }
        }
        assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
    }
}

// R126: if it can have been no other card, the move is followed, also into a deck.
#[test]
fn an_unseen_move_of_the_only_card_of_its_age_is_followed() {
    let play = play(
        "A board archery agriculture
         B hand calendar
         C board metalworking
         deck 1 sailing
         deck 2 mathematics
         deck 3 paper",
        "A dogma archery; A dogma agriculture; A calendar",
    );
    let decks = |seat| seen_by(&play, seat).decks[1].clone();
    assert_eq!(decks(A), [Face::Back(2), Face::Card(card("calendar"))]);
    assert_eq!(decks(B), decks(A));
    assert_eq!(decks(C), [Face::Back(2), Face::Back(2)]);
}

// R93, R126: who returned a card knows its place in the deck, and who draws it in the end.
#[test]
fn the_place_of_a_returned_card_in_the_deck_is_known() {
    let given = "A board agriculture hand tools
         B board oars
         deck 1 pottery sailing
         deck 2 calendar";
    let script = "A dogma agriculture; A tools; A draw";
    let returned = play(given, script);
    let deck = |play: &Play<State>, seat| seen_by(play, seat).decks[0].clone();
    let tools = Face::Card(card("tools"));
    assert_eq!(deck(&returned, A), [Face::Back(1), tools]);
    assert_eq!(deck(&returned, B), [Face::Back(1), Face::Back(1)]);
    let drawn = play(given, &format!("{script}; B draw"));
    assert_eq!(deck(&drawn, A), [tools]);
    let drawn = play(given, &format!("{script}; B draw; B draw"));
    assert_eq!(faces(&seen_by(&drawn, A).players[1].hand), "tools 1");
    let last = drawn
        .events()
        .iter()
        .rev()
        .find(|event| matches!(event, Event::Moved { .. }));
    let Some(Event::Moved { card: face, .. }) = last.map(|event| State::mask(event, Some(A)))
    else {
        panic!("a card was drawn");
    };
    assert_eq!(face, tools);
}

// R54, R97: a card shown is known to all, for as long as it can be followed.
#[test]
fn a_card_shown_is_known_to_all() {
    let shown = play(
        "A board feudalism\nB hand pottery sailing calendar\nC board the-wheel",
        "A dogma feudalism",
    );
    for seat in [A, C] {
        assert_eq!(
            faces(&seen_by(&shown, seat).players[1].hand),
            "pottery sailing calendar"
        );
    }
    assert_eq!(faces(&shown.table().view(None).players[1].hand), "1 1 2");
}

// R95, R126: all 2s of A move to the score pile: B, who knew one, follows it.
#[test]
fn an_exchange_of_all_cards_of_an_age_is_followed() {
    let exchanged = play(
        "A board archery canal-building hand writing
         B hand calendar
         C board metalworking
         deck 1 sailing",
        "A dogma archery; A dogma canal-building; A yes",
    );
    assert_eq!(
        faces(&seen_by(&exchanged, B).players[0].score_pile),
        "calendar"
    );
    assert_eq!(faces(&seen_by(&exchanged, C).players[0].score_pile), "2");
    assert_eq!(faces(&seen_by(&exchanged, B).players[0].hand), "1");
}

// R95, R126: A exchanges one of two equally high cards; C gave him one of them and loses track of it.
#[test]
fn an_exchange_of_one_among_equals_loses_certainty() {
    for given_away in ["tools", "sailing"] {
        let exchanged = play(
            "turn A 1
             A board oars score tools
             B board medicine
             C hand sailing
             deck 1 pottery",
            &format!("A dogma oars; B dogma medicine; A {given_away}"),
        );
        let (table, sailing) = (exchanged.table(), card("sailing"));
        assert_eq!(faces(&seen_by(&exchanged, C).players[0].score_pile), "1");
        assert_eq!(faces(&seen_by(&exchanged, C).players[1].score_pile), "1");
        assert_eq!(
            faces(&seen_by(&exchanged, A).players[1].score_pile),
            given_away
        );
        assert!(table.thinks_possible(C, sailing, Place::Score(A)));
        assert!(table.thinks_possible(C, sailing, Place::Score(B)));
        assert!(!table.thinks_possible(C, sailing, Place::Hand(A)));
    }
}

// R126: two cards of one age are handed over one after the other. C, who gave one of them away, cannot tell which
// goes first, but in the end both have gone.
#[test]
fn a_card_is_followed_when_all_of_its_age_move_on() {
    let moved = play(
        "turn A 1
         A board oars score tools
         B board services
         C hand sailing
         deck 1 pottery",
        "A dogma oars; B dogma services",
    );
    assert_eq!(faces(&seen_by(&moved, C).players[1].hand), "sailing 1");
    assert!(moved.table().knows(C, card("sailing")));
    assert!(!moved.table().knows(C, card("tools")));
}

// R54, R126: A returns one of two 1s unseen and then shows the other: so C knows which one is in the deck, and who
// draws it.
#[test]
fn what_is_shown_tells_what_is_elsewhere() {
    let given = "A board archery agriculture hand writing
         B board metalworking feudalism
         C hand pottery
         deck 1 sailing
         deck 2 calendar
         deck 3 paper";
    for (returned, shown) in [("writing", "pottery"), ("pottery", "writing")] {
        let script = format!("A dogma archery; C pottery; A dogma agriculture; A {returned}");
        let unseen = play(given, &script);
        assert_eq!(faces(&seen_by(&unseen, C).decks[0]), "1");
        let told = play(given, &format!("{script}; B dogma feudalism"));
        assert_eq!(faces(&seen_by(&told, C).players[0].hand), shown);
        // At a table laid out by hand C has no idea where Writing was.
        let known = if returned == "pottery" {
            "pottery"
        } else {
            "1"
        };
        assert_eq!(faces(&seen_by(&told, C).decks[0]), known);
    }
}

// R122: ages are open, so a place with room for one card holds the only one that can be there.
#[test]
fn a_card_is_found_where_no_other_can_be() {
    let mut table = table("A hand tools\nB score pottery\nC hand writing");
    let (tools, pottery) = (card("tools"), card("pottery"));
    // C knows all the others of the age.
    for other in CardSet::aged(1) {
        table.possible[C.index()][other.index()] = 0;
    }
    let (hand, score) = (bit(C, Place::Hand(A)), bit(C, Place::Score(B)));
    table.possible[C.index()][tools.index()] = hand | score;
    table.possible[C.index()][pottery.index()] = hand | score;
    table.conclude(1);
    assert!(!table.knows(C, tools) && !table.knows(C, pottery));
    table.possible[C.index()][pottery.index()] = score | DECK;
    table.conclude(1);
    assert!(table.knows(C, tools) && table.knows(C, pottery));
}

// R98, R103: removed cards that were seen stay known as removed.
#[test]
fn what_fission_removes_is_removed_for_everybody() {
    let removed = play(
        "A board fission hand tools\nB hand writing\ndecks ...\ndeck 10 robotics ...",
        "A dogma fission",
    );
    let seen = faces(&seen_by(&removed, A).removed);
    assert_eq!(seen, "tools 1 fission robotics");
    assert_eq!(
        faces(&seen_by(&removed, B).removed),
        "writing 1 fission robotics"
    );
}

fn random_play(number: u64) -> Play<State> {
    let seats = 2 + number as usize % 3;
    Play::new(Record::new(
        Rules::default(),
        seats,
        Seed::from_number(number),
    ))
    .unwrap()
}

/// Answers the first open question at random.
fn step(play: &mut Play<State>, rng: &mut FastRng) -> Option<(Seat, Choice)> {
    let open = play.pending().first()?;
    let (seat, choice) = (open.seat, open.options[rng.below(open.options.len())]);
    play.apply(seat, choice).unwrap();
    Some((seat, choice))
}

/// The places of cards that a viewer can be certain of from masked events alone, with the simplest of memories:
/// whatever leaves a place with only its age showing makes every card of that age there uncertain.
#[derive(Default)]
struct SimpleMemory(std::collections::BTreeMap<Card, Place>);

impl SimpleMemory {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Moved {
                card: Face::Card(card),
                to,
                ..
            } => {
                self.0.insert(card, to);
            }
            Event::Moved {
                card: Face::Back(age),
                from,
                ..
            } => {
                self.0
                    .retain(|card, place| card.value() != age || *place != from);
            }
            Event::Revealed { seat, card } => {
                self.0.insert(card, Place::Hand(seat));
            }
            Event::RemovedAll => self.0.clear(),
            _ => {}
        }
    }
}

// R126, E105: what a seat was shown and cannot have moved unseen is true, and is not forgotten.
#[test]
fn what_was_shown_is_true_and_remembered() {
    for number in 0..150 {
        let mut play = random_play(number);
        let mut rng = FastRng::new(number);
        let mut memories: Vec<SimpleMemory> = Vec::new();
        memories.resize_with(play.table().seat_count(), SimpleMemory::default);
        let mut heard = 0;
        while play.outcome().is_none() {
            // Only finished units: a unit that waits for an answer is run again.
            if play.table().phase() == crate::Phase::Action {
                for (index, memory) in memories.iter_mut().enumerate() {
                    let seat = Seat(index as u8);
                    for event in &play.events()[heard..] {
                        memory.hear(&State::mask(event, Some(seat)));
                    }
                    for (&card, &place) in &memory.0 {
                        let table = play.table();
                        assert_eq!(
                            table.place_of(card),
                            place,
                            "game {number}: {card:?} for {seat}"
                        );
                        assert!(
                            table.knows(seat, card),
                            "game {number}: {seat} forgot {card:?}"
                        );
                    }
                }
                heard = play.events().len();
            }
            step(&mut play, &mut rng);
        }
    }
}

// R124: what a view names is there.
#[test]
fn what_a_view_names_is_true() {
    for number in 0..60 {
        let mut play = random_play(number);
        let mut rng = FastRng::new(number);
        while step(&mut play, &mut rng).is_some() {
            let table = play.table();
            for viewer in table.all_seats() {
                let view = table.view(Some(viewer));
                for (player, seat) in view.players.iter().zip(table.all_seats()) {
                    let places = [
                        (&player.hand, table.hand(seat)),
                        (&player.score_pile, table.score_pile(seat)),
                    ];
                    for (shown, real) in places {
                        for face in shown {
                            assert!(!matches!(face, Face::Card(card) if !real.has(*card)));
                        }
                        let ages: Vec<u8> = real.iter().map(Card::value).collect();
                        let mut shown: Vec<u8> = shown.iter().map(|face| face.value()).collect();
                        shown.sort();
                        assert_eq!(shown, ages);
                    }
                }
                for (age, shown) in (1..=10).zip(&view.decks) {
                    let real: Vec<Card> = table.deck_cards(age).collect();
                    assert_eq!(shown.len(), real.len());
                    for (face, card) in shown.iter().zip(real) {
                        assert!(
                            matches!(face, Face::Back(back) if *back == age)
                                || *face == Face::Card(card)
                        );
                    }
                }
            }
        }
    }
}

// R122 to R127: two tables that differ only in what a seat does not know stay the same to it for as long as the same
// is told, however the game goes on. So a view holds nothing but what was told.
#[test]
fn a_view_follows_from_what_was_told() {
    let mut compared = 0;
    for number in 0..600 {
        let mut play = random_play(number);
        let mut rng = FastRng::new(number);
        for _ in 0..rng.below(120) {
            step(&mut play, &mut rng);
        }
        if play.outcome().is_some() || play.table().phase() != crate::Phase::Action {
            continue;
        }
        for viewer in play.table().all_seats() {
            let disguise = play
                .table()
                .hidden_from(play.table(), viewer)
                .disguise(&mut rng);
            let mut disguised = *play.table();
            disguised.rename(&disguise);
            let mut twins =
                [*play.table(), disguised].map(|table| Play::at(play.record().clone(), table));
            for _ in 0..60 {
                let told = |twin: &Play<State>| -> Vec<Event> {
                    let events = twin.events().iter();
                    events
                        .map(|event| State::mask(event, Some(viewer)))
                        .collect()
                };
                // Who is asked is open too: somebody without a fitting card is asked nothing.
                let asked = |twin: &Play<State>| -> Vec<_> {
                    let open = twin.pending().iter();
                    open.map(|open| (open.seat, open.prompt)).collect()
                };
                if told(&twins[0]) != told(&twins[1]) || asked(&twins[0]) != asked(&twins[1]) {
                    break;
                }
                assert!(
                    seen_by(&twins[0], viewer) == seen_by(&twins[1], viewer),
                    "game {number}: {viewer} can tell the tables apart:\n{}\n{}",
                    twins[0].table().write_table(),
                    twins[1].table().write_table(),
                );
                compared += 1;
                let Some((seat, choice)) = step(&mut twins[0], &mut rng) else {
                    break;
                };
                let other = State::disguise_choice(choice, seat, &disguise);
                if twins[1].apply(seat, other).is_err() {
                    break;
                }
            }
        }
    }
    assert!(
        compared > 2_000,
        "only {compared} pairs of views were compared"
    );
}

// R124: over many imagined tables a hidden card of a deck lies in more than one place.
#[test]
fn imagined_tables_spread_the_hidden_cards() {
    for number in 0..12 {
        let mut play = random_play(number);
        let mut rng = FastRng::new(number);
        for _ in 0..60 {
            step(&mut play, &mut rng);
        }
        let table = play.table();
        if play.outcome().is_some() {
            continue;
        }
        for seat in table.all_seats() {
            let hidden = |card: &Card| !table.knows(seat, *card);
            let decks: Vec<Vec<Card>> = (1..=10)
                .map(|age| table.deck_cards(age).filter(hidden).collect())
                .collect();
            let imagined: Vec<State> = (0..60).map(|_| table.resample(seat, &mut rng)).collect();
            for card in decks.iter().filter(|deck| deck.len() > 1).flatten() {
                let place = |table: &State| {
                    let depth = table
                        .deck_cards(card.value())
                        .position(|other| other == *card);
                    (format!("{:?}", table.place_of(*card)), depth)
                };
                let mut places: Vec<_> = imagined.iter().map(place).collect();
                places.sort();
                places.dedup();
                assert!(
                    places.len() > 1,
                    "game {number}: {card:?} is always in {places:?} for {seat}"
                );
            }
        }
    }
}
