//! Chapter 2: set-up.

use crate::card::{Card, CardSet};
use crate::event::{Act, Ask, Choice, Prompt};
use crate::fx::{Fx, Options};
use crate::state::{Language, Phase, Place, Rules, SEATS, State};
use arrayvec::ArrayVec;
use tabletop::{Decision, Flow, GameRng, Players, Seat, Seed};

/// A new table: decks shuffled, achievements set aside, two cards dealt to each hand (R12 to R15).
pub(crate) fn deal(rules: &Rules, seats: usize, seed: &Seed) -> Result<State, String> {
    check_seats(rules, seats)?;
    let mut table = State::empty(*rules, seats);
    table.forget_everything();
    let mut rng = GameRng::new(seed);
    for age in 1..=10 {
        let mut cards: ArrayVec<Card, 15> = CardSet::aged(age).iter().collect();
        rng.shuffle(&mut cards);
        if age < 10
            && let Some(card) = cards.pop()
        {
            table.achievement_cards[age as usize - 1] = card;
        }
        cards
            .into_iter()
            .for_each(|card| table.put_under_deck(card));
    }
    table.chance = rng.bits();
    for _ in 0..2 {
        for seat in Seat::all(seats) {
            let card = table.decks[0].top;
            let (from, to) = (Place::Deck, Place::Hand(seat));
            let seen = table.who_can_tell(card, from, to);
            table.follow(card, from, to, seen);
            table.take(card, from);
            table.put(card, to, false);
        }
    }
    table.phase = Phase::FirstMeld;
    Ok(table)
}

pub(crate) fn check_seats(rules: &Rules, seats: usize) -> Result<(), String> {
    match seats {
        2..=SEATS if rules.teams && seats != 4 => {
            Err(format!("the team game needs 4 players, not {seats}"))
        }
        2..=SEATS => Ok(()),
        _ => Err(format!("Innovation needs 2 to 4 players, not {seats}")),
    }
}

/// One unit: all choose their first card in secret; the title that comes first decides who starts (R15, R16).
pub(crate) fn first_meld(table: &mut State, players: &mut dyn Players<State>) -> Flow {
    let seats = table.seats as usize;
    let options: ArrayVec<Options, SEATS> = Seat::all(seats)
        .map(|seat| table.hand(seat).iter().map(Choice::Card).collect())
        .collect();
    let prompt = Prompt {
        ask: Ask::FirstMeld,
        card: None,
        effect: 0,
    };
    let decisions: ArrayVec<Decision<'_, State>, SEATS> = Seat::all(seats)
        .map(|seat| Decision {
            seat,
            prompt,
            options: &options[seat.index()],
        })
        .collect();
    let mut answers = [Choice::Pass; SEATS];
    players.ask_together(table, &decisions, &mut answers[..seats])?;
    let mut fx = Fx::new(table, players);
    for seat in Seat::all(seats) {
        if let Choice::Card(card) = answers[seat.index()] {
            fx.step(seat, Act::Meld, card, Place::Hand(seat), Place::Board(seat))?;
        }
    }
    let language = fx.table.rules.start;
    let starts = |seat: &Seat| {
        fx.tops(*seat)
            .first()
            .map(|card| title_rank(card, language))
    };
    if let Some(first) = Seat::all(seats).min_by_key(starts) {
        fx.begin_turn(first);
    }
    Ok(())
}

/// The place of a title among those of age 1 in alphabetical order (R16, D1).
fn title_rank(card: Card, language: Language) -> usize {
    let order = match language {
        Language::En => ENGLISH,
        Language::Pl => POLISH,
        Language::Ru => RUSSIAN,
        Language::Cs => CZECH,
    };
    order
        .iter()
        .position(|&id| id as usize == card.index() + 1)
        .unwrap_or(usize::MAX)
}

/// The printed numbers of the cards of age 1 in the alphabetical order of their titles, in each language.
const ENGLISH: [u8; 15] = [13, 10, 7, 4, 8, 14, 15, 11, 9, 12, 1, 5, 6, 2, 3];
const POLISH: [u8; 15] = [1, 8, 6, 10, 7, 9, 15, 2, 11, 4, 3, 13, 14, 12, 5];
const RUSSIAN: [u8; 15] = [12, 1, 7, 13, 15, 6, 11, 9, 5, 4, 14, 2, 3, 8, 10];
const CZECH: [u8; 15] = [14, 1, 6, 10, 7, 9, 2, 4, 3, 5, 12, 8, 15, 13, 11];
