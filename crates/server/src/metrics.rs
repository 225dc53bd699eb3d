//! What is counted while the server runs, as Prometheus reads it.

use axum::http::StatusCode;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of the latency buckets, in microseconds.
const BOUNDS: [u64; 10] = [
    500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000,
];

/// The counters.
#[derive(Default, Debug)]
pub struct Metrics {
    /// Tables in memory.
    pub tables: AtomicI64,
    /// Live connections.
    pub streams: AtomicI64,
    /// All connections.
    pub connections: AtomicI64,
    /// Connections for which there was no room.
    pub turned_away: AtomicU64,
    /// Entries written.
    pub entries: AtomicU64,
    /// Entries that lost against another writer.
    pub conflicts: AtomicU64,
    /// Thoughts that computer players have begun.
    pub thoughts: AtomicU64,
    /// Requests answered.
    pub requests: AtomicU64,
    /// Requests refused with 429.
    pub limited: AtomicU64,
    /// Requests that failed with 5xx.
    pub failures: AtomicU64,
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Metrics {
    /// Notes how long a choice took from its request to its acknowledgement.
    pub fn acknowledged(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        let bucket = BOUNDS
            .iter()
            .position(|&bound| micros <= bound)
            .unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    /// Notes what a request came to, if it was refused for its number or failed.
    pub fn refused(&self, status: StatusCode) {
        if status.is_server_error() {
            self.failures.fetch_add(1, Relaxed);
        } else if status == StatusCode::TOO_MANY_REQUESTS {
            self.limited.fetch_add(1, Relaxed);
        }
    }

    /// The page that Prometheus reads.
    pub fn page(&self) -> String {
        let mut page = String::new();
        let gauges = [
            ("tables", &self.tables),
            ("streams", &self.streams),
            ("connections", &self.connections),
        ];
        for (name, gauge) in gauges {
            let _ = writeln!(
                page,
                "# TYPE epoka_{name} gauge\nepoka_{name} {}",
                gauge.load(Relaxed)
            );
        }
        let counters = [
            ("entries", &self.entries),
            ("conflicts", &self.conflicts),
            ("thoughts", &self.thoughts),
            ("turned_away", &self.turned_away),
            ("requests", &self.requests),
            ("limited", &self.limited),
            ("failures", &self.failures),
        ];
        for (name, counter) in counters {
            let _ = writeln!(
                page,
                "# TYPE epoka_{name}_total counter\nepoka_{name}_total {}",
                counter.load(Relaxed)
            );
        }
        if let Some(seconds) = processor_seconds() {
            let _ = writeln!(
                page,
                "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {seconds}"
            );
        }
        page.push_str("# TYPE epoka_choice_seconds histogram\n");
        let mut count = 0;
        for (position, bucket) in self.buckets.iter().enumerate() {
            count += bucket.load(Relaxed);
            let bound = BOUNDS
                .get(position)
                .map(|&micros| (micros as f64 / 1e6).to_string());
            let bound = bound.unwrap_or_else(|| "+Inf".to_owned());
            let _ = writeln!(
                page,
                "epoka_choice_seconds_bucket{{le=\"{bound}\"}} {count}"
            );
        }
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(
            page,
            "epoka_choice_seconds_sum {seconds}\nepoka_choice_seconds_count {count}"
        );
        page
    }
}

/// The processor time of this process, where the system tells it: user and system ticks of a hundredth.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program, in brackets, may hold anything; the 14th and 15th field are what is wanted.
    let fields = text.rsplit_once(')')?.1.split_whitespace().skip(11);
    let ticks: Vec<u64> = fields
        .take(2)
        .filter_map(|ticks| ticks.parse().ok())
        .collect();
    Some(ticks.iter().sum::<u64>() as f64 / 100.0)
}
