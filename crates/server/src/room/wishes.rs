//! What somebody wants to do at a table, and whether it may be written.

use crate::api::{SeatKind, TableState, UndoPower};
use crate::error::Error;
use crate::secret;
use crate::setup::{Act, clean_text};
use crate::table::Table;
use serde::Deserialize;
use serde_json::Value;

/// What somebody wants to do at a table. Those that are read over a live connection are named as the paths of requests.
#[derive(Clone, Debug, Deserialize)]
#[allow(missing_docs)]
pub enum Wish {
    #[serde(skip)]
    Join,
    #[serde(skip)]
    Fill { level: u8 },
    #[serde(skip)]
    Claim { token: String },
    #[serde(skip)]
    RenewToken { seat: u8, token: String },
    #[serde(rename = "choose")]
    Choose(Choose),
    #[serde(rename = "standing")]
    Stand(Stand),
    #[serde(rename = "undo")]
    Undo(OfSeat),
    #[serde(rename = "undo/answer")]
    AnswerUndo(AnswerUndo),
    #[serde(rename = "chat")]
    Say(Say),
    #[serde(rename = "replace")]
    Replace(Replace),
    #[serde(rename = "return")]
    Return(OfSeat),
    #[serde(skip)]
    Rematch { table: String },
    /// The clock of a seat ran out, and a computer player keeps it if anybody does; nobody but the server wishes that.
    #[serde(skip)]
    Flag { seat: u8, level: Option<u8> },
}

/// Answers a question.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// Who answers.
    pub seat: u8,
    /// Which question.
    pub question: u32,
    /// The text of one of its options.
    pub choice: String,
}

/// Leaves an answer for a coming question, or withdraws it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stand {
    /// Who.
    pub seat: u8,
    /// The game's own value.
    pub answer: Option<Value>,
}

/// Something that needs nothing but the seat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    /// Who.
    pub seat: u8,
}

/// Answers a request to take back.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnswerUndo {
    /// Who answers.
    pub seat: u8,
    /// Whether it may be taken back.
    pub agree: bool,
    /// How many decisions are to stay; refused if it is another request by now.
    #[serde(default)]
    pub to: Option<usize>,
}

/// Says something.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// Who; none for a spectator.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
}

/// Votes for a computer player.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replace {
    /// Who votes.
    pub seat: u8,
    /// Whose seat.
    pub target: u8,
    /// How well the computer player shall play.
    #[serde(default = "usual_level")]
    pub level: u8,
}

/// Of a computer player that steps in when nobody says another.
pub(crate) fn usual_level() -> u8 {
    2
}

/// Who wishes something.
#[derive(Clone, Debug)]
pub enum Who {
    /// Somebody with a session.
    User {
        /// Names the session's user.
        id: String,
        /// What others read.
        name: String,
    },
    /// A computer player or a clock.
    Server,
}

/// What comes of a wish.
#[derive(Clone, PartialEq, Debug)]
pub enum Plan {
    /// This is to be written.
    Write(Act),
    /// It was written before, under this number.
    Already(u32),
}

