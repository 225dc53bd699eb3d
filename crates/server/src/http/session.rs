//! Who makes a request: sessions by cookie.
//!
//! Whoever becomes somebody else gets a new cookie, and the old one ends: a cookie that others may have planted or seen
//! never is an account's.

use crate::api::SessionInfo;
use crate::error::Error;
use crate::hall::{failed, now, unsaved};
use crate::secret;
use crate::server::App;
use crate::store::{NewSession, User};
use crate::wish::Who;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::broadcast;

const COOKIE: &str = "epoka";
/// By https the name says that nobody but this server has set it: no other house of the domain, and nobody on the way.
const GUARDED_COOKIE: &str = "__Host-epoka";
/// How long a session lasts, in seconds: as long as browsers keep a cookie.
const LASTS: u32 = 400 * 86_400;
/// How long a session is believed without asking the store, where another process may have ended it and says so.
const BELIEVED: Duration = Duration::from_secs(15);
/// The same where the other processes were not heard lately.
const BELIEVED_DEAF: Duration = Duration::from_secs(2);
/// The same where there are none.
const BELIEVED_ALONE: Duration = Duration::from_secs(300);
/// Sessions in memory at most.
const REMEMBERED: usize = 100_000;

/// Who makes the request, if the browser has a session.
#[derive(Clone, Debug)]
pub struct Visitor(pub Option<User>);

impl Visitor {
    /// The user, or the demand to say who it is.
    pub fn user(&self) -> Result<&User, Error> {
        self.0.as_ref().ok_or(Error::NoSession)
    }

    /// The user's id.
    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|user| user.id.as_str())
    }

    /// Who would wish something, if only a guest were made first.
    pub fn anybody(&self) -> Who {
        self.who().unwrap_or(Who::User {
            id: String::new(),
            name: String::new(),
        })
    }

    /// Who wishes something at a table.
    pub fn who(&self) -> Result<Who, Error> {
        let user = self.user()?;
        Ok(Who::User {
            id: user.id.clone(),
            name: user.name.clone(),
        })
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Error> {
        app.visitor(app.session(&parts.headers).as_deref()).await
    }
}

/// The browser that makes a request.
pub struct Browser {
    /// The hash of its session's secret, if it has one.
    pub session: Option<String>,
    /// What it says that it is, for the list of one's sessions.
    device: Option<String>,
    /// Whether its cookie is for https alone.
    is_https: bool,
    /// A secret under the plain name, where cookies have the guarded one.
    plain: Option<String>,
}

impl FromRequestParts<Arc<App>> for Browser {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Browser, Error> {
        let headers = &parts.headers;
        let is_https = app.config.is_https(headers);
        Ok(Browser {
            session: app.session(headers),
            device: device(headers),
            is_https,
            plain: cookie(headers, COOKIE)
                .filter(|_| is_https)
                .map(str::to_owned),
        })
    }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(said, secret)| *said == name && secret.len() == 64)
        .map(|(_, secret)| secret)
}

