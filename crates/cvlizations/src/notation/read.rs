//! Reading the single lines of a table.

use super::draft::{Course, DeckLine, Place, PointsLine, SeatLine, SequenceLine};
use super::write::PHASES;
use crate::ideas::{EXCHANGES, SPENT};
use crate::state::END_OF_ACTION;
use crate::{Goods, Idea, Order, OrderSet, Orders, Phase, SEATS};
use std::fmt::Display;
use std::str::FromStr;
use tabletop::Seat;

/// No holding in the notation is higher.
const HIGHEST: u16 = 999;

pub(super) fn read_seat(text: &str) -> Result<Seat, String> {
    let seat: Seat = text.parse()?;
    if seat.index() < SEATS {
        Ok(seat)
    } else {
        Err(format!("expected a seat A to E, found «{text}»"))
    }
}

pub(super) fn read_place(text: &str) -> Result<Place, String> {
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

pub(super) fn read_course(text: &str) -> Result<Course, String> {
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
    Ok(Course {
        turn,
        phase,
        moment,
        next,
    })
}

/// Reads what follows a seat, `granna` or `neutral A`; the latter have orders only.
pub(super) fn read_seat_line(text: &str, is_player: bool) -> Result<SeatLine, String> {
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

pub(super) fn read_track(text: &str) -> Result<[Option<Idea>; 4], String> {
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

pub(super) fn read_deck(text: &str) -> Result<DeckLine, String> {
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

pub(super) fn read_sequence(text: &str) -> Result<SequenceLine, String> {
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

pub(super) fn read_points(text: &str) -> Result<PointsLine, String> {
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
