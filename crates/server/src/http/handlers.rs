//! The requests around tables: who I am, the lobby, making tables and sitting down.

use crate::api::{GameInfo, Lobby, NewSeat, NewTable, Quick, SessionInfo, TableInfo};
use crate::error::Error;
use crate::games::{self, GAMES};
use crate::guard::{Address, Body, Path};
use crate::hall::failed;
use crate::http::accounts::me;
use crate::lobby;
use crate::routes::{Answer, Shared};
use crate::secret;
use crate::server::App;
use crate::session::{Browser, Visitor};
use crate::setup::Setup;
use crate::wish::{OfSeat, Wish};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

pub(crate) async fn who_am_i(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (user, cookie) = match app.guard_cookie(&browser).await? {
        Some((user, cookie)) => (Some(user), Some(cookie)),
        None => (visitor.0, None),
    };
    Ok(with_cookie(cookie, Json(user.as_ref().map(me))))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    name: String,
}

pub(crate) async fn be_guest(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
    Body(body): Body<Name>,
) -> Result<Response, Error> {
    let (user, cookie) = app.be_guest(&browser, &visitor, &body.name).await?;
    Ok(with_cookie(cookie, Json(me(&user))))
}

pub(crate) async fn log_out(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
) -> Result<Response, Error> {
    let cookie = app.log_out(&browser, &visitor).await?;
    Ok(with_cookie(Some(cookie), Json(())))
}

pub(crate) async fn list_sessions(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
) -> Answer<Vec<SessionInfo>> {
    app.sessions_of(&browser, &visitor).await.map(Json)
}

pub(crate) async fn end_session(
    State(app): Shared,
    visitor: Visitor,
    Path(session): Path<String>,
) -> Answer<()> {
    app.end_session(&visitor, &session).await.map(Json)
}

