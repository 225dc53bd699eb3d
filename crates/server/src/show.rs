//! A table as it is shown: to the lobby, and to each viewer at it.

use crate::api::{
    ClockState, SeatInfo, SeatKind, TableInfo, TableState, Tail, Time, UndoPower, UndoState, Update,
};
use crate::games;
use crate::setup::Place;
use crate::table::Table;
use std::collections::BTreeMap;
use tabletop::{Seat, Seats};

impl Table {
    /// The table as the lobby shows it to somebody.
    pub fn info(&self, user: Option<&str>, present: Seats) -> TableInfo {
        let mine: Vec<u8> = user.map_or(Vec::new(), |user| self.seats_of(user).collect());
        let creator = user == Some(self.setup.creator.as_str());
        let tokens: BTreeMap<u8, String> = mine
            .iter()
            .map(|&seat| (seat, self.places[usize::from(seat)].token.clone()))
            .collect();
        let invited = self.state() == TableState::Open && (creator || !mine.is_empty());
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
            seeded: self.setup.seeded,
            marked: self.marked,
            outcome: self.play.as_ref().and_then(|play| play.outcome()),
            rematch: self.rematch.clone(),
            mine,
            creator,
            invite: invited.then(|| self.setup.invite.clone()),
            tokens,
        }
    }

    /// All that a viewer shows, with what happened since an earlier number.
    pub fn update(
        &self,
        viewer: Option<Seat>,
        since: Option<u32>,
        now: Time,
        present: Seats,
    ) -> Update {
        let (told, said) = self.known_since(since);
        let play = self.play.as_deref();
        let question = viewer.and_then(|seat| {
            let id = self.questions[seat.index()]?;
            play?.question(seat, id)
        });
        Update {
            number: self.number,
            now,
            viewer: viewer.map(|seat| seat.0),
            state: self.state(),
            seats: self.seat_infos(present),
            asked: seat_numbers(self.asked()),
            decisions: play.map_or(0, |play| play.decisions()),
            events: Tail {
                from: told,
                list: play.map_or_else(games::nothing, |play| play.events(told, viewer)),
            },
            chat: Tail {
                from: said,
                list: self.chat[said..].to_vec(),
            },
            view: play.map(|play| play.view(viewer)),
            question,
            undo: UndoState {
                mine: viewer.map_or(UndoPower::None, |seat| self.undo_power(seat.0).0),
                request: self.undo_request.clone(),
            },
            votes: self.votes.clone(),
            clock: self.clock(now),
            marked: self.marked,
            outcome: play.and_then(|play| play.outcome()),
            rematch: self.rematch.clone(),
        }
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

    fn clock(&self, now: Time) -> Option<ClockState> {
        self.setup.clock?;
        let running = match self.state() {
            TableState::Running => self.running_clocks(),
            _ => Seats::NONE,
        };
        let elapsed = (now - self.changed).max(0);
        let left = |(seat, &left): (Seat, &i64)| match running.has(seat) {
            true => (left - elapsed).max(0),
            false => left.max(0),
        };
        Some(ClockState {
            left: (0..).map(Seat).zip(&self.left).map(left).collect(),
            running: seat_numbers(running),
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
