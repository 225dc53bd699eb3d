//! What goes over the wire; `docs/api.md` explains it. Types only.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use tabletop::Message;

/// Milliseconds since 1970.
pub type Time = i64;

/// A value of the game's own, already masked for whoever receives it.
pub type GameValue = Box<RawValue>;

/// Who I am.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Me {
    /// Names me to the server; no secret, but nobody else's business.
    pub id: String,
    /// What others read.
    pub name: String,
    /// The name of my account, if I have one.
    pub login: Option<String>,
}

/// A session of mine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct SessionInfo {
    /// Names it in requests.
    pub id: String,
    /// When it was opened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub opened: Time,
    /// The program and system that the browser said it is, if it is known.
    pub device: Option<String>,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// A game that can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct GameInfo {
    /// Its name in requests.
    pub name: String,
    /// The default options as text.
    pub rules: String,
    /// The numbers of seats it can be played with.
    pub seats: Vec<usize>,
    /// What can be chosen for a table.
    pub options: Vec<OptionInfo>,
}

/// An option of a game's rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct OptionInfo {
    /// Its word before the «=».
    pub key: String,
    /// Its values; the first that suits the number of seats is the usual one.
    pub values: Vec<OptionValue>,
    /// The usual value instead, where another option is chosen so, as `"edition=2017"`.
    pub usual_with: BTreeMap<String, String>,
    /// The values are languages: whoever opens a table means the own one.
    pub is_language: bool,
}

/// A value of an option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct OptionValue {
    /// Its word behind the «=».
    pub value: String,
    /// The numbers of seats it suits.
    pub seats: Vec<usize>,
}

/// Starts a game against the computer at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(optional_fields, export_to = "./")
)]
pub struct Quick {
    /// Which game.
    pub game: String,
    /// How well the computer plays, 1 to 5; 2 if not said.
    #[serde(default)]
    pub level: Option<u8>,
    /// How many computer players; one if not said.
    #[serde(default)]
    pub opponents: Option<usize>,
    /// Options as text.
    #[serde(default)]
    pub rules: Option<String>,
    /// My name, for a guest made on the way.
    #[serde(default)]
    pub name: Option<String>,
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(optional_fields, export_to = "./")
)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// The seats in order.
    pub seats: Vec<NewSeat>,
    /// Options as text; what is not mentioned is as by default.
    #[serde(default)]
    pub rules: Option<String>,
    /// What can be taken back.
    #[serde(default)]
    pub undo: Option<UndoPolicy>,
    /// Time per player; none if not said.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether whoever has the address may watch; yes if not said.
    #[serde(default)]
    pub spectators: Option<bool>,
    /// Whether the table is listed for everybody; no if not said.
    #[serde(default)]
    pub listed: Option<bool>,
    /// Whether a person's only answer is given at once where its delay would hide that there was no other; no if not said.
    #[serde(default)]
    pub at_once: Option<bool>,
    /// What chance grows from; drawn in secret if not said.
    #[serde(default)]
    pub seed: Option<String>,
    /// A table in the notation with which the game begins instead of a deal; what it leaves open is dealt.
    #[serde(default)]
    pub position: Option<String>,
}

/// Who shall sit on a seat of a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub enum NewSeat {
    /// Whoever makes the table.
    Me,
    /// Whoever follows the invitation.
    Open,
    /// A computer player.
    Computer {
        /// 1 to 5.
        level: u8,
    },
    /// Another person on the same browser.
    Hotseat {
        /// What others read.
        name: String,
    },
}

/// What can be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub enum UndoPolicy {
    /// Freely while nobody learnt anything, else if the others agree.
    #[default]
    Consent,
    /// Nothing.
    Never,
}

/// Time per player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Clock {
    /// For the whole game.
    pub seconds: u32,
    /// Added after each choice.
    pub increment: u32,
}

