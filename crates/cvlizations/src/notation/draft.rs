//! What the lines of a table say, before anybody asks whether it holds together.

use super::read::{
    read_course, read_deck, read_place, read_points, read_seat, read_seat_line, read_sequence,
    read_track,
};
use super::write::AGES;
use crate::{Idea, IdeaSet, Order, Orders, Phase, Player, Rules, SEATS};
use tabletop::{Seat, Seats};

/// Where something was said, and what.
pub(super) type Said<T> = Option<(usize, T)>;
type Refused = (usize, String);

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
