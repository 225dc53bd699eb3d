//! One task per table: it owns the table, writes what is wished, and tells everybody afterwards.
//!
//! Order of things: a change is tried on the table in memory, appended to the store, and told when it is on disk.
//! If another process was first, the table is read again and the wish is looked at anew.

use super::turns::{Claim, Waiting};
use crate::api::{ChatLine, Done, TableInfo, TableState, Time};
use crate::door::Place;
use crate::error::Error;
use crate::hall::{Hall, failed, unsaved};
use crate::live::{Message, QUEUE, Watching};
use crate::load::{header, load, replay};
use crate::look::{Look, Sight};
use crate::setup::{self, Act, Setup};
use crate::store::{EntryRow, NewEntry, Notice};
use crate::table::{HOUR_MS, Table};
use crate::thinking::Topic;
use crate::wish::{Choose, Plan, Who, Wish};
use std::cell::Cell;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tabletop::{Seat, Seats};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::AbortHandle;
use tokio::time::Instant;

/// How often another process may win before a wish is given up.
const TRIES: usize = 16;

/// How often a task looks around: for viewers who left, for entries whose notice was lost.
const ROUND: Duration = Duration::from_secs(10);

/// After so long a clock is tried again that could not be stopped.
const PAUSE_MS: Time = 1_000;

/// Somebody who is at the table may keep the others waiting for so long.
const CONSIDERATION_MS: i64 = 60_000;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// What a table's task can be asked.
#[allow(missing_docs)]
pub enum Request {
    Info {
        user: Option<String>,
        reply: Reply<TableInfo>,
    },
    Setup {
        reply: Reply<(Setup, Vec<setup::Place>)>,
    },
    Wish {
        who: Who,
        wish: Wish,
        reply: Reply<u32>,
    },
    May {
        who: Who,
        wish: Wish,
        reply: Reply<()>,
    },
    Watch {
        user: Option<String>,
        address: String,
        sight: Sight,
        since: Option<u32>,
        reply: Reply<Watching>,
    },
    Look {
        user: Option<String>,
        look: Look,
        reply: Reply<String>,
    },
    /// A viewer may have left.
    Left,
    /// Another process has written.
    Moved(u32),
    /// People of these seats look at the table in another process.
    Elsewhere { process: String, seats: u8 },
    /// Another process wants to know who is here.
    Who,
    /// A computer player has its answer.
    Thought {
        topic: Topic,
        choice: Option<String>,
    },
}

impl Request {
    fn refuse(self, error: Error) {
        // Whoever asked may have gone.
        match self {
            Request::Info { reply, .. } => drop(reply.send(Err(error))),
            Request::Setup { reply } => drop(reply.send(Err(error))),
            Request::Wish { reply, .. } => drop(reply.send(Err(error))),
            Request::May { reply, .. } => drop(reply.send(Err(error))),
            Request::Watch { reply, .. } => drop(reply.send(Err(error))),
            Request::Look { reply, .. } => drop(reply.send(Err(error))),
            Request::Left
            | Request::Moved(_)
            | Request::Elsewhere { .. }
            | Request::Who
            | Request::Thought { .. } => {}
        }
    }
}