/// Where a table stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub enum TableState {
    /// Seats are open.
    Open,
    /// The game is on.
    Running,
    /// The game is over.
    Finished,
}

impl TableState {
    /// The word in JSON and in the store.
    pub fn word(self) -> &'static str {
        match self {
            TableState::Open => "open",
            TableState::Running => "running",
            TableState::Finished => "finished",
        }
    }
}

/// Who plays a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub enum SeatKind {
    /// A person with a session.
    Person,
    /// Another person on the creator's browser.
    Hotseat,
    /// A computer player.
    Computer,
    /// Nobody yet.
    Open,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct SeatInfo {
    /// From 0.
    pub seat: u8,
    /// Who plays it.
    pub kind: SeatKind,
    /// Empty for open seats and computer players.
    pub name: String,
    /// The level of the computer player that plays the seat now.
    pub level: Option<u8>,
    /// Whether a computer player keeps a person's seat.
    pub away: bool,
    /// Whether somebody of the seat has a live connection.
    pub present: bool,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Outcome {
    /// Several seats share a victory.
    pub winners: Vec<u8>,
    /// The game's own value.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub cause: GameValue,
    /// The cause in the notation.
    pub text: String,
}

/// A table as the lobby shows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct TableInfo {
    /// Unguessable.
    pub id: String,
    /// Which game.
    pub game: String,
    /// All options as text.
    pub rules: String,
    /// Where it stands.
    pub state: TableState,
    /// When it was made.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: Time,
    /// When the last entry was written that all may notice.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: Time,
    /// How many entries all may notice.
    pub number: u32,
    /// In seat order.
    pub seats: Vec<SeatInfo>,
    /// Seats that have to answer now.
    pub asked: Vec<u8>,
    /// What can be taken back.
    pub undo: UndoPolicy,
    /// Time per player.
    pub clock: Option<Clock>,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether everybody finds it.
    pub listed: bool,
    /// Whether a person's only answer is given at once, which tells the others that there was no other.
    #[serde(default)]
    pub at_once: bool,
    /// Whether the creator chose the seed.
    pub seeded: bool,
    /// Whether the game began with a given position: what lies face down is no secret to whoever wrote it.
    pub position: bool,
    /// Whether something was taken back beyond the free line.
    pub marked: bool,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The seats I play.
    #[serde(default)]
    pub mine: Vec<u8>,
    /// Whether I made it.
    #[serde(default)]
    pub creator: bool,
    /// For those who sit there, while seats are open.
    #[serde(default)]
    pub invite: Option<String>,
    /// For my seats: what gives them to another device.
    #[serde(default)]
    pub tokens: BTreeMap<u8, String>,
}

/// What the start page lists.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Lobby {
    /// Open and running tables of mine, those waiting for me first.
    pub mine: Vec<TableInfo>,
    /// Listed tables with an open seat.
    pub open: Vec<TableInfo>,
    /// Listed tables that may be watched.
    pub running: Vec<TableInfo>,
    /// Mine, newest first.
    pub finished: Vec<TableInfo>,
}

/// The tail of a growing list: whoever receives it drops all from `from` on and appends.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Tail<T> {
    /// Position of the first item.
    pub from: usize,
    /// The items.
    pub list: T,
}

