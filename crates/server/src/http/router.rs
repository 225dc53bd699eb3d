//! What can be asked over HTTP; `docs/api.md` is the description of this file.

use crate::api::Done;
use crate::door::Line;
use crate::error::Error;
use crate::guard::{self, Address, Body, Params, Path};
use crate::hall::failed;
use crate::live::{self, Viewer, Watching};
use crate::look::{At, Look, Sight};
use crate::metrics::Metrics;
use crate::server::App;
use crate::session::Visitor;
use crate::task::Request as Asked;
use crate::wish::{AnswerUndo, Choose, OfSeat, Replace, Say, Stand, Wish};
use crate::{assets, front};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{WebSocketUpgrade, close_code};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router, middleware};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// The largest body of a request, and the largest message.
pub const BODY: usize = 16 * 1024;
/// How much of a live connection is read at once: room that it has as long as it lasts.
const READ: usize = 1024;
/// How much of several messages is put together before it is written.
const WRITTEN: usize = 4 * 1024;
/// The longest wait for the next entry.
pub const WAIT: u64 = 25;
/// How long the store may take to show that it is there.
const READY: Duration = Duration::from_secs(1);

pub(crate) type Answer<T> = Result<Json<T>, Error>;
pub(crate) type Shared = State<Arc<App>>;

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route(
            "/session",
            get(front::who_am_i)
                .post(front::be_guest)
                .delete(front::log_out),
        )
        .route(
            "/sessions",
            get(front::list_sessions).delete(front::end_other_sessions),
        )
        .route("/sessions/{id}", delete(front::end_session))
        .route("/account", post(front::be_member))
        .route("/login", post(front::log_in))
        .route("/password", post(front::change_password))
        .route("/games", get(front::list_games))
        .route("/cards/{game}/{name}", get(front::show_cards))
        .route("/cards/{game}/{name}/file", get(front::download_cards))
        .route("/lobby", get(front::show_lobby))
        .route("/quick", post(front::quick))
        .route("/tables", post(front::new_table))
        .route(
            "/invitations/{invite}",
            get(front::show_invitation).post(front::join),
        )
        .route("/seats/{table}/{token}", post(front::claim))
        .route("/tables/{id}", get(front::show_table))
        .route("/tables/{id}/live", get(watch))
        .route("/tables/{id}/state", get(state))
        .route("/tables/{id}/timeline", get(timeline))
        .route("/tables/{id}/replay", get(replay))
        .route("/tables/{id}/outlook", get(outlook))
        .route("/tables/{id}/record", get(record))
        .route("/tables/{id}/token", post(front::renew_token))
        .route("/tables/{id}/fill", post(front::fill))
        .route("/tables/{id}/rematch", post(front::rematch))
        .route("/tables/{id}/choose", post(choose))
        .route("/tables/{id}/standing", post(stand))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/undo/answer", post(answer_undo))
        .route("/tables/{id}/chat", post(say))
        .route("/tables/{id}/replace", post(replace))
        .route("/tables/{id}/return", post(come_back))
        .fallback(|| async { Error::NotFound })
        .method_not_allowed_fallback(|| async { Error::MethodNotAllowed });
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(is_ready))
        // It has an address of its own.
        .route("/metrics", get(|| async { Error::NotFound }))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            guard::guard,
        ))
        .with_state(app)
}

/// What is counted, for an address of its own.
pub fn measuring(metrics: Arc<Metrics>) -> Router {
    let page = move || async move { metrics.page() };
    Router::new().route("/metrics", get(page))
}

/// Whether the store answers: else another server should be asked, and this one is not to be started anew.
async fn is_ready(State(app): Shared) -> Result<&'static str, Error> {
    // There is no such table.
    let answer = timeout(READY, app.store.setup("")).await;
    let answer = answer.map_err(|_| Error::Busy)?;
    answer.map(|_| "ok").map_err(failed)
}

async fn choose(
    state: Shared,
    visitor: Visitor,
    id: Path<String>,
    Body(body): Body<Choose>,
) -> Answer<Done> {
    wish(state, visitor, id, Wish::Choose(body)).await
}

async fn stand(
    state: Shared,
    visitor: Visitor,
    id: Path<String>,
    Body(body): Body<Stand>,
) -> Answer<Done> {
    wish(state, visitor, id, Wish::Stand(body)).await
}

async fn undo(
    state: Shared,
    visitor: Visitor,
    id: Path<String>,
    Body(body): Body<OfSeat>,
) -> Answer<Done> {
    wish(state, visitor, id, Wish::Undo(body)).await
}

async fn answer_undo(
    state: Shared,
    visitor: Visitor,
    id: Path<String>,
    Body(body): Body<AnswerUndo>,
) -> Answer<Done> {
    wish(state, visitor, id, Wish::AnswerUndo(body)).await
}

async fn say(
    state: Shared,
    visitor: Visitor,
    id: Path<String>,
    Body(body): Body<Say>,
) -> Answer<Done> {
    wish(state, visitor, id, Wish::Say(body)).await
}

