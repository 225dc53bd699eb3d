//! Reading a sketch line by line.

use super::{DeckSketch, Failure, Sketch};
use crate::card::{Card, Splay};
use crate::notation::{read_achievement, read_card, read_number};
use crate::state::SEATS;
use tabletop::Seat;

/// No game is longer, whoever plays.
const TURNS_AT_MOST: u16 = 10_000;

impl Sketch {
    pub(in crate::notation) fn read(
        lines: &[(usize, &str)],
        expectation: bool,
    ) -> Result<Sketch, Failure> {
        let mut sketch = Sketch::default();
        for &(line, text) in lines {
            sketch.last_line = line;
            sketch
                .read_line(line, text, expectation)
                .map_err(|reason| (line, reason))?;
        }
        sketch.check_players()?;
        Ok(sketch)
    }

    fn read_line(&mut self, line: usize, text: &str, expectation: bool) -> Result<(), String> {
        let mut words = text.split_whitespace();
        let first = words.next().unwrap_or("");
        let rest: Vec<&str> = words.collect();
        match first {
            "rules" => set_once(&mut self.rules, rest.join(" ").parse()?, "rules"),
            "players" => match rest[..] {
                [number] if (2..=SEATS).contains(&number.parse().unwrap_or(0)) => {
                    set_once(&mut self.players, number.parse().unwrap_or(0), "players")
                }
                _ => Err("expected «players 2», 3 or 4".to_owned()),
            },
            "setup" if rest.is_empty() => {
                self.setup = true;
                Ok(())
            }
            "turn" => match rest[..] {
                [seat, actions] => {
                    let actions = read_number(actions, 2).ok_or("expected 1 or 2 actions left")?;
                    set_once(&mut self.turn, (read_seat_letter(seat)?, actions), "turn")
                }
                _ => Err("expected «turn SEAT ACTIONS», as «turn A 2»".to_owned()),
            },
            "turns" => match rest[..] {
                [number] => {
                    let turns = number.parse().ok().filter(|&turns| turns <= TURNS_AT_MOST);
                    let turns = turns.ok_or_else(|| {
                        format!(
                            "expected a number of turns up to {TURNS_AT_MOST}, found «{number}»"
                        )
                    })?;
                    set_once(&mut self.turns, turns, "turns")
                }
                _ => Err("expected «turns NUMBER», how many turns are finished".to_owned()),
            },
            "deck" => self.read_deck(line, &rest),
            "decks" if rest == ["..."] => {
                self.open_decks = true;
                Ok(())
            }
            "available" => {
                let achievements = rest
                    .iter()
                    .map(|word| read_achievement(word))
                    .collect::<Result<_, _>>()?;
                set_once(&mut self.available, (line, achievements), "available")
            }
            "aside" => {
                let cards = self.read_cards(line, &rest)?;
                if let Some(card) = cards.iter().find(|card| card.value() == 10) {
                    return Err(format!(
                        "{card} cannot lie aside: there is no achievement of age 10 (R13)"
                    ));
                }
                let same_age = |(index, card): (usize, &Card)| {
                    cards[..index]
                        .iter()
                        .any(|other| other.value() == card.value())
                };
                if let Some(twice) = cards.iter().enumerate().position(same_age) {
                    let age = cards[twice].value();
                    return Err(format!("two cards of age {age} lie aside"));
                }
                set_once(&mut self.aside, cards, "aside")
            }
            "removed" => {
                let cards = self.read_cards(line, &rest)?;
                set_once(&mut self.removed, cards, "removed")
            }
            "bonus" if expectation => match rest[..] {
                ["none"] => set_once(&mut self.bonus, None, "bonus"),
                [seat] => set_once(&mut self.bonus, Some(read_seat_letter(seat)?), "bonus"),
                _ => Err("expected «bonus SEAT» or «bonus none»".to_owned()),
            },
            "shown" if expectation => {
                let cards = rest
                    .iter()
                    .map(|word| read_card(word))
                    .collect::<Result<_, _>>()?;
                set_once(&mut self.shown, cards, "shown")
            }
            seat if seat.len() == 1 && seat.parse::<Seat>().is_ok() => {
                self.read_seat(line, read_seat_letter(seat)?, &rest)
            }
            other => Err(format!(
                "expected a line of the table (players, rules, turn, turns, setup, a seat A to D, deck, decks, \
                 available, aside, removed{}), found «{other}»",
                if expectation {
                    ", bonus, shown, over, asks, options, legal, illegal"
                } else {
                    ""
                }
            )),
        }
    }

    fn read_cards(&mut self, line: usize, words: &[&str]) -> Result<Vec<Card>, String> {
        words.iter().map(|word| self.name(line, word)).collect()
    }

    /// Reads the name of a card, which may stand only once.
    fn name(&mut self, line: usize, word: &str) -> Result<Card, String> {
        let card = read_card(word)?;
        match self.named.insert(card, line) {
            None => Ok(card),
            Some(before) => Err(format!("{card} is in two places: see line {before}")),
        }
    }

