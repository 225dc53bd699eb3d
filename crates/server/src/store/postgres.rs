//! PostgreSQL: several processes on one database. `NOTIFY` carries only "table T is at n" and who looks at it;
//! a lost one costs nothing, because readers fetch the entries themselves and look around from time to time.

use super::shared::*;
use super::{
    EntryRow, Header, Later, LobbyRow, NewEntry, NewRow, NewSession, Notice, PATIENCE, Store,
    StoreError, User, in_time,
};
use crate::api::Time;
use sqlx::postgres::{PgConnection, PgListener, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, Connection, Executor};
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
        // What makes the form takes as long as it takes.
        let mut connection = PgConnection::connect(url).await?;
        let form = sqlx::migrate!("migrations/postgres");
        form.run(&mut connection).await?;
        connection.close().await?;
        let options = PgPoolOptions::new()
            .max_connections(16)
            .acquire_timeout(PATIENCE)
            // Nor does the database go on with what nobody waits for any more.
            .after_connect(move |connection, _| {
                let milliseconds = PATIENCE.as_millis();
                let give_up = AssertSqlSafe(format!("SET statement_timeout = {milliseconds}"));
                Box::pin(async move { connection.execute(give_up).await.map(drop) })
            });
        let pool = options.connect(url).await?;
        Ok(Postgres {
            write: pool.clone(),
            read: pool,
        })
    }
}

impl Store for Postgres {
    shared_queries!();

    fn entries<'a>(&'a self, table: &'a str, after: u32) -> Later<'a, Vec<EntryRow>> {
        in_time(async move {
            let rows = sqlx::query_as(ENTRIES).bind(table).bind(i64::from(after));
            let rows: Vec<_> = rows.fetch_all(&self.read).await?;
            Ok(rows.into_iter().map(entry_row).collect())
        })
    }

    fn tables_of<'a>(&'a self, user: &'a str, finished: bool) -> Later<'a, Vec<(LobbyRow, u8)>> {
        in_time(async move {
            let rows = sqlx::query_as(TABLES_OF)
                .bind(user)
                .bind(i64::from(finished))
                .bind(MOST_TABLES);
            let rows: Vec<(String, String, i64, i64, i64, i64)> =
                rows.fetch_all(&self.read).await?;
            let split = |(_, info, number, changed, asked, seat): (String, _, _, _, _, i64)| {
                (lobby_row((info, number, changed, asked)), seat as u8)
            };
            let mut tables: Vec<(LobbyRow, u8)> = rows.into_iter().map(split).collect();
            newest_first(&mut tables);
            Ok(tables)
        })
    }

    fn append<'a>(&'a self, table: &'a str, entry: NewEntry) -> Later<'a, bool> {
        in_time(async move {
            let NewEntry { row, asked, header } = entry;
            let query = |text: &'static str| {
                sqlx::query(text)
                    .bind(table)
                    .bind(i64::from(row.number))
                    .bind(row.at)
                    .bind(&row.act)
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
                        .bind(i64::from(header.is_finished()))
                        .bind(row.at)
                        .execute(&mut *work)
                        .await?;
                }
            }
            work.commit().await?;
            Ok(won.is_some())
        })
    }

    fn serving(&self, _: bool) -> Later<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn listen(&self) -> Later<'_, Option<mpsc::Receiver<Option<Notice>>>> {
        Box::pin(async move {
            let mut listener = PgListener::connect_with(&self.read).await?;
            listener.listen(CHANNEL).await?;
            let (sender, receiver) = mpsc::channel(1024);
            tokio::spawn(async move {
                loop {
                    // An error is a lost connection too; the listener connects again by itself.
                    let heard = match listener.try_recv().await {
                        Ok(Some(notice)) => match Notice::read(notice.payload()) {
                            None => continue,
                            notice => notice,
                        },
                        Ok(None) => None,
                        Err(_) => {
                            tokio::time::sleep(Duration::from_secs(1)).await;
                            None
                        }
                    };
                    if sender.send(heard).await.is_err() {
                        break;
                    }
                }
            });
            Ok(Some(receiver))
        })
    }

    fn announce<'a>(&'a self, notice: &'a Notice) -> Later<'a, ()> {
        in_time(async move {
            let query = sqlx::query(NOTIFY).bind(CHANNEL).bind(notice.write());
            query.execute(&self.write).await?;
            Ok(())
        })
    }
}
