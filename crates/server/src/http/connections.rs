//! The door: connections are let in here, and those that say nothing are let go.
//!
//! How often somebody asks is limited in `limits.rs`; here it is how many are here at once, and how long they take.

use crate::files;
use crate::guard::one_house;
use crate::metrics::Metrics;
use crate::routes::{BODY, router};
use crate::server::App;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::HashMap;
use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{Sleep, sleep};
use tower::ServiceExt;

/// As many bytes are heard over a live connection for one message: the longest one in very small parts.
const FOR_A_MESSAGE: usize = 8 * BODY;
/// How much of what a connection says, and of what it is answered, is kept for it besides the answer itself.
const KEPT: usize = 32 * 1024;
/// How often it is logged that connections are turned away.
const SELDOM: Duration = Duration::from_secs(10);

/// Lets connections in until the server stops, and then waits for those that are being answered.
pub async fn receive(
    mut listener: TcpListener,
    app: Arc<App>,
    mut stopping: watch::Receiver<bool>,
) {
    let router = router(Arc::clone(&app));
    let room = app
        .config
        .connections
        .unwrap_or_else(files::for_connections);
    // Whatever one address does, there is room for others.
    let share = u32::try_from(room - room / 4).unwrap_or(u32::MAX);
    let most = match app.config.behind_proxy {
        true => u32::MAX,
        false => app.config.limits.connections.min(share),
    };
    let lines = Arc::new(Lines::new(Arc::clone(&app.metrics)));
    let mut complaint = Complaint::default();
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    loop {
        let (stream, address) = tokio::select! {
            came = Listener::accept(&mut listener) => came,
            () = stop(&mut stopping) => break,
        };
        let Some(place) = app.gates.connections.enter(one_house(address.ip()), most) else {
            complaint.turned_away(
                &app.metrics,
                "the address has too many connections",
                address,
            );
            continue;
        };
        if lines.count() >= room && !lines.let_the_most_silent_go() {
            complaint.turned_away(
                &app.metrics,
                "there is no room for more connections",
                address,
            );
            continue;
        }
        let line = lines.open(place);
        let (router, stopping, open) = (router.clone(), stopping.clone(), open.clone());
        let patience = app.config.patience;
        tokio::spawn(async move {
            converse(stream, address, line, router, patience, stopping).await;
            drop(open);
        });
    }
    drop((listener, open));
    all_closed.recv().await;
}

/// Says that connections are turned away: counts each, and logs some.
#[derive(Default)]
struct Complaint {
    said: Option<Instant>,
    unsaid: u64,
}

impl Complaint {
    fn turned_away(&mut self, metrics: &Metrics, reason: &str, address: SocketAddr) {
        metrics.turned_away.fetch_add(1, Relaxed);
        self.unsaid += 1;
        if self.said.is_none_or(|said| said.elapsed() >= SELDOM) {
            tracing::warn!(%address, connections = self.unsaid, "turned away: {reason}");
            *self = Complaint {
                said: Some(Instant::now()),
                unsaid: 0,
            };
        }
    }
}

/// Answers the requests of a connection, one after the other, until either end has enough.
async fn converse(
    stream: TcpStream,
    address: SocketAddr,
    line: Line,
    router: Router,
    patience: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    // An update that follows another one closely is not held back until that one has been acknowledged.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::warn!(%error, "could not ask for sending without delay");
    }
    let heard = TokioIo::new(Heard {
        stream,
        line: line.clone(),
        patience,
        stuck: None,
    });
    let asked = line.clone();
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(asked.clone());
        let (answering, answered) = (asked.stay(), router.clone().oneshot(request));
        async move {
            let answer = answered.await;
            drop(answering);
            answer
        }
    });
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(KEPT)
        .serve_connection(heard, answer)
        .with_upgrades();
    let mut conversation = pin!(conversation);
    // An error means that the other end has gone or speaks no HTTP: nobody is left to be told.
    tokio::select! {
        _ = conversation.as_mut() => {}
        () = line.0.leave.notified() => {}
        () = stop(&mut stopping) => {
            conversation.as_mut().graceful_shutdown();
            let _ = conversation.await;
        }
    }
}

async fn stop(stopping: &mut watch::Receiver<bool>) {
    // An error means that nobody can say stop any more.
    let _ = stopping.wait_for(|&stopping| stopping).await;
}

/// Who is here at once, by name.
#[derive(Default)]
pub struct Crowd(Mutex<HashMap<String, u32>>);

/// Somebody who is here until this is dropped.
pub struct Place {
    crowd: Arc<Crowd>,
    name: String,
}

