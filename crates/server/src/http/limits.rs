//! What every request passes: limits, the check where it comes from, and the headers of every answer.

use crate::door::{Crowd, Place};
use crate::error::Error;
use crate::routes::WAIT;
use crate::server::App;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::time::timeout;

/// After how many seconds somebody may ask again who has too many live connections.
const FULL: u64 = 10;

/// How much is too much.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Requests a second per session, and how many at once.
    pub session: (u32, u32),
    /// Requests a second per address, and how many at once.
    pub address: (u32, u32),
    /// New tables a minute per address.
    pub tables: u32,
    /// Attempts with passwords a minute per address.
    pub passwords: u32,
    /// Messages at a table: in ten seconds from each seat, in a minute from each spectator.
    pub messages: usize,
    /// Entries an hour at a table that move no game on, from each seat and from all spectators together.
    pub entries: u32,
    /// New tables an hour per address that everybody finds.
    pub listed: u32,
    /// Connections at once per address; of those that come from a proxy the live ones.
    pub connections: u32,
    /// Live connections at once per user, or per address of those who are none.
    pub live: u32,
    /// Tables of computers alone that run at once per address of whoever looks on.
    pub alone: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            session: (60, 300),
            address: (200, 1000),
            tables: 20,
            passwords: 10,
            messages: 10,
            entries: 600,
            listed: 30,
            connections: 1000,
            live: 100,
            alone: 4,
        }
    }
}

impl Limits {
    /// No limits, for tests and swarms on the own machine.
    pub fn none() -> Limits {
        let none = u32::MAX / 4;
        Limits {
            session: (none, none),
            address: (none, none),
            tables: none,
            passwords: none,
            messages: usize::MAX,
            entries: none,
            listed: none,
            connections: none,
            live: none,
            alone: none,
        }
    }
}

/// Counts requests by who makes them.
pub struct Gates {
    sessions: DefaultKeyedRateLimiter<String>,
    addresses: DefaultKeyedRateLimiter<String>,
    tables: DefaultKeyedRateLimiter<String>,
    listed: DefaultKeyedRateLimiter<String>,
    passwords: DefaultKeyedRateLimiter<String>,
    /// Who has connections.
    pub connections: Arc<Crowd>,
    watching: Arc<Crowd>,
    /// Per user, and per address, which proxies hide from whoever counts connections.
    most_watching: (u32, u32),
}

impl Gates {
    /// Gates that let through as much as the limits say.
    pub fn new(limits: &Limits) -> Gates {
        let positive = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let second = |(rate, burst)| {
            RateLimiter::keyed(Quota::per_second(positive(rate)).allow_burst(positive(burst)))
        };
        let minute = |rate| RateLimiter::keyed(Quota::per_minute(positive(rate)));
        Gates {
            sessions: second(limits.session),
            addresses: second(limits.address),
            tables: minute(limits.tables),
            listed: RateLimiter::keyed(Quota::per_hour(positive(limits.listed))),
            passwords: minute(limits.passwords),
            connections: Arc::default(),
            watching: Arc::default(),
            most_watching: (limits.live, limits.connections),
        }
    }

    /// Forgets who has not come for a while.
    pub fn tidy(&self) {
        for gate in [
            &self.sessions,
            &self.addresses,
            &self.tables,
            &self.listed,
            &self.passwords,
        ] {
            gate.retain_recent();
            gate.shrink_to_fit();
        }
    }

    /// Lets through whoever has not asked too often: by address, and by the hash of the session's secret.
    pub fn check(&self, address: &str, session: Option<&str>) -> Result<(), Error> {
        pass(&self.addresses, address)?;
        session.map_or(Ok(()), |session| pass(&self.sessions, session))
    }

    /// Lets somebody watch as long as the places are kept: one of the user, and one of the address.
    pub fn watch(&self, user: Option<&str>, address: &str) -> Result<[Place; 2], Error> {
        let (live, connections) = self.most_watching;
        let mine = match user {
            Some(user) => self.watching.enter(format!("user {user}"), live),
            None => self.watching.enter(format!("nobody {address}"), live),
        };
        let of_all = self.watching.enter(address.to_owned(), connections);
        let places = mine.zip(of_all).map(|(mine, of_all)| [mine, of_all]);
        places.ok_or(Error::TooMany(FULL))
    }

    /// Lets somebody make a table that everybody finds.
    pub fn list(&self, address: &str) -> Result<(), Error> {
        pass(&self.listed, address)
    }

    fn check_post(&self, path: &str, address: &str) -> Result<(), Error> {
        match path {
            "/api/tables" | "/api/quick" => pass(&self.tables, address),
            "/api/login" | "/api/account" | "/api/password" => pass(&self.passwords, address),
            _ => Ok(()),
        }
    }
}

fn pass(gate: &DefaultKeyedRateLimiter<String>, key: &str) -> Result<(), Error> {
    gate.check_key(&key.to_owned()).map_err(|refused| {
        let wait = refused.wait_time_from(DefaultClock::default().now());
        Error::TooMany(wait.as_secs() + 1)
    })
}

