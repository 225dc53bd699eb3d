//! What card tests use. Tests are data: a table, a script, the table afterwards.

use crate::card::{Card, CardSet, Face};
use crate::event::Event;
use crate::state::{Rules, State};
use crate::view::View;
use tabletop::{Game, Notation, Play, Record, Seat, Seed, scenario};

/// The seats by their letters.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// Plays the script at the first table and compares with the second.
#[track_caller]
pub(crate) fn check(given: &str, script: &str, expected: &str) {
    scenario::check::<State>(given, script, expected);
}

/// Plays the script and compares the options of the question that is then open, written as `A: x; y`.
#[track_caller]
pub(crate) fn check_options(given: &str, script: &str, expected: &str) {
    scenario::check_options::<State>(given, script, expected);
}

/// The table that the notation describes.
#[track_caller]
pub(crate) fn table(given: &str) -> State {
    let lines: Vec<(usize, &str)> = given
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty())
        .collect();
    match State::read_table(&lines) {
        Ok(table) => table,
        Err((line, reason)) => panic!("\nline {line}: {reason}\n"),
    }
}

/// Plays a script at a table, as a server does; answers that are forced are not part of it.
#[track_caller]
pub(crate) fn play(given: &str, script: &str) -> Play<State> {
    let table = table(given);
    let record = Record::new(Rules::default(), table.seat_count(), Seed::from_number(0));
    let mut play = Play::at(record, table);
    for answer in script
        .split(';')
        .map(str::trim)
        .filter(|text| !text.is_empty())
    {
        let (seat, choice) = answer.split_once(' ').expect("an answer is «SEAT CHOICE»");
        let seat = seat.parse().expect("a seat");
        let choice = State::read_choice(choice).expect("a choice");
        if let Err(illegal) = play.apply(seat, choice) {
            panic!("\n{illegal}\n");
        }
    }
    play
}

/// Who executed which effect of which card, in order; effects are counted from 1.
pub(crate) fn executions(play: &Play<State>) -> Vec<(Seat, &'static str, u8)> {
    let effect = |event: &Event| match *event {
        Event::Effect {
            seat, card, effect, ..
        } => Some((seat, card.slug(), effect + 1)),
        _ => None,
    };
    play.events().iter().filter_map(effect).collect()
}

/// What a seat sees of the table as it lies.
pub(crate) fn seen_by(play: &Play<State>, seat: Seat) -> View {
    play.table().view(Some(seat))
}

/// The card of this name.
#[track_caller]
pub(crate) fn card(slug: &str) -> Card {
    Card::from_slug(slug).expect("a card of this name")
}

/// The cards of these names.
#[track_caller]
pub(crate) fn cards(slugs: &str) -> CardSet {
    slugs.split_whitespace().map(card).collect()
}

/// Faces as text: names of known cards, ages of the others, in order of age.
pub(crate) fn faces(faces: &[Face]) -> String {
    let mut faces = faces.to_vec();
    faces.sort_by_key(|face| (face.value(), *face));
    let words: Vec<String> = faces
        .iter()
        .map(|face| match face {
            Face::Card(card) => card.slug().to_owned(),
            Face::Back(age) => age.to_string(),
        })
        .collect();
    words.join(" ")
}