/// The program and the system that a browser says it is: enough to tell one's own devices apart.
fn device(headers: &HeaderMap) -> Option<String> {
    // Each claims to be those after it too.
    const PROGRAMS: [(&str, &str); 6] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 7] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ];
    let said = headers.get(header::USER_AGENT)?.to_str().ok()?;
    let name = |names: &[(&str, &'static str)]| {
        let known = names.iter().find(|(sign, _)| said.contains(sign));
        known.map(|(_, name)| *name)
    };
    let names: Vec<&str> = name(&PROGRAMS).into_iter().chain(name(&SYSTEMS)).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// The users of sessions that came by lately.
pub struct Remembered {
    memory: Mutex<Memory>,
    /// Says whose sessions may have ended, to those who are connected; none: anybody's.
    changed: broadcast::Sender<Option<String>>,
}

impl Default for Remembered {
    fn default() -> Remembered {
        Remembered {
            memory: Mutex::default(),
            changed: broadcast::channel(64).0,
        }
    }
}

#[derive(Default)]
struct Memory {
    sessions: HashMap<String, (User, Instant)>,
    /// How often a user was forgotten.
    forgotten: u64,
}

impl Remembered {
    /// The user of a session, or how often one was forgotten before the store is asked.
    fn find(&self, hash: &str, believed: Duration) -> Result<User, u64> {
        let memory = self.lock();
        let known = memory.sessions.get(hash);
        let known = known.filter(|(_, since)| since.elapsed() < believed);
        known.map_or(Err(memory.forgotten), |(user, _)| Ok(user.clone()))
    }

    /// Keeps what the store has answered, unless it may be out of date because a user was forgotten meanwhile.
    fn keep(&self, hash: String, user: User, forgotten: u64) {
        let mut memory = self.lock();
        if memory.forgotten != forgotten {
            return;
        }
        if memory.sessions.len() >= REMEMBERED {
            memory.sessions.clear();
        }
        memory.sessions.insert(hash, (user, Instant::now()));
    }

    /// What is known of a user may be out of date.
    pub fn forget_user(&self, user: &str) {
        {
            let mut memory = self.lock();
            memory.forgotten += 1;
            memory.sessions.retain(|_, (known, _)| known.id != user);
        }
        // Nobody need be connected.
        let _ = self.changed.send(Some(user.to_owned()));
    }

    /// What is known of anybody may be out of date.
    pub fn forget_all(&self) {
        {
            let mut memory = self.lock();
            memory.forgotten += 1;
            memory.sessions.clear();
        }
        let _ = self.changed.send(None);
    }

    /// Tells whose sessions may have ended; none: anybody's.
    pub fn changes(&self) -> broadcast::Receiver<Option<String>> {
        self.changed.subscribe()
    }

    fn lock(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl App {
    /// Whose session has that hash.
    pub async fn visitor(&self, session: Option<&str>) -> Result<Visitor, Error> {
        match session {
            Some(hash) => self.user_of(hash).await.map(Visitor),
            None => Ok(Visitor(None)),
        }
    }

    /// The hash of the secret of a request's session: all that is known of it behind this point.
    pub fn session(&self, headers: &HeaderMap) -> Option<String> {
        let name = match self.config.is_https(headers) {
            true => GUARDED_COOKIE,
            false => COOKIE,
        };
        cookie(headers, name).map(secret::hash)
    }

    async fn user_of(&self, hash: &str) -> Result<Option<User>, Error> {
        let believed = match self.hall.outgoing {
            Some(_) if self.hall.hears(BELIEVED_DEAF) => BELIEVED,
            Some(_) => BELIEVED_DEAF,
            None => BELIEVED_ALONE,
        };
        let forgotten = match self.sessions.find(hash, believed) {
            Ok(user) => return Ok(Some(user)),
            Err(forgotten) => forgotten,
        };
        let user = self.user_now(hash).await?;
        if let Some(user) = &user {
            self.sessions.keep(hash.to_owned(), user.clone(), forgotten);
        }
        Ok(user)
    }

    async fn user_now(&self, hash: &str) -> Result<Option<User>, Error> {
        let found = self.store.user_of_session(hash, oldest()).await;
        found.map_err(failed)
    }

    /// The guest of the request, if it still is one: another process may have made it a member a moment ago.
    pub async fn guest_now(&self, browser: &Browser) -> Result<Option<User>, Error> {
        let user = match &browser.session {
            Some(hash) => self.user_now(hash).await?,
            None => None,
        };
        Ok(user.filter(|user| user.login.is_none()))
    }

    /// The sessions of the user who asks, newest first.
    pub async fn sessions_of(
        &self,
        browser: &Browser,
        visitor: &Visitor,
    ) -> Result<Vec<SessionInfo>, Error> {
        let (user, mine) = known(browser, visitor)?;
        let sessions = self.store.sessions_of(&user.id, oldest()).await;
        let info = |session: NewSession| SessionInfo {
            current: session.hash == mine,
            id: session.hash,
            opened: session.opened,
            device: session.device.filter(|device| !device.is_empty()),
        };
        Ok(sessions.map_err(failed)?.into_iter().map(info).collect())
    }

    /// Ends one of the user's sessions.
    pub async fn end_session(&self, visitor: &Visitor, session: &str) -> Result<(), Error> {
        let user = visitor.user()?;
        let ended = self.store.end_session(&user.id, session).await;
        let ended = ended.map_err(unsaved)?;
        self.sessions.forget_user(&user.id);
        ended.then_some(()).ok_or(Error::NotFound)
    }

    /// Ends all of the user's sessions but this one.
    pub async fn end_other_sessions(
        &self,
        browser: &Browser,
        visitor: &Visitor,
    ) -> Result<(), Error> {
        let (user, mine) = known(browser, visitor)?;
        let ended = self.store.end_other_sessions(&user.id, mine).await;
        ended.map_err(unsaved)?;
        self.sessions.forget_user(&user.id);
        Ok(())
    }

    /// Ends the session of the request.
    pub async fn log_out(
        &self,
        browser: &Browser,
        visitor: &Visitor,
    ) -> Result<HeaderValue, Error> {
        if let Ok((user, session)) = known(browser, visitor) {
            let ended = self.store.end_session(&user.id, session).await;
            ended.map_err(unsaved)?;
            self.sessions.forget_user(&user.id);
        }
        Ok(browser.cookie("", 0))
    }

    /// Opens a session for whoever this browser is from now on, and ends the one that it had.
    /// A guest who becomes an account had one alone; whoever else knows it is nobody then.
    pub async fn open_session(
        &self,
        browser: &Browser,
        visitor: &Visitor,
        user: &User,
    ) -> Result<HeaderValue, Error> {
        let secret = secret::session();
        let session = NewSession {
            hash: secret::hash(&secret),
            user: user.id.clone(),
            opened: now(),
            device: Some(browser.device.clone().unwrap_or_default()),
        };
        self.store.add_session(&session).await.map_err(unsaved)?;
        // Only now: who has not got a new one still has the old one, and what belongs to it.
        self.log_out(browser, visitor).await?;
        Ok(browser.cookie(&secret, LASTS))
    }

    /// Who comes by https with a session from before its cookie had the guarded name gets it under that name.
    pub async fn guard_cookie(
        &self,
        browser: &Browser,
    ) -> Result<Option<(User, HeaderValue)>, Error> {
        let Some(secret) = browser.plain.as_ref().filter(|_| browser.session.is_none()) else {
            return Ok(None);
        };
        let hash = secret::hash(secret);
        let Some(user) = self.user_now(&hash).await? else {
            return Ok(None);
        };
        let sessions = self.store.sessions_of(&user.id, oldest()).await;
        let is_old = |session: &NewSession| session.hash == hash && session.device.is_none();
        Ok(match sessions.map_err(failed)?.iter().any(is_old) {
            true => Some((user, browser.cookie(secret, LASTS))),
            false => None,
        })
    }
}

impl Browser {
    fn cookie(&self, secret: &str, seconds: u32) -> HeaderValue {
        let (name, secure) = match self.is_https {
            true => (GUARDED_COOKIE, "; Secure"),
            false => (COOKIE, ""),
        };
        let text =
            format!("{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&text).expect("a cookie is plain ASCII")
    }
}

/// Who asks, and the hash of the session by which that is known.
pub fn known<'a>(browser: &'a Browser, visitor: &'a Visitor) -> Result<(&'a User, &'a str), Error> {
    let session = browser.session.as_deref().ok_or(Error::NoSession)?;
    Ok((visitor.user()?, session))
}

/// Sessions from before have ended.
fn oldest() -> i64 {
    now() - i64::from(LASTS) * 1000
}