impl Table {
    /// Whether a wish may be fulfilled now. Changes nothing.
    pub fn plan(&self, who: &Who, wish: &Wish) -> Result<Plan, Error> {
        let act = match wish {
            Wish::Join => return self.plan_join(who),
            Wish::Fill { level } => self.plan_fill(who, *level)?,
            Wish::Claim { token } => return self.plan_claim(who, token),
            Wish::RenewToken { seat, token } => {
                self.check_seat(who, *seat)?;
                Act::RenewToken {
                    seat: *seat,
                    token: token.clone(),
                }
            }
            Wish::Choose(choose) => return self.plan_choice(who, choose),
            Wish::Stand(stand) => return self.plan_standing(who, stand),
            Wish::Undo(OfSeat { seat }) => {
                self.check_seat(who, *seat)?;
                match self.undo_power(*seat) {
                    (UndoPower::Free, to) => Act::Undo { seat: *seat, to },
                    (UndoPower::Ask, to) => Act::AskUndo { seat: *seat, to },
                    (UndoPower::None, _) => return Err(Error::NothingToUndo),
                    (UndoPower::Off, _) => return Err(Error::UndoOff),
                }
            }
            Wish::AnswerUndo(AnswerUndo { seat, agree, to }) => {
                self.check_seat(who, *seat)?;
                let request = self.undo_request.as_ref();
                let request = request.filter(|request| to.is_none_or(|to| to == request.to));
                if !request.is_some_and(|request| request.waiting.contains(seat)) {
                    return Err(Error::NoRequest);
                }
                Act::AnswerUndo {
                    seat: *seat,
                    agree: *agree,
                }
            }
            Wish::Say(say) => self.plan_chat(who, say)?,
            Wish::Replace(replace) => self.plan_replacement(who, replace)?,
            Wish::Return(OfSeat { seat }) => {
                self.check_seat(who, *seat)?;
                self.check_running()?;
                if !self.places[usize::from(*seat)].away {
                    return Err(Error::NotReplaced);
                }
                Act::Return { seat: *seat }
            }
            Wish::Rematch { table } => {
                let Who::User { id, .. } = who else {
                    return Err(Error::NotYourSeat);
                };
                self.seats_of(id).next().ok_or(Error::NotYourSeat)?;
                if self.state() != TableState::Finished {
                    return Err(Error::NotFinished);
                }
                if self.rematch.is_some() {
                    return Ok(Plan::Already(self.number));
                }
                Act::Rematch {
                    table: table.clone(),
                }
            }
            Wish::Flag { seat, level } => {
                self.check_running()?;
                match *level {
                    Some(level) => Act::Leave { seat: *seat, level },
                    None => Act::TimeOut { seat: *seat },
                }
            }
        };
        Ok(Plan::Write(act))
    }

    fn plan_join(&self, who: &Who) -> Result<Plan, Error> {
        let Who::User { id, name } = who else {
            return Err(Error::NotYourSeat);
        };
        if self.seats_of(id).next().is_some() {
            return Ok(Plan::Already(self.number));
        }
        let open = self
            .places
            .iter()
            .position(|place| place.kind == SeatKind::Open);
        Ok(Plan::Write(Act::Join {
            seat: open.ok_or(Error::TableFull)? as u8,
            user: id.clone(),
            name: name.clone(),
        }))
    }

    fn plan_fill(&self, who: &Who, level: u8) -> Result<Act, Error> {
        if !matches!(who, Who::User { id, .. } if *id == self.setup.creator) {
            return Err(Error::NotYourTable);
        }
        check_level(level)?;
        let open = self
            .places
            .iter()
            .position(|place| place.kind == SeatKind::Open);
        let seat = open.ok_or(Error::NotOpen)? as u8;
        Ok(Act::Fill { seat, level })
    }

    fn plan_claim(&self, who: &Who, token: &str) -> Result<Plan, Error> {
        let Who::User { id, .. } = who else {
            return Err(Error::NotYourSeat);
        };
        let held =
            |place: &crate::setup::Place| place.user.is_some() && secret::same(&place.token, token);
        let seat = self
            .places
            .iter()
            .position(held)
            .ok_or(Error::NotYourSeat)?;
        if self.places[seat].user.as_deref() == Some(id) {
            return Ok(Plan::Already(self.number));
        }
        Ok(Plan::Write(Act::Claim {
            seat: seat as u8,
            user: id.clone(),
        }))
    }

