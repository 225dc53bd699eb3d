//! Starting and stopping.

use crate::config::Config;
use crate::guard::Gates;
use crate::hall::{Hall, now};
use crate::metrics::Metrics;
use crate::routes::router;
use crate::session::Remembered;
use crate::store::{self, Store, StoreError};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

/// How often the server looks for tables at which something is due.
const SWEEP: Duration = Duration::from_secs(5);
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
    /// The address cannot be listened on, or listening failed.
    #[error("listening: {0}")]
    Io(#[from] std::io::Error),
}

/// A server that runs in the background, for tests and swarms.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<Result<(), ServeError>>,
}

impl Running {
    /// Where it listens, as a URL.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Stops it in good order.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.stop.send_replace(true);
        match tokio::time::timeout(PATIENCE, self.task).await {
            Ok(Ok(result)) => result,
            // Somebody holds a connection open: nothing is lost by closing it.
            Ok(Err(_)) | Err(_) => Ok(()),
        }
    }
}

/// Serves until the process is told to stop (ctrl-c or SIGTERM).
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let base = config.base_url.clone();
    let running = start(config).await?;
    let url = base.unwrap_or_else(|| running.url());
    tracing::info!(%url, address = %running.address, "serving");
    println!("Epoka is at {url}");
    stop_signal().await;
    tracing::info!("stopping");
    running.stop().await
}

/// Starts to serve in the background.
pub async fn start(config: Config) -> Result<Running, ServeError> {
    let listener = TcpListener::bind(config.address).await?;
    let address = listener.local_addr()?;
    let store = store::open(&config.database).await?;
    let notices = store.listen().await?;
    let (stop, stopping) = watch::channel(false);
    let metrics = Arc::new(Metrics::default());
    let hall = Hall::new(
        Arc::clone(&store),
        Arc::clone(&metrics),
        config.idle,
        config.thinkers,
        notices.is_some(),
        stopping.clone(),
    );
    let app = Arc::new(App {
        gates: Gates::new(&config.limits),
        config,
        store,
        hall: Arc::clone(&hall),
        metrics,
        sessions: Remembered::default(),
        passwords: Arc::new(Semaphore::new(2)),
    });
    if let Some(mut notices) = notices {
        let hall = Arc::clone(&hall);
        tokio::spawn(async move {
            while let Some((table, number)) = notices.recv().await {
                hall.moved(&table, number).await;
            }
        });
    }
    let sweeping = tokio::spawn(sweep(Arc::clone(&app)));
    let task = tokio::spawn(async move {
        let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
        let mut stopping = stopping;
        let stopped = async move {
            // An error means that nobody can say stop any more.
            let _ = stopping.wait_for(|&stopping| stopping).await;
        };
        let serving = axum::serve(listener, service).with_graceful_shutdown(stopped);
        let result = serving.await;
        sweeping.abort();
        result.map_err(ServeError::from)
    });
    Ok(Running {
        address,
        stop,
        task,
    })
}

/// Takes up what is due at tables that nobody has in memory: a process may have died, or everybody has left.
async fn sweep(app: Arc<App>) {
    let mut round = tokio::time::interval(SWEEP);
    loop {
        round.tick().await;
        app.gates.tidy();
        match app.store.due(now() - LATE_MS).await {
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
