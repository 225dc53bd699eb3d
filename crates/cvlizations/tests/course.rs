//! The course of whole games, as their events tell it.

use cvlizations::{Civilisation, Event, Order, Rules, Source, State, Variant};
use tabletop::{Notation, Play, Record, Seat, Seed, testing};

fn events_of(variant: Variant, seats: usize, number: u64) -> Vec<Event> {
    testing::random_game::<State>(&Rules::new(variant), seats, number)
        .expect("the test table is playable")
        .events
}

fn events_from(text: &str, answers: &[(Seat, &str)]) -> Vec<Event> {
    let lines: Vec<(usize, &str)> = (1..).zip(text.lines().map(str::trim)).collect();
    let table = State::read_table(&lines).expect("the test table is playable");
    let record = Record::new(Rules::default(), 3, Seed::from_number(0));
    let mut play = Play::at(record, table);
    for &(seat, answer) in answers {
        play.apply(
            seat,
            State::read_choice(answer).expect("the test table is playable"),
        )
        .expect("the test table is playable");
    }
    play.events().to_vec()
}

/// C10, C44: nine turns in three ages, whoever plays.
#[test]
fn a_game_has_nine_turns_in_three_ages() {
    for (variant, seats) in [
        (Variant::Granna, 2),
        (Variant::Neutrals, 2),
        (Variant::Standard, 5),
    ] {
        let events = events_of(variant, seats, 5);
        let turns: Vec<u8> = events
            .iter()
            .filter_map(|event| match event {
                Event::Turn { turn, .. } => Some(*turn),
                _ => None,
            })
            .collect();
        assert_eq!(turns, (1..=9).collect::<Vec<u8>>());
        let ages = events
            .iter()
            .filter(|event| matches!(event, Event::AgeOver { .. }))
            .count();
        assert_eq!(ages, 3);
        assert!(matches!(events.last(), Some(Event::Over { .. })));
    }
}

/// C11: in each turn first all lay, then orders are performed, then ideas are bought.
#[test]
fn the_phases_of_a_turn_follow_each_other() {
    let mut last = 0;
    for event in events_of(Variant::Standard, 4, 6) {
        let place = match event {
            Event::Turn { .. } => 0,
            Event::Laid { .. } => 1,
            Event::Revealed { .. } => 2,
            Event::Performs { .. } => 3,
            Event::Looked { .. } | Event::Bought { .. } | Event::Moved { .. } => 4,
            Event::AgeOver { .. } => 5,
            _ => continue,
        };
        assert!(place == 0 || place >= last, "{event:?}");
        last = place;
    }
}

/// C48, C51, C101: the Granna people lay in every turn and do nothing else.
#[test]
fn the_granna_people_lay_and_do_nothing_else() {
    let events = events_of(Variant::Granna, 2, 7);
    let laid = events
        .iter()
        .filter(|event| {
            matches!(
                event,
                Event::Laid {
                    civilisation: Civilisation::Granna,
                    ..
                }
            )
        })
        .count();
    assert_eq!(laid, 9);
    for event in events {
        if let Event::Performs { seat, .. } | Event::Moved { seat } | Event::Scored { seat, .. } =
            event
        {
            assert!(seat.index() < 2);
        }
    }
}

/// C54, C56: each neutral civilisation lays in every turn, each order at most once per age.
#[test]
fn neutral_civilisations_use_each_order_once_per_age() {
    let mut laid: Vec<Order> = Vec::new();
    let mut layings = 0;
    for event in events_of(Variant::Neutrals, 2, 8) {
        match event {
            Event::Laid {
                civilisation: Civilisation::Neutral(Seat(0)),
                open,
                hidden,
            } => {
                layings += 1;
                for order in [Some(open), hidden].into_iter().flatten() {
                    assert!(!laid.contains(&order), "{order} twice in an age");
                    laid.push(order);
                }
            }
            Event::AgeOver { .. } => laid.clear(),
            _ => {}
        }
    }
    assert_eq!(layings, 9);
}

/// C79, C84: order by order with its ideas at once, then Doubling's moment, then Hermitage.
#[test]
fn what_ideas_pay_has_its_moment() {
    let events = events_from(
        "turn 1 action
         A ideas axe taming-the-cat optimism laid logging doubling
         B ideas hermitage laid hunting slacking
         C laid quarrying doubling
         D laid cunning doubling",
        &[(Seat(3), "take food"), (Seat(0), "take food")],
    );
    let gains: Vec<(Seat, Source)> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Took { seat, source, .. } | Event::Tokens { seat, source, .. } => {
                Some((seat, source))
            }
            _ => None,
        })
        .collect();
    let idea = |slug: &str| Source::Idea(slug.parse().unwrap());
    let [a, b, c, d] = [0, 1, 2, 3].map(Seat);
    assert_eq!(
        gains,
        [
            (a, Source::Order(Order::Logging)),
            (a, idea("axe")),
            (b, Source::Order(Order::Hunting)),
            (c, Source::Order(Order::Quarrying)),
            (d, Source::Order(Order::Cunning)),
            (b, Source::Order(Order::Slacking)),
            (a, idea("optimism")),
            (a, idea("taming-the-cat")),
            (b, idea("hermitage")),
        ]
    );
}

/// C89: a choice with one answer is not asked; the game runs to the next real question.
#[test]
fn a_choice_with_one_answer_is_not_asked() {
    let lines = [
        (1, "turn 1 action"),
        (2, "A laid thieving logging"),
        (3, "B 1/0/0"),
        (4, "C"),
    ];
    let table = State::read_table(&lines).unwrap();
    let play = Play::at(
        Record::new(Rules::default(), 3, Seed::from_number(0)),
        table,
    );
    assert!(
        play.events()
            .iter()
            .any(|event| matches!(event, Event::Robbed { .. }))
    );
    assert_eq!(play.table().turn(), 2);
}

/// Law 7 of the design: everything that happens and everything that is asked names its clause.
#[test]
fn events_and_questions_name_their_clause() {
    let rules = include_str!("../../../docs/rules/cvlizations.md");
    let exists = |clause: &str| rules.contains(&format!("- {clause}. "));
    for event in events_of(Variant::Granna, 2, 9) {
        assert!(exists(event.clause()), "{event:?}");
    }
    let record = Record::<State>::new(Rules::new(Variant::Neutrals), 2, Seed::from_number(3));
    let mut play = Play::new(record).unwrap();
    while let Some(open) = play.pending().first() {
        assert!(exists(open.prompt.clause()), "{:?}", open.prompt);
        let (seat, choice) = (open.seat, open.options[0]);
        play.apply(seat, choice).unwrap();
    }
}