    fn plan_choice(&self, who: &Who, choose: &Choose) -> Result<Plan, Error> {
        let Choose {
            seat,
            question,
            choice,
        } = choose;
        self.check_seat(who, *seat)?;
        let index = usize::from(*seat);
        if let Some((answered, text, number)) = &self.answered[index]
            && answered == question
        {
            // Sent twice over a bad network, or by a second tab.
            return match text == choice {
                true => Ok(Plan::Already(*number)),
                false => Err(Error::StaleQuestion),
            };
        }
        self.check_running()?;
        if matches!(who, Who::User { .. }) && self.places[index].away {
            return Err(Error::IsComputer);
        }
        match self.questions[index] {
            None => return Err(Error::NotAsked),
            Some(open) if open != *question => return Err(Error::StaleQuestion),
            Some(_) => {}
        }
        let play = self.play.as_ref().ok_or(Error::NotRunning)?;
        play.check(tabletop::Seat(*seat), choice)?;
        Ok(Plan::Write(Act::Choose {
            seat: *seat,
            choice: choice.clone(),
        }))
    }

    fn plan_standing(&self, who: &Who, stand: &Stand) -> Result<Plan, Error> {
        let Stand { seat, answer } = stand;
        self.check_seat(who, *seat)?;
        self.check_running()?;
        let index = usize::from(*seat);
        if self.places[index].away {
            return Err(Error::IsComputer);
        }
        if self.standing[index] == *answer {
            return Ok(Plan::Already(self.number));
        }
        if let (Some(play), Some(answer)) = (&self.play, answer) {
            play.standing(tabletop::Seat(*seat), answer)?;
        }
        Ok(Plan::Write(Act::Stand {
            seat: *seat,
            answer: answer.clone(),
            at: None,
        }))
    }

    fn plan_chat(&self, who: &Who, say: &Say) -> Result<Act, Error> {
        let Who::User { id, name } = who else {
            return Err(Error::NotYourSeat);
        };
        let text = clean_text(&say.text)?;
        let name = match say.seat {
            Some(seat) => {
                self.check_seat(who, seat)?;
                self.places[usize::from(seat)].name.clone()
            }
            None if self.setup.spectators => name.clone(),
            None => return Err(Error::NoSpectators),
        };
        Ok(Act::Say {
            seat: say.seat,
            name,
            text,
            user: say.seat.is_none().then(|| id.clone()),
        })
    }

    fn plan_replacement(&self, who: &Who, replace: &Replace) -> Result<Act, Error> {
        let Replace {
            seat,
            target,
            level,
        } = *replace;
        self.check_seat(who, seat)?;
        self.check_running()?;
        check_level(level)?;
        // Who has left has no say any more.
        if self.places[usize::from(seat)].away {
            return Err(Error::IsComputer);
        }
        let place = |seat: u8| self.places.get(usize::from(seat));
        let target_place = place(target).ok_or(Error::BadSeats("no such seat".to_owned()))?;
        if !target_place.is_played_by_person() {
            return Err(Error::IsComputer);
        }
        let mine = place(seat).and_then(|place| place.user.as_ref());
        if target_place.user.as_ref() == mine {
            return Ok(Act::Leave {
                seat: target,
                level,
            });
        }
        Ok(Act::Vote {
            seat,
            target,
            level,
        })
    }

    fn check_running(&self) -> Result<(), Error> {
        match self.state() {
            TableState::Running => Ok(()),
            _ => Err(Error::NotRunning),
        }
    }

    /// Every wish of a seat passes here.
    fn check_seat(&self, who: &Who, seat: u8) -> Result<(), Error> {
        let place = self
            .places
            .get(usize::from(seat))
            .ok_or(Error::NotYourSeat)?;
        let held = match who {
            Who::User { id, .. } => place.user.as_ref() == Some(id),
            Who::Server => place.level.is_some() || self.is_answered_for(seat),
        };
        held.then_some(()).ok_or(Error::NotYourSeat)
    }
}

fn check_level(level: u8) -> Result<(), Error> {
    match level {
        1..=5 => Ok(()),
        _ => Err(Error::BadSeats("levels go from 1 to 5".to_owned())),
    }
}
