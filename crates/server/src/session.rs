//! Who makes a request: sessions by cookie, guests by name, accounts by password.

use crate::api::Me;
use crate::error::Error;
use crate::hall::{failed, now, unsaved};
use crate::secret;
use crate::server::App;
use crate::setup::clean_name;
use crate::store::User;
use crate::wish::Who;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

const COOKIE: &str = "epoka";
/// How long a session lasts, in seconds: as long as browsers keep a cookie.
const LASTS: u32 = 400 * 86_400;
/// How long a session is believed without asking the store, where another process may have ended it.
const BELIEVED: Duration = Duration::from_secs(15);
/// The same where no other process can.
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
        app.visitor(hash(&parts.headers).as_deref()).await
    }
}

/// The hash of the session's secret in the request's cookies: all that is known of it behind this point.
pub fn hash(headers: &HeaderMap) -> Option<String> {
    cookie(headers).map(secret::hash)
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, secret)| *name == COOKIE && secret.len() == 64)
        .map(|(_, secret)| secret)
}

/// The users of sessions that came by lately.
#[derive(Default)]
pub struct Remembered(Mutex<Memory>);

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

    fn forget_user(&self, user: &str) {
        let mut memory = self.lock();
        memory.forgotten += 1;
        memory.sessions.retain(|_, (known, _)| known.id != user);
    }

    fn lock(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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

    async fn user_of(&self, hash: &str) -> Result<Option<User>, Error> {
        let believed = match self.hall.outgoing {
            Some(_) => BELIEVED,
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
        let oldest = now() - i64::from(LASTS) * 1000;
        let found = self.store.user_of_session(hash, oldest).await;
        found.map_err(failed)
    }

    /// The guest of the request, if it still is one: another process may have made it a member a moment ago.
    pub async fn guest_now(&self, headers: &HeaderMap) -> Result<Option<User>, Error> {
        let user = match hash(headers) {
            Some(hash) => self.user_now(&hash).await?,
            None => None,
        };
        Ok(user.filter(|user| user.login.is_none()))
    }

    /// Makes a guest with a session, or renames the user that is there.
    pub async fn be_guest(
        &self,
        visitor: &Visitor,
        name: &str,
    ) -> Result<(User, Option<HeaderValue>), Error> {
        let name = clean_name(name)?;
        let Some(user) = &visitor.0 else {
            let user = User {
                id: secret::token(),
                name,
                login: None,
                password: None,
            };
            self.store.add_user(&user, now()).await.map_err(unsaved)?;
            let cookie = self.open_session(&user).await?;
            return Ok((user, Some(cookie)));
        };
        let renamed = User {
            name,
            ..user.clone()
        };
        if renamed.name != user.name {
            let changed = self.store.rename_user(&user.id, &renamed.name).await;
            changed.map_err(unsaved)?;
            self.sessions.forget_user(&user.id);
        }
        Ok((renamed, None))
    }

    /// Makes an account; the guest becomes it.
    pub async fn be_member(
        &self,
        visitor: &Visitor,
        login: &str,
        password: &str,
        name: &str,
    ) -> Result<(User, HeaderValue), Error> {
        let login = clean_login(login)?;
        let name = clean_name(name)?;
        let password = Some(self.hash_password(password).await?);
        let guest = visitor.0.as_ref().filter(|user| user.login.is_none());
        let user = User {
            id: guest.map_or_else(secret::token, |guest| guest.id.clone()),
            name,
            login: Some(login),
            password,
        };
        let kept = match guest {
            Some(_) => self.store.make_member(&user).await,
            None => self.store.add_user(&user, now()).await,
        };
        if !kept.map_err(unsaved)? {
            return Err(Error::NameTaken);
        }
        self.sessions.forget_user(&user.id);
        let cookie = self.open_session(&user).await?;
        Ok((user, cookie))
    }

    /// Finds the account and opens a session for it.
    pub async fn log_in(&self, login: &str, password: &str) -> Result<(User, HeaderValue), Error> {
        let user = match clean_login(login) {
            Ok(login) => self.store.user_of_login(&login).await.map_err(failed)?,
            Err(_) => None,
        };
        let hash = user.as_ref().and_then(|user| user.password.clone());
        // An unknown login costs as much time as a wrong password.
        let known = self.verify_password(password, hash).await?;
        match user {
            Some(user) if known => {
                let cookie = self.open_session(&user).await?;
                Ok((user, cookie))
            }
            _ => Err(Error::WrongPassword),
        }
    }

    /// Ends the session of the request.
    pub async fn log_out(
        &self,
        headers: &HeaderMap,
        visitor: &Visitor,
    ) -> Result<HeaderValue, Error> {
        if let Some(hash) = hash(headers) {
            self.store.end_session(&hash).await.map_err(unsaved)?;
        }
        if let Some(user) = &visitor.0 {
            self.sessions.forget_user(&user.id);
        }
        Ok(self.cookie("", 0))
    }

    async fn open_session(&self, user: &User) -> Result<HeaderValue, Error> {
        let secret = secret::session();
        let hash = secret::hash(&secret);
        self.store
            .add_session(&hash, &user.id, now())
            .await
            .map_err(unsaved)?;
        Ok(self.cookie(&secret, LASTS))
    }

    fn cookie(&self, secret: &str, seconds: u32) -> HeaderValue {
        let secure = if self.config.is_https(&HeaderMap::new()) {
            "; Secure"
        } else {
            ""
        };
        let text =
            format!("{COOKIE}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&text).expect("a cookie is plain ASCII")
    }

    async fn hash_password(&self, password: &str) -> Result<String, Error> {
        if !(8..=200).contains(&password.chars().count()) {
            return Err(Error::BadPassword);
        }
        let password = password.to_owned();
        in_turn(&self.passwords, move || {
            let hash = Argon2::default().hash_password(password.as_bytes());
            hash.map(|hash| hash.to_string()).ok()
        })
        .await?
        .ok_or(Error::Internal)
    }

    async fn verify_password(&self, password: &str, hash: Option<String>) -> Result<bool, Error> {
        let password = password.to_owned();
        in_turn(&self.passwords, move || {
            let Some(hash) = hash else {
                let _ = Argon2::default().hash_password(password.as_bytes());
                return false;
            };
            let parsed = PasswordHash::new(&hash);
            parsed.is_ok_and(|hash| {
                Argon2::default()
                    .verify_password(password.as_bytes(), &hash)
                    .is_ok()
            })
        })
        .await
    }
}

/// Hashing takes memory and tens of milliseconds: a few at a time, off the request path.
async fn in_turn<T: Send + 'static>(
    pool: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let turn = Arc::clone(pool).acquire_owned().await;
    // What has begun goes on to its end though nobody waits for it any more, and keeps its place so long.
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(turn);
        done
    });
    done.await.map_err(|_| Error::Internal)
}

