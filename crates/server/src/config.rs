//! How the server is started.

use crate::guard::Limits;
use axum::http::HeaderMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tabletop::CardFile;

/// How the server is started.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it says what it counts, apart from everything else; nowhere if not said.
    pub metrics: Option<SocketAddr>,
    /// A file, a `sqlite:` URL or a `postgres:` URL.
    pub database: String,
    /// Whether to go on with what is there where something is known to be missing.
    pub accept_loss: bool,
    /// The corrected cards that new tables of their game use.
    pub cards: Option<CardFile>,
    /// What people type to come here, if not the address.
    pub base_url: Option<String>,
    /// Whether a proxy in front says in `X-Forwarded-For` who asks, and in `X-Forwarded-Proto` how.
    pub behind_proxy: bool,
    /// How much is too much.
    pub limits: Limits,
    /// Connections at once; if not said, as many as the system has files for.
    pub connections: Option<usize>,
    /// How long a table stays in memory that nobody looks at.
    pub idle: Duration,
    /// How often it is looked whether a viewer who says nothing is still there.
    pub heartbeat: Duration,
    /// How long somebody may take over the head of a request, and over its body.
    pub patience: Duration,
    /// How long a request waits for its answer, whatever hangs.
    pub answer: Duration,
    /// How many computer players of the strongest level think at once, and how many of all others.
    pub thinkers: usize,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 7777)),
            metrics: None,
            database: "epoka.sqlite".to_owned(),
            accept_loss: false,
            cards: None,
            base_url: None,
            behind_proxy: false,
            limits: Limits::default(),
            connections: None,
            idle: Duration::from_secs(30),
            // Proxies let go of what is silent for a minute.
            heartbeat: Duration::from_secs(20),
            patience: Duration::from_secs(15),
            answer: Duration::from_secs(5),
            // One core stays for those who wait.
            thinkers: cores.saturating_sub(1).max(1),
        }
    }
}

impl Config {
    /// Whether a request came by https, so that cookies may be kept off plain connections.
    pub fn is_https(&self, headers: &HeaderMap) -> bool {
        self.scheme(headers) == Some("https")
    }

    /// The scheme of what was typed to come here, if it is known: a proxy says it, or the base URL.
    pub fn scheme<'a>(&'a self, headers: &'a HeaderMap) -> Option<&'a str> {
        let said = || {
            // What the proxy says stands behind whatever came to it.
            let said = headers.get_all("x-forwarded-proto").iter().next_back()?;
            Some(said.to_str().ok()?.rsplit(',').next()?.trim())
        };
        let base = || Some(self.base_url.as_ref()?.split_once("://")?.0);
        self.behind_proxy.then(said).flatten().or_else(base)
    }

    /// Whether an `Origin` is the base URL's.
    pub fn is_own_origin(&self, origin: &str) -> bool {
        let base = self.base_url.as_deref().unwrap_or("");
        base.trim_end_matches('/') == origin
    }
}
