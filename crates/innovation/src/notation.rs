//! Tables and choices as text; `docs/notation.md` describes the format with examples.
//!
//! A table is first read as a [`Sketch`], which may leave things open. A sketch can be laid out as a table,
//! or compared with one.

mod sketch;

use crate::card::{Card, Color, Splay};
use crate::event::{Choice, Event};
use crate::state::{Achievement, Phase, Rules, State};
use sketch::Sketch;
use std::fmt::Write;
use tabletop::{Notation, Seat, Seed};

impl Notation for State {
    fn write_choice(choice: Choice) -> String {
        match choice {
            Choice::Draw => "draw".to_owned(),
            Choice::Meld(card) => format!("meld {card}"),
            Choice::Dogma(card) => format!("dogma {card}"),
            Choice::Achieve(age) => format!("achieve {age}"),
            Choice::Card(card) => card.slug().to_owned(),
            Choice::Back(seat, age) => format!("{seat} {age}"),
            Choice::Color(color) => color.word().to_owned(),
            Choice::Value(value) => value.to_string(),
            Choice::Seat(seat) => seat.to_string(),
            Choice::Way(way) => format!("way {way}"),
            Choice::Yes => "yes".to_owned(),
            Choice::Pass => "pass".to_owned(),
        }
    }

    fn read_choice(text: &str) -> Result<Choice, String> {
        let mut words = text.split_whitespace();
        let (first, second) = (words.next().unwrap_or(""), words.next());
        let choice = match (first, second) {
            ("draw", None) => Some(Choice::Draw),
            ("yes", None) => Some(Choice::Yes),
            ("pass" | "done" | "no", None) => Some(Choice::Pass),
            ("meld", Some(card)) => Some(Choice::Meld(read_card(card)?)),
            ("dogma", Some(card)) => Some(Choice::Dogma(read_card(card)?)),
            ("achieve", Some(age)) => read_number(age, 9).map(Choice::Achieve),
            ("way", Some(way)) => read_number(way, 9).map(Choice::Way),
            (seat, Some(age)) => match (seat.parse(), read_number(age, 10)) {
                (Ok(seat), Some(age)) => Some(Choice::Back(seat, age)),
                _ => None,
            },
            (word, None) => read_color(word)
                .map(Choice::Color)
                .or_else(|| read_number(word, 10).map(Choice::Value))
                .or_else(|| word.parse().ok().map(Choice::Seat))
                .or_else(|| Card::from_slug(word).map(Choice::Card)),
        };
        choice.filter(|_| words.next().is_none()).ok_or_else(|| {
            format!(
                "expected a choice (draw, meld CARD, dogma CARD, achieve AGE, CARD, COLOUR, VALUE, SEAT, \
                 SEAT AGE, way N, yes, pass), found «{text}»"
            )
        })
    }

    fn write_table(&self) -> String {
        let mut text = format!("players {}\n", self.seats);
        let rules = self.rules.to_string();
        if rules != Rules::default().to_string() {
            let _ = writeln!(text, "rules {rules}");
        }
        match self.phase {
            Phase::FirstMeld => text.push_str("setup\n"),
            _ => {
                let _ = writeln!(text, "turn {} {}", self.turn, self.actions_left);
            }
        }
        let _ = writeln!(text, "turns {}", self.turns);
        if let Some(dogma) = self.dogma() {
            let _ = writeln!(
                text,
                "# in the middle of {}, effect {}",
                dogma.card,
                dogma.effect + 1
            );
        }
        for seat in self.all_seats() {
            self.write_seat(seat, &mut text);
        }
        let claimed = self
            .all_seats()
            .fold(0, |bits, seat| bits | self.achieved[seat.index()]);
        let available = |achievement: &Achievement| self.is_available(*achievement);
        if claimed.count_ones() + self.available.count_ones() < 14 {
            text.push_str("available");
            for achievement in Achievement::all().filter(available) {
                let _ = write!(text, " {achievement}");
            }
            text.push('\n');
        }
        for age in 1..=10 {
            if self.deck_len(age) > 0 {
                let _ = writeln!(text, "deck {age}{}", words(self.deck_cards(age)));
            }
        }
        let aside = self
            .achievement_cards
            .into_iter()
            .filter(|&card| card != Card::NONE);
        for (word, cards) in [("aside", words(aside)), ("removed", words(self.removed))] {
            if !cards.is_empty() {
                let _ = writeln!(text, "{word}{cards}");
            }
        }
        text
    }

    fn read_table(lines: &[(usize, &str)]) -> Result<State, (usize, String)> {
        Sketch::read(lines, false)?.lay_out(None)
    }

    fn deal_table(
        lines: &[(usize, &str)],
        rules: &Rules,
        seats: usize,
        seed: &Seed,
    ) -> Result<State, (usize, String)> {
        let mut sketch = Sketch::read(lines, false)?;
        sketch.belongs_to(rules, seats)?;
        sketch.lay_out(Some(seed))
    }

    fn differences(
        &self,
        before: &[(usize, &str)],
        expected: &[(usize, &str)],
        events: &[Event],
    ) -> Result<Vec<String>, (usize, String)> {
        let before = Sketch::read(before, false)?;
        Ok(Sketch::read(expected, true)?.differences(self, &before, events))
    }

    fn at_rest(&self) -> bool {
        matches!(self.phase, Phase::Action | Phase::Over(_))
    }
}

impl State {
    fn write_seat(&self, seat: Seat, text: &mut String) {
        let _ = write!(text, "{seat}");
        if !self.board(seat).is_empty() {
            text.push_str("  board");
        }
        for color in Color::ALL {
            let mut cards: Vec<&str> = self.pile_cards(seat, color).map(Card::slug).collect();
            cards.reverse();
            if !cards.is_empty() {
                let _ = write!(
                    text,
                    " {}{}",
                    cards.join(","),
                    splay_sign(self.splay_of(seat, color))
                );
            }
        }
        for (word, cards) in [("hand", self.hand(seat)), ("score", self.score_pile(seat))] {
            if !cards.is_empty() {
                let _ = write!(text, "  {word}{}", words(cards));
            }
        }
        if self.achievements(seat) > 0 {
            text.push_str("  achieved");
            for achievement in self.achieved(seat) {
                let _ = write!(text, " {achievement}");
            }
        }
        for (word, count) in [
            ("tucked", self.tucked[seat.index()]),
            ("scored", self.scored[seat.index()]),
        ] {
            if count > 0 {
                let _ = write!(text, "  {word} {count}");
            }
        }
        text.push('\n');
    }
}

fn words(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().fold(String::new(), |mut text, card| {
        let _ = write!(text, " {card}");
        text
    })
}

fn splay_sign(splay: Splay) -> &'static str {
    ["", "<", ">", "^"][splay as usize]
}

fn read_card(slug: &str) -> Result<Card, String> {
    if slug.is_empty() {
        return Err("a card is missing beside a comma or a splay: they are written without spaces, as «tools,oars<»".to_owned());
    }
    Card::from_slug(slug).ok_or_else(|| {
        format!("no card is called «{slug}»; cards are written in small letters with hyphens, as the-wheel")
    })
}

fn read_color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.word() == word)
}

fn read_number(text: &str, most: u8) -> Option<u8> {
    text.parse()
        .ok()
        .filter(|number| (1..=most).contains(number))
}

fn read_achievement(text: &str) -> Result<Achievement, String> {
    Achievement::all()
        .find(|achievement| achievement.to_string() == text)
        .ok_or_else(|| {
            format!("expected an achievement (1 to 9, monument, empire, world, wonder, universe), found «{text}»")
        })
}
