//! Who somebody is: guests by name, accounts by password.

use super::session::{Browser, Visitor, known};
use crate::api::Me;
use crate::app::App;
use crate::error::Error;
use crate::room::registry::{failed, now, unsaved};
use crate::room::setup::clean_name;
use crate::secret;
use crate::store::User;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::HeaderValue;
use std::sync::Arc;
use tokio::sync::Semaphore;

impl App {
    /// Makes a guest with a session, or renames the user that is there.
    pub async fn be_guest(
        &self,
        browser: &Browser,
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
            let cookie = self.open_session(browser, visitor, &user).await?;
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
        browser: &Browser,
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
        let cookie = self.open_session(browser, visitor, &user).await?;
        Ok((user, cookie))
    }

    /// The account of a login and its password.
    pub async fn member(&self, login: &str, password: &str) -> Result<User, Error> {
        let user = match clean_login(login) {
            Ok(login) => self.store.user_of_login(&login).await.map_err(failed)?,
            Err(_) => None,
        };
        let hash = user.as_ref().and_then(|user| user.password.clone());
        // An unknown login costs as much time as a wrong password.
        let known = self.verify_password(password, hash).await?;
        user.filter(|_| known).ok_or(Error::WrongPassword)
    }

    /// Gives an account another password, and ends its other sessions.
    pub async fn change_password(
        &self,
        browser: &Browser,
        visitor: &Visitor,
        old: &str,
        new: &str,
    ) -> Result<(), Error> {
        let (user, session) = known(browser, visitor)?;
        let login = user.login.as_deref().ok_or(Error::WrongPassword)?;
        self.member(login, old).await?;
        let new = self.hash_password(new).await?;
        let changed = self.store.change_password(&user.id, &new, session).await;
        changed.map_err(unsaved)?;
        self.sessions.forget_user(&user.id);
        Ok(())
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
