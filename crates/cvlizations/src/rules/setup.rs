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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OrderSet, Phase};
    use tabletop::Game;

    fn table(rules: Rules, seats: usize, number: u64) -> State {
        State::setup(&rules, seats, &Seed::from_number(number)).unwrap()
    }

    /// C3, C6, C7, C8: four ideas on the track, 28 and 16 in the decks, one of each resource and eight orders for everybody.
    #[test]
    fn everybody_starts_with_one_of_each_resource_and_all_orders() {
        for seats in 3..=5 {
            let table = table(Rules::default(), seats, 7);
            assert_eq!(table.track.iter().flatten().count(), 4);
            assert_eq!((table.deck.len(), table.third.len()), (28, 16));
            for seat in Seat::all(seats) {
                assert_eq!(table.player(seat).goods, Goods([1, 1, 1]));
                assert_eq!(table.player(seat).tokens, 0);
                assert_eq!(table.orders[seat.index()].available(), OrderSet::FULL);
            }
            assert_eq!((table.turn, table.phase), (1, Phase::Orders));
        }
    }

    /// C4: each idea exists once, 1 to 32 in the first deck and 33 to 48 in the second.
    #[test]
    fn each_idea_is_in_its_deck_once() {
        let table = table(Rules::default(), 4, 8);
        let mut first: Vec<u8> = table
            .deck
            .iter()
            .chain(table.track.into_iter().flatten())
            .map(Idea::number)
            .collect();
        first.sort_unstable();
        assert_eq!(first, (1..=32).collect::<Vec<u8>>());
        let mut second: Vec<u8> = table.third.iter().map(Idea::number).collect();
        second.sort_unstable();
        assert_eq!(second, (33..=48).collect::<Vec<u8>>());
    }

    /// C9, O12: the first player is chosen or drawn, and each is drawn sometimes.
    #[test]
    fn the_first_player_is_chosen_or_drawn() {
        assert_eq!(table(Rules::default().with_first(Seat(2)), 4, 1).helm, 2);
        let drawn: std::collections::BTreeSet<u8> = (0..50)
            .map(|number| table(Rules::default(), 5, number).helm)
            .collect();
        assert_eq!(drawn.len(), 5);
        assert!(
            State::setup(
                &Rules::default().with_first(Seat(4)),
                3,
                &Seed::from_number(1)
            )
            .is_err()
        );
    }

    /// C49, O11: the Granna people hold the helm first, in turns 1, 4 and 7.
    #[test]
    fn the_granna_people_hold_the_helm_in_turns_1_4_and_7() {
        let table = table(Rules::new(Variant::Granna).with_first(Seat(1)), 2, 1);
        let helms: Vec<u8> = (1..=9).map(|turn| table.helm_in(turn)).collect();
        assert_eq!(helms, [2, 1, 0, 2, 1, 0, 2, 1, 0]);
        assert_eq!((table.acts(0), table.acts(1)), (Seat(1), Seat(0)));
    }

    /// O12, C59: with neutral civilisations the starting player has the helm in the odd turns.
    #[test]
    fn with_neutrals_the_helm_alternates() {
        let table = table(Rules::new(Variant::Neutrals).with_first(Seat(1)), 2, 1);
        let helms: Vec<u8> = (1..=9).map(|turn| table.helm_in(turn)).collect();
        assert_eq!(helms, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
    }

    /// C50: the Granna people shuffle all eight orders for each age.
    #[test]
    fn the_granna_people_have_all_orders_in_every_age() {
        let table = table(Rules::new(Variant::Granna), 2, 3);
        for mut age in table.sequence {
            age.sort();
            assert_eq!(age, crate::Order::ALL);
        }
        assert_ne!(table.sequence[0], table.sequence[1]);
    }

    /// The same seed deals the same cards for years: these are frozen.
    #[test]
    fn a_seed_deals_known_cards() {
        let table = table(Rules::new(Variant::Granna), 2, 42);
        let track: Vec<u8> = table
            .track
            .into_iter()
            .flatten()
            .map(Idea::number)
            .collect();
        assert_eq!(track, KNOWN_TRACK);
        assert_eq!(
            table.third.top().map(Idea::number),
            Some(KNOWN_TOP_OF_AGE_THREE)
        );
    }

    const KNOWN_TRACK: [u8; 4] = [14, 5, 21, 20];
    const KNOWN_TOP_OF_AGE_THREE: u8 = 38;
}