pub(crate) struct Task {
    pub(crate) hall: Arc<Hall>,
    pub(crate) table: Table,
    pub(crate) me: mpsc::Sender<Request>,
    watchers: Vec<Watcher>,
    /// Whose people have a live connection, in any process.
    present: Seats,
    /// Whose people have one in this process, as far as the other processes were told.
    announced: Seats,
    /// Whose people have one in other processes.
    elsewhere: HashMap<String, Seats>,
    /// What computer players are thinking about, and how to let a thought go that has not begun.
    pub(crate) thinking: HashMap<Topic, AbortHandle>,
    /// By what they get their turns.
    pub(crate) claim: Arc<Claim>,
    /// Where nobody has a seat: the place among the tables that run nevertheless.
    pub(crate) alone: Option<Place>,
    /// Votes that waited only for somebody who has left: against whom, and who would play.
    decided: Vec<(u8, u8)>,
    /// How long the longest of the last messages was: what is written next gets so much room at once.
    length: Cell<usize>,
    /// What the row of the table says of its state and of what is due, if this task wrote it and nobody has since.
    cached: Option<(TableState, Option<Time>)>,
    /// The table in memory is not to be trusted and has to be read again.
    doubtful: bool,
    /// The clocks have got back the time of so many outages; none if not even that before the server's start.
    made_good: Option<u32>,
    /// How many there were; hears when one begins or ends.
    outages: watch::Receiver<Option<u32>>,
    /// The last entry of which the store has not said whether it was written.
    unsure: Option<EntryRow>,
    /// A clock could not be stopped, and is not tried again by itself before this time.
    pause: Option<Time>,
    /// The number that everybody was told, and how many entries there were.
    told: (u32, u32),
}

struct Watcher {
    user: Option<String>,
    address: String,
    sight: Sight,
    viewer: Option<Seat>,
    sender: mpsc::Sender<Message>,
}

/// Starts the task of a table.
pub fn start(
    hall: Arc<Hall>,
    id: String,
    number: u64,
    me: mpsc::Sender<Request>,
    mut requests: mpsc::Receiver<Request>,
) {
    tokio::spawn(async move {
        hall.metrics.tables.fetch_add(1, Relaxed);
        let work = {
            let (hall, id) = (Arc::clone(&hall), id.clone());
            async move {
                match load(&hall, &id).await {
                    Ok(table) => Task::new(hall, table, me).run(&mut requests).await,
                    Err(error) => {
                        requests.close();
                        while let Some(request) = requests.recv().await {
                            request.refuse(error.clone());
                        }
                    }
                }
            }
        };
        // A panic ends this table's task alone; its record is in the store.
        if let Err(error) = tokio::spawn(work).await {
            tracing::error!(table = id, %error, "a table's task broke");
        }
        hall.forget(&id, number);
        hall.metrics.tables.fetch_sub(1, Relaxed);
    });
}

impl Task {
    fn new(hall: Arc<Hall>, table: Table, me: mpsc::Sender<Request>) -> Task {
        Task {
            outages: hall.heart.outages(),
            unsure: None,
            pause: None,
            told: (table.number, table.entries),
            hall,
            claim: Claim::new(table.id.clone()),
            alone: None,
            table,
            me,
            watchers: Vec::new(),
            present: Seats::NONE,
            announced: Seats::NONE,
            elsewhere: HashMap::new(),
            thinking: HashMap::new(),
            decided: Vec::new(),
            length: Cell::new(4096),
            cached: None,
            doubtful: false,
            made_good: None,
        }
    }

    async fn run(mut self, requests: &mut mpsc::Receiver<Request>) {
        self.keep_time().await;
        self.think();
        self.hall.announce(Notice::Who {
            table: self.table.id.clone(),
            process: self.hall.process.clone(),
        });
        let mut stopping = self.hall.stopping.clone();
        let mut stopped = Box::pin(async move {
            // An error means that nobody can say stop any more: the server is gone.
            let _ = stopping.wait_for(|&stopping| stopping).await;
        });
        // Alone nothing is ever missed; the round is only there to go to sleep.
        let round = match self.hall.outgoing {
            Some(_) => ROUND.min(self.hall.idle),
            None => self.hall.idle,
        };
        let mut round = tokio::time::interval(round);
        let mut active = Instant::now();
        loop {
            self.carry_out_votes().await;
            self.give_answers().await;
            let deed = self.next_deed();
            tokio::select! {
                request = requests.recv() => {
                    active = Instant::now();
                    match request {
                        Some(request) => self.serve(request).await,
                        None => return,
                    }
                }
                () = self.hall.clock.wait(deed.unwrap_or_default()), if deed.is_some() => {
                    self.keep_time().await;
                }
                Ok(()) = self.outages.changed() => {
                    // Whoever asks next tries again.
                    let _ = self.make_sure().await;
                    self.keep_time().await;
                    self.think();
                    if self.table.next_flag().is_some() {
                        self.tell(self.table.number);
                    }
                }
                _ = round.tick() => {
                    self.look_around().await;
                    let wanted = !self.watchers.is_empty() || !self.thinking.is_empty();
                    if !wanted && active.elapsed() >= self.hall.idle {
                        break;
                    }
                }
                () = &mut stopped => {
                    self.watchers.clear();
                    self.look_who_is_here();
                    break;
                }
            }
        }
        // What came in between is still served; whoever comes later starts a new task.
        requests.close();
        while let Some(request) = requests.recv().await {
            self.serve(request).await;
        }
    }

