//! A table as it is shown: to the lobby, and to each viewer at it.

use crate::api::{
    ChatLine, ClockState, SeatInfo, SeatKind, TableInfo, TableState, Tail, Time, UndoPower,
    UndoState, Vote,
};
use crate::clock::Hour;
use crate::json;
use crate::setup::Place;
use crate::table::Table;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use tabletop::{Seat, Seats};

/// An update without the game's own values.
#[derive(Serialize)]
struct Rest<'a> {
    number: u32,
    now: Time,
    viewer: Option<u8>,
    state: TableState,
    seats: Vec<SeatInfo>,
    asked: Vec<u8>,
    decisions: usize,
    forced: Vec<usize>,
    chat: Tail<&'a [ChatLine]>,
    standing: Option<&'a Value>,
    undo: UndoState,
    votes: &'a [Vote],
    clock: Option<ClockState>,
    marked: bool,
    rematch: Option<&'a str>,
}

/// What belongs to the game, before it begins.
const NO_GAME: &[u8] =
    br#","events":{"from":0,"list":[]},"messages":{"from":0,"list":[]},"question":null,"outcome":null,"view":null}"#;

impl Table {
    /// The table as the lobby shows it to somebody.
    pub fn info(&self, user: Option<&str>, present: Seats) -> TableInfo {
        let mine: Vec<u8> = user.map_or(Vec::new(), |user| self.seats_of(user).collect());
        let creator = user == Some(self.setup.creator.as_str());
        let tokens: BTreeMap<u8, String> = mine
            .iter()
            .map(|&seat| (seat, self.places[usize::from(seat)].token.clone()))
            .collect();
        let concerned = creator || !mine.is_empty() || self.setup.listed;
        let invited = self.state() == TableState::Open && concerned;
        TableInfo {
            id: self.id.clone(),
            game: self.setup.game.clone(),
            rules: self.setup.rules.clone(),
            state: self.state(),
            created: self.setup.created,
            changed: self.changed,
            number: self.number,
            seats: self.seat_infos(present),
            asked: seat_numbers(self.asked()),
            undo: self.setup.undo,
            clock: self.setup.clock,
            spectators: self.setup.spectators,
            listed: self.setup.listed,
            at_once: self.setup.at_once,
            seeded: self.setup.seeded,
            position: self.setup.position.is_some(),
            marked: self.marked,
            outcome: self.play.as_ref().and_then(|play| play.outcome()),
            rematch: self.rematch.clone(),
            mine,
            creator,
            invite: invited.then(|| self.setup.invite.clone()),
            tokens,
        }
    }

    /// Writes the [`crate::api::Update`] of a viewer: all that it shows, with what happened since an earlier number.
    /// The parts of the game go straight into the text, because they are most of it.
    pub fn write_update(
        &self,
        viewer: Option<Seat>,
        since: Option<u32>,
        hour: Hour,
        present: Seats,
        text: &mut Vec<u8>,
    ) {
        let (told, said) = self.known_since(since);
        let play = self.play.as_deref();
        let rest = Rest {
            number: self.number,
            now: hour.now,
            viewer: viewer.map(|seat| seat.0),
            state: self.state(),
            seats: self.seat_infos(present),
            asked: seat_numbers(self.asked()),
            decisions: play.map_or(0, |play| play.decisions()),
            forced: play.map_or(Vec::new(), |play| play.forced(told, viewer)),
            chat: Tail {
                from: said,
                list: &self.chat[said..],
            },
            standing: viewer.and_then(|seat| self.standing[seat.index()].as_ref()),
            undo: UndoState {
                mine: viewer.map_or(UndoPower::None, |seat| self.undo_power(seat.0).0),
                request: self.undo_request.clone(),
            },
            votes: &self.votes,
            clock: self.clock(hour),
            marked: self.marked,
            rematch: self.rematch.as_deref(),
        };
        json::append(&rest, text);
        // The closing bracket makes room for the game's own values.
        text.pop();
        let Some(play) = play else {
            text.extend_from_slice(NO_GAME);
            return;
        };
        text.extend_from_slice(b",\"events\":{\"from\":");
        json::append(&told, text);
        text.extend_from_slice(b",\"list\":");
        play.write_events(told, viewer, text);
        // One before, too: a reason why nothing more happened comes with what happened last.
        let said = told.saturating_sub(1);
        text.extend_from_slice(b"},\"messages\":{\"from\":");
        json::append(&said, text);
        text.extend_from_slice(b",\"list\":");
        play.write_messages(said, viewer, text);
        text.extend_from_slice(b"},\"question\":");
        // Who has to come back first is not asked.
        let seat = viewer.filter(|seat| !self.places[seat.index()].away);
        match seat.and_then(|seat| Some((seat, self.questions[seat.index()]?))) {
            Some((seat, id)) => play.write_question(seat, id, text),
            None => text.extend_from_slice(b"null"),
        }
        text.extend_from_slice(b",\"outcome\":");
        play.write_outcome(text);
        text.extend_from_slice(b",\"view\":");
        play.write_view(viewer, text);
        text.push(b'}');
    }

    /// Which events and chat lines somebody still holds who saw the table at an earlier number.
    fn known_since(&self, since: Option<u32>) -> (usize, usize) {
        let seen = since
            .and_then(|since| self.marks.get(since as usize..))
            .unwrap_or_default();
        let told = seen.iter().map(|mark| mark.0).min().unwrap_or(0);
        let said = seen.first().map_or(0, |mark| mark.1);
        (told as usize, said as usize)
    }

    fn clock(&self, hour: Hour) -> Option<ClockState> {
        self.setup.clock?;
        let running = match self.state() {
            TableState::Running => self.running_clocks(),
            _ => Seats::NONE,
        };
        let until = hour
            .stands_since
            .map_or(hour.now, |since| since.min(hour.now));
        let elapsed = (until - self.changed).max(0);
        let left = |(seat, &left): (Seat, &i64)| match running.has(seat) {
            true => (self.left(seat) - elapsed).max(0),
            false => left.max(0),
        };
        Some(ClockState {
            left: (0..).map(Seat).zip(&self.left).map(left).collect(),
            running: match hour.stands_since {
                Some(_) => Vec::new(),
                None => seat_numbers(running),
            },
        })
    }

    fn seat_infos(&self, present: Seats) -> Vec<SeatInfo> {
        let info = |(seat, place): (u8, &Place)| SeatInfo {
            seat,
            kind: place.kind,
            name: place.name.clone(),
            level: place.level,
            away: place.away,
            present: present.has(Seat(seat)) || place.kind == SeatKind::Computer,
        };
        (0..).zip(&self.places).map(info).collect()
    }
}

/// The seats as clients read them.
pub fn seat_numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}
