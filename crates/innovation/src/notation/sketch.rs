//! A table as somebody wrote it down, with what they left open.

use super::{read_achievement, read_card, read_number, splay_sign};
use crate::card::{Card, CardSet, Color, Splay};
use crate::event::Event;
use crate::rules::setup;
use crate::state::{Achievement, Phase, Place, Rules, SEATS, State};
use std::collections::BTreeMap;
use tabletop::{Seat, Seats};

type Failure = (usize, String);

/// No game is longer, whoever plays.
const TURNS_AT_MOST: u16 = 10_000;

/// The cards of a hand or score pile: named ones, and ages of cards that are left open.
#[derive(Clone, Debug, Default)]
struct Cards {
    named: Vec<Card>,
    ages: Vec<u8>,
}

#[derive(Clone, Debug, Default)]
struct SeatSketch {
    /// Where the seat was last mentioned.
    line: usize,
    /// By colour: the cards from the bottom upwards, and the splay.
    piles: BTreeMap<Color, (Vec<Card>, Splay)>,
    hand: Cards,
    score: Cards,
    achieved: Vec<Achievement>,
    tucked: Option<u8>,
    scored: Option<u8>,
}

/// A deck: cards from the top, then perhaps an unknown part, then cards down to the bottom.
#[derive(Clone, Debug, Default)]
struct DeckSketch {
    line: usize,
    top: Vec<Card>,
    open: bool,
    bottom: Vec<Card>,
}

/// A table as it was written down.
#[derive(Clone, Debug, Default)]
pub(super) struct Sketch {
    rules: Option<Rules>,
    players: Option<usize>,
    setup: bool,
    turn: Option<(Seat, u8)>,
    turns: Option<u16>,
    seats: [SeatSketch; SEATS],
    decks: [Option<DeckSketch>; 10],
    /// Whether the decks that are not mentioned hold unknown cards.
    open_decks: bool,
    /// With the line in which they stand.
    available: Option<(usize, Vec<Achievement>)>,
    aside: Option<Vec<Card>>,
    removed: Option<Vec<Card>>,
    /// Expected: who draws a bonus.
    bonus: Option<Option<Seat>>,
    /// Expected: which cards were shown to all, in this order.
    shown: Option<Vec<Card>>,
    /// The line in which each named card stands.
    named: BTreeMap<Card, usize>,
    last_line: usize,
}