    fn read_deck(&mut self, line: usize, words: &[&str]) -> Result<(), String> {
        let age = words
            .first()
            .and_then(|word| read_number(word, 10))
            .ok_or("expected «deck AGE card card …» with an age from 1 to 10")?;
        let mut deck = DeckSketch {
            line,
            ..DeckSketch::default()
        };
        for word in &words[1..] {
            if *word == "..." {
                if std::mem::replace(&mut deck.open, true) {
                    return Err("«...» may stand only once in a deck".to_owned());
                }
                continue;
            }
            let card = self.name(line, word)?;
            if card.value() != age {
                return Err(format!("{card} is of age {}, not {age}", card.value()));
            }
            if deck.open {
                deck.bottom.push(card)
            } else {
                deck.top.push(card)
            }
        }
        set_once(
            &mut self.decks[age as usize - 1],
            deck,
            &format!("deck {age}"),
        )
    }

    fn read_seat(&mut self, line: usize, seat: Seat, words: &[&str]) -> Result<(), String> {
        self.seats[seat.index()].line = line;
        let mut section = "";
        let mut counter_open = false;
        for &word in words {
            match word {
                "board" | "hand" | "score" | "achieved" | "knows" | "tucked" | "scored"
                    if !counter_open =>
                {
                    section = word;
                    if word == "knows" {
                        self.seats[seat.index()].knows.get_or_insert_default();
                    }
                    counter_open = matches!(word, "tucked" | "scored");
                }
                _ => {
                    counter_open = false;
                    self.read_seat_word(line, seat, section, word)?;
                }
            }
        }
        if counter_open {
            return Err(format!("expected a number after «{section}»"));
        }
        Ok(())
    }

    fn read_seat_word(
        &mut self,
        line: usize,
        seat: Seat,
        section: &str,
        word: &str,
    ) -> Result<(), String> {
        let index = seat.index();
        match section {
            "board" => self.read_pile(line, seat, word),
            "hand" | "score" => {
                let age = read_number(word, 10);
                let card = if age.is_none() {
                    Some(self.name(line, word)?)
                } else {
                    None
                };
                let sketch = &mut self.seats[index];
                let cards = if section == "hand" {
                    &mut sketch.hand
                } else {
                    &mut sketch.score
                };
                cards.ages.extend(age);
                cards.named.extend(card);
                Ok(())
            }
            "achieved" => {
                let achievement = read_achievement(word)?;
                if self
                    .seats
                    .iter()
                    .any(|sketch| sketch.achieved.contains(&achievement))
                {
                    return Err(format!("the achievement {achievement} is claimed twice"));
                }
                self.seats[index].achieved.push(achievement);
                Ok(())
            }
            "knows" => {
                let card = read_card(word)?;
                self.seats[index].knows.get_or_insert_default().push(card);
                Ok(())
            }
            "tucked" | "scored" => {
                let number = word.parse::<u8>().ok().filter(|&number| number <= 105);
                let number =
                    number.ok_or_else(|| format!("expected a number of cards, found «{word}»"))?;
                let sketch = &mut self.seats[index];
                let counter = if section == "tucked" {
                    &mut sketch.tucked
                } else {
                    &mut sketch.scored
                };
                set_once(counter, number, section)
            }
            _ => Err(format!(
                "expected board, hand, score, achieved, knows, tucked or scored, found «{word}»"
            )),
        }
    }

    fn read_pile(&mut self, line: usize, seat: Seat, word: &str) -> Result<(), String> {
        let (names, splay) = match word.as_bytes().last() {
            Some(b'<') => (&word[..word.len() - 1], Splay::Left),
            Some(b'>') => (&word[..word.len() - 1], Splay::Right),
            Some(b'^') => (&word[..word.len() - 1], Splay::Up),
            _ => (word, Splay::None),
        };
        let words: Vec<&str> = names.split(',').collect();
        let cards = self.read_cards(line, &words)?;
        let color = cards[0].color();
        if let Some(other) = cards.iter().find(|card| card.color() != color) {
            return Err(format!(
                "{other} is {}, but the pile is {}",
                other.color().word(),
                color.word()
            ));
        }
        if cards.len() < 2 && splay != Splay::None {
            return Err(format!(
                "a pile of one card cannot be splayed (R86): «{word}»"
            ));
        }
        match self.seats[seat.index()].piles.insert(color, (cards, splay)) {
            None => Ok(()),
            Some(_) => Err(format!(
                "{seat} has two {} piles; write one pile as bottom,…,top",
                color.word()
            )),
        }
    }
}

fn read_seat_letter(text: &str) -> Result<Seat, String> {
    let seat: Seat = text.parse()?;
    match seat.index() < SEATS {
        true => Ok(seat),
        false => Err(format!("there is no seat {seat}; seats are A to D")),
    }
}

fn set_once<T>(slot: &mut Option<T>, value: T, what: &str) -> Result<(), String> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("«{what}» is said twice")),
    }
}
