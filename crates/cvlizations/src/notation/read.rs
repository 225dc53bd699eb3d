//! Reading a whole table: first the lines into a draft, then the draft into a table that holds together.

use super::write::{AGES, PHASES};
use crate::ideas::{EXCHANGES, SPENT};
use crate::state::{DOUBLING_MOMENT, END_OF_ACTION};
use crate::{Goods, Idea, IdeaSet, Order, OrderSet, Orders, Phase, Player, Rules, SEATS};
use std::fmt::Display;
use std::str::FromStr;
use tabletop::{Seat, Seats};

/// Where something was said, and what.
pub(super) type Said<T> = Option<(usize, T)>;
type Refused = (usize, String);

/// No holding in the notation is higher.
const HIGHEST: u16 = 999;

/// What the lines say, line by line.
#[derive(Default, Debug)]
pub(super) struct Draft {
    pub rules: Said<Rules>,
    pub course: Said<Course>,
    pub helm: Said<Place>,
    pub starter: Said<Seat>,
    pub seats: [Said<SeatLine>; SEATS],
    pub granna: Said<Orders>,
    pub neutrals: [Said<Orders>; 2],
    pub track: Said<[Option<Idea>; 4]>,
    pub deck: Said<DeckLine>,
    pub third: Said<DeckLine>,
    pub known: Said<Seats>,
    pub sequence: [Said<SequenceLine>; 3],
    pub points: Vec<(usize, PointsLine)>,
}

/// `turn 2 action at hunting B`.
#[derive(Copy, Clone, Debug)]
pub(super) struct Course {
    pub turn: u8,
    pub phase: Phase,
    pub moment: u8,
    pub next: Option<Seat>,
}

/// Who holds the helm.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) enum Place {
    Seat(Seat),
    Granna,
}

/// What a player has.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct SeatLine {
    pub player: Player,
    pub fresh: IdeaSet,
    pub orders: Orders,
}

/// Cards from the top; then perhaps unknown ones; then those known at the bottom.
#[derive(Clone, Default, Debug)]
pub(super) struct DeckLine {
    pub top: Vec<Idea>,
    pub has_rest: bool,
    pub bottom: Vec<Idea>,
}

/// The orders of the Granna people in an age, as far as they are named.
#[derive(Clone, Default, Debug)]
pub(super) struct SequenceLine(pub Vec<Order>);

/// `points A 12 tokens 3 …`: an expectation.
#[derive(Clone, Debug)]
pub(super) struct PointsLine {
    pub seat: Seat,
    pub total: u16,
    pub sources: Vec<(String, u16)>,
}

impl Draft {
    /// Reads all lines; points are only possible in an expectation.
    pub fn read(lines: &[(usize, &str)], expects: bool) -> Result<Draft, Refused> {
        let mut draft = Draft::default();
        for &(number, line) in lines {
            draft
                .read_line(number, line, expects)
                .map_err(|reason| (number, reason))?;
        }
        Ok(draft)
    }

    fn read_line(&mut self, number: usize, line: &str, expects: bool) -> Result<(), String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "rules" => say(&mut self.rules, number, word, rest.parse()?),
            "turn" => say(&mut self.course, number, word, read_course(rest)?),
            "helm" => say(&mut self.helm, number, word, read_place(rest)?),
            "starter" => say(&mut self.starter, number, word, read_seat(rest)?),
            "granna" => say(
                &mut self.granna,
                number,
                word,
                read_seat_line(rest, false)?.orders,
            ),
            "neutral" => {
                let (seat, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let seat = read_seat(seat)?;
                let line = self
                    .neutrals
                    .get_mut(seat.index())
                    .ok_or_else(|| format!("there is no neutral civilisation of {seat}"))?;
                say(line, number, word, read_seat_line(rest, false)?.orders)
            }
            "track" => say(&mut self.track, number, word, read_track(rest)?),
            "deck" => say(&mut self.deck, number, word, read_deck(rest)?),
            "deck-III" => say(&mut self.third, number, word, read_deck(rest)?),
            "known" => {
                let seats: Result<Seats, String> = rest.split_whitespace().map(read_seat).collect();
                say(&mut self.known, number, word, seats?)
            }
            "sequence" => {
                let (age, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let age = AGES
                    .iter()
                    .position(|&name| name == age)
                    .ok_or_else(|| format!("expected an age I, II or III, found «{age}»"))?;
                say(&mut self.sequence[age], number, word, read_sequence(rest)?)
            }
            "points" if expects => {
                self.points.push((number, read_points(rest)?));
                Ok(())
            }
            "points" => Err("points are counted, not given; they belong to «expect»".to_owned()),
            _ => {
                let seat = read_seat(word).map_err(|_| {
                    format!(
                        "expected a seat A to E, rules, turn, helm, starter, granna, neutral, track, deck, \
                         deck-III, known or sequence, found «{word}»"
                    )
                })?;
                let line = read_seat_line(rest, true)?;
                say(&mut self.seats[seat.index()], number, word, line)
            }
        }
    }
}

