//! Setup (C6-C9, C48-C50, C54). All chance of a game is drawn here.

use crate::{Goods, Idea, Pile, Rules, State, Variant};
use tabletop::{GameRng, Seat, Seed};

/// A new table.
pub(crate) fn set_up(rules: &Rules, seats: usize, seed: &Seed) -> Result<State, String> {
    rules.variant.check_seats(seats)?;
    if let Some(first) = rules.first.filter(|first| first.index() >= seats) {
        return Err(format!("first={first}, but there are only {seats} seats"));
    }
    let mut rng = GameRng::new(seed);
    let deck = shuffled_deck(&mut rng, false);
    let third = shuffled_deck(&mut rng, true);
    let drawn = Seat(rng.below(seats as u64) as u8);
    let mut table = State::empty(rules, seats, rules.first.unwrap_or(drawn));
    table.deck = deck;
    table.third = third;
    for space in 0..table.track.len() {
        table.track[space] = table.deck.draw();
    }
    if rules.variant == Variant::Granna {
        // C50 shuffles at the start of each age; nobody can tell if it is done now.
        for age in &mut table.sequence {
            rng.shuffle(age);
        }
    }
    for seat in Seat::all(seats) {
        table.players[seat.index()].goods = Goods([1, 1, 1]);
    }
    Ok(table)
}

fn shuffled_deck<const N: usize>(rng: &mut GameRng, age_three: bool) -> Pile<N> {
    let mut ideas: Vec<Idea> = Idea::all()
        .filter(|idea| idea.is_of_age_three() == age_three)
        .collect();
    rng.shuffle(&mut ideas);
    let mut pile = Pile::EMPTY;
    ideas.into_iter().for_each(|idea| pile.put(idea));
    pile
}
