//! Writing a whole table.

use crate::state::END_OF_ACTION;
use crate::{Idea, IdeaSet, Order, OrderSet, Orders, Phase, State, Variant, ideas};
use std::fmt::Write;
use tabletop::{Game, Seat};

/// The ages as they are written.
pub(super) const AGES: [&str; 3] = ["I", "II", "III"];

/// The phases as they are written.
pub(super) const PHASES: [(&str, Phase); 6] = [
    ("orders", Phase::Orders),
    ("action", Phase::Action),
    ("development", Phase::Development),
    ("clean-up", Phase::CleanUp),
    ("scoring", Phase::Scoring),
    ("over", Phase::Over),
];

/// The whole table as text.
pub(super) fn write(table: &State) -> String {
    let mut text = format!("rules {}\n", table.rules());
    let _ = writeln!(text, "turn {}", write_course(table));
    let _ = writeln!(text, "helm {}", table.civilisation(table.helm as usize));
    let _ = writeln!(text, "starter {}", table.starter);
    for seat in Seat::all(table.seats as usize) {
        let _ = writeln!(text, "{}", write_seat(table, seat));
    }
    for number in table.seats as usize..table.all_orders().len() {
        let orders = write_orders(&table.orders[number], table.phase);
        let _ = writeln!(text, "{}{orders}", table.civilisation(number));
    }
    let track: Vec<&str> = table
        .track
        .iter()
        .map(|space| space.map_or("-", Idea::slug))
        .collect();
    let _ = writeln!(text, "track {}", track.join(" "));
    let _ = writeln!(text, "deck{}", write_deck(table.deck.iter(), table.under));
    if !table.third.is_empty() {
        let _ = writeln!(text, "deck-III{}", write_deck(table.third.iter(), 0));
    }
    if !table.divined.is_empty() {
        let _ = writeln!(text, "known {}", table.divined);
    }
    if table.variant == Variant::Granna {
        for (age, sequence) in AGES.iter().zip(table.sequence) {
            let words: Vec<&str> = sequence.into_iter().map(Order::slug).collect();
            let _ = writeln!(text, "sequence {age} {}", words.join(" "));
        }
    }
    text
}

/// Turn, phase and whoever is next.
pub(super) fn write_course(table: &State) -> String {
    format!("{} {}", table.turn, write_phase(table))
}

fn write_phase(table: &State) -> String {
    let word = PHASES[table.phase as usize].0;
    let has_all_gone = table.gone >= table.seats;
    match table.phase {
        Phase::Action => {
            // Nobody is left at this moment: the next one begins with the first player.
            let (moment, gone) = if has_all_gone {
                (table.moment + 1, 0)
            } else {
                (table.moment, table.gone as usize)
            };
            let place = Order::ALL
                .get(moment as usize - 1)
                .map_or("end", |order| order.slug());
            if moment > END_OF_ACTION {
                return format!("{word} at end");
            }
            format!("{word} at {place} {}", table.acts(gone))
        }
        Phase::Development | Phase::Scoring if !has_all_gone => {
            format!("{word} next {}", table.acts(table.gone as usize))
        }
        _ => word.to_owned(),
    }
}

/// All that a player has.
pub(super) fn write_seat(table: &State, seat: Seat) -> String {
    let player = table.player(seat);
    let mut text = format!("{seat}  {}", player.goods);
    if player.tokens > 0 {
        let _ = write!(text, "  tokens {}", player.tokens);
    }
    if !player.ideas.is_empty() {
        let _ = write!(text, "  ideas{}", write_ideas(player.ideas, table.fresh));
    }
    text += &write_orders(&table.orders[seat.index()], table.phase);
    let spent: Vec<&str> = ideas::SPENT
        .into_iter()
        .filter(|(mark, _)| player.spent & mark != 0)
        .map(|(_, idea)| idea.slug())
        .collect();
    if !spent.is_empty() {
        let _ = write!(text, "  spent {}", spent.join(" "));
    }
    if player.exchanged != [0; 4] {
        text += "  exchanged";
        for (idea, count) in ideas::EXCHANGES.into_iter().zip(player.exchanged) {
            if count > 0 {
                let _ = write!(text, " {idea} {count}");
            }
        }
    }
    text
}

fn write_ideas(ideas: IdeaSet, fresh: IdeaSet) -> String {
    let word = |idea: Idea| format!(" {idea}{}", if fresh.has(idea) { "*" } else { "" });
    ideas.iter().map(word).collect()
}

/// The orders of a civilisation; after the reveal it does not matter which one was face down.
pub(super) fn write_orders(orders: &Orders, phase: Phase) -> String {
    let mut text = String::new();
    if !orders.used.is_empty() {
        text += "  used";
        text += &write_set(orders.used);
    }
    match (orders.open, orders.hidden) {
        (Some(open), Some(hidden)) if phase == Phase::Orders => {
            let _ = write!(text, "  open {open}  hidden {hidden}");
        }
        (Some(open), Some(hidden)) => {
            let _ = write!(text, "  laid {open} {hidden}");
        }
        _ => {}
    }
    text
}

/// Orders with a space before each.
pub(super) fn write_set(orders: OrderSet) -> String {
    orders.iter().map(|order| format!(" {order}")).collect()
}

/// A deck from the top, with a bar before the cards that everybody knows at the bottom.
fn write_deck(cards: impl DoubleEndedIterator<Item = Idea>, under: u8) -> String {
    let cards: Vec<Idea> = cards.collect();
    let mut text = String::new();
    for (position, idea) in cards.iter().enumerate().rev() {
        if position + 1 == under as usize {
            text += " |";
        }
        let _ = write!(text, " {idea}");
    }
    text
}