fn say<T>(place: &mut Said<T>, number: usize, word: &str, value: T) -> Result<(), String> {
    if let Some((before, _)) = place {
        return Err(format!("«{word}» was already said in line {before}"));
    }
    *place = Some((number, value));
    Ok(())
}

fn read_seat(text: &str) -> Result<Seat, String> {
    let seat: Seat = text.parse()?;
    if seat.index() < SEATS {
        Ok(seat)
    } else {
        Err(format!("expected a seat A to E, found «{text}»"))
    }
}

fn read_place(text: &str) -> Result<Place, String> {
    match text {
        "granna" => Ok(Place::Granna),
        seat => read_seat(seat).map(Place::Seat),
    }
}

fn read_number<T: FromStr + PartialOrd + Display>(text: &str, most: T) -> Result<T, String> {
    match text.parse::<T>() {
        Ok(number) if number <= most && text.bytes().all(|byte| byte.is_ascii_digit()) => {
            Ok(number)
        }
        _ => Err(format!(
            "expected a number from 0 to {most}, found «{text}»"
        )),
    }
}

fn read_course(text: &str) -> Result<Course, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let refuse = || {
        format!(
            "expected «turn NUMBER PHASE», perhaps with «at ORDER SEAT» or «next SEAT», found «turn {text}»"
        )
    };
    let [number, phase, rest @ ..] = &words[..] else {
        return Err(refuse());
    };
    let turn = read_number(number, 9u8)?;
    let phase = PHASES
        .into_iter()
        .find(|(word, _)| word == phase)
        .ok_or_else(|| {
            format!(
                "expected orders, action, development, clean-up, scoring or over, found «{phase}»"
            )
        })?
        .1;
    if turn == 0 || phase >= Phase::Scoring && turn != 9 {
        return Err(format!("there is no such moment in turn {turn}"));
    }
    let (moment, next) = match (phase, rest) {
        (_, []) => (1, None),
        (Phase::Action, ["at", "end"]) => (END_OF_ACTION, None),
        (Phase::Action, ["at", "end", seat]) => (END_OF_ACTION, Some(read_seat(seat)?)),
        (Phase::Action, ["at", order]) => (order.parse::<Order>()? as u8, None),
        (Phase::Action, ["at", order, seat]) => {
            (order.parse::<Order>()? as u8, Some(read_seat(seat)?))
        }
        (Phase::Development | Phase::Scoring, ["next", seat]) => (1, Some(read_seat(seat)?)),
        _ => return Err(refuse()),
    };
    debug_assert!(moment <= DOUBLING_MOMENT + 1);
    Ok(Course {
        turn,
        phase,
        moment,
        next,
    })
}

/// Reads what follows a seat, `granna` or `neutral A`; the latter have orders only.
fn read_seat_line(text: &str, is_player: bool) -> Result<SeatLine, String> {
    let mut line = SeatLine::default();
    let mut said: Vec<&str> = Vec::new();
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let key = if word.contains('/') { "goods" } else { word };
        if said.contains(&key) {
            return Err(format!("«{key}» is given twice"));
        }
        said.push(key);
        let mut values: Vec<&str> = Vec::new();
        while let Some(value) = words.next_if(|next| !is_key(next)) {
            values.push(value);
        }
        match (key, &values[..]) {
            ("goods", []) if is_player => line.player.goods = read_goods(word)?,
            ("tokens", [count]) if is_player => line.player.tokens = read_number(count, HIGHEST)?,
            ("ideas", ideas) if is_player => read_owned(ideas, &mut line)?,
            ("spent", ideas) if is_player => line.player.spent = read_spent(ideas)?,
            ("exchanged", pairs) if is_player => line.player.exchanged = read_exchanged(pairs)?,
            ("used", orders) => line.orders.used = read_orders(orders)?,
            ("open", [order]) => line.orders.open = Some(order.parse()?),
            ("hidden", [order]) => line.orders.hidden = Some(order.parse()?),
            ("laid", [open, hidden])
                if line.orders
                    == (Orders {
                        used: line.orders.used,
                        ..Orders::default()
                    }) =>
            {
                line.orders.open = Some(open.parse()?);
                line.orders.hidden = Some(hidden.parse()?);
            }
            _ => {
                return Err(format!(
                    "expected resources such as 1/0/2, «tokens N», «ideas …», «used …», «laid ORDER ORDER», \
                     «open ORDER», «hidden ORDER», «spent …» or «exchanged IDEA N», found «{word} {}»",
                    values.join(" ")
                ));
            }
        }
    }
    check_orders(&line.orders)?;
    Ok(line)
}

fn is_key(word: &str) -> bool {
    word.contains('/')
        || [
            "tokens",
            "ideas",
            "spent",
            "exchanged",
            "used",
            "open",
            "hidden",
            "laid",
        ]
        .contains(&word)
}

