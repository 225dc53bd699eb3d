//! The swarm plays through the public interface and counts.

use crate::support::House;
use server::swarm::{Swarm, run};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_small_swarm_plays_without_errors() {
    let house = House::new().await;
    let report = run(&Swarm {
        url: house.running.url(),
        tables: 10,
        pace: Duration::from_millis(50),
        time: Duration::from_secs(2),
        ..Swarm::default()
    })
    .await;
    assert_eq!((report.tables, report.errors), (10, 0), "{report}");
    assert!(report.choices > 50, "{report}");
}
