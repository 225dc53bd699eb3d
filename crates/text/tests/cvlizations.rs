//! Every order, idea, question, answer and event of CVlizations can be read in every language.

use cvlizations::{Cause, Idea, Kind, Order, Prompt, Resource, Rules, State, Variant};
use std::collections::BTreeSet;
use tabletop::{FastRng, Game, OpenDecision, Play, Record, Seat, Seed};
use text::{Language, Reader, cvlizations as words};

fn names() -> Vec<String> {
    ["Ola", "Jan", "Máša", "Ким", "Eva"]
        .map(str::to_owned)
        .to_vec()
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
            && !line.contains("cvlizations-")
            && !line.contains(['{', '}'])
            && !line.contains("  ")
            && !line.contains(" .")
            && !line.contains(" ,")
            && line.trim() == line,
        "«{line}» is no text for {what:?}"
    );
}

#[test]
fn orders_have_a_text_for_each_case_and_ideas_have_one() {
    let names = names();
    for reader in readers(&names) {
        for order in Order::ALL {
            proof_read(&words::order(&reader, order), &order);
            for text in words::order_texts(&reader, order) {
                proof_read(&text, &order);
            }
        }
        for idea in Idea::all() {
            proof_read(&words::idea(&reader, idea), &idea);
            proof_read(&words::idea_text(&reader, idea), &idea);
        }
    }
}

#[test]
fn kinds_resources_and_causes_have_names() {
    let names = names();
    for reader in readers(&names) {
        for kind in Kind::ALL {
            proof_read(&words::kind(&reader, kind), &kind);
        }
        for resource in Resource::ALL {
            let id = format!("cvlizations-resource-{}", resource.slug());
            proof_read(&reader.text(&id, &[]), &resource);
        }
        for cause in [Cause::Points, Cause::Resources, Cause::Shared] {
            proof_read(&words::cause(&reader, cause), &cause);
        }
    }
}

/// C105, C106: while the buyer of a card seen with Divination names the unit saved, nobody else reads which card it is.
#[test]
fn the_card_being_bought_is_named_to_its_buyer_alone() {
    let names = names();
    let axe: Idea = "axe".parse().unwrap();
    let open = OpenDecision::<State> {
        seat: Seat(0),
        prompt: Prompt::Save(axe),
        options: Vec::new(),
        veiled: false,
    };
    for reader in readers(&names) {
        let line = words::prompt(&reader, &open);
        let is_named = line.contains(&words::idea(&reader, axe));
        assert_eq!(is_named, reader.viewer == Some(open.seat), "«{line}»");
    }
}

#[test]
fn random_games_can_be_read_from_every_seat_in_every_language() {
    let tables = [
        (Variant::Granna, 2),
        (Variant::Neutrals, 2),
        (Variant::Standard, 3),
        (Variant::Standard, 4),
        (Variant::Standard, 5),
    ];
    let mut kinds = BTreeSet::new();
    let mut kind_of = |thing: &dyn std::fmt::Debug| {
        let written = format!("{thing:?}");
        let end = written.find(|letter: char| !letter.is_alphanumeric());
        kinds.insert(written[..end.unwrap_or(written.len())].to_owned());
    };
    for number in 0..150 {
        let (variant, seats) = tables[number as usize % tables.len()];
        let names = names()[..seats].to_vec();
        let readers = readers(&names);
        let rules = Rules::new(variant);
        let record = Record::<State>::new(rules, seats, Seed::from_number(number));
        let mut play = Play::new(record).unwrap();
        let mut rng = FastRng::new(number);
        while let Some(open) = play.pending().first().cloned() {
            kind_of(&open.prompt);
            for reader in &readers {
                proof_read(&words::prompt(reader, &open), &open.prompt);
                if reader.viewer == Some(open.seat) {
                    for &option in &open.options {
                        kind_of(&option);
                        proof_read(&words::choice(reader, &open, option), &option);
                    }
                }
            }
            let answer = open.options[rng.below(open.options.len())];
            play.apply(open.seat, answer).unwrap();
        }
        for event in play.events() {
            kind_of(event);
            for reader in &readers {
                let masked = State::mask(event, reader.viewer);
                proof_read(&words::event(reader, &masked), &masked);
            }
        }
    }
    // Every question, answer and event there is, by name.
    let all = "AgeOver Bought Buy Develop Done Exchange Exchanged FirstDeckLeft Laid Lay Look Looked \
               Moved Over Performs PutUnder Return Returned Revealed Revealing Rob Robbed Save Scored \
               Swap SwapAgain Take Tokens Took Trade Turn Under";
    let all: BTreeSet<String> = all.split_whitespace().map(str::to_owned).collect();
    assert_eq!(kinds, all);
}