    async fn serve(&mut self, request: Request) {
        if let Err(error) = self.make_sure().await {
            return request.refuse(error);
        }
        // Also at a table that has just been read: time that is over is over before anything else is served.
        self.keep_time().await;
        match request {
            Request::Info { user, reply } => {
                let known = self.look_up(user.as_deref()).await;
                let _ = reply.send(known.map(|()| self.table.info(user.as_deref(), self.present)));
            }
            Request::Setup { reply } => {
                let _ = reply.send(Ok((self.table.setup.clone(), self.table.places.clone())));
            }
            Request::Wish { who, wish, reply } => {
                let done = self.fulfil(&who, &wish).await;
                let _ = reply.send(done);
            }
            Request::May { who, wish, reply } => {
                let _ = reply.send(self.plan(&who, &wish).await.map(drop));
            }
            Request::Watch {
                user,
                address,
                sight,
                since,
                reply,
            } => {
                let known = self.look_up(user.as_deref()).await;
                let watching = known.and_then(|()| self.watch(user, address, sight, since));
                let _ = reply.send(watching);
            }
            Request::Look { user, look, reply } => {
                let known = self.look_up(user.as_deref()).await;
                let hour = self.hall.heart.hour();
                let seen = known
                    .and_then(|()| self.table.look(user.as_deref(), &look, hour, self.present));
                let _ = reply.send(seen);
            }
            Request::Left => self.look_who_is_here(),
            Request::Moved(number) => {
                if number > self.table.entries {
                    // What could not be read now is read when somebody asks, or in the next round.
                    let _ = self.catch_up().await;
                }
            }
            Request::Elsewhere { process, seats } => {
                self.elsewhere.insert(process, Seats(seats));
                self.count_the_present();
            }
            Request::Who => {
                if self.announced != Seats::NONE {
                    self.announce(self.announced);
                }
            }
            Request::Thought { topic, choice } => {
                // What was let go in the last moment is not heard any more.
                if self.thinking.remove(&topic).is_some() {
                    self.move_computer(topic, choice).await;
                }
            }
        }
    }

    /// Writes what is wished, if it may be; tells whoever may notice; gives the number that viewers know afterwards.
    pub(crate) async fn fulfil(&mut self, who: &Who, wish: &Wish) -> Result<u32, Error> {
        for _ in 0..TRIES {
            let act = match self.plan(who, wish).await? {
                Plan::Already(number) => return Ok(number),
                Plan::Write(act) => act.noted(self.hall.clock.now()),
            };
            let made_good = |outages| self.made_good == Some(outages);
            if self.table.setup.clock.is_some() && !self.hall.heart.look().is_some_and(made_good) {
                self.make_good().await?;
                continue;
            }
            if self.was_said(&act) {
                self.unsure = None;
                return Ok(self.table.number);
            }
            match act {
                Act::Vote { target, .. } if self.is_here_and_plays(Seat(target)) => {
                    return Err(Error::StillHere);
                }
                _ => {}
            }
            let limits = &self.hall.limits;
            if matches!(who, Who::User { .. })
                && let Some(seconds) = self.table.wait(&act, limits, self.hall.clock.now())
            {
                return Err(Error::TooMany(seconds));
            }
            if self.write(&act).await? {
                return Ok(self.table.number);
            }
            self.hall.metrics.conflicts.fetch_add(1, Relaxed);
        }
        Err(Error::Busy)
    }