/// Where a request comes from, as limits count it.
pub struct Address(pub String);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, Infallible> {
        Ok(Address(address(app, &parts.headers, &parts.extensions)))
    }
}

fn address(app: &App, headers: &HeaderMap, extensions: &Extensions) -> String {
    let forwarded = || {
        // What the proxy says stands behind whatever came to it, in the same header or in one more.
        let said = headers.get_all("x-forwarded-for");
        let last = said.iter().next_back()?.to_str().ok()?;
        let last = last.rsplit(',').next()?.trim();
        let with_port = || last.parse::<SocketAddr>().map(|address| address.ip());
        let address = last.parse().or_else(|_| with_port());
        Some(address.map_or_else(|_| last.to_owned(), one_house))
    };
    let behind_proxy = app.config.behind_proxy;
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    let direct = || peer.map_or_else(String::new, |peer| one_house(peer.0.ip()));
    behind_proxy
        .then(forwarded)
        .flatten()
        .unwrap_or_else(direct)
}

/// The address as limits count it: whoever has one of the sixth version has 2^64 of them.
pub fn one_house(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let house = address.to_bits() >> 64 << 64;
            format!("{}/64", Ipv6Addr::from_bits(house))
        }
    }
}

/// The middleware around everything.
pub async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    app.metrics.requests.fetch_add(1, Relaxed);
    let is_https = app.config.is_https(request.headers());
    let mut response = match admit(&app, &request) {
        Ok(()) => {
            let limit = app.config.answer + wanted_wait(&request);
            let answer = timeout(limit, next.run(request)).await;
            answer.unwrap_or_else(|_| Error::Busy.into_response())
        }
        Err(error) => error.into_response(),
    };
    app.metrics.refused(response.status());
    let headers = response.headers_mut();
    for (name, value) in &HEADERS {
        headers.insert(name.clone(), value.clone());
    }
    if is_https {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// How long whoever makes a request wants to wait for news.
fn wanted_wait(request: &Request) -> Duration {
    #[derive(Default, Deserialize)]
    struct Waiting {
        #[serde(default)]
        wait: u64,
    }
    let waiting = Query::<Waiting>::try_from_uri(request.uri());
    Duration::from_secs(waiting.map_or(0, |waiting| waiting.wait.min(WAIT)))
}

static HEADERS: [(HeaderName, HeaderValue); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
             base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
        ),
    ),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (
        header::REFERRER_POLICY,
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
             magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
        ),
    ),
];

fn admit(app: &App, request: &Request) -> Result<(), Error> {
    let path = request.uri().path();
    let headers = request.headers();
    if headers.get_all(header::HOST).iter().count() != 1 {
        return Err(Error::BadRequest("expected one Host".to_owned()));
    }
    let address = address(app, headers, request.extensions());
    if !path.starts_with("/api/") {
        return app.gates.check(&address, None);
    }
    app.gates.check(&address, app.session(headers).as_deref())?;
    if request.method() == Method::POST {
        app.gates.check_post(path, &address)?;
    }
    match *request.method() {
        // No rule of browsers keeps other sites from opening a socket here, cookies and all.
        Method::GET | Method::HEAD if !headers.contains_key(header::UPGRADE) => Ok(()),
        _ => check_site(app, headers),
    }
}

/// Browsers say where a request comes from; what comes from another site changes nothing here.
fn check_site(app: &App, headers: &HeaderMap) -> Result<(), Error> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site"))
        && !matches!(site, "same-origin" | "none")
    {
        return Err(Error::CrossSite);
    }
    if let Some(origin) = text(header::ORIGIN) {
        let scheme = app.config.scheme(headers);
        let is_here = |(said, authority): (&str, &str)| {
            scheme.is_none_or(|scheme| scheme == said) && Some(authority) == text(header::HOST)
        };
        if !app.config.is_own_origin(origin) && !origin.split_once("://").is_some_and(is_here) {
            return Err(Error::CrossSite);
        }
    }
    Ok(())
}

/// A JSON body. What is no JSON, or not the JSON that was expected, is refused as a bad request.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Error> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or("");
        let kind = kind.split(';').next().unwrap_or("").trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Error::BadRequest(
                "expected Content-Type: application/json".to_owned(),
            ));
        }
        let bytes = timeout(app.config.patience, Bytes::from_request(request, app))
            .await
            .map_err(|_| Error::BadRequest("the body did not come".to_owned()))?
            .map_err(|refused| match refused.status().as_u16() {
                413 => Error::TooLarge,
                _ => Error::BadRequest("the body broke off".to_owned()),
            })?;
        let value = serde_json::from_slice(&bytes);
        value
            .map(Body)
            .map_err(|error| Error::BadRequest(error.to_string()))
    }
}

/// The words of the path. What is no text names nothing here.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Error> {
        let words = axum::extract::Path::from_request_parts(parts, state).await;
        words
            .map(|axum::extract::Path(words)| Path(words))
            .map_err(|_| Error::NotFound)
    }
}

/// The parameters after the question mark.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Params<T>, Error> {
        let query = Query::try_from_uri(&parts.uri);
        query
            .map(|Query(value)| Params(value))
            .map_err(|error| Error::BadRequest(error.to_string()))
    }
}
