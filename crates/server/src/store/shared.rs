//! Queries that read the same for both databases.

pub(crate) const ADD_USER: &str = "INSERT INTO users (id, name, login, password, created) \
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
pub(crate) const RENAME_USER: &str = "UPDATE users SET name = $2 WHERE id = $1";
/// An account is made once: whatever is believed of the guest, it must still be one.
pub(crate) const MAKE_MEMBER: &str =
    "UPDATE users SET name = $2, login = $3, password = $4 WHERE id = $1 AND login IS NULL";
pub(crate) const USER_OF_LOGIN: &str =
    "SELECT id, name, login, password FROM users WHERE login = $1";
pub(crate) const ADD_SESSION: &str =
    "INSERT INTO sessions (hash, user_id, created, device) VALUES ($1, $2, $3, $4)";
pub(crate) const USER_OF_SESSION: &str = "SELECT u.id, u.name, u.login, u.password \
    FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.hash = $1 AND s.created > $2";
pub(crate) const SESSIONS_OF: &str = "SELECT hash, user_id, created, device FROM sessions \
    WHERE user_id = $1 AND created > $2 ORDER BY created DESC, hash";
pub(crate) const END_SESSION: &str = "DELETE FROM sessions WHERE user_id = $1 AND hash = $2";
pub(crate) const END_OTHER_SESSIONS: &str =
    "DELETE FROM sessions WHERE user_id = $1 AND hash <> $2";
pub(crate) const CHANGE_PASSWORD: &str = "UPDATE users SET password = $2 WHERE id = $1";
pub(crate) const ADD_TABLE: &str = "INSERT INTO tables \
    (id, invite, setup, created, changed, listed, spectators, number, state, asked, due, info, creator) \
    VALUES ($1, $2, $3, $4, $4, $5, $6, 0, $7, $8, $9, $10, $11)";
/// Whoever has many tables listed has the newest there.
pub(crate) const UNLIST: &str = "UPDATE tables SET listed = 0 WHERE listed = 1 AND creator = $1 \
    AND id NOT IN (SELECT id FROM tables WHERE listed = 1 AND creator = $1 \
    ORDER BY created DESC, id LIMIT $2)";
/// So many.
pub(crate) const MOST_LISTED: i64 = 5;
pub(crate) const SETUP: &str = "SELECT setup FROM tables WHERE id = $1";
pub(crate) const TABLES: &str = "SELECT id FROM tables ORDER BY created, id";
pub(crate) const INVITED: &str = "SELECT id FROM tables WHERE invite = $1";
pub(crate) const ENTRIES: &str =
    "SELECT number, at, act FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number";
pub(crate) const SET_INFO: &str = "UPDATE tables SET info = $2 WHERE id = $1";
pub(crate) const NO_MEMBERS: &str = "DELETE FROM members WHERE table_id = $1";
pub(crate) const ADD_MEMBER: &str =
    "INSERT INTO members (table_id, seat, user_id, finished, touched) VALUES ($1, $2, $3, $4, $5)";
pub(crate) const KEEP_CARDS: &str =
    "INSERT INTO cards (game, name, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
pub(crate) const CARDS: &str = "SELECT text FROM cards WHERE game = $1 AND name = $2";
pub(crate) const SEATED_AT: &str = "SELECT DISTINCT table_id FROM members WHERE user_id = $1";
/// As many tables of somebody are listed.
pub(crate) const MOST_TABLES: i64 = 200;
/// The last entry knows what the row of the table need not. Entries of older servers do not say who is asked; these
/// wrote the row every time.
pub(crate) const TABLES_OF: &str = "SELECT t.id, t.info, coalesce(e.number, t.number), \
    coalesce(e.at, t.changed), coalesce(e.asked, t.asked), m.seat \
    FROM (SELECT table_id, seat FROM members WHERE user_id = $1 AND finished = $2 \
    ORDER BY touched DESC LIMIT $3) m JOIN tables t ON t.id = m.table_id \
    LEFT JOIN entries e ON e.table_id = t.id \
    AND e.number = (SELECT max(number) FROM entries WHERE table_id = t.id)";
/// The row of a listed table is always up to date.
pub(crate) const LISTED: &str = "SELECT info, number, changed, asked FROM tables \
    WHERE state = $1 AND listed = 1 AND (state = 'open' OR spectators = 1) \
    ORDER BY changed DESC LIMIT 100";
pub(crate) const DUE: &str =
    "SELECT id FROM tables WHERE due IS NOT NULL AND due < $1 ORDER BY due LIMIT 200";
pub(crate) const NOTE_OUTAGE: &str = "INSERT INTO outages (began, ended) SELECT at, $1 FROM pulse WHERE at < $1 ON CONFLICT DO NOTHING";
pub(crate) const FIRST_PULSE: &str = "INSERT INTO pulse (only_row, at) VALUES (1, $1) \
    ON CONFLICT (only_row) DO UPDATE SET at = excluded.at \
    WHERE pulse.at < excluded.at OR pulse.at > excluded.at + 4000";
