//! PostgreSQL: several processes on one database. `NOTIFY` carries only "table T is at n" and who looks at it;
//! a lost one costs nothing, because readers fetch the entries themselves and look around from time to time.

use super::shared::*;
use super::{EntryRow, Header, Later, LobbyRow, NewEntry, NewRow, Notice, Store, StoreError, User};
use crate::api::Time;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use std::time::Duration;
use tabletop::CardFile;
use tokio::sync::mpsc;

const CHANNEL: &str = "epoka";

const APPEND: &str = "WITH won AS ( \
        INSERT INTO entries (table_id, number, at, act, asked) VALUES ($1, $2, $3, $4, $5) \
        ON CONFLICT DO NOTHING RETURNING table_id, number \
    ) SELECT pg_notify('epoka', table_id || ' ' || number)::text FROM won";

const APPEND_WITH_HEADER: &str = "WITH won AS ( \
        INSERT INTO entries (table_id, number, at, act, asked) VALUES ($1, $2, $3, $4, $5) \
        ON CONFLICT DO NOTHING RETURNING table_id, number \
    ), cached AS ( \
        UPDATE tables SET number = $2, changed = $3, asked = $5, state = $6, due = $7 \
        FROM won WHERE id = won.table_id AND tables.number < $2 \
    ) SELECT pg_notify('epoka', table_id || ' ' || number)::text FROM won";

const NOTIFY: &str = "SELECT pg_notify($1, $2)";

/// The store in PostgreSQL.
pub struct Postgres {
    write: PgPool,
    read: PgPool,
}

impl Postgres {
    /// Connects and creates what is missing.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let options = PgPoolOptions::new()
            .max_connections(16)
            .acquire_timeout(Duration::from_secs(10));
        let pool = options.connect(url).await?;
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        Ok(Postgres {
            write: pool.clone(),
            read: pool,
        })
    }
}

impl Store for Postgres {
    shared_queries!();

    fn append<'a>(&'a self, table: &'a str, entry: NewEntry) -> Later<'a, bool> {
        Box::pin(async move {
            let NewEntry { row, asked, header } = entry;
            let query = |text: &'static str| {
                sqlx::query(text)
                    .bind(table)
                    .bind(i64::from(row.number))
                    .bind(row.at)
                    .bind(row.act)
                    .bind(i64::from(asked))
            };
            let Some(header) = header else {
                let won = query(APPEND).fetch_optional(&self.write).await?;
                return Ok(won.is_some());
            };
            let query = query(APPEND_WITH_HEADER)
                .bind(header.state)
                .bind(header.due);
            let Some(rare) = &header.rare else {
                let won = query.fetch_optional(&self.write).await?;
                return Ok(won.is_some());
            };
            let mut work = self.write.begin().await?;
            let won = query.fetch_optional(&mut *work).await?;
            if won.is_some() {
                sqlx::query(SET_INFO)
                    .bind(table)
                    .bind(&rare.info)
                    .execute(&mut *work)
                    .await?;
                sqlx::query(NO_MEMBERS)
                    .bind(table)
                    .execute(&mut *work)
                    .await?;
                for (seat, user) in &rare.members {
                    let query = sqlx::query(ADD_MEMBER).bind(table);
                    query
                        .bind(i64::from(*seat))
                        .bind(user)
                        .execute(&mut *work)
                        .await?;
                }
            }
            work.commit().await?;
            Ok(won.is_some())
        })
    }

    fn listen(&self) -> Later<'_, Option<mpsc::Receiver<Notice>>> {
        Box::pin(async move {
            let mut listener = PgListener::connect_with(&self.read).await?;
            listener.listen(CHANNEL).await?;
            let (sender, receiver) = mpsc::channel(1024);
            tokio::spawn(async move {
                loop {
                    // An error is a lost connection; the listener connects again by itself.
                    let Ok(notice) = listener.recv().await else {
                        tokio::time::sleep(Duration::from_secs(1)).await;
                        continue;
                    };
                    if let Some(notice) = Notice::read(notice.payload())
                        && sender.send(notice).await.is_err()
                    {
                        break;
                    }
                }
            });
            Ok(Some(receiver))
        })
    }

    fn announce<'a>(&'a self, notice: &'a Notice) -> Later<'a, ()> {
        Box::pin(async move {
            let query = sqlx::query(NOTIFY).bind(CHANNEL).bind(notice.write());
            query.execute(&self.write).await?;
            Ok(())
        })
    }
}