    /// What comes of a wish; a refusal is not believed before what other processes have written is known here.
    async fn plan(&mut self, who: &Who, wish: &Wish) -> Result<Plan, Error> {
        let plan = self.table.plan(who, wish);
        if plan.is_ok() || self.hall.outgoing.is_none() {
            return plan;
        }
        self.catch_up().await?;
        self.table.plan(who, wish)
    }

    /// Reads what other processes have written before somebody is told who he is here, and what he may see.
    /// Who has a seat as far as is known sees the table also while the store cannot be read.
    async fn look_up(&mut self, user: Option<&str>) -> Result<(), Error> {
        if self.hall.outgoing.is_none() {
            return Ok(());
        }
        let known = self.catch_up().await;
        match user {
            Some(user) if self.table.seats_of(user).next().is_none() => known,
            _ => Ok(()),
        }
    }

    /// Lets computer players step in where a vote waited only for somebody who has left meanwhile.
    async fn carry_out_votes(&mut self) {
        for (seat, level) in std::mem::take(&mut self.decided) {
            let level = Some(level);
            if !self.is_here_and_plays(Seat(seat))
                && let Err(error) = self.fulfil(&Who::Server, &Wish::Flag { seat, level }).await
            {
                tracing::warn!(table = self.table.id, seat, %error, "a vote could not be carried out");
            }
        }
    }

    /// Whether the seat's person is at the table and keeps nobody waiting: then nobody else may say who plays for it.
    fn is_here_and_plays(&self, seat: Seat) -> bool {
        let waits = self.table.asked().has(seat)
            && self.hall.clock.now() - self.table.moved >= CONSIDERATION_MS;
        self.present.has(seat) && !waits
    }

    /// Applies and appends an act; false if another process was first, whose entries are then applied instead.
    async fn write(&mut self, act: &Act) -> Result<bool, Error> {
        let before = self.table.state();
        let hour = self.table.changed / HOUR_MS;
        let leaving = match *act {
            Act::Leave { seat, .. } | Act::Vote { target: seat, .. } => Some(seat),
            _ => None,
        };
        let decided = leaving.map(|seat| self.table.votes_waiting_for(seat));
        let row = EntryRow {
            number: self.table.entries + 1,
            at: match act.unnoticed() {
                Some(_) => self.table.changed,
                None => self.hall.clock.now().max(self.table.changed),
            },
            act: serde_json::to_string(act).map_err(|_| Error::Internal)?,
        };
        self.doubtful = true;
        if let Err(reason) = self.table.apply(row.at, act) {
            tracing::error!(
                table = self.table.id,
                reason,
                "a planned act could not be carried out"
            );
            self.read_again().await?;
            return Err(Error::Internal);
        }
        let often = matches!(act, Act::Choose { .. } | Act::Say { .. });
        // Once an hour for the order of one's own tables.
        let rare = !often || self.table.state() != before || row.at / HOUR_MS != hour;
        let cached = Some((self.table.state(), self.table.due()));
        // Public lists are in the order of the rows; one's own tables are found with their last entries.
        let cache = rare || self.table.setup.listed || self.cached != cached;
        let entry = NewEntry {
            row: row.clone(),
            asked: self.table.asked().0,
            header: cache.then(|| header(&self.table, rare)),
        };
        let appended = self.hall.store.append(&self.table.id, entry);
        let won = match self.hall.heart.write(appended).await {
            Ok(won) => Ok(won),
            // It may have been written all the same: then nobody needs to know.
            Err(error) => match (unsaved(error), self.was_written(&row).await) {
                (_, true) => Ok(true),
                (error, false) => Err(error),
            },
        };
        match won {
            Ok(true) => {
                self.doubtful = false;
                // A vote need not have made anybody leave.
                if leaving.is_some_and(|seat| self.table.places[usize::from(seat)].away) {
                    self.decided.extend(decided.into_iter().flatten());
                }
                self.cached = cached;
                self.hall.metrics.entries.fetch_add(1, Relaxed);
                self.tell_news();
                self.think();
                Ok(true)
            }
            Ok(false) => {
                self.read_again().await?;
                self.tell_news();
                self.think();
                Ok(false)
            }
            Err(error) => {
                self.unsure = Some(row);
                if self.read_again().await.is_ok() {
                    self.tell_news();
                }
                Err(error)
            }
        }
    }