/// The clocks of two machines differ by less.
pub(crate) const FORGET_FUTURE: &str = "DELETE FROM outages WHERE ended > $1 + 4000";
pub(crate) const OUTAGE: &str = "INSERT INTO outages (began, ended) VALUES ($1, $2) \
    ON CONFLICT (began) DO UPDATE SET ended = excluded.ended WHERE outages.ended < excluded.ended";
pub(crate) const PULSE: &str = "UPDATE pulse SET at = $1 \
    WHERE at < $1 AND EXISTS (SELECT 1 FROM tables WHERE due IS NOT NULL)";
pub(crate) const OUTAGES: &str = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began";

/// The methods of [`super::Store`] that read the same for both databases. `$write` and `$read` are its pools.
macro_rules! shared_queries {
    () => {
        fn add_user<'a>(&'a self, user: &'a User, now: Time) -> Later<'a, bool> {
            in_time(async move {
                let done = sqlx::query(ADD_USER)
                    .bind(&user.id)
                    .bind(&user.name)
                    .bind(&user.login)
                    .bind(&user.password)
                    .bind(now)
                    .execute(&self.write)
                    .await?;
                Ok(done.rows_affected() == 1)
            })
        }

        fn rename_user<'a>(&'a self, user: &'a str, name: &'a str) -> Later<'a, ()> {
            in_time(async move {
                let query = sqlx::query(RENAME_USER).bind(user).bind(name);
                query.execute(&self.write).await?;
                Ok(())
            })
        }

        fn make_member<'a>(&'a self, user: &'a User) -> Later<'a, bool> {
            in_time(async move {
                let done = sqlx::query(MAKE_MEMBER)
                    .bind(&user.id)
                    .bind(&user.name)
                    .bind(&user.login)
                    .bind(&user.password)
                    .execute(&self.write)
                    .await;
                match done {
                    Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
                    other => Ok(other?.rows_affected() == 1),
                }
            })
        }

        fn user_of_login<'a>(&'a self, login: &'a str) -> Later<'a, Option<User>> {
            in_time(async move {
                let row = sqlx::query_as(USER_OF_LOGIN).bind(login);
                Ok(row.fetch_optional(&self.read).await?.map(user))
            })
        }

        fn change_password<'a>(
            &'a self,
            user: &'a str,
            password: &'a str,
            session: &'a str,
        ) -> Later<'a, ()> {
            in_time(async move {
                let mut work = self.write.begin().await?;
                let query = sqlx::query(CHANGE_PASSWORD).bind(user).bind(password);
                query.execute(&mut *work).await?;
                let query = sqlx::query(END_OTHER_SESSIONS).bind(user).bind(session);
                query.execute(&mut *work).await?;
                Ok(work.commit().await?)
            })
        }

        fn add_session<'a>(&'a self, session: &'a NewSession) -> Later<'a, ()> {
            in_time(async move {
                sqlx::query(ADD_SESSION)
                    .bind(&session.hash)
                    .bind(&session.user)
                    .bind(session.opened)
                    .bind(&session.device)
                    .execute(&self.write)
                    .await?;
                Ok(())
            })
        }

        fn sessions_of<'a>(&'a self, user: &'a str, after: Time) -> Later<'a, Vec<NewSession>> {
            in_time(async move {
                let rows = sqlx::query_as(SESSIONS_OF).bind(user).bind(after);
                let rows: Vec<_> = rows.fetch_all(&self.read).await?;
                Ok(rows.into_iter().map(session).collect())
            })
        }

        fn user_of_session<'a>(&'a self, hash: &'a str, after: Time) -> Later<'a, Option<User>> {
            in_time(async move {
                let row = sqlx::query_as(USER_OF_SESSION).bind(hash).bind(after);
                Ok(row.fetch_optional(&self.read).await?.map(user))
            })
        }

        fn end_session<'a>(&'a self, user: &'a str, hash: &'a str) -> Later<'a, bool> {
            in_time(async move {
                let query = sqlx::query(END_SESSION).bind(user).bind(hash);
                Ok(query.execute(&self.write).await?.rows_affected() == 1)
            })
        }

        fn end_other_sessions<'a>(&'a self, user: &'a str, hash: &'a str) -> Later<'a, ()> {
            in_time(async move {
                let query = sqlx::query(END_OTHER_SESSIONS).bind(user).bind(hash);
                query.execute(&self.write).await?;
                Ok(())
            })
        }

        fn add_table<'a>(&'a self, row: &'a NewRow, header: &'a Header) -> Later<'a, ()> {
            in_time(async move {
                let mut work = self.write.begin().await?;
                let info = header.rare.as_ref().map_or("", |rare| rare.info.as_str());
                sqlx::query(ADD_TABLE)
                    .bind(&row.id)
                    .bind(&row.invite)
                    .bind(&row.setup)
                    .bind(row.created)
                    .bind(i64::from(row.listed))
                    .bind(i64::from(row.spectators))
                    .bind(header.state)
                    .bind(i64::from(row.asked))
                    .bind(header.due)
                    .bind(info)
                    .bind(&row.creator)
                    .execute(&mut *work)
                    .await?;
                if row.listed {
                    let query = sqlx::query(UNLIST).bind(&row.creator).bind(MOST_LISTED);
                    query.execute(&mut *work).await?;
                }
                for (seat, user) in header.rare.iter().flat_map(|rare| &rare.members) {
                    let query = sqlx::query(ADD_MEMBER).bind(&row.id);
                    query
                        .bind(i64::from(*seat))
                        .bind(user)
                        .bind(i64::from(header.is_finished()))
                        .bind(row.created)
                        .execute(&mut *work)
                        .await?;
                }
                work.commit().await?;
                Ok(())
            })
        }

        fn setup<'a>(&'a self, table: &'a str) -> Later<'a, Option<String>> {
            in_time(async move {
                let row = sqlx::query_scalar(SETUP).bind(table);
                Ok(row.fetch_optional(&self.read).await?)
            })
        }

        fn invited<'a>(&'a self, invite: &'a str) -> Later<'a, Option<String>> {
            in_time(async move {
                let row = sqlx::query_scalar(INVITED).bind(invite);
                Ok(row.fetch_optional(&self.read).await?)
            })
        }

        fn keep_cards<'a>(&'a self, cards: &'a CardFile) -> Later<'a, ()> {
            in_time(async move {
                let query = sqlx::query(KEEP_CARDS).bind(cards.game);
                let query = query.bind(&cards.name).bind(&cards.text);
                query.execute(&self.write).await?;
                Ok(())
            })
        }

        fn cards<'a>(&'a self, game: &'a str, name: &'a str) -> Later<'a, Option<String>> {
            in_time(async move {
                let row = sqlx::query_scalar(CARDS).bind(game).bind(name);
                Ok(row.fetch_optional(&self.read).await?)
            })
        }

        fn seated_at<'a>(&'a self, user: &'a str) -> Later<'a, Vec<String>> {
            in_time(async move {
                let tables = sqlx::query_scalar(SEATED_AT).bind(user);
                Ok(tables.fetch_all(&self.read).await?)
            })
        }

        fn listed<'a>(&'a self, state: &'static str) -> Later<'a, Vec<LobbyRow>> {
            in_time(async move {
                let rows = sqlx::query_as(LISTED)
                    .bind(state)
                    .fetch_all(&self.read)
                    .await?;
                Ok(rows.into_iter().map(lobby_row).collect())
            })
        }

        fn tables(&self) -> Later<'_, Vec<String>> {
            Box::pin(async move { Ok(sqlx::query_scalar(TABLES).fetch_all(&self.read).await?) })
        }

        fn begin(&self, now: Time) -> Later<'_, ()> {
            in_time(async move {
                let mut work = self.write.begin().await?;
                for query in [FORGET_FUTURE, NOTE_OUTAGE, FIRST_PULSE] {
                    sqlx::query(query).bind(now).execute(&mut *work).await?;
                }
                Ok(work.commit().await?)
            })
        }

        fn outage(&self, began: Time, ended: Time) -> Later<'_, ()> {
            Box::pin(async move {
                let query = sqlx::query(OUTAGE).bind(began).bind(ended);
                query.execute(&self.write).await?;
                Ok(())
            })
        }

        fn pulse(&self, now: Time) -> Later<'_, ()> {
            in_time(async move {
                sqlx::query(PULSE).bind(now).execute(&self.write).await?;
                Ok(())
            })
        }

        fn outages(&self, after: Time) -> Later<'_, Vec<(Time, Time)>> {
            in_time(async move {
                let rows = sqlx::query_as(OUTAGES).bind(after);
                Ok(rows.fetch_all(&self.read).await?)
            })
        }

        fn due(&self, before: Time) -> Later<'_, Vec<String>> {
            in_time(async move {
                Ok(sqlx::query_scalar(DUE)
                    .bind(before)
                    .fetch_all(&self.read)
                    .await?)
            })
        }
    };
}

pub(crate) use shared_queries;

use super::{EntryRow, LobbyRow, NewSession, User};
use crate::api::Time;
use std::cmp::Reverse;

pub(crate) fn user(
    (id, name, login, password): (String, String, Option<String>, Option<String>),
) -> User {
    User {
        id,
        name,
        login,
        password,
    }
}

pub(crate) fn session(
    (hash, user, opened, device): (String, String, Time, Option<String>),
) -> NewSession {
    NewSession {
        hash,
        user,
        opened,
        device,
    }
}

pub(crate) fn entry_row((number, at, act): (i64, i64, String)) -> EntryRow {
    EntryRow {
        number: number as u32,
        at,
        act,
    }
}

/// By their last entries, which the order of the query knows to the hour.
pub(crate) fn newest_first(tables: &mut [(LobbyRow, u8)]) {
    tables.sort_by_key(|(row, seat)| (Reverse(row.changed), *seat));
}

pub(crate) fn lobby_row((info, number, changed, asked): (String, i64, i64, i64)) -> LobbyRow {
    LobbyRow {
        info,
        number: number as u32,
        changed,
        asked: asked as u8,
    }
}
