//! Live connections: what a table's task tells, and what a viewer wishes, over one socket.

use crate::api::{Done, Told};
use crate::door::Line;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::server::App;
use crate::task::Request;
use crate::wish::Wish;
use axum::extract::ws::{self, CloseCode, CloseFrame, Utf8Bytes, WebSocket, close_code};
use bytes::Bytes;
use futures_util::SinkExt;
use std::io::ErrorKind;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, sleep, timeout};
use tokio_tungstenite::tungstenite;

/// How many messages may wait for a viewer.
pub const QUEUE: usize = 16;
/// How long a viewer may take to receive what it is sent, and to answer a close.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a viewer has to hear why no more is read from it.
const MOMENT: Duration = Duration::from_secs(1);

/// One update for a viewer. Cloning it copies nothing.
#[derive(Clone, Debug)]
pub struct Message {
    /// Where the table stands, as its viewers count.
    pub number: u32,
    text: Utf8Bytes,
}

impl Message {
    const BEFORE: &[u8] = b"{\"update\":";

    /// What a viewer shows at a number, written by a function; about as long as the last one was.
    pub fn update(number: u32, length: usize, write: impl FnOnce(&mut Vec<u8>)) -> Message {
        let mut text = Vec::with_capacity(length + length / 8 + 64);
        text.extend_from_slice(Message::BEFORE);
        write(&mut text);
        text.push(b'}');
        let text = Utf8Bytes::try_from(text).expect("JSON is text");
        Message { number, text }
    }

    /// How long it is.
    pub fn len(&self) -> usize {
        self.text.len()
    }

    /// The update alone.
    pub fn json(&self) -> Bytes {
        let text = Bytes::from(self.text.clone());
        text.slice(Message::BEFORE.len()..text.len() - 1)
    }
}

/// Somebody who watches a table. The table's task is told when it is dropped.
pub struct Watching {
    messages: mpsc::Receiver<Message>,
    table: mpsc::Sender<Request>,
    metrics: Arc<Metrics>,
}

impl Watching {
    /// Begins to watch.
    pub fn new(
        messages: mpsc::Receiver<Message>,
        table: mpsc::Sender<Request>,
        metrics: Arc<Metrics>,
    ) -> Watching {
        metrics.streams.fetch_add(1, Relaxed);
        Watching {
            messages,
            table,
            metrics,
        }
    }

    /// The next message; none when the table's task has ended or this viewer was too slow.
    pub async fn next(&mut self) -> Option<Message> {
        self.messages.recv().await
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.metrics.streams.fetch_sub(1, Relaxed);
        self.messages.close();
        // If its queue is full the task finds out on its next round.
        let _ = self.table.try_send(Request::Left);
    }
}

/// Who is at the other end of a live connection.
pub struct Viewer {
    /// What all requests share.
    pub app: Arc<App>,
    /// Which table is looked at.
    pub table: String,
    /// Where the connection comes from.
    pub address: String,
    /// The hash of the session's secret, if there is a session.
    pub session: Option<String>,
    /// Whose session it was at the handshake.
    pub user: Option<String>,
    /// What it is heard over.
    pub line: Line,
}

impl Viewer {
    /// Fulfils what a message wishes; gives the number of its entry. It passes what a request passes.
    async fn fulfil(&self, text: Utf8Bytes) -> Result<u32, Error> {
        self.app.metrics.requests.fetch_add(1, Relaxed);
        let done = timeout(self.app.config.answer, self.try_to_fulfil(&text)).await;
        let done = done.unwrap_or(Err(Error::NotSaved));
        if let Err(error) = &done {
            self.app.metrics.refused(error.status());
        }
        done
    }

    async fn try_to_fulfil(&self, text: &str) -> Result<u32, Error> {
        self.pass()?;
        let wish: Wish =
            serde_json::from_str(text).map_err(|error| Error::BadRequest(error.to_string()))?;
        let visitor = self.app.visitor(self.session.as_deref()).await?;
        let who = visitor.who()?;
        self.app.hall.wish(&self.table, who, wish).await
    }

    /// Whatever is sent counts as a request.
    fn pass(&self) -> Result<(), Error> {
        self.app.gates.check(&self.address, self.session.as_deref())
    }

    /// Whether the session of the handshake has ended since.
    async fn has_left(&self) -> bool {
        let visitor = self.app.visitor(self.session.as_deref()).await;
        self.session.is_some() && visitor.is_ok_and(|visitor| visitor.0.is_none())
    }
}

/// A wish that is being fulfilled.
type Answer<'a> = Pin<Box<dyn Future<Output = Result<u32, Error>> + Send + 'a>>;

/// Tells a viewer what happens and does what it wishes, one wish after the other, until either end has enough.
pub async fn converse(mut socket: WebSocket, viewer: Viewer, mut watching: Watching) {
    let why = match speak(&mut socket, &viewer, &mut watching).await {
        Ok(()) => close_code::AWAY,
        Err(why) => why,
    };
    // Whoever is slow to leave holds nothing up.
    drop((viewer, watching));
    match why {
        close_code::SIZE => complain(socket, &Error::TooLarge, why).await,
        _ => close(socket, why).await,
    }
}

/// Says what is wrong, and ends the connection.
pub async fn complain(mut socket: WebSocket, error: &Error, why: CloseCode) {
    // Whoever does not hear this has gone.
    let _ = send(&mut socket, [text(&Told::Error(error.refusal()))]).await;
    close(socket, why).await;
}

