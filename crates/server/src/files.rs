//! How many files, and so connections, the system lets this process have at once.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// As many stay for the database, the log and whatever else is opened.
const OTHERS: usize = 64;
/// As many are enough, where the system sets no limit.
const ENOUGH: u64 = 1 << 20;

/// Asks the system for as many as it lets this process have. What is set at first is made for programs of another kind.
pub fn raise() {
    let limit = getrlimit(Resource::Nofile);
    let wanted = Rlimit {
        current: limit.maximum,
        ..limit
    };
    if let Err(error) = setrlimit(Resource::Nofile, wanted) {
        tracing::warn!(%error, "could not raise the limit of open files");
    }
    tracing::info!(connections = for_connections(), "room for connections");
}

/// How many connections there is room for.
pub fn for_connections() -> usize {
    let limit = getrlimit(Resource::Nofile).current.unwrap_or(ENOUGH);
    let limit = usize::try_from(limit.min(ENOUGH)).unwrap_or(usize::MAX);
    limit.saturating_sub(OTHERS).max(limit / 2)
}
