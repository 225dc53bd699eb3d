//! The requests around tables: who I am, the lobby, making tables and sitting down.

use crate::api::{GameInfo, Lobby, Me, NewSeat, NewTable, Quick, TableInfo};
use crate::error::Error;
use crate::games::{self, GAMES};
use crate::guard::{Body, Path};
use crate::hall::failed;
use crate::lobby;
use crate::routes::{Answer, Shared};
use crate::server::App;
use crate::session::{Visitor, me};
use crate::setup::Setup;
use crate::wish::Wish;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

pub(crate) async fn who_am_i(visitor: Visitor) -> Json<Option<Me>> {
    Json(visitor.0.as_ref().map(me))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    name: String,
}

pub(crate) async fn be_guest(
    State(app): Shared,
    visitor: Visitor,
    Body(body): Body<Name>,
) -> Result<Response, Error> {
    let (user, cookie) = app.be_guest(&visitor, &body.name).await?;
    Ok(with_cookie(cookie, Json(me(&user))))
}

pub(crate) async fn log_out(
    State(app): Shared,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let cookie = app.log_out(&headers, &visitor).await?;
    Ok(with_cookie(Some(cookie), Json(())))
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
    visitor: Visitor,
    Body(body): Body<Account>,
) -> Result<Response, Error> {
    let (user, cookie) = app
        .be_member(&visitor, &body.login, &body.password, &body.name)
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
    headers: HeaderMap,
    Body(body): Body<LogIn>,
) -> Result<Response, Error> {
    let (user, cookie) = app.log_in(&body.login, &body.password).await?;
    if let Some(guest) = app.guest_now(&headers).await? {
        lobby::bring_along(&app, &guest, &user).await?;
    }
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
        seed: None,
    };
    Setup::new(wish.clone(), app.config.cards.as_ref(), "", "", 0)?;
    let (user, cookie) = lobby::guest(&app, visitor, body.name.as_deref()).await?;
    let info = lobby::create(&app, &user, wish).await?;
    Ok(with_cookie(cookie, Json(info)))
}

pub(crate) async fn new_table(
    State(app): Shared,
    visitor: Visitor,
    Body(wish): Body<NewTable>,
) -> Answer<TableInfo> {
    lobby::create(&app, visitor.user()?, wish).await.map(Json)
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
    visitor: Visitor,
    Path(invite): Path<String>,
    Body(body): Body<Join>,
) -> Result<Response, Error> {
    let id = lobby::invited(&app, &invite).await?;
    app.hall.may(&id, visitor.anybody(), Wish::Join).await?;
    let (user, cookie) = lobby::guest(&app, visitor, body.name.as_deref()).await?;
    let visitor = Visitor(Some(user));
    app.hall.wish(&id, visitor.who()?, Wish::Join).await?;
    let info = app.hall.info(&id, visitor.id()).await?;
    Ok(with_cookie(cookie, Json(info)))
}

pub(crate) async fn claim(
    State(app): Shared,
    visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
    Body(_): Body<Nothing>,
) -> Result<Response, Error> {
    let wish = Wish::Claim { token };
    app.hall.may(&id, visitor.anybody(), wish.clone()).await?;
    let (user, cookie) = lobby::guest(&app, visitor, None).await?;
    let visitor = Visitor(Some(user));
    app.hall.wish(&id, visitor.who()?, wish).await?;
    let info = app.hall.info(&id, visitor.id()).await?;
    Ok(with_cookie(cookie, Json(info)))
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