async fn replace(
    state: Shared,
    visitor: Visitor,
    id: Path<String>,
    Body(body): Body<Replace>,
) -> Answer<Done> {
    wish(state, visitor, id, Wish::Replace(body)).await
}

async fn come_back(
    state: Shared,
    visitor: Visitor,
    id: Path<String>,
    Body(body): Body<OfSeat>,
) -> Answer<Done> {
    wish(state, visitor, id, Wish::Return(body)).await
}

async fn wish(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    wish: Wish,
) -> Answer<Done> {
    let number = app.hall.wish(&id, visitor.who()?, wish).await?;
    Ok(Json(Done { number }))
}

/// How somebody wants to look at a table.
#[derive(Deserialize)]
struct Looking {
    seat: Option<String>,
    since: Option<u32>,
    wait: Option<u64>,
    to: Option<usize>,
    told: Option<usize>,
}

impl Looking {
    fn sight(&self) -> Result<Sight, Error> {
        self.seat.as_deref().map_or(Ok(Sight::Mine), str::parse)
    }
}

async fn watch(
    State(app): Shared,
    visitor: Visitor,
    Path(table): Path<String>,
    Params(looking): Params<Looking>,
    (Address(address), Extension(line)): (Address, Extension<Line>),
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    request: Request,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|refused| Error::BadRequest(refused.body_text()))?;
    let sight = looking.sight()?;
    let places = app.gates.watch(visitor.id(), &address)?;
    let begun = begin_watching(&app, &visitor, &address, &table, sight, looking.since);
    let watching = match begun.await {
        // The browser shows no body of a refused socket, so this one is told inside it.
        Err(error) if error != Error::BrokenTable => return Err(error),
        watching => watching,
    };
    let viewer = Viewer {
        session: app.session(request.headers()),
        app,
        table,
        address,
        user: visitor.0.map(|user| user.id),
        line,
    };
    let upgrade = upgrade
        .max_message_size(BODY)
        .max_frame_size(BODY)
        .read_buffer_size(READ)
        .write_buffer_size(WRITTEN);
    let staying = viewer.line.stay();
    Ok(upgrade.on_upgrade(async move |socket| {
        match watching {
            Ok(watching) => live::converse(socket, viewer, watching).await,
            Err(error) => live::complain(socket, &error, close_code::POLICY).await,
        }
        drop((places, staying));
    }))
}

async fn begin_watching(
    app: &App,
    visitor: &Visitor,
    address: &str,
    id: &str,
    sight: Sight,
    since: Option<u32>,
) -> Result<Watching, Error> {
    let (user, address) = (visitor.id().map(str::to_owned), address.to_owned());
    app.hall
        .ask(id, |reply| Asked::Watch {
            user,
            address,
            sight,
            since,
            reply,
        })
        .await
}

async fn state(
    State(app): Shared,
    visitor: Visitor,
    Address(address): Address,
    Path(id): Path<String>,
    Params(looking): Params<Looking>,
) -> Result<Response, Error> {
    let (sight, since) = (looking.sight()?, looking.since);
    let (Some(wait), Some(known)) = (looking.wait, since) else {
        return look(&app, &visitor, &id, Look::Now { sight, since })
            .await
            .map(json);
    };
    let mut watching = begin_watching(&app, &visitor, &address, &id, sight, since).await?;
    let next = async {
        loop {
            match watching.next().await {
                Some(message) if message.number <= known => {}
                other => return other,
            }
        }
    };
    match timeout(Duration::from_secs(wait.min(WAIT)), next).await {
        Ok(Some(message)) if message.number > known => Ok(json(message.json())),
        _ => look(&app, &visitor, &id, Look::Now { sight, since })
            .await
            .map(json),
    }
}

async fn timeline(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    look(&app, &visitor, &id, Look::Timeline).await.map(json)
}

async fn replay(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Params(looking): Params<Looking>,
) -> Result<Response, Error> {
    let at = match looking.told {
        Some(events) => At::Events(events),
        None => At::Decisions(looking.to.unwrap_or(usize::MAX)),
    };
    let sight = looking.sight()?;
    look(&app, &visitor, &id, Look::Replay { sight, at })
        .await
        .map(json)
}

async fn outlook(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Params(looking): Params<Looking>,
) -> Result<Response, Error> {
    let (sight, to) = (looking.sight()?, looking.to);
    look(&app, &visitor, &id, Look::Outlook { sight, to })
        .await
        .map(json)
}

async fn record(
    State(app): Shared,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<String, Error> {
    look(&app, &visitor, &id, Look::Record).await
}

async fn look(app: &App, visitor: &Visitor, id: &str, look: Look) -> Result<String, Error> {
    let user = visitor.id().map(str::to_owned);
    app.hall
        .ask(id, |reply| Asked::Look { user, look, reply })
        .await
}

fn json(body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    let kind = HeaderValue::from_static("application/json");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}