/// All that a viewer shows of a table, with what happened since an earlier number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Update {
    /// How many entries all may notice.
    pub number: u32,
    /// The server's time.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: Time,
    /// The seat whose view this is; none for a spectator.
    pub viewer: Option<u8>,
    /// Where the table stands.
    pub state: TableState,
    /// In seat order.
    pub seats: Vec<SeatInfo>,
    /// Seats that have to answer now.
    pub asked: Vec<u8>,
    /// Choices in force.
    pub decisions: usize,
    /// What happened.
    #[cfg_attr(feature = "ts", ts(type = "{ from: number; list: unknown[] }"))]
    pub events: Tail<GameValue>,
    /// What is said of the events, and why they happened.
    #[cfg_attr(
        feature = "ts",
        ts(type = "{ from: number; list: import(\"./Said\").Said[] }")
    )]
    pub messages: Tail<GameValue>,
    /// Those of these events, by their number in the game, that the viewer was not asked about:
    /// there was only one possible answer.
    #[serde(default)]
    pub forced: Vec<usize>,
    /// What was said.
    #[cfg_attr(
        feature = "ts",
        ts(type = "{ from: number; list: import(\"./ChatLine\").ChatLine[] }")
    )]
    pub chat: Tail<Vec<ChatLine>>,
    /// The table as the viewer may know it; none while seats are open.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Option<GameValue>,
    /// What the viewer's seat is asked.
    pub question: Option<Question>,
    /// What the viewer's seat has left for a coming question, in the game's own words.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub standing: Option<serde_json::Value>,
    /// What can be taken back.
    pub undo: UndoState,
    /// Votes to replace players who left.
    pub votes: Vec<Vote>,
    /// Time left.
    pub clock: Option<ClockState>,
    /// Whether something was taken back beyond the free line.
    pub marked: bool,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The table of the rematch.
    pub rematch: Option<String>,
}

/// What is said of an event.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Said {
    /// What happened: a sentence, and what is told beside it. Nothing where another event tells it.
    pub say: Vec<Message>,
    /// Why it happened, or why nothing more did.
    pub why: Vec<Message>,
}

/// A question to a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Question {
    /// Names this very question.
    pub id: u32,
    /// The game's own value.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub prompt: GameValue,
    /// As a sentence.
    #[cfg_attr(feature = "ts", ts(type = "import(\"./tabletop/Message\").Message"))]
    pub message: GameValue,
    /// Every legal answer, in a stable order.
    pub options: Vec<Answer>,
    /// What could be wished for, but is impossible now.
    pub impossible: Vec<Impossible>,
}

/// One option of a question.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Answer {
    /// In the notation: what is sent back.
    pub text: String,
    /// The game's own value.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub choice: GameValue,
    /// As its button says it.
    #[cfg_attr(feature = "ts", ts(type = "import(\"./tabletop/Message\").Message"))]
    pub message: GameValue,
}

/// What cannot be chosen now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Impossible {
    /// The game's own value.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub choice: GameValue,
    /// Why not.
    #[cfg_attr(feature = "ts", ts(type = "import(\"./tabletop/Message\").Message[]"))]
    pub why: GameValue,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct ChatLine {
    /// When.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Time,
    /// By which seat; none for a spectator.
    pub seat: Option<u8>,
    /// By whom.
    pub name: String,
    /// What; plain text.
    pub text: String,
}

/// What taking back would do for the viewer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub enum UndoPower {
    /// It happens at once.
    Free,
    /// The others are asked.
    Ask,
    /// There is nothing to take back.
    None,
    /// It is switched off.
    Off,
}

/// What can be taken back, and who asked for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct UndoState {
    /// For the viewer.
    pub mine: UndoPower,
    /// An open request.
    pub request: Option<UndoRequest>,
}

/// Somebody asks to take back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct UndoRequest {
    /// Who asks.
    pub by: u8,
    /// How many decisions would stay.
    pub to: usize,
    /// Who has not answered yet.
    pub waiting: Vec<u8>,
}

/// A vote to replace a player by a computer player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Vote {
    /// Whose seat.
    pub target: u8,
    /// How well the computer player would play.
    pub level: u8,
    /// Who is for it.
    pub yes: Vec<u8>,
    /// Who has not voted.
    pub waiting: Vec<u8>,
}

/// Time left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct ClockState {
    /// Milliseconds per seat.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub left: Vec<i64>,
    /// Whose clocks run.
    pub running: Vec<u8>,
}

/// The answer to what was done at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Done {
    /// The number with which it is shown.
    pub number: u32,
}

