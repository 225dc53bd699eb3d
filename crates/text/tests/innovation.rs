//! Every card, question, answer and event of Innovation can be read in every language.

use innovation::{
    Achievement, Act, Ask, Card, Cause, Choice, Color, Edition, Event, Face, Icon, Place, Prompt,
    Rules, Special, Splay, State, cards,
};
use std::collections::BTreeSet;
use tabletop::{FastRng, Game, OpenDecision, Outcome, Play, Record, Seat, Seats, Seed};
use text::{Catalogue, Language, Reader, innovation as words};

fn names() -> Vec<String> {
    ["Ola", "Jan", "Máša", "Ким"].map(str::to_owned).to_vec()
}

/// Readers of all languages at all seats, and a spectator.
fn readers(names: &[String]) -> Vec<Reader<'_>> {
    let viewers = [None].into_iter().chain(Seat::all(names.len()).map(Some));
    viewers
        .flat_map(|viewer| {
            Language::ALL.map(|language| Reader {
                language,
                viewer,
                names,
            })
        })
        .collect()
}

/// Fails if the text is an id, shows a variable, or is badly spaced.
#[track_caller]
fn proof_read(line: &str, what: &dyn std::fmt::Debug) {
    assert!(
        !line.is_empty()
            && !line.contains("innovation-")
            && !line.contains(['{', '}'])
            && !line.contains("  ")
            && !line.contains(" .")
            && !line.contains(" ,")
            && line.trim() == line,
        "«{line}» is no text for {what:?}"
    );
}

#[test]
fn every_effect_of_every_card_has_its_text() {
    let names = names();
    for language in Language::ALL {
        let reader = Reader {
            language,
            viewer: None,
            names: &names,
        };
        for card in Card::all() {
            proof_read(&words::card(&reader, card), &card);
            for rules in [Rules::default(), Rules::third_edition()] {
                for text in words::effects(&reader, card, &rules) {
                    proof_read(&text, &(card, language));
                }
            }
        }
    }
}

#[test]
fn no_card_has_more_texts_than_effects() {
    for language in Language::ALL {
        let catalogue = Catalogue::of(language);
        for card in Card::all() {
            let slug = card.slug();
            let second = cards::effects(card, Edition::Second).len();
            assert!(!catalogue.has(&format!("innovation-card-{slug}-{}", second + 1)));
            let third = match words::differs_in_third(card) {
                true => cards::effects(card, Edition::Third).len(),
                false => 0,
            };
            assert!(!catalogue.has(&format!("innovation-card-{slug}-third-{}", third + 1)));
        }
    }
}

#[test]
fn nine_cards_differ_in_the_third_edition() {
    let different = Card::all().filter(|&card| words::differs_in_third(card));
    assert_eq!(different.count(), 9);
}

// D24.
#[test]
fn the_text_of_fission_says_whether_a_red_card_ends_the_action() {
    let names = names();
    let fission = Card::from_slug("fission").unwrap();
    for language in Language::ALL {
        let reader = Reader {
            language,
            viewer: None,
            names: &names,
        };
        for ends in [Rules::default(), Rules::third_edition()] {
            let continues = Rules {
                fission_ends: false,
                ..ends
            };
            let ending = words::effects(&reader, fission, &ends);
            let lasting = words::effects(&reader, fission, &continues);
            proof_read(&lasting[0], &language);
            let start = lasting[0].trim_end_matches('.');
            assert!(
                ending[0].starts_with(start) && ending[0].len() > lasting[0].len(),
                "«{}» leaves out only the end of «{}»",
                lasting[0],
                ending[0]
            );
            assert_eq!(ending[1..], lasting[1..], "only the demand differs");
        }
    }
}

#[test]
fn achievements_colours_and_icons_have_names() {
    let names = names();
    for reader in readers(&names) {
        for special in Special::ALL {
            proof_read(&words::special(&reader, special), &special);
            let id = format!(
                "innovation-special-{}-condition",
                Achievement::Special(special)
            );
            proof_read(&reader.text(&id, &[]), &special);
        }
        for color in Color::ALL {
            proof_read(&words::color(&reader, color), &color);
        }
        for icon in Icon::ALL {
            proof_read(&words::icon(&reader, icon).unwrap(), &icon);
        }
    }
}

