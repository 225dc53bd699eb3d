//! Live updates: what a table's task tells, as a stream of server-sent events.

use crate::error::Error;
use crate::metrics::Metrics;
use crate::task::Request;
use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use bytes::Bytes;
use serde::Serialize;
use std::convert::Infallible;
use std::io::{self, Write};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Interval, MissedTickBehavior, interval};

/// How often a silent stream shows that it lives.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// One message of a live stream. Cloning it copies nothing.
#[derive(Clone, Debug)]
pub struct Message {
    /// The number of the last entry it knows of.
    pub number: u32,
    frame: Bytes,
    head: usize,
}

impl Message {
    /// What a viewer shows at a number, written by a function; about as long as the last one was.
    pub fn update(number: u32, length: usize, write: impl FnOnce(&mut Vec<u8>)) -> Message {
        let mut frame = Vec::with_capacity(length + length / 8 + 128);
        frame.extend_from_slice(format!("id: {number}\nevent: update\ndata: ").as_bytes());
        let head = frame.len();
        // JSON has no line break outside strings, and escapes them inside.
        write(&mut frame);
        frame.extend_from_slice(b"\n\n");
        Message {
            number,
            frame: frame.into(),
            head,
        }
    }

    /// How long it is.
    pub fn len(&self) -> usize {
        self.frame.len()
    }

    /// The update alone.
    pub fn json(&self) -> Bytes {
        self.frame.slice(self.head..self.frame.len() - 2)
    }
}

/// Appends a value, which is plain data, as JSON.
pub fn append_json<T: Serialize>(value: &T, text: &mut Vec<u8>) {
    serde_json::to_writer(Text(text), value).expect("plain data can be written");
}

/// A text that JSON is appended to. Most of what is written are single brackets, commas and quotes; they go in without
/// a call.
struct Text<'a>(&'a mut Vec<u8>);

impl Write for Text<'_> {
    #[inline(always)]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match *bytes {
            [byte] => self.0.push(byte),
            _ => self.0.extend_from_slice(bytes),
        }
        Ok(bytes.len())
    }

    #[inline(always)]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write(bytes).map(drop)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
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

    /// The answer that carries the messages.
    pub fn stream(self) -> Response {
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        respond(Body::from_stream(Stream {
            watching: self,
            heartbeat,
        }))
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

/// A stream that only says what is wrong.
pub fn problem(error: &Error) -> Response {
    respond(Body::from(format!(
        "retry: 5000\nevent: problem\ndata: {}\n\n",
        error.body()
    )))
}

fn respond(body: Body) -> Response {
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/event-stream"),
    );
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

struct Stream {
    watching: Watching,
    heartbeat: Interval,
}

impl futures_core::Stream for Stream {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if let Poll::Ready(message) = self.watching.messages.poll_recv(context) {
            self.heartbeat.reset();
            return Poll::Ready(message.map(|message| Ok(message.frame)));
        }
        match self.heartbeat.poll_tick(context) {
            Poll::Ready(_) => Poll::Ready(Some(Ok(Bytes::from_static(b": alive\n\n")))),
            Poll::Pending => Poll::Pending,
        }
    }
}
