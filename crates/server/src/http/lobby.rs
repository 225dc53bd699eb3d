//! Making tables, finding them, and sitting down.

use crate::api::{Lobby, NewTable, TableInfo};
use crate::error::Error;
use crate::hall::failed;
use crate::load::Unnoticed;
use crate::secret;
use crate::server::App;
use crate::session::{Browser, Visitor};
use crate::setup::Setup;
use crate::store::{LobbyRow, User};
use crate::wish::{Who, Wish};
use axum::http::HeaderValue;
use tabletop::Seats;

/// What a guest is called who has not said a name.
const NAMELESS: &str = "Guest";

/// The user of the request; a guest is made if there is none.
pub async fn guest(
    app: &App,
    browser: &Browser,
    visitor: Visitor,
    name: Option<&str>,
) -> Result<(User, Option<HeaderValue>), Error> {
    match (visitor.0, name) {
        (Some(user), None) => Ok((user, None)),
        (user, name) => {
            let name = name.unwrap_or(NAMELESS);
            app.be_guest(browser, &Visitor(user), name).await
        }
    }
}

/// Makes a table.
pub async fn create(app: &App, user: &User, wish: NewTable) -> Result<TableInfo, Error> {
    let now = app.hall.clock.now();
    let setup = Setup::new(wish, app.config.cards.as_ref(), &user.id, &user.name, now)?;
    let id = secret::token();
    app.hall.create(id.clone(), setup).await?;
    app.hall.info(&id, Some(&user.id)).await
}

/// The table of an invitation.
pub async fn invited(app: &App, invite: &str) -> Result<String, Error> {
    if !secret::is_token(invite) {
        return Err(Error::NoSuchInvitation);
    }
    let table = app.store.invited(invite).await.map_err(failed)?;
    table.ok_or(Error::NoSuchInvitation)
}

/// The table at which the same people play once more.
pub async fn rematch(app: &App, visitor: &Visitor, id: &str) -> Result<TableInfo, Error> {
    let who = visitor.who()?;
    let user = visitor.user()?;
    let old = app.hall.info(id, Some(&user.id)).await?;
    if old.mine.is_empty() {
        return Err(Error::NotYourSeat);
    }
    if let Some(table) = old.rematch {
        return app.hall.info(&table, Some(&user.id)).await;
    }
    if old.outcome.is_none() {
        return Err(Error::NotFinished);
    }
    let (setup, places) = app.hall.setup(id).await?;
    // Whoever asks, it is the same table: of two who ask at once one makes it, and both find it.
    let table = setup.rematch_id();
    let exists = async || app.store.setup(&table).await.map_err(failed);
    if exists().await?.is_none() {
        let setup = setup.rematch(&places, &user.id, app.hall.clock.now());
        if let Err(error) = app.hall.create(table.clone(), setup).await {
            exists().await?.ok_or(error)?;
        }
    }
    let wish = Wish::Rematch {
        table: table.clone(),
    };
    app.hall.wish(id, who, wish).await?;
    app.hall.info(&table, Some(&user.id)).await
}

/// The seats of a guest become those of the account it has logged in to.
pub async fn bring_along(app: &App, guest: &User, user: &User) -> Result<(), Error> {
    if guest.id == user.id {
        return Ok(());
    }
    for table in app.store.seated_at(&guest.id).await.map_err(failed)? {
        if let Err(error) = hand_over(app, &table, guest, user).await {
            // One broken table keeps nobody out of the account.
            tracing::warn!(table, %error, "a seat could not come along");
        }
    }
    Ok(())
}

async fn hand_over(app: &App, table: &str, guest: &User, user: &User) -> Result<(), Error> {
    let held = app.hall.info(table, Some(&guest.id)).await?;
    for token in held.tokens.into_values() {
        let who = Who::User {
            id: user.id.clone(),
            name: user.name.clone(),
        };
        app.hall.wish(table, who, Wish::Claim { token }).await?;
    }
    Ok(())
}

/// What the start page lists.
pub async fn list(app: &App, user: Option<&str>) -> Result<Lobby, Error> {
    let mut lobby = Lobby {
        mine: Vec::new(),
        open: public(app, "open").await?,
        running: public(app, "running").await?,
        finished: Vec::new(),
    };
    if let Some(user) = user {
        lobby.mine = own(app, user, false).await?;
        let waits = |table: &TableInfo| table.mine.iter().any(|seat| table.asked.contains(seat));
        lobby.mine.sort_by_key(|table| !waits(table));
        lobby.finished = own(app, user, true).await?;
    }
    Ok(lobby)
}

async fn public(app: &App, state: &'static str) -> Result<Vec<TableInfo>, Error> {
    let rows = app.store.listed(state).await.map_err(failed)?;
    Ok(rows.iter().filter_map(read).collect())
}

async fn own(app: &App, user: &str, finished: bool) -> Result<Vec<TableInfo>, Error> {
    let rows = app.store.tables_of(user, finished).await.map_err(failed)?;
    let mut tables: Vec<TableInfo> = Vec::new();
    for (row, seat) in rows {
        let Some(table) = read(&row) else {
            continue;
        };
        match tables.iter_mut().find(|known| known.id == table.id) {
            Some(known) => known.mine.push(seat),
            None => tables.push(TableInfo {
                mine: vec![seat],
                ..table
            }),
        }
    }
    Ok(tables)
}

/// The table as it was shown when its rare part changed, with what changes often brought up to date.
fn read(row: &LobbyRow) -> Option<TableInfo> {
    let mut table: TableInfo = serde_json::from_str(&row.info).ok()?;
    let besides: Unnoticed = serde_json::from_str(&row.info).ok()?;
    table.number = row.number.saturating_sub(besides.unnoticed);
    table.changed = row.changed;
    table.asked = crate::show::seat_numbers(Seats(row.asked));
    Some(table)
}