impl Crowd {
    /// Lets somebody in, unless so many of that name are here.
    pub fn enter(self: &Arc<Crowd>, name: String, most: u32) -> Option<Place> {
        let mut here = self.lock();
        let count = here.entry(name.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        let crowd = Arc::clone(self);
        Some(Place { crowd, name })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut here = self.crowd.lock();
        if let Some(count) = here.get_mut(&self.name) {
            *count -= 1;
            if *count == 0 {
                here.remove(&self.name);
            }
        }
    }
}

/// The connections that are open.
struct Lines {
    open: Mutex<HashMap<u64, Weak<Connection>>>,
    metrics: Arc<Metrics>,
    began: Instant,
    count: AtomicU64,
}

impl Lines {
    fn new(metrics: Arc<Metrics>) -> Lines {
        Lines {
            open: Mutex::default(),
            metrics,
            began: Instant::now(),
            count: AtomicU64::new(0),
        }
    }

    fn open(self: &Arc<Lines>, place: Place) -> Line {
        let connection = Arc::new(Connection {
            name: self.count.fetch_add(1, Relaxed),
            lines: Arc::clone(self),
            room: AtomicUsize::new(usize::MAX),
            moved: AtomicU64::new(self.now()),
            staying: AtomicUsize::new(0),
            leave: Notify::new(),
            _place: place,
        });
        let weak = Arc::downgrade(&connection);
        self.lock().insert(connection.name, weak);
        self.metrics.connections.fetch_add(1, Relaxed);
        Line(connection)
    }

    fn count(&self) -> usize {
        self.lock().len()
    }

    /// Makes room: ends the connection over which nothing has gone for longest, unless all are wanted.
    fn let_the_most_silent_go(&self) -> bool {
        let mut open = self.lock();
        // Whoever is the last to drop one wants the lock: they are dropped when it is free again.
        let all: Vec<_> = open.values().filter_map(Weak::upgrade).collect();
        let silent = all
            .iter()
            .filter(|connection| connection.staying.load(Relaxed) == 0);
        let longest =
            silent.min_by_key(|connection| (connection.moved.load(Relaxed), connection.name));
        if let Some(connection) = longest {
            open.remove(&connection.name);
            connection.leave.notify_one();
        }
        let found = longest.is_some();
        drop(open);
        found
    }

    fn now(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Weak<Connection>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The connection that a request came over; an extension of the request.
#[derive(Clone)]
pub struct Line(Arc<Connection>);

struct Connection {
    name: u64,
    lines: Arc<Lines>,
    /// How many bytes may still be heard.
    room: AtomicUsize,
    /// When anything went over it last, in milliseconds since the server began to listen.
    moved: AtomicU64,
    /// How many have a reason that it stays, though nothing goes over it.
    staying: AtomicUsize,
    /// Asks it to make room.
    leave: Notify,
    _place: Place,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.lines.lock().remove(&self.name);
        self.lines.metrics.connections.fetch_sub(1, Relaxed);
    }
}

impl Line {
    /// One more message may come over it, and no more than that: parts of a message can be empty, and go on for ever.
    pub fn expect_message(&self) {
        self.0.room.store(FOR_A_MESSAGE, Relaxed);
    }

    /// It makes no room for others as long as this is held: a request is being answered, or it is a live connection.
    pub fn stay(&self) -> Staying {
        self.0.staying.fetch_add(1, Relaxed);
        Staying(self.clone())
    }

    fn has_moved(&self) {
        self.0.moved.store(self.0.lines.now(), Relaxed);
    }
}

/// Keeps a connection.
pub struct Staying(Line);

impl Drop for Staying {
    fn drop(&mut self) {
        self.0.0.staying.fetch_sub(1, Relaxed);
    }
}

/// A connection of which no more is heard than its line has room for, and which ends when it takes nothing of what it
/// is sent.
struct Heard {
    stream: TcpStream,
    line: Line,
    patience: Duration,
    /// Waits for as long as the other end may take nothing.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Heard {
    fn taken(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stuck = None;
            self.line.has_moved();
            return written;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stuck.as_mut().poll(context));
        // Nor does the system keep what it holds for somebody who does not want it.
        let _ = self.stream.set_zero_linger();
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Heard {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        self.line.has_moved();
        let room = self.line.0.room.load(Relaxed);
        let Some(room) = room.checked_sub(buffer.filled().len() - before) else {
            return Poll::Ready(Err(io::ErrorKind::QuotaExceeded.into()));
        };
        self.line.0.room.store(room, Relaxed);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Heard {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.taken(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.taken(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