/// What the server says over a live connection; `U` is what is read of an update.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Told<U> {
    /// What the viewer shows now.
    Update(U),
    /// The oldest wish without an answer was fulfilled.
    Done(Done),
    /// It was not.
    Refused(Refusal),
    /// The connection ends. This is also the body of a refused request.
    Error(Refusal),
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// Stable; clients translate it.
    pub id: String,
    /// In English.
    pub message: String,
    /// For people who look closer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

/// The decisions of a game, for a time line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Timeline {
    /// In order.
    pub decisions: Vec<Decided>,
    /// What is measured.
    pub measures: Vec<String>,
    /// After 0, 1, 2 … decisions: per seat, per measure.
    pub standings: Vec<Vec<Vec<i32>>>,
}

/// One decision of a time line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Decided {
    /// Who decided.
    pub seat: u8,
    /// When.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Time,
    /// How many events had been told after it.
    pub events: usize,
    /// What, in the notation, where the viewer may know.
    pub choice: Option<String>,
}

/// A table as it lay.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "./"))]
pub struct Moment {
    /// After how many decisions.
    pub decisions: usize,
    /// All from the start.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: GameValue,
    /// What is said of them, and why they happened.
    #[cfg_attr(feature = "ts", ts(type = "import(\"./Said\").Said[]"))]
    pub messages: GameValue,
    /// The numbers of those that the viewer was not asked about: there was only one possible answer.
    #[serde(default)]
    pub forced: Vec<usize>,
    /// As the viewer could see it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: GameValue,
    /// As each seat could see it, when all is open.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub views: Vec<GameValue>,
    /// What the viewer was asked.
    pub question: Option<Question>,
    /// Who was asked.
    pub asked: Vec<u8>,
}

#[cfg(all(test, feature = "ts"))]
// Helpers of tests stand outside of test functions.
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::path::Path;
    use ts_rs::{Config, TS};

    /// Fails if a type has changed and its file has not; `cargo xtask bless` writes the files.
    #[test]
    fn the_types_of_the_client_are_those_of_the_server() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/api/generated");
        if std::env::var_os("EPOKA_BLESS").is_some() {
            std::fs::remove_dir_all(folder).unwrap();
            export(Path::new(folder));
        }
        let fresh = tempfile::tempdir().unwrap();
        export(fresh.path());
        let (fresh, kept) = (files(fresh.path()), files(Path::new(folder)));
        let stale = fresh
            .iter()
            .filter(|(name, text)| kept.get(*name) != Some(text));
        let surplus = kept.iter().filter(|(name, _)| !fresh.contains_key(*name));
        let wrong: Vec<&String> = stale.chain(surplus).map(|(name, _)| name).collect();
        assert!(
            wrong.is_empty(),
            "`cargo xtask bless` writes them: {wrong:?}"
        );
    }

    fn export(folder: &Path) {
        let config = Config::new().with_out_dir(folder);
        macro_rules! export {
            ($($name:ty),* $(,)?) => { $(<$name>::export_all(&config).unwrap();)* };
        }
        export!(
            tabletop::Arg,
            Said,
            Me,
            SessionInfo,
            GameInfo,
            Quick,
            NewTable,
            TableInfo,
            Lobby,
            Update,
            ChatLine,
            Done,
            Timeline,
            Moment
        );
        export!(
            innovation::View,
            innovation::Event,
            innovation::Prompt,
            innovation::Choice,
            innovation::Outlook,
            cvlizations::View,
            cvlizations::Event,
            cvlizations::Prompt,
            cvlizations::Choice,
            cvlizations::Standing,
            cvlizations::catalogue::Printed,
        );
    }

    /// All files below a folder, by path.
    fn files(folder: &Path) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            if path.is_dir() {
                let below = files(&path).into_iter();
                found.extend(below.map(|(inner, text)| (format!("{name}/{inner}"), text)));
            } else {
                found.insert(name, std::fs::read_to_string(&path).unwrap());
            }
        }
        found
    }
}
