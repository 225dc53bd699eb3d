//! Imagining a table: hidden cards are renamed, from what a seat knows alone.

use crate::view::{hidden_in_deck, knows_face_down};
use crate::{Choice, Civilisation, Idea, Order, Phase, SEATS, State, Variant};
use tabletop::{FastRng, Seat};

/// Which hidden card stands for which other one in an imagined table.
#[derive(Clone, Debug)]
pub struct Disguise {
    ideas: [Idea; Idea::COUNT as usize],
    /// The face-down order of each civilisation whose card the seat does not know.
    face_down: [Option<Order>; SEATS],
    sequence: [[Order; 8]; 3],
}

impl Disguise {
    /// Draws from what the seat knows alone: hidden cards are sorted before they are shuffled.
    pub(crate) fn draw(table: &State, seat: Seat, rng: &mut FastRng) -> Disguise {
        let mut ideas = std::array::from_fn(|index| Idea::new(index as u8 + 1));
        let range = hidden_in_deck(table, Some(seat));
        let in_deck = table.deck.iter().take(range.end).skip(range.start);
        rename_at_random(in_deck, &mut ideas, rng);
        rename_at_random(table.third.iter(), &mut ideas, rng);
        let sequence = imagine_sequence(table, rng);
        let mut face_down = [None; SEATS];
        for (number, orders) in table.all_orders().iter().enumerate() {
            let civilisation = table.civilisation(number);
            if orders.hidden.is_none() || knows_face_down(table, civilisation, Some(seat)) {
                continue;
            }
            let could_be: Vec<Order> = orders
                .available()
                .iter()
                .filter(|&order| Some(order) != orders.open)
                .collect();
            face_down[number] = Some(match civilisation {
                Civilisation::Granna => sequence[table.age()][drawn_orders(table) - 1],
                _ => could_be[rng.below(could_be.len())],
            });
        }
        Disguise {
            ideas,
            face_down,
            sequence,
        }
    }

    /// Renames the hidden cards of a table. It may be an earlier table of the same unit.
    pub(crate) fn put_on(&self, table: &mut State) {
        let name = |idea: Idea| self.ideas[idea.index()];
        table.deck.rename(name);
        table.third.rename(name);
        if table.variant == Variant::Granna {
            table.sequence = self.sequence;
        }
        for (orders, face_down) in table.orders.iter_mut().zip(self.face_down) {
            if orders.hidden.is_some() && face_down.is_some() {
                orders.hidden = face_down;
            }
        }
    }

    /// A choice as it reads with the cards renamed. Layings need no renaming:
    /// a laying is a unit of its own, so it is never an answer before a question of the same unit.
    pub(crate) fn rename(&self, choice: Choice) -> Choice {
        match choice {
            Choice::Buy(idea) => Choice::Buy(self.ideas[idea.index()]),
            Choice::Under(idea) => Choice::Under(self.ideas[idea.index()]),
            other => other,
        }
    }
}

fn rename_at_random(
    hidden: impl Iterator<Item = Idea>,
    names: &mut [Idea; Idea::COUNT as usize],
    rng: &mut FastRng,
) {
    let hidden: Vec<Idea> = hidden.collect();
    let mut shuffled = hidden.clone();
    shuffled.sort();
    rng.shuffle(&mut shuffled);
    for (card, name) in hidden.into_iter().zip(shuffled) {
        names[card.index()] = name;
    }
}

/// How many orders the Granna people have drawn in this age, the face-down one included.
fn drawn_orders(table: &State) -> usize {
    let has_laid = table.orders[2].open.is_some();
    let after_phase = table.phase > Phase::Orders;
    (table.turn as usize - 1) % 3 * 2 + if has_laid || after_phase { 2 } else { 0 }
}

/// Shuffles the orders of the Granna people that nobody has seen (C80).
fn imagine_sequence(table: &State, rng: &mut FastRng) -> [[Order; 8]; 3] {
    let mut sequence = table.sequence;
    if table.variant != Variant::Granna {
        return sequence;
    }
    for (age, orders) in sequence.iter_mut().enumerate() {
        let seen = match age.cmp(&table.age()) {
            std::cmp::Ordering::Less => 6,
            std::cmp::Ordering::Equal if table.before_reveal() => {
                // Of the two orders laid this turn only the first lies face up (C100).
                let drawn = drawn_orders(table);
                drawn - usize::from(table.orders[2].open.is_some())
            }
            std::cmp::Ordering::Equal => drawn_orders(table),
            std::cmp::Ordering::Greater => 0,
        };
        let unseen = &mut orders[seen..];
        unseen.sort();
        rng.shuffle(unseen);
    }
    sequence
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OrderSet;
    use crate::testing::read;
    use tabletop::Game;

    /// What a seat imagines reaches every order that the others could have laid, and only those.
    #[test]
    fn every_possible_face_down_order_is_imagined() {
        let table =
            read("A used hunting cunning open logging hidden trading\nB\nC\nturn 2 orders\nhelm A");
        let mut imagined = OrderSet(0);
        for seed in 0..200 {
            let table = table.resample(Seat(1), &mut FastRng::new(seed));
            imagined = imagined.with(table.orders[0].hidden.unwrap());
        }
        let possible = OrderSet::FULL
            .minus(table.orders[0].used)
            .minus(OrderSet(0).with(Order::Logging));
        assert_eq!(imagined, possible);
        let own = table.resample(Seat(0), &mut FastRng::new(1));
        assert_eq!(own.orders[0].hidden, Some(Order::Trading));
    }

    /// C80: the order of the undrawn Granna cards is hidden; those already laid stay.
    #[test]
    fn the_orders_granna_has_not_drawn_are_imagined_anew() {
        let table = read(
            "A\nB\nturn 2 orders\nhelm granna\nsequence I hunting logging trading slacking ...",
        );
        let others: Vec<[Order; 8]> = (0..20)
            .map(|seed| table.resample(Seat(0), &mut FastRng::new(seed)).sequence[0])
            .collect();
        assert!(
            others
                .iter()
                .all(|sequence| sequence[..2] == [Order::Hunting, Order::Logging])
        );
        assert!(others.iter().any(|sequence| sequence[2] != Order::Trading));
    }
}