    /// Reads the table again if it is not to be trusted, and goes on from there: somebody else may be asked than it seemed.
    async fn make_sure(&mut self) -> Result<(), Error> {
        if self.doubtful {
            let (since, _) = self.told;
            let tried = self.table.number > since;
            self.read_again().await?;
            self.tell_news();
            if tried && self.table.number == since {
                // Some may have seen what was tried and is not on disk.
                self.tell(since);
            }
            self.think();
        }
        Ok(())
    }

    /// Whether the entry after a number is this one, though the store has said that it failed.
    async fn was_written(&mut self, row: &EntryRow) -> bool {
        let entries = self.hall.store.entries(&self.table.id, row.number - 1);
        let entries = self.hall.heart.read(entries).await;
        entries.is_ok_and(|entries| entries.first() == Some(row))
    }

    /// Whether this was said already, when the store did not say whether it was written.
    fn was_said(&self, act: &Act) -> bool {
        let Act::Say { seat, text, .. } = act else {
            return false;
        };
        let Some(unsure) = &self.unsure else {
            return false;
        };
        let same =
            |line: &ChatLine| line.at == unsure.at && line.seat == *seat && line.text == *text;
        self.table.chat.iter().rev().any(same)
    }

    async fn read_again(&mut self) -> Result<(), Error> {
        self.table = load(&self.hall, &self.table.id).await?;
        self.cached = None;
        self.doubtful = false;
        Ok(())
    }

    /// Reads what other processes have written.
    async fn catch_up(&mut self) -> Result<(), Error> {
        let entries = self.hall.store.entries(&self.table.id, self.table.entries);
        let entries = self.hall.heart.read(entries).await.map_err(failed)?;
        if entries.is_empty() {
            return Ok(());
        }
        self.cached = None;
        if let Err(reason) = replay(&mut self.table, &entries) {
            tracing::error!(
                table = self.table.id,
                reason,
                "entries of another process do not fit"
            );
            self.doubtful = true;
            self.read_again().await?;
        }
        self.tell_news();
        self.think();
        Ok(())
    }

    fn watch(
        &mut self,
        user: Option<String>,
        address: String,
        sight: Sight,
        since: Option<u32>,
    ) -> Result<Watching, Error> {
        let viewer = self.table.viewer(user.as_deref(), sight)?;
        let (sender, messages) = mpsc::channel(QUEUE);
        let here = self.played_from(viewer);
        let present = Seats(self.present.0 | here.0);
        if present != self.present {
            self.present = present;
            self.tell(self.table.number);
        }
        // The queue is empty: the first message has room.
        let _ = sender.try_send(self.message(viewer, since));
        self.watchers.push(Watcher {
            user,
            address,
            sight,
            viewer,
            sender,
        });
        self.look_who_is_here();
        let metrics = Arc::clone(&self.hall.metrics);
        Ok(Watching::new(messages, self.me.clone(), metrics))
    }

    fn message(&self, viewer: Option<Seat>, since: Option<u32>) -> Message {
        let write = |text: &mut Vec<u8>| {
            self.table
                .write_update(viewer, since, self.hall.heart.hour(), self.present, text);
        };
        let message = Message::update(self.table.number, self.length.get(), write);
        let before = self.length.get();
        self.length.set(message.len().max(before - before / 8));
        message
    }

