//! Everything a request can be refused for, with what the user reads.

use crate::api::{Refusal, Told};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use thiserror::Error;

/// Why a request was refused. The id in the answer is stable; clients translate it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum Error {
    #[error("The request could not be read.")]
    BadRequest(String),
    #[error("A name has 1 to 24 characters.")]
    BadName,
    #[error("A message has 1 to 500 characters.")]
    BadText,
    #[error("These rules are unknown or do not go together.")]
    BadRules(String),
    #[error("The game cannot be played with these seats.")]
    BadSeats(String),
    #[error("A seed is a number or 64 hexadecimal digits.")]
    BadSeed(String),
    #[error("The game cannot begin with this table.")]
    BadPosition(String),
    #[error("A clock has 10 seconds to 30 days, and an increment of at most an hour.")]
    BadClock,
    #[error(
        "A login has 3 to 32 small letters, digits, dots, underscores or hyphens; a password 8 to 200 characters."
    )]
    BadPassword,
    #[error("There is no game of that name.")]
    UnknownGame,
    #[error("Say who you are first.")]
    NoSession,
    #[error("Login or password is wrong.")]
    WrongPassword,
    #[error("That is not your seat.")]
    NotYourSeat,
    #[error("Only whoever made the table can do that.")]
    NotYourTable,
    #[error("This table has no spectators.")]
    NoSpectators,
    #[error("The request came from another site.")]
    CrossSite,
    #[error("Nothing is taken back at this table.")]
    UndoOff,
    #[error("There is nothing here.")]
    NotFound,
    #[error("There is no such table.")]
    NoSuchTable,
    #[error("There is no such invitation.")]
    NoSuchInvitation,
    #[error("That cannot be done here.")]
    MethodNotAllowed,
    #[error("That question has been answered already.")]
    StaleQuestion,
    #[error("That is not one of the options.")]
    IllegalChoice(String),
    #[error("You are not asked now.")]
    NotAsked,
    #[error("All seats are taken.")]
    TableFull,
    #[error("You sit at this table already.")]
    AlreadySeated,
    #[error("The game has begun.")]
    NotOpen,
    #[error("The game is not running.")]
    NotRunning,
    #[error("The game is not over yet.")]
    NotFinished,
    #[error("There is nothing to take back.")]
    NothingToUndo,
    #[error("Nobody has asked for that.")]
    NoRequest,
    #[error("That login is taken.")]
    NameTaken,
    #[error("No computer player keeps this seat.")]
    NotReplaced,
    #[error("A computer player sits there already.")]
    IsComputer,
    #[error("This player is at the table, and has not been asked for a minute.")]
    StillHere,
    #[error("The request is too large.")]
    TooLarge,
    #[error("Too many requests; wait a moment.")]
    TooMany(u64),
    #[error("This table cannot be continued. Its record is kept.")]
    BrokenTable,
    #[error("Something went wrong here.")]
    Internal,
    #[error("The server is busy; try again.")]
    Busy,
    #[error(
        "It has not been confirmed that this was saved; if it does not appear, try again in a while."
    )]
    NotSaved,
    #[error("The server is stopping; try again.")]
    ShuttingDown,
}

impl Error {
    /// The stable name that clients translate.
    pub fn id(&self) -> &'static str {
        self.parts().1
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        self.parts().0
    }

    /// What clients read of it.
    pub fn refusal(&self) -> Refusal {
        let detail = match self {
            Error::BadRequest(detail)
            | Error::BadRules(detail)
            | Error::BadSeats(detail)
            | Error::BadSeed(detail)
            | Error::BadPosition(detail)
            | Error::IllegalChoice(detail) => Some(detail.clone()),
            _ => None,
        };
        Refusal {
            id: self.id().to_owned(),
            message: self.to_string(),
            detail,
        }
    }

    fn parts(&self) -> (StatusCode, &'static str) {
        use StatusCode as S;
        match self {
            Error::BadRequest(_) => (S::BAD_REQUEST, "bad-request"),
            Error::BadName => (S::BAD_REQUEST, "bad-name"),
            Error::BadText => (S::BAD_REQUEST, "bad-text"),
            Error::BadRules(_) => (S::BAD_REQUEST, "bad-rules"),
            Error::BadSeats(_) => (S::BAD_REQUEST, "bad-seats"),
            Error::BadSeed(_) => (S::BAD_REQUEST, "bad-seed"),
            Error::BadPosition(_) => (S::BAD_REQUEST, "bad-position"),
            Error::BadClock => (S::BAD_REQUEST, "bad-clock"),
            Error::BadPassword => (S::BAD_REQUEST, "bad-password"),
            Error::UnknownGame => (S::BAD_REQUEST, "unknown-game"),
            Error::NoSession => (S::UNAUTHORIZED, "no-session"),
            Error::WrongPassword => (S::UNAUTHORIZED, "wrong-password"),
            Error::NotYourSeat => (S::FORBIDDEN, "not-your-seat"),
            Error::NotYourTable => (S::FORBIDDEN, "not-your-table"),
            Error::NoSpectators => (S::FORBIDDEN, "no-spectators"),
            Error::CrossSite => (S::FORBIDDEN, "cross-site"),
            Error::UndoOff => (S::FORBIDDEN, "undo-off"),
            Error::NotFound => (S::NOT_FOUND, "not-found"),
            Error::NoSuchTable => (S::NOT_FOUND, "no-such-table"),
            Error::NoSuchInvitation => (S::NOT_FOUND, "no-such-invitation"),
            Error::MethodNotAllowed => (S::METHOD_NOT_ALLOWED, "method-not-allowed"),
            Error::StaleQuestion => (S::CONFLICT, "stale-question"),
            Error::IllegalChoice(_) => (S::CONFLICT, "illegal-choice"),
            Error::NotAsked => (S::CONFLICT, "not-asked"),
            Error::TableFull => (S::CONFLICT, "table-full"),
            Error::AlreadySeated => (S::CONFLICT, "already-seated"),
            Error::NotOpen => (S::CONFLICT, "not-open"),
            Error::NotRunning => (S::CONFLICT, "not-running"),
            Error::NotFinished => (S::CONFLICT, "not-finished"),
            Error::NothingToUndo => (S::CONFLICT, "nothing-to-undo"),
            Error::NoRequest => (S::CONFLICT, "no-request"),
            Error::NameTaken => (S::CONFLICT, "name-taken"),
            Error::NotReplaced => (S::CONFLICT, "not-replaced"),
            Error::IsComputer => (S::CONFLICT, "is-computer"),
            Error::StillHere => (S::CONFLICT, "still-here"),
            Error::TooLarge => (S::PAYLOAD_TOO_LARGE, "too-large"),
            Error::TooMany(_) => (S::TOO_MANY_REQUESTS, "too-many"),
            Error::BrokenTable => (S::INTERNAL_SERVER_ERROR, "broken-table"),
            Error::Internal => (S::INTERNAL_SERVER_ERROR, "internal"),
            Error::Busy => (S::SERVICE_UNAVAILABLE, "busy"),
            Error::NotSaved => (S::SERVICE_UNAVAILABLE, "not-saved"),
            Error::ShuttingDown => (S::SERVICE_UNAVAILABLE, "shutting-down"),
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let body = Told::<()>::Error(self.refusal());
        let mut response = (self.status(), axum::Json(body)).into_response();
        if let Error::TooMany(seconds) = self {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
