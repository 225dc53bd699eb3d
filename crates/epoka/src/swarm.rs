//! `epoka swarm`: many tables of random players through the public interface, to measure a server.

use server::swarm::{Swarm as Plan, run};
use std::process::ExitCode;
use std::time::Duration;

/// Play many tables at once against a running server and report how fast it answers
#[derive(clap::Args)]
pub struct Swarm {
    /// The server; only one of your own
    #[arg(default_value = "http://127.0.0.1:7777")]
    url: String,
    /// Where the server says what it counts, as in http://127.0.0.1:9777/metrics; tells its processor time
    #[arg(long)]
    metrics: Option<String>,
    /// The game
    #[arg(long, default_value = "innovation")]
    game: String,
    /// How many tables
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How many seats at each
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Seconds between two choices at a table
    #[arg(long, default_value_t = 5.0)]
    pace: f64,
    /// Seconds the whole takes
    #[arg(long, default_value_t = 30.0)]
    time: f64,
}

impl Swarm {
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        let plan = Plan {
            url: self.url.clone(),
            metrics: self.metrics.clone(),
            game: self.game.clone(),
            tables: self.tables,
            seats: self.seats,
            pace: Duration::try_from_secs_f64(self.pace)?,
            time: Duration::try_from_secs_f64(self.time)?,
            seed: 1,
        };
        let report = tokio::runtime::Runtime::new()?.block_on(run(&plan));
        println!("{report}");
        Ok(ExitCode::SUCCESS)
    }
}