#[test]
fn every_kind_of_question_has_a_text() {
    let card = Card::from_slug("optics").unwrap();
    let one = vec![Choice::Card(card), Choice::Card(card)];
    let may = vec![Choice::Card(card), Choice::Pass];
    let whole = vec![Choice::Yes, Choice::Pass];
    let must = [Ask::FirstMeld, Ask::Action, Ask::Color, Ask::Value];
    let optional = [
        Ask::Meld,
        Ask::Tuck,
        Ask::Score,
        Ask::Return,
        Ask::Transfer,
        Ask::Take,
        Ask::Reveal,
        Ask::Keep,
        Ask::Execute,
        Ask::Arrange,
        Ask::Exchange,
        Ask::Splay(Splay::Left),
        Ask::Splay(Splay::Right),
        Ask::Splay(Splay::Up),
        Ask::Player,
        Ask::Way,
    ];
    let as_a_whole = [
        Ask::Meld,
        Ask::Tuck,
        Ask::Score,
        Ask::Return,
        Ask::Transfer,
        Ask::Exchange,
    ];
    let mut questions = Vec::new();
    questions.extend(must.map(|ask| (ask, one.clone())));
    questions.extend(optional.map(|ask| (ask, one.clone())));
    questions.extend(optional.map(|ask| (ask, may.clone())));
    questions.extend(as_a_whole.map(|ask| (ask, whole.clone())));
    let names = names();
    for (ask, options) in questions {
        let decision = OpenDecision::<State> {
            seat: Seat(1),
            prompt: Prompt {
                ask,
                card: Some(card),
                effect: 0,
            },
            options,
            veiled: false,
        };
        for reader in readers(&names) {
            proof_read(&words::prompt(&reader, &decision), &ask);
        }
    }
}

#[test]
fn every_kind_of_answer_has_a_text() {
    let card = Card::from_slug("evolution").unwrap();
    let answers = vec![
        Choice::Draw,
        Choice::Meld(card),
        Choice::Dogma(card),
        Choice::Achieve(3),
        Choice::Card(card),
        Choice::Back(Seat(0), 8),
        Choice::Color(Color::Red),
        Choice::Value(4),
        Choice::Seat(Seat(1)),
        Choice::Way(1),
        Choice::Way(2),
        Choice::Yes,
        Choice::Pass,
    ];
    let decision = OpenDecision::<State> {
        seat: Seat(1),
        prompt: Prompt {
            ask: Ask::Way,
            card: Some(card),
            effect: 0,
        },
        options: answers.clone(),
        veiled: false,
    };
    let names = names();
    for reader in readers(&names) {
        for &answer in &answers {
            proof_read(&words::choice(&reader, &decision, answer), &answer);
            let chose = Event::Chose {
                seat: Seat(1),
                choice: answer,
            };
            proof_read(&words::event(&reader, Edition::Second, &chose), &chose);
        }
        for action in &answers[..4] {
            let event = Event::Action {
                seat: Seat(0),
                choice: *action,
            };
            proof_read(&words::event(&reader, Edition::Second, &event), &event);
        }
    }
}

#[test]
fn every_way_of_moving_a_card_has_a_text() {
    let card = Card::from_slug("optics").unwrap();
    let (me, other) = (Seat(0), Seat(1));
    let acts = [
        Act::Draw,
        Act::Meld,
        Act::Tuck,
        Act::Score,
        Act::Return,
        Act::Transfer,
        Act::Exchange,
        Act::Remove,
    ];
    let places = |seat| [Place::Hand(seat), Place::Score(seat), Place::Board(seat)];
    let names = names();
    for act in acts {
        let (sources, targets): (Vec<Place>, Vec<Place>) = match act {
            Act::Draw => (vec![Place::Deck], vec![Place::Hand(me)]),
            Act::Meld | Act::Tuck => (places(me).to_vec(), vec![Place::Board(me)]),
            Act::Score => (places(me).to_vec(), vec![Place::Score(me)]),
            Act::Return => ([places(me), places(other)].concat(), vec![Place::Deck]),
            Act::Remove => (places(me).to_vec(), vec![Place::Box]),
            Act::Transfer | Act::Exchange => (
                [places(me), places(other)].concat(),
                [places(me), places(other)].concat(),
            ),
        };
        for &from in &sources {
            for &to in &targets {
                for face in [Face::Card(card), Face::Back(8)] {
                    let event = Event::Moved {
                        by: me,
                        act,
                        card: face,
                        from,
                        to,
                        seen: Seats::EVERYBODY,
                    };
                    for reader in readers(&names) {
                        proof_read(&words::event(&reader, Edition::Second, &event), &event);
                    }
                }
            }
        }
    }
}