impl Sketch {
    pub(super) fn read(lines: &[(usize, &str)], expectation: bool) -> Result<Sketch, Failure> {
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
            .ok_or("expected «deck AGE card card …»")?;
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
                "board" | "hand" | "score" | "achieved" | "tucked" | "scored" if !counter_open => {
                    section = word;
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
                "expected board, hand, score, achieved, tucked or scored, found «{word}»"
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

    fn player_count(&self) -> usize {
        let mentioned = (0..SEATS).rev().find(|&index| {
            let seat = &self.seats[index];
            !seat.piles.is_empty()
                || !seat.hand.named.is_empty()
                || !seat.hand.ages.is_empty()
                || !seat.score.named.is_empty()
                || !seat.score.ages.is_empty()
                || !seat.achieved.is_empty()
                || seat.tucked.is_some()
                || seat.scored.is_some()
        });
        let turn = self.turn.map_or(0, |(seat, _)| seat.index() + 1);
        let teams = self.rules.is_some_and(|rules| rules.teams);
        let least = mentioned
            .map_or(2, |index| index + 1)
            .max(turn)
            .max(if teams { 4 } else { 2 });
        self.players.unwrap_or(least).max(least)
    }

    fn check_players(&self) -> Result<(), Failure> {
        let count = self.player_count();
        if let Some(players) = self.players
            && players < count
        {
            let last = Seat(count as u8 - 1);
            let line = match self.seats[last.index()].line {
                0 => self.last_line,
                line => line,
            };
            let reason = format!("the table has {players} players, but seat {last} is mentioned");
            return Err((line, reason));
        }
        setup::check_seats(&self.rules.unwrap_or_default(), count)
            .map_err(|reason| (self.last_line, reason))
    }

    /// Lays the sketch out as a table; what was left open is filled with cards that are named nowhere.
    pub(super) fn lay_out(&self) -> Result<State, Failure> {
        let mut table = State::empty(self.rules.unwrap_or_default(), self.player_count());
        table.forget_everything();
        let mut left: CardSet = Card::all()
            .filter(|card| !self.named.contains_key(card))
            .collect();
        for seat in table.all_seats() {
            self.lay_out_seat(seat, &mut table, &mut left)
                .map_err(|reason| (self.seats[seat.index()].line, reason))?;
        }
        self.lay_out_achievements(&mut table)?;
        for (index, sketch) in self.decks.iter().enumerate() {
            let age = index as u8 + 1;
            let open = sketch.as_ref().map_or(self.open_decks, |deck| deck.open);
            if age < 10 && open && table.is_available(Achievement::Age(age)) && self.aside.is_none()
            {
                // Under the achievement lies one of the cards nobody knows.
                if let Some(card) = left.of_value(age).first() {
                    left.remove(card);
                    table.achievement_cards[index] = card;
                }
            }
            let (top, bottom) = sketch
                .as_ref()
                .map_or((&[][..], &[][..]), |deck| (&deck.top[..], &deck.bottom[..]));
            top.iter().for_each(|&card| table.put_under_deck(card));
            if open {
                for card in left.of_value(age) {
                    left.remove(card);
                    table.put_under_deck(card);
                }
            }
            bottom.iter().for_each(|&card| table.put_under_deck(card));
        }
        table.removed = left;
        for &card in self.removed.iter().flatten() {
            table.removed.insert(card);
        }
        if let Some((turn, actions)) = self.turn {
            table.turn = turn;
            table.actions_left = actions;
        }
        // By default the first turns with one action (R18) are over, unless the table is being set up.
        table.turns = self.turns.unwrap_or(if self.setup { 0 } else { 10 });
        table.touched = Seats::EVERYBODY;
        if self.setup {
            if self.turn.is_some() {
                let reason = "during the set-up it is nobody's turn".to_owned();
                return Err((self.last_line, reason));
            }
            table.phase = Phase::FirstMeld;
            if let Some(seat) = table
                .all_seats()
                .find(|&seat| table.hand(seat).len() != 2 || !table.board(seat).is_empty())
            {
                return Err((
                    self.last_line,
                    format!("in the set-up {seat} needs a hand of two cards and an empty board"),
                ));
            }
        }
        table.know_only_the_open();
        Ok(table)
    }

    fn lay_out_seat(
        &self,
        seat: Seat,
        table: &mut State,
        left: &mut CardSet,
    ) -> Result<(), String> {
        let sketch = &self.seats[seat.index()];
        for (&color, (cards, splay)) in &sketch.piles {
            cards
                .iter()
                .for_each(|&card| table.put(card, Place::Board(seat), false));
            if *splay != Splay::None {
                table.set_splay(seat, color, *splay);
            }
        }
        for (cards, place) in [
            (&sketch.hand, Place::Hand(seat)),
            (&sketch.score, Place::Score(seat)),
        ] {
            cards
                .named
                .iter()
                .for_each(|&card| table.put(card, place, false));
            for &age in &cards.ages {
                let card = left
                    .of_value(age)
                    .first()
                    .ok_or_else(|| format!("there is no further card of age {age}"))?;
                left.remove(card);
                table.put(card, place, false);
            }
        }
        table.tucked[seat.index()] = sketch.tucked.unwrap_or(0);
        table.scored[seat.index()] = sketch.scored.unwrap_or(0);
        Ok(())
    }

    fn lay_out_achievements(&self, table: &mut State) -> Result<(), Failure> {
        for seat in table.all_seats() {
            for achievement in &self.seats[seat.index()].achieved {
                table.available &= !achievement.bit();
                table.achieved[seat.index()] |= achievement.bit();
            }
            if table.side_achievements(seat) >= table.achievements_needed() {
                let reason =
                    format!("{seat} has enough achievements: the game would be over (R115)");
                return Err((self.seats[seat.index()].line, reason));
            }
        }
        if let Some((line, available)) = &self.available {
            let mut bits = 0;
            for achievement in available {
                if !table.is_available(*achievement) {
                    let reason =
                        format!("the achievement {achievement} is claimed and available at once");
                    return Err((*line, reason));
                }
                bits |= achievement.bit();
            }
            table.available = bits;
        }
        for &card in self.aside.iter().flatten() {
            table.achievement_cards[card.value() as usize - 1] = card;
        }
        Ok(())
    }

    /// What at the table is not as the sketch says.
    pub(super) fn differences(
        &self,
        table: &State,
        before: &Sketch,
        events: &[Event],
    ) -> Vec<String> {
        let mut differences = Vec::new();
        let mut differ = |what: String, expected: String, real: String| {
            if expected != real {
                differences.push(format!("{what}: expected [{expected}], found [{real}]"));
            }
        };
        for seat in table.all_seats() {
            let sketch = &self.seats[seat.index()];
            for color in Color::ALL {
                let (mut real, mut expected) = (String::new(), String::new());
                let mut cards: Vec<&str> = table.pile_cards(seat, color).map(Card::slug).collect();
                cards.reverse();
                real += &cards.join(",");
                real += splay_sign(table.splay_of(seat, color));
                if let Some((cards, splay)) = sketch.piles.get(&color) {
                    let cards: Vec<&str> = cards.iter().map(|card| card.slug()).collect();
                    expected += &cards.join(",");
                    expected += splay_sign(*splay);
                }
                differ(format!("{seat}'s {} pile", color.word()), expected, real);
            }
            let places = [
                ("hand", &sketch.hand, table.hand(seat)),
                ("score pile", &sketch.score, table.score_pile(seat)),
            ];
            for (word, expected, real) in places {
                let (expected, real) = expected.against(real);
                differ(format!("{seat}'s {word}"), expected, real);
            }
            let list = |achievements: &mut dyn Iterator<Item = Achievement>| {
                let mut list: Vec<Achievement> = achievements.collect();
                list.sort();
                list.iter()
                    .map(|achievement| achievement.to_string())
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            differ(
                format!("{seat}'s achievements"),
                list(&mut sketch.achieved.iter().copied()),
                list(&mut table.achieved(seat)),
            );
            for (word, expected, real) in [
                ("tucked", sketch.tucked, table.tucked[seat.index()]),
                ("scored", sketch.scored, table.scored[seat.index()]),
            ] {
                let expected = expected.unwrap_or(real);
                differ(
                    format!("{seat} {word}"),
                    expected.to_string(),
                    real.to_string(),
                );
            }
        }
        if let Some((turn, actions)) = self.turn {
            differ(
                "turn".to_owned(),
                format!("{turn} {actions}"),
                format!("{} {}", table.turn, table.actions_left),
            );
        }
        if let Some(removed) = &self.removed {
            let expected: CardSet = removed.iter().copied().collect();
            differ(
                "removed".to_owned(),
                format!("{expected:?}"),
                format!("{:?}", table.removed),
            );
        }
        if let Some((_, available)) = &self.available {
            let mut expected: Vec<String> = available
                .iter()
                .map(|achievement| achievement.to_string())
                .collect();
            let real = Achievement::all().filter(|&achievement| table.is_available(achievement));
            let mut real: Vec<String> = real.map(|achievement| achievement.to_string()).collect();
            expected.sort();
            real.sort();
            differ("available".to_owned(), expected.join(" "), real.join(" "));
        }
        if let Some(bonus) = self.bonus {
            let drawn = events.iter().rev().find_map(|event| match event {
                Event::Bonus { seat } => Some(*seat),
                _ => None,
            });
            let word =
                |bonus: Option<Seat>| bonus.map_or("none".to_owned(), |seat| seat.to_string());
            differ("bonus".to_owned(), word(bonus), word(drawn));
        }
        if let Some(expected) = &self.shown {
            let real = events.iter().filter_map(|event| match event {
                Event::Revealed { card, .. } => Some(*card),
                _ => None,
            });
            differ(
                "shown".to_owned(),
                super::words(expected.iter().copied()),
                super::words(real),
            );
        }
        for age in 1..=10 {
            let was_open = before.decks[age as usize - 1]
                .as_ref()
                .map_or(before.open_decks, |deck| deck.open);
            let real: Vec<Card> = table.deck_cards(age).collect();
            let (expected, matches) = match &self.decks[age as usize - 1] {
                None => (
                    String::new(),
                    real.is_empty() || was_open || self.open_decks,
                ),
                Some(deck) => (deck.to_string(), deck.matches(&real)),
            };
            if !matches {
                differ(
                    format!("deck {age}"),
                    expected,
                    super::words(real).trim().to_owned(),
                );
            }
        }
        differences
    }
}

impl Cards {
    /// The expected and the real cards as text: the named ones, and the ages of the others.
    fn against(&self, real: CardSet) -> (String, String) {
        let named: CardSet = self.named.iter().copied().collect();
        let mut ages = self.ages.clone();
        ages.sort();
        let text = |named: CardSet, ages: &[u8]| {
            let ages: Vec<String> = ages.iter().map(u8::to_string).collect();
            format!("{} {}", super::words(named), ages.join(" "))
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
        let text = format!(
            "{}{open}{} (line {})",
            super::words(top),
            super::words(bottom),
            self.line
        );
        f.write_str(text.trim())
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