fn check_orders(orders: &Orders) -> Result<(), String> {
    if orders.open.is_some() != orders.hidden.is_some() {
        return Err("two orders are laid or none (C13)".to_owned());
    }
    if orders.open.is_some() && orders.open == orders.hidden {
        return Err("the two orders laid differ (C14)".to_owned());
    }
    if orders.laid() != orders.laid().minus(orders.used) {
        return Err("an order is both laid and used".to_owned());
    }
    Ok(())
}

fn read_goods(text: &str) -> Result<Goods, String> {
    let numbers: Vec<&str> = text.split('/').collect();
    match numbers[..] {
        [food, wood, stone] => Ok(Goods([
            read_number(food, HIGHEST)?,
            read_number(wood, HIGHEST)?,
            read_number(stone, HIGHEST)?,
        ])),
        _ => Err(format!(
            "expected FOOD/WOOD/STONE such as 1/0/2, found «{text}»"
        )),
    }
}

fn read_owned(words: &[&str], line: &mut SeatLine) -> Result<(), String> {
    for word in words {
        let slug = word.strip_suffix('*');
        let idea: Idea = slug.unwrap_or(word).parse()?;
        if line.player.ideas.has(idea) {
            return Err(format!("{idea} is there twice"));
        }
        line.player.ideas = line.player.ideas.with(idea);
        if slug.is_some() {
            line.fresh = line.fresh.with(idea);
        }
    }
    Ok(())
}

fn read_spent(words: &[&str]) -> Result<u8, String> {
    let mut marks = 0;
    for word in words {
        let (mark, _) = SPENT
            .into_iter()
            .find(|(_, idea)| idea.slug() == *word)
            .ok_or_else(|| format!("expected egoism, law or taming-the-dog, found «{word}»"))?;
        marks |= mark;
    }
    Ok(marks)
}

fn read_exchanged(words: &[&str]) -> Result<[u8; 4], String> {
    let mut counts = [0; 4];
    for pair in words.chunks(2) {
        let [word, count] = pair else {
            return Err(format!(
                "expected «exchanged IDEA NUMBER …», found «{}»",
                words.join(" ")
            ));
        };
        let position = EXCHANGES
            .into_iter()
            .position(|idea| idea.slug() == *word)
            .ok_or_else(|| {
                format!("expected tower, castle, pantry or stock-exchange, found «{word}»")
            })?;
        counts[position] = read_number(count, 20u8)?;
    }
    Ok(counts)
}

fn read_orders(words: &[&str]) -> Result<OrderSet, String> {
    let mut set = OrderSet(0);
    for word in words {
        let order: Order = word.parse()?;
        if set.has(order) {
            return Err(format!("{order} is there twice"));
        }
        set = set.with(order);
    }
    Ok(set)
}

fn read_track(text: &str) -> Result<[Option<Idea>; 4], String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() > 4 {
        return Err(format!("the track has four spaces, found {}", words.len()));
    }
    let mut track = [None; 4];
    for (space, word) in track.iter_mut().zip(words) {
        if word != "-" {
            *space = Some(word.parse()?);
        }
    }
    Ok(track)
}

fn read_deck(text: &str) -> Result<DeckLine, String> {
    let mut deck = DeckLine::default();
    let mut at_bottom = false;
    for word in text.split_whitespace() {
        match word {
            "|" if !at_bottom => at_bottom = true,
            "..." if !at_bottom && !deck.has_rest => deck.has_rest = true,
            _ if at_bottom => deck.bottom.push(word.parse()?),
            _ if deck.has_rest => {
                return Err(format!(
                    "after «...» only «|» and the known bottom can follow, found «{word}»"
                ));
            }
            _ => deck.top.push(word.parse()?),
        }
    }
    Ok(deck)
}

fn read_sequence(text: &str) -> Result<SequenceLine, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let named = words.strip_suffix(&["..."]).unwrap_or(&words);
    if named.len() == words.len() && words.len() != 8 {
        return Err(format!(
            "expected eight orders, or some and «...», found {}",
            words.len()
        ));
    }
    let mut orders = Vec::new();
    for word in named {
        let order: Order = word.parse()?;
        if orders.contains(&order) {
            return Err(format!("{order} is there twice"));
        }
        orders.push(order);
    }
    Ok(SequenceLine(orders))
}

fn read_points(text: &str) -> Result<PointsLine, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [seat, total, sources @ ..] = &words[..] else {
        return Err(format!(
            "expected «points SEAT NUMBER», found «points {text}»"
        ));
    };
    let mut line = PointsLine {
        seat: read_seat(seat)?,
        total: read_number(total, u16::MAX)?,
        sources: Vec::new(),
    };
    for pair in sources.chunks(2) {
        let [source, points] = pair else {
            return Err(format!(
                "expected «SOURCE NUMBER» in pairs, found «{}»",
                sources.join(" ")
            ));
        };
        if !["tokens", "printed"].contains(source) {
            source.parse::<Idea>()?;
        }
        line.sources
            .push(((*source).to_owned(), read_number(points, u16::MAX)?));
    }
    Ok(line)
}