    /// Tells everybody what has been written since they were told; what only a seat may notice, that seat alone.
    fn tell_news(&mut self) {
        let now = (self.table.number, self.table.entries);
        let (number, entries) = std::mem::replace(&mut self.told, now);
        if number < self.table.number {
            return self.tell(number);
        }
        let mut watchers = std::mem::take(&mut self.watchers);
        watchers.retain(|watcher| match watcher.viewer {
            Some(seat) if self.table.stood[seat.index()] > entries => {
                let message = self.message(watcher.viewer, Some(number));
                watcher.sender.try_send(message).is_ok()
            }
            _ => true,
        });
        self.watchers = watchers;
    }

    /// Tells everybody what changed since a number.
    fn tell(&mut self, since: u32) {
        let mut messages: Vec<(Option<Seat>, Message)> = Vec::new();
        let mut watchers = std::mem::take(&mut self.watchers);
        let before = watchers.len();
        let mut seated = false;
        watchers.retain_mut(|watcher| {
            // A seat may have gone to another session.
            let holds = |seat: Seat| self.table.places[seat.index()].user == watcher.user;
            if !watcher.viewer.is_none_or(holds) {
                return false;
            }
            // Who came before having a seat sees everything anew with its eyes.
            if watcher.viewer.is_none()
                && watcher.sight == Sight::Mine
                && let Some(seat) = watcher
                    .user
                    .as_deref()
                    .and_then(|user| self.table.seats_of(user).next())
            {
                seated = true;
                watcher.viewer = Some(Seat(seat));
                let anew = self.message(watcher.viewer, None);
                return watcher.sender.try_send(anew).is_ok();
            }
            let known = messages
                .iter()
                .find(|(viewer, _)| *viewer == watcher.viewer);
            let message = match known {
                Some((_, message)) => message.clone(),
                None => {
                    let message = self.message(watcher.viewer, Some(since));
                    messages.push((watcher.viewer, message.clone()));
                    message
                }
            };
            // Who cannot keep up is let go, comes back with the last number, and misses nothing.
            watcher.sender.try_send(message).is_ok()
        });
        self.watchers = watchers;
        if seated || self.watchers.len() < before {
            self.look_who_is_here();
        }
    }

    fn look_who_is_here(&mut self) {
        self.watchers.retain(|watcher| !watcher.sender.is_closed());
        let here = self.here();
        if here != self.announced && self.announce(here) {
            self.announced = here;
        }
        self.count_the_present();
        self.think();
    }

    pub(crate) fn is_watched(&self) -> bool {
        !self.watchers.is_empty()
    }

    /// For whom computer players think: for who plays here, else for who looks on.
    pub(crate) fn who_waits(&self) -> Waiting {
        let plays = |watcher: &&Watcher| {
            let place = |seat: Seat| &self.table.places[seat.index()];
            watcher
                .viewer
                .is_some_and(|seat| place(seat).is_played_by_person())
        };
        let player = self.watchers.iter().find(plays);
        let first = player.or(self.watchers.first());
        Waiting {
            plays: player.is_some(),
            address: first.map_or_else(String::new, |watcher| watcher.address.clone()),
        }
    }

    fn here(&self) -> Seats {
        let viewers = self.watchers.iter().map(|watcher| watcher.viewer);
        viewers.fold(Seats::NONE, |all, viewer| {
            Seats(all.0 | self.played_from(viewer).0)
        })
    }

    /// The seats whose people sit where this one is looked from: all that one session plays.
    fn played_from(&self, viewer: Option<Seat>) -> Seats {
        let Some(place) = viewer.map(|seat| &self.table.places[seat.index()]) else {
            return Seats::NONE;
        };
        let user = place.user.as_deref().unwrap_or_default();
        self.table.seats_of(user).map(Seat).collect()
    }

    fn count_the_present(&mut self) {
        let hall = &self.hall;
        self.elsewhere.retain(|process, _| hall.lives(process));
        let elsewhere = self.elsewhere.values();
        let present = elsewhere.fold(self.here(), |all, seats| Seats(all.0 | seats.0));
        if present != self.present {
            self.present = present;
            self.tell(self.table.number);
        }
    }