#[test]
fn every_other_kind_of_event_has_a_text() {
    let card = Card::from_slug("ai").unwrap();
    let seat = Seat(2);
    let mut events = vec![
        Event::Turn { seat, actions: 1 },
        Event::Turn { seat, actions: 2 },
        Event::Revealed { seat, card },
        Event::RemovedAll,
        Event::Bonus { seat },
        Event::Icons {
            seat,
            icons: [1, 0, 2, 3, 0, 0],
        },
    ];
    for seats in [Seats::NONE, Seats::only(Seat(1)), Seats(0b1011)] {
        events.push(Event::Activated {
            seat,
            card,
            sharers: seats,
            victims: seats,
        });
    }
    for demand in [false, true] {
        events.push(Event::Effect {
            seat,
            card,
            effect: 1,
            demand,
        });
    }
    for color in Color::ALL {
        events.push(Event::Rearranged { seat, color });
        for splay in [Splay::None, Splay::Left, Splay::Right, Splay::Up] {
            events.push(Event::Splayed { seat, color, splay });
        }
    }
    for achievement in Achievement::all() {
        events.push(Event::Claimed { seat, achievement });
    }
    for winners in [Seats::only(seat), Seats(0b0101), Seats(0b1111)] {
        for cause in [Cause::Achievements, Cause::Score, Cause::Dogma(card)] {
            events.push(Event::Ended(Outcome { winners, cause }));
        }
    }
    let names = names();
    for reader in readers(&names) {
        for event in &events {
            proof_read(&words::event(&reader, Edition::Second, event), event);
        }
    }
}

#[test]
fn readers_are_addressed_and_others_named() {
    let names = names();
    let event = Event::Moved {
        by: Seat(0),
        act: Act::Draw,
        card: Face::Back(8),
        from: Place::Deck,
        to: Place::Hand(Seat(0)),
        seen: Seats::only(Seat(0)),
    };
    let read = |language, viewer| {
        let reader = Reader {
            language,
            viewer,
            names: &names,
        };
        words::event(&reader, Edition::Second, &event)
    };
    assert_eq!(read(Language::En, Some(Seat(0))), "You draw an [8].");
    assert_eq!(read(Language::En, None), "Ola draws an [8].");
    assert_eq!(read(Language::Pl, None), "Ola ciągnie kartę [8].");
    assert_eq!(read(Language::Pl, Some(Seat(0))), "Ciągniesz kartę [8].");
    assert_eq!(read(Language::Ru, None), "Ola берёт карту [8].");
    assert_eq!(read(Language::Cs, None), "Ola bere kartu [8].");
}

#[test]
fn who_shares_and_who_obeys_is_told_only_if_it_matters() {
    let names = names();
    let reader = Reader {
        language: Language::En,
        viewer: None,
        names: &names,
    };
    let activated = |slug, edition| {
        let event = Event::Activated {
            seat: Seat(0),
            card: Card::from_slug(slug).unwrap(),
            sharers: Seats::only(Seat(1)),
            victims: Seats::only(Seat(2)),
        };
        words::event(&reader, edition, &event)
    };
    let (shared, demanded) = ("Sharing: Jan.", "Subject to the demand: Máša.");
    assert_eq!(
        activated("writing", Edition::Second),
        format!("Ola activates [1] Writing. {shared}")
    );
    assert_eq!(
        activated("combustion", Edition::Second),
        format!("Ola activates [7] Combustion. {demanded}")
    );
    assert_eq!(
        activated("combustion", Edition::Third),
        format!("Ola activates [7] Combustion. {shared} {demanded}")
    );
}

#[test]
fn random_games_can_be_read_from_every_seat_in_every_language() {
    let mut kinds = BTreeSet::new();
    for number in 0..120 {
        let seats = 2 + number as usize % 3;
        let rules = match number % 4 {
            3 => Rules::third_edition(),
            _ => Rules::default(),
        };
        let names = names()[..seats].to_vec();
        let readers = readers(&names);
        let record = Record::<State>::new(rules, seats, Seed::from_number(number));
        let mut play = Play::new(record).unwrap();
        let mut rng = FastRng::new(number);
        while let Some(open) = play.pending().first().cloned() {
            kinds.insert(words::ask_id(open.prompt.ask, &open.options));
            for reader in &readers {
                proof_read(&words::prompt(reader, &open), &open.prompt);
                if reader.viewer == Some(open.seat) {
                    for &option in &open.options {
                        proof_read(&words::choice(reader, &open, option), &option);
                    }
                    if let Some(source) = words::source(reader, &open.prompt) {
                        proof_read(&source, &open.prompt);
                    }
                }
            }
            let answer = open.options[rng.below(open.options.len())];
            play.apply(open.seat, answer).unwrap();
        }
        for event in play.events() {
            for reader in &readers {
                let masked = State::mask(event, reader.viewer);
                proof_read(&words::event(reader, rules.edition, &masked), &masked);
            }
        }
    }
    assert!(kinds.len() > 25, "only {kinds:?} were asked");
}
