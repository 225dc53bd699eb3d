//! Comparing a table with what a sketch expects.

use super::{Cards, DeckSketch, Sketch};
use crate::card::{Card, CardSet, Color, Splay};
use crate::event::Event;
use crate::notation::{splay_sign, words};
use crate::state::{Achievement, State};
use tabletop::Seat;

/// What is not as it was expected, in words.
#[derive(Default)]
struct Differences(Vec<String>);

impl Differences {
    fn differ(&mut self, what: &str, expected: String, real: String) {
        if expected != real {
            let text = format!("{what}: expected [{expected}], found [{real}]");
            self.0.push(text);
        }
    }
}

impl Sketch {
    /// What at the table is not as the sketch says.
    pub(in crate::notation) fn differences(
        &self,
        table: &State,
        before: &Sketch,
        events: &[Event],
    ) -> Vec<String> {
        let mut found = Differences::default();
        for seat in table.all_seats() {
            self.compare_seat(seat, table, &mut found);
        }
        if let Some((turn, actions)) = self.turn {
            let real = format!("{} {}", table.turn, table.actions_left);
            found.differ("turn", format!("{turn} {actions}"), real);
        }
        if let Some(removed) = &self.removed {
            let expected: CardSet = removed.iter().copied().collect();
            let real = format!("{:?}", table.removed);
            found.differ("removed", format!("{expected:?}"), real);
        }
        if let Some((_, available)) = &self.available {
            let real = Achievement::all().filter(|&achievement| table.is_available(achievement));
            let expected = list(available.iter().copied());
            found.differ("available", expected, list(real));
        }
        self.compare_events(events, &mut found);
        self.compare_decks(table, before, &mut found);
        found.0
    }

    fn compare_seat(&self, seat: Seat, table: &State, found: &mut Differences) {
        let sketch = &self.seats[seat.index()];
        for color in Color::ALL {
            let pile = |cards: &[Card], splay| {
                let cards: Vec<&str> = cards.iter().map(|card| card.slug()).collect();
                cards.join(",") + splay_sign(splay)
            };
            let mut cards: Vec<Card> = table.pile_cards(seat, color).collect();
            cards.reverse();
            let real = pile(&cards, table.splay_of(seat, color));
            let expected = sketch.piles.get(&color);
            let expected = expected.map_or_else(
                || pile(&[], Splay::None),
                |(cards, splay)| pile(cards, *splay),
            );
            found.differ(&format!("{seat}'s {} pile", color.word()), expected, real);
        }
        for (word, expected, real) in [
            ("hand", &sketch.hand, table.hand(seat)),
            ("score pile", &sketch.score, table.score_pile(seat)),
        ] {
            let (expected, real) = expected.against(real);
            found.differ(&format!("{seat}'s {word}"), expected, real);
        }
        found.differ(
            &format!("{seat}'s achievements"),
            list(sketch.achieved.iter().copied()),
            list(table.achieved(seat)),
        );
        if let Some(expected) = &sketch.knows {
            let expected = words(expected.iter().copied().collect::<CardSet>());
            let real = words(table.seen_elsewhere(seat));
            found.differ(&format!("{seat} knows"), expected, real);
        }
        for (word, expected, real) in [
            ("tucked", sketch.tucked, table.tucked[seat.index()]),
            ("scored", sketch.scored, table.scored[seat.index()]),
        ] {
            let expected = expected.unwrap_or(real).to_string();
            found.differ(&format!("{seat} {word}"), expected, real.to_string());
        }
    }

    fn compare_events(&self, events: &[Event], found: &mut Differences) {
        if let Some(bonus) = self.bonus {
            let drawn = events.iter().rev().find_map(|event| match event {
                Event::Bonus { seat } => Some(*seat),
                _ => None,
            });
            let word =
                |bonus: Option<Seat>| bonus.map_or("none".to_owned(), |seat| seat.to_string());
            found.differ("bonus", word(bonus), word(drawn));
        }
        if let Some(expected) = &self.shown {
            let real = events.iter().filter_map(|event| match event {
                Event::Revealed { card, .. } => Some(*card),
                _ => None,
            });
            found.differ("shown", words(expected.iter().copied()), words(real));
        }
    }

    /// Decks that nobody mentions may hold anything if they were open before or are open now.
    fn compare_decks(&self, table: &State, before: &Sketch, found: &mut Differences) {
        for age in 1..=10u8 {
            let index = usize::from(age) - 1;
            let was_open = before.decks[index]
                .as_ref()
                .map_or(before.open_decks, |deck| deck.open);
            let real: Vec<Card> = table.deck_cards(age).collect();
            let (expected, matches) = match &self.decks[index] {
                None => (
                    String::new(),
                    real.is_empty() || was_open || self.open_decks,
                ),
                Some(deck) => (deck.to_string(), deck.matches(&real)),
            };
            if !matches {
                let real = words(real).trim().to_owned();
                found.differ(&format!("deck {age}"), expected, real);
            }
        }
    }
}

/// Achievements in order, as words.
fn list(achievements: impl Iterator<Item = Achievement>) -> String {
    let mut list: Vec<Achievement> = achievements.collect();
    list.sort();
    let words: Vec<String> = list
        .iter()
        .map(|achievement| achievement.to_string())
        .collect();
    words.join(" ")
}

impl Cards {
    /// The expected and the real cards as text: the named ones, and the ages of the others.
    fn against(&self, real: CardSet) -> (String, String) {
        let named: CardSet = self.named.iter().copied().collect();
        let mut ages = self.ages.clone();
        ages.sort();
        let text = |named: CardSet, ages: &[u8]| {
            let ages: Vec<String> = ages.iter().map(u8::to_string).collect();
            format!("{} {}", words(named), ages.join(" "))
                .trim()
                .to_owned()
        };
        let rest: Vec<u8> = real.minus(named).iter().map(Card::value).collect();
        match named.minus(real).is_empty() && rest == ages {
            true => (String::new(), String::new()),
            false => (text(named, &ages), text(real, &[])),
        }
    }
}

impl DeckSketch {
    fn matches(&self, real: &[Card]) -> bool {
        let named = self.top.len() + self.bottom.len();
        real.starts_with(&self.top)
            && real.ends_with(&self.bottom)
            && if self.open {
                real.len() >= named
            } else {
                real.len() == named
            }
    }
}

impl std::fmt::Display for DeckSketch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let open = if self.open { " ..." } else { "" };
        let (top, bottom) = (self.top.iter().copied(), self.bottom.iter().copied());
        let text = format!("{}{open}{} (line {})", words(top), words(bottom), self.line);
        f.write_str(text.trim())
    }
}