    fn announce(&self, seats: Seats) -> bool {
        self.hall.announce(Notice::Here {
            table: self.table.id.clone(),
            process: self.hall.process.clone(),
            seats: seats.0,
        })
    }

    /// Gives the clocks back the time in which no server was at work, and stops those that have run out.
    async fn keep_time(&mut self) {
        if self.table.setup.clock.is_none() {
            return;
        }
        let kept = self.try_to_keep_time().await;
        // That nothing can be written has been logged once for all tables.
        if let Err(error) = &kept
            && *error != Error::NotSaved
            && self.pause.is_none()
        {
            tracing::warn!(table = self.table.id, %error, "a clock could not be stopped");
        }
        self.pause = kept.err().map(|_| self.hall.clock.now() + PAUSE_MS);
    }

    async fn try_to_keep_time(&mut self) -> Result<(), Error> {
        if self.doubtful {
            self.read_again().await?;
        }
        self.make_good().await?;
        if self.table.flagged(self.hall.clock.now()).is_empty() {
            return Ok(());
        }
        self.hall.heart.prove().await.map_err(|_| Error::NotSaved)?;
        self.make_good().await?;
        for (seat, level) in self.table.flagged(self.hall.clock.now()) {
            let wish = Wish::Flag { seat, level };
            self.fulfil(&Who::Server, &wish).await?;
        }
        Ok(())
    }

    /// Gives the clocks back the time of outages, once; refused while there is one.
    async fn make_good(&mut self) -> Result<(), Error> {
        let outages = match self.hall.heart.look() {
            Some(outages) => Ok(outages),
            None => self.hall.heart.recover().await,
        };
        let outages = Some(outages.map_err(|_| Error::NotSaved)?);
        for _ in 0..TRIES {
            if self.made_good == outages {
                break;
            }
            let found = self.hall.store.outages(self.table.changed);
            let found = self.hall.heart.read(found).await.map_err(failed)?;
            match self.table.make_good(&found, self.hall.clock.now()) {
                // Another process may have been first.
                Some(act) => drop(self.write(&act).await?),
                None => self.made_good = outages,
            }
        }
        self.made_good = outages;
        Ok(())
    }

    /// Gives the answers that people have left in advance, and those that have no other; each may make the next one due.
    async fn give_answers(&mut self) {
        loop {
            let now = self.hall.clock.now();
            if self.pause.is_some_and(|pause| now < pause) {
                return;
            }
            let Some((seat, question, choice)) = self.table.due_answer(now) else {
                return;
            };
            if self.doubtful {
                if self.make_sure().await.is_err() {
                    self.pause = Some(now + PAUSE_MS);
                    return;
                }
                continue;
            }
            let wish = Wish::Choose(Choose {
                seat,
                question,
                choice,
            });
            if let Err(error) = self.fulfil(&Who::Server, &wish).await {
                // Another process may have been first; and that nothing can be written has been logged once for all tables.
                if !matches!(
                    error,
                    Error::NotSaved | Error::NotYourSeat | Error::StaleQuestion | Error::NotAsked
                ) {
                    tracing::warn!(table = self.table.id, seat, %error, "a person's answer could not be given");
                }
                self.pause = Some(now + PAUSE_MS);
                return;
            }
        }
    }

    async fn look_around(&mut self) {
        // What cannot be read now is read when somebody asks, or in the next round.
        let _ = self.make_sure().await;
        self.look_who_is_here();
        if self.hall.outgoing.is_some() {
            // What could not be read now is read in the next round.
            let _ = self.catch_up().await;
        }
    }

    /// In how many milliseconds a clock runs out, or an answer is to be given.
    fn next_deed(&self) -> Option<Time> {
        let due = self.table.next_deed()?.max(self.pause.unwrap_or(0));
        Some((due - self.hall.clock.now()).clamp(0, 3_600_000) + 1)
    }
}

impl From<u32> for Done {
    fn from(number: u32) -> Done {
        Done { number }
    }
}
