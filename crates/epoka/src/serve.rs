//! `epoka serve`: tables in the browser. This is what starts without a command.

use crate::games::chosen_cards;
use anyhow::Context;
use server::{Config, Limits};
use std::net::SocketAddr;
use std::process::ExitCode;
use tracing_subscriber::EnvFilter;

/// Serve tables to browsers: the default command
#[derive(clap::Args)]
pub struct Serve {
    /// Where to listen
    #[arg(long, env = "EPOKA_ADDRESS", default_value = "127.0.0.1:7777")]
    address: SocketAddr,
    /// Where to say what is counted, apart from everything else (Prometheus reads /metrics there); nowhere if not said
    #[arg(long, env = "EPOKA_METRICS_ADDRESS")]
    metrics_address: Option<SocketAddr>,
    /// Where games are kept: a file (SQLite, created if missing), a sqlite: URL or a postgres: URL
    #[arg(long, env = "EPOKA_DATABASE", default_value = "epoka.sqlite")]
    database: String,
    /// Go on with what is there though it is known that something is missing, as after a copy of half a database
    #[arg(long)]
    accept_loss: bool,
    /// What people type to come here, if not the address: https://games.example.org
    #[arg(long, env = "EPOKA_BASE_URL")]
    base_url: Option<String>,
    /// A proxy in front says in X-Forwarded-For who asks; it has to let WebSockets through
    #[arg(long, env = "EPOKA_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How the log on standard error is written; what is logged is said by EPOKA_LOG (info, debug, server=trace …)
    #[arg(long, env = "EPOKA_LOG_FORMAT", default_value = "text")]
    log: Log,
    /// No limits on how often anybody asks: to measure a server of your own with `epoka swarm`
    #[arg(long, env = "EPOKA_UNLIMITED")]
    unlimited: bool,
}

/// How the log is written.
#[derive(Copy, Clone, clap::ValueEnum)]
enum Log {
    /// Lines for people
    Text,
    /// One JSON object per line
    Json,
}

impl Log {
    fn start(self) {
        let wanted = EnvFilter::try_from_env("EPOKA_LOG");
        let log = tracing_subscriber::fmt()
            .with_env_filter(wanted.unwrap_or_else(|_| EnvFilter::new("info")))
            .with_writer(std::io::stderr)
            // Where standard error is closed there is nobody left to tell.
            .log_internal_errors(false);
        match self {
            Log::Text => log.init(),
            Log::Json => log.json().flatten_event(true).init(),
        }
    }
}

impl Serve {
    /// The server as it starts without a command, configured by the environment.
    pub fn usual() -> anyhow::Result<Serve> {
        use clap::{FromArgMatches, Parser};
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            serve: Serve,
        }
        let matches = <Alone as clap::CommandFactory>::command().get_matches_from(["epoka"]);
        Ok(Alone::from_arg_matches(&matches)?.serve)
    }

    pub fn run(self) -> anyhow::Result<ExitCode> {
        self.log.start();
        let config = Config {
            address: self.address,
            metrics: self.metrics_address,
            database: self.database,
            accept_loss: self.accept_loss,
            cards: chosen_cards().cloned(),
            base_url: self.base_url,
            behind_proxy: self.behind_proxy,
            limits: match self.unlimited {
                true => Limits::none(),
                false => Limits::default(),
            },
            ..Config::default()
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(threads_for_people())
            .on_thread_park(server::store::rest)
            .enable_all()
            .build()?;
        let shown = |url: &str| println!("Epoka is at {url} (stop it with Ctrl+C)");
        runtime
            .block_on(server::serve(config, shown))
            .context("cannot serve")?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Half of the processors answer people, so that they seldom wake each other for a moment's work; the others are for
/// the disk and for the computer players.
fn threads_for_people() -> usize {
    std::thread::available_parallelism().map_or(1, |processors| processors.get().div_ceil(2))
}