pub(crate) async fn end_other_sessions(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
) -> Answer<()> {
    app.end_other_sessions(&browser, &visitor).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Passwords {
    old: String,
    new: String,
}

pub(crate) async fn change_password(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
    Body(body): Body<Passwords>,
) -> Answer<()> {
    app.change_password(&browser, &visitor, &body.old, &body.new)
        .await
        .map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Account {
    login: String,
    password: String,
    name: String,
}

pub(crate) async fn be_member(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
    Body(body): Body<Account>,
) -> Result<Response, Error> {
    let (user, cookie) = app
        .be_member(&browser, &visitor, &body.login, &body.password, &body.name)
        .await?;
    Ok(with_cookie(Some(cookie), Json(me(&user))))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LogIn {
    login: String,
    password: String,
}

pub(crate) async fn log_in(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
    Body(body): Body<LogIn>,
) -> Result<Response, Error> {
    let user = app.member(&body.login, &body.password).await?;
    if let Some(guest) = app.guest_now(&browser).await? {
        lobby::bring_along(&app, &guest, &user).await?;
    }
    let cookie = app.open_session(&browser, &visitor, &user).await?;
    Ok(with_cookie(Some(cookie), Json(me(&user))))
}

pub(crate) async fn list_games(State(app): Shared) -> Json<Vec<GameInfo>> {
    let cards = app.config.cards.as_ref();
    Json(GAMES.iter().map(|game| game.info(cards)).collect())
}

/// What is printed on the cards of a corrected card file.
pub(crate) async fn show_cards(
    State(app): Shared,
    Path((game, name)): Path<(String, String)>,
) -> Result<Response, Error> {
    let text = card_file(&app, &game, &name).await?;
    let printed = (games::find(&game)?.printed)(&text).map_err(Error::BadRules)?;
    Ok(for_ever(Json(printed)))
}

/// The card file itself, for whoever replays a record elsewhere.
pub(crate) async fn download_cards(
    State(app): Shared,
    Path((game, name)): Path<(String, String)>,
) -> Result<Response, Error> {
    Ok(for_ever(card_file(&app, &game, &name).await?))
}

async fn card_file(app: &App, game: &str, name: &str) -> Result<String, Error> {
    let game = games::find(game)?.name;
    if !name.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        return Err(Error::NotFound);
    }
    let text = app.store.cards(game, name).await.map_err(failed)?;
    text.ok_or(Error::NotFound)
}

pub(crate) async fn show_lobby(State(app): Shared, visitor: Visitor) -> Answer<Lobby> {
    lobby::list(&app, visitor.id()).await.map(Json)
}

pub(crate) async fn quick(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
    Body(body): Body<Quick>,
) -> Result<Response, Error> {
    let level = body.level.unwrap_or(2);
    let opponents = body.opponents.unwrap_or(1).min(8);
    let mut seats = vec![NewSeat::Me];
    seats.resize(1 + opponents, NewSeat::Computer { level });
    let wish = NewTable {
        game: body.game,
        seats,
        rules: body.rules,
        undo: None,
        clock: None,
        spectators: None,
        listed: None,
        at_once: None,
        seed: None,
        position: None,
    };
    Setup::new(wish.clone(), app.config.cards.as_ref(), "", "", 0)?;
    let (user, cookie) = lobby::guest(&app, &browser, visitor, body.name.as_deref()).await?;
    let info = lobby::create(&app, &user, wish).await?;
    Ok(with_cookie(cookie, Json(info)))
}

pub(crate) async fn new_table(
    State(app): Shared,
    visitor: Visitor,
    Address(address): Address,
    Body(wish): Body<NewTable>,
) -> Answer<TableInfo> {
    let user = visitor.user()?;
    if wish.listed == Some(true) {
        app.gates.list(&address)?;
    }
    lobby::create(&app, user, wish).await.map(Json)
}

pub(crate) async fn show_table(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Answer<TableInfo> {
    app.hall.info(&id, visitor.id()).await.map(Json)
}

pub(crate) async fn show_invitation(
    State(app): Shared,
    visitor: Visitor,
    Path(invite): Path<String>,
) -> Answer<TableInfo> {
    let id = lobby::invited(&app, &invite).await?;
    app.hall.info(&id, visitor.id()).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    #[serde(default)]
    name: Option<String>,
}

pub(crate) async fn join(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
    Path(invite): Path<String>,
    Body(body): Body<Join>,
) -> Result<Response, Error> {
    let id = lobby::invited(&app, &invite).await?;
    app.hall.may(&id, visitor.anybody(), Wish::Join).await?;
    let (user, cookie) = lobby::guest(&app, &browser, visitor, body.name.as_deref()).await?;
    let visitor = Visitor(Some(user));
    app.hall.wish(&id, visitor.who()?, Wish::Join).await?;
    let info = app.hall.info(&id, visitor.id()).await?;
    Ok(with_cookie(cookie, Json(info)))
}

pub(crate) async fn claim(
    State(app): Shared,
    browser: Browser,
    visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
    Body(_): Body<Nothing>,
) -> Result<Response, Error> {
    let wish = Wish::Claim { token };
    app.hall.may(&id, visitor.anybody(), wish.clone()).await?;
    let (user, cookie) = lobby::guest(&app, &browser, visitor, None).await?;
    let visitor = Visitor(Some(user));
    app.hall.wish(&id, visitor.who()?, wish).await?;
    let info = app.hall.info(&id, visitor.id()).await?;
    Ok(with_cookie(cookie, Json(info)))
}

/// A new link to a seat; the one before leads nowhere any more.
pub(crate) async fn renew_token(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(OfSeat { seat }): Body<OfSeat>,
) -> Answer<TableInfo> {
    let wish = Wish::RenewToken {
        seat,
        token: secret::token(),
    };
    app.hall.wish(&id, visitor.who()?, wish).await?;
    app.hall.info(&id, visitor.id()).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fill {
    level: u8,
}

pub(crate) async fn fill(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(body): Body<Fill>,
) -> Answer<TableInfo> {
    let fill = |who| app.hall.wish(&id, who, Wish::Fill { level: body.level });
    fill(visitor.who()?).await?;
    while fill(visitor.who()?).await.is_ok() {}
    app.hall.info(&id, visitor.id()).await.map(Json)
}

pub(crate) async fn rematch(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(_): Body<Nothing>,
) -> Answer<TableInfo> {
    lobby::rematch(&app, &visitor, &id).await.map(Json)
}

/// A card file's name belongs to its text: what was fetched once never changes.
fn for_ever(body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    let ever = HeaderValue::from_static("public, max-age=31536000, immutable");
    response.headers_mut().insert(header::CACHE_CONTROL, ever);
    response
}

fn with_cookie(cookie: Option<HeaderValue>, body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
