//! Starting and stopping.

use crate::clock::Clock;
use crate::config::Config;
use crate::door;
use crate::files;
use crate::guard::Gates;
use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::routes;
use crate::session::Remembered;
use crate::store::{self, Notice, Store, StoreError};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinHandle;

/// How often the server looks for tables at which something is due.
const SWEEP: Duration = Duration::from_secs(5);
/// How often a process says that it lives.
const PULSE: Duration = Duration::from_secs(5);
/// How often it looks at the clock, to notice that it was asleep.
const LOOK_MS: i64 = 1_000;
/// How late something is before another process than the one that should do it takes it up.
const LATE_MS: i64 = 3_000;

/// How long open connections may hold up the end.
const PATIENCE: Duration = Duration::from_secs(5);

/// What all requests share.
pub struct App {
    /// How the server was started.
    pub config: Config,
    /// Where tables live.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    pub hall: Arc<Hall>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Sessions that came by lately.
    pub sessions: Remembered,
    /// How much is too much.
    pub gates: Gates,
    /// As many passwords are hashed at once.
    pub passwords: Arc<Semaphore>,
}

/// Why the server did not start or did not go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("the address {0} {1}")]
    Address(SocketAddr, String),
    /// Listening failed.
    #[error("listening: {0}")]
    Io(#[from] std::io::Error),
}

/// A server that runs in the background, for tests and swarms.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    store: Arc<dyn Store>,
    /// Where it says what it counts.
    pub metrics: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Running {
    /// Where it listens, as a URL.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Stops it in good order.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.stop.send_replace(true);
        // If somebody holds a connection open, nothing is lost by closing it.
        let _ = tokio::time::timeout(PATIENCE, self.task).await;
        let whole = tokio::time::timeout(PATIENCE, self.store.serving(false));
        if !matches!(whole.await, Ok(Ok(()))) {
            tracing::warn!("could not say that nobody serves the database any more");
        }
        Ok(())
    }
}

/// Serves until the process is told to stop (ctrl-c or SIGTERM). Says where people come in once they can.
pub async fn serve(config: Config, ready: impl FnOnce(&str)) -> Result<(), ServeError> {
    files::raise();
    let base = config.base_url.clone();
    let running = start(config).await?;
    let url = base.unwrap_or_else(|| running.url());
    tracing::info!(%url, address = %running.address, "serving");
    ready(&url);
    stop_signal().await;
    tracing::info!("stopping");
    running.stop().await
}

/// Starts to serve in the background.
pub async fn start(config: Config) -> Result<Running, ServeError> {
    let listener = listen(config.address).await?;
    if config.accept_loss && store::accept_loss(&config.database).await? {
        tracing::warn!("what was written last is missing; it goes on with what is there");
    }
    let store = store::open(&config.database).await?;
    serve_on(listener, config, store, Clock::default()).await
}

/// The same on a store that is open, by a clock.
pub async fn start_with(
    config: Config,
    store: Arc<dyn Store>,
    clock: Clock,
) -> Result<Running, ServeError> {
    let listener = listen(config.address).await?;
    serve_on(listener, config, store, clock).await
}

async fn serve_on(
    listener: TcpListener,
    config: Config,
    store: Arc<dyn Store>,
    clock: Clock,
) -> Result<Running, ServeError> {
    let address = listener.local_addr()?;
    let measured = match config.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    if let Some(cards) = &config.cards {
        store.keep_cards(cards).await?;
    }
    store.begin(clock.now()).await?;
    let notices = store.listen().await?;
    store.serving(true).await?;
    let outgoing = notices.is_some().then(|| speak(Arc::clone(&store)));
    let (stop, stopping) = watch::channel(false);
    let metrics = Arc::new(Metrics::default());
    let hall = Hall::new(
        Arc::clone(&store),
        clock,
        Arc::clone(&metrics),
        &config,
        outgoing,
        stopping.clone(),
    );
    let app = Arc::new(App {
        gates: Gates::new(&config.limits),
        config,
        store: Arc::clone(&store),
        hall: Arc::clone(&hall),
        metrics,
        sessions: Remembered::default(),
        passwords: Arc::new(Semaphore::new(2)),
    });
    if let Some(mut notices) = notices {
        let app = Arc::clone(&app);
        tokio::spawn(async move {
            while let Some(notice) = notices.recv().await {
                match notice {
                    Some(Notice::Changed { user }) => app.sessions.forget_user(&user),
                    Some(notice) => app.hall.hear(notice).await,
                    None => {
                        app.sessions.forget_all();
                        app.hall.look_everywhere();
                    }
                }
            }
        });
    }
    let sweeping = tokio::spawn(sweep(Arc::clone(&app)));
    let pulsing = tokio::spawn(pulse(Arc::clone(&hall)));
    let counts = measured.as_ref().map(TcpListener::local_addr).transpose()?;
    let measuring = measured.map(|listener| {
        let serving = axum::serve(listener, routes::measuring(Arc::clone(&hall.metrics)));
        tokio::spawn(serving.into_future())
    });
    let task = tokio::spawn(async move {
        door::receive(listener, app, stopping).await;
        sweeping.abort();
        pulsing.abort();
        measuring.inspect(|measuring| measuring.abort());
        // If nothing can be written now, the outage goes on until somebody serves again.
        let _ = hall.heart.prove().await;
    });
    Ok(Running {
        address,
        store,
        metrics: counts,
        stop,
        task,
    })
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| {
        let reason = match error.kind() {
            std::io::ErrorKind::AddrInUse => "is in use; choose another one".to_owned(),
            _ => format!("cannot be listened on: {error}"),
        };
        ServeError::Address(address, reason)
    })
}

/// A way to say something to the other processes without waiting for it.
fn speak(store: Arc<dyn Store>) -> mpsc::Sender<Notice> {
    let (outgoing, mut notices) = mpsc::channel(4096);
    tokio::spawn(async move {
        while let Some(notice) = notices.recv().await {
            if let Err(error) = store.announce(&notice).await {
                tracing::warn!(%error, "could not speak to other processes");
            }
        }
    });
    outgoing
}

/// Says again and again that this process lives: to the store for the clocks, to other processes for who is where.
async fn pulse(hall: Arc<Hall>) {
    let mut said: Option<Instant> = None;
    loop {
        // What fails here has been logged, and is tried again.
        let stands = hall.heart.look().is_none() && hall.heart.try_again().await.is_err();
        hall.announce(Notice::Alive {
            process: hall.process.clone(),
        });
        if !stands && said.is_none_or(|said| said.elapsed() >= PULSE) {
            said = Some(Instant::now());
            let _ = hall.heart.prove().await;
        }
        hall.clock.wait(LOOK_MS).await;
    }
}

/// Keeps order, and takes up what is due at tables that nobody has in memory: a process may have died, or everybody has left.
async fn sweep(app: Arc<App>) {
    let mut round = tokio::time::interval(SWEEP);
    loop {
        round.tick().await;
        app.gates.tidy();
        if let Err(error) = app.store.serving(true).await {
            tracing::warn!(%error, "could not mark the database as served");
        }
        match app.store.due(app.hall.clock.now() - LATE_MS).await {
            Ok(tables) => {
                for table in tables {
                    app.hall.wake(&table).await;
                }
            }
            Err(error) => tracing::warn!(%error, "could not look for what is due"),
        }
    }
}

async fn stop_signal() {
    let ctrl_c = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    let terminate = async {
        let signal = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        match signal {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        () = ctrl_c => {}
        () = terminate => {}
    }
}