/// Says why the connection ends, and waits a moment for the other end to hear it.
async fn close(mut socket: WebSocket, code: CloseCode) {
    let reason = Utf8Bytes::default();
    let farewell = async {
        // Who has gone hears nothing; who said good-bye first is answered when the socket is read.
        let _ = socket
            .send(ws::Message::Close(Some(CloseFrame { code, reason })))
            .await;
        while let Some(Ok(_)) = socket.recv().await {}
        if code == close_code::SIZE {
            // The rest of the message stays unread, and a connection with such a rest is cut, not closed.
            sleep(MOMENT).await;
        }
    };
    let _ = timeout(PATIENCE, farewell).await;
}

async fn speak(
    socket: &mut WebSocket,
    viewer: &Viewer,
    watching: &mut Watching,
) -> Result<(), CloseCode> {
    let mut heartbeat = heartbeat(viewer.app.config.heartbeat);
    let mut changes = viewer.app.sessions.changes();
    let (mut heard, mut pinged, mut awaited) = (true, false, false);
    viewer.line.expect_message();
    let mut wish: Option<Answer> = None;
    let mut news = Vec::new();
    loop {
        tokio::select! {
            biased;
            answer = answer(&mut wish) => {
                wish = None;
                // What the wish brought about is there too, and goes out in the same piece.
                while let Ok(message) = watching.messages.try_recv() {
                    news.push(message);
                }
                tell(socket, Some(&answer), &mut news).await?;
                if answer == Err(Error::NoSession) && viewer.session.is_some() {
                    return Err(close_code::POLICY);
                }
            }
            count = watching.messages.recv_many(&mut news, QUEUE) => match count {
                0 => {
                    if let Some(wish) = wish {
                        tell(socket, Some(&wish.await), &mut news).await?;
                    }
                    return Ok(());
                }
                _ => tell(socket, None, &mut news).await?,
            },
            message = socket.recv(), if wish.is_none() => {
                heard = true;
                viewer.line.expect_message();
                match message {
                    Some(Ok(ws::Message::Text(text))) => wish = Some(Box::pin(viewer.fulfil(text))),
                    // The library has its pong ready.
                    Some(Ok(ws::Message::Ping(_))) => {
                        send(socket, []).await?;
                        viewer.pass().map_err(|_| close_code::POLICY)?;
                    }
                    Some(Ok(ws::Message::Pong(_))) if std::mem::take(&mut awaited) => {}
                    Some(Ok(ws::Message::Pong(_))) => {
                        viewer.pass().map_err(|_| close_code::POLICY)?;
                    }
                    Some(Ok(ws::Message::Binary(_))) => return Err(close_code::UNSUPPORTED),
                    Some(Ok(ws::Message::Close(_))) | None => return Err(close_code::NORMAL),
                    Some(Err(error)) => return Err(code_of(error)),
                }
            }
            changed = changes.recv() => {
                // If it was not told whose sessions have ended, it may be this one.
                let anothers = matches!(&changed, Ok(user @ Some(_)) if *user != viewer.user);
                if !anothers && viewer.has_left().await {
                    return Err(close_code::POLICY);
                }
            }
            _ = heartbeat.tick() => {
                if (!heard && pinged) || viewer.has_left().await {
                    return Err(close_code::POLICY);
                }
                pinged = !std::mem::take(&mut heard);
                if pinged {
                    awaited = true;
                    send(socket, [ws::Message::Ping(Bytes::new())]).await?;
                }
            }
        }
    }
}

/// A beat that no message puts off: looking once in a while costs less than moving a timer with every message.
fn heartbeat(period: Duration) -> Interval {
    let mut heartbeat = interval_at(Instant::now() + period, period);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    heartbeat
}

/// What comes of the wish; waits for ever if there is none.
async fn answer(wish: &mut Option<Answer<'_>>) -> Result<u32, Error> {
    match wish {
        Some(wish) => wish.await,
        None => std::future::pending().await,
    }
}

/// Sends an answer and updates in one piece.
async fn tell(
    socket: &mut WebSocket,
    answer: Option<&Result<u32, Error>>,
    news: &mut Vec<Message>,
) -> Result<(), CloseCode> {
    let answer = answer.map(|answer| {
        text(&match answer {
            Ok(number) => Told::Done(Done { number: *number }),
            Err(error) => Told::Refused(error.refusal()),
        })
    });
    let updates = news.drain(..).map(|update| ws::Message::Text(update.text));
    send(socket, answer.into_iter().chain(updates)).await
}

fn text(told: &Told<()>) -> ws::Message {
    let text = serde_json::to_string(told).expect("plain data can be written");
    ws::Message::Text(text.into())
}

/// Sends messages in one piece, and whatever waits to be sent.
async fn send(
    socket: &mut WebSocket,
    messages: impl IntoIterator<Item = ws::Message>,
) -> Result<(), CloseCode> {
    let sent = async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    match timeout(PATIENCE, sent).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(close_code::NORMAL),
    }
}

/// What is wrong with what came, if the other end is there to hear it.
fn code_of(error: axum::Error) -> CloseCode {
    match error.into_inner().downcast_ref() {
        Some(tungstenite::Error::Capacity(_)) => close_code::SIZE,
        // More than its line has room for.
        Some(tungstenite::Error::Io(error)) if error.kind() == ErrorKind::QuotaExceeded => {
            close_code::SIZE
        }
        Some(tungstenite::Error::Utf8(_)) => close_code::INVALID,
        _ => close_code::PROTOCOL,
    }
}
