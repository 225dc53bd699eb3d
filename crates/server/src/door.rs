//! The door: connections are let in here, and those that say nothing are let go.
//!
//! How often somebody asks is limited in `guard.rs`; here it is how many are here at once, and how long they take.

use crate::guard::one_house;
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
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::ServiceExt;

/// As many bytes are heard over a live connection for one message: the longest one in very small parts.
const FOR_A_MESSAGE: usize = 8 * BODY;

/// Lets connections in until the server stops, and then waits for those that are being answered.
pub async fn receive(
    mut listener: TcpListener,
    app: Arc<App>,
    mut stopping: watch::Receiver<bool>,
) {
    let router = router(Arc::clone(&app));
    let most = match app.config.behind_proxy {
        true => u32::MAX,
        false => app.config.limits.connections,
    };
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    loop {
        let (stream, address) = tokio::select! {
            came = Listener::accept(&mut listener) => came,
            () = stop(&mut stopping) => break,
        };
        let Some(place) = app.gates.connections.enter(one_house(address.ip()), most) else {
            tracing::debug!(%address, "too many connections");
            continue;
        };
        let line = Line {
            room: Arc::new(AtomicUsize::new(usize::MAX)),
            _place: Arc::new(place),
        };
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
    });
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(line.clone());
        router.clone().oneshot(request)
    });
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .serve_connection(heard, answer)
        .with_upgrades();
    let mut conversation = pin!(conversation);
    // An error means that the other end has gone or speaks no HTTP: nobody is left to be told.
    tokio::select! {
        _ = conversation.as_mut() => {}
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

/// The connection that a request came over; an extension of the request.
#[derive(Clone)]
pub struct Line {
    /// How many bytes may still be heard.
    room: Arc<AtomicUsize>,
    _place: Arc<Place>,
}

impl Line {
    /// One more message may come over it, and no more than that: parts of a message can be empty, and go on for ever.
    pub fn expect_message(&self) {
        self.room.store(FOR_A_MESSAGE, Relaxed);
    }
}

/// A connection of which no more is heard than its line has room for.
struct Heard {
    stream: TcpStream,
    line: Line,
}

impl AsyncRead for Heard {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let room = self.line.room.load(Relaxed);
        let Some(room) = room.checked_sub(buffer.filled().len() - before) else {
            return Poll::Ready(Err(io::ErrorKind::QuotaExceeded.into()));
        };
        self.line.room.store(room, Relaxed);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Heard {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, pieces)
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