/// A user as clients read of it.
pub fn me(user: &User) -> Me {
    Me {
        id: user.id.clone(),
        name: user.name.clone(),
        login: user.login.clone(),
    }
}

fn clean_login(login: &str) -> Result<String, Error> {
    let plain = |letter: char| {
        letter.is_ascii_lowercase() || letter.is_ascii_digit() || "._-".contains(letter)
    };
    let fits = (3..=32).contains(&login.len()) && login.chars().all(plain);
    fits.then(|| login.to_owned()).ok_or(Error::BadPassword)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn a_hash_that_nobody_waits_for_keeps_its_place_until_it_is_done() {
        let pool = Arc::new(Semaphore::new(1));
        let (begin, begun) = mpsc::channel();
        let (end, ended) = mpsc::channel::<()>();
        let waiting = tokio::spawn({
            let pool = Arc::clone(&pool);
            async move {
                in_turn(&pool, move || {
                    begin.send(()).unwrap();
                    ended.recv().unwrap();
                })
                .await
            }
        });
        tokio::task::spawn_blocking(move || begun.recv().unwrap())
            .await
            .unwrap();
        waiting.abort();
        assert!(waiting.await.unwrap_err().is_cancelled());
        assert_eq!(pool.available_permits(), 0);
        end.send(()).unwrap();
        in_turn(&pool, || ()).await.unwrap();
    }
}
