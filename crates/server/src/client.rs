//! A client of the public interface, for swarms and tests: one guest with a cookie.

use crate::api::{Done, Me, Question, Refusal, TableInfo, Told, Update};
use futures_util::{SinkExt, StreamExt};
use reqwest::header::{self, COOKIE, SET_COOKIE};
use reqwest::{Method, Response, StatusCode, Upgraded};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// What a request came to.
pub type Reply<T> = Result<T, Refused>;

/// A request that was refused, or did not arrive.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{status} {id}: {message}")]
pub struct Refused {
    /// The HTTP status; 0 if there was no answer, or not by HTTP.
    pub status: u16,
    /// The stable id of the error.
    pub id: String,
    /// What a person reads.
    pub message: String,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused {
            status: 0,
            id: refusal.id,
            message: refusal.message,
        }
    }
}

impl Refused {
    /// The live connection has ended.
    pub fn closed() -> Refused {
        Refused {
            status: 0,
            id: "closed".to_owned(),
            message: "the live connection has ended".to_owned(),
        }
    }

    fn silent(error: reqwest::Error) -> Refused {
        Refused {
            status: 0,
            id: "no-answer".to_owned(),
            message: error.to_string(),
        }
    }
}

/// Somebody who speaks with a server.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    /// The session, as the browser would send it.
    pub cookie: Option<String>,
}

impl Client {
    /// Somebody without a session.
    pub fn new(http: reqwest::Client, base: &str) -> Client {
        Client {
            http,
            base: base.to_owned(),
            cookie: None,
        }
    }

    /// A guest of that name.
    pub async fn guest(http: reqwest::Client, base: &str, name: &str) -> Reply<Client> {
        let mut client = Client::new(http, base);
        let _: Me = client
            .post("/api/session", &json!({ "name": name }))
            .await?;
        Ok(client)
    }

    /// The same session at another server.
    pub fn at(&self, base: &str) -> Client {
        Client {
            base: base.to_owned(),
            ..self.clone()
        }
    }

    /// Sends a request as it is; for tests of what is refused.
    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    /// Gets something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Reply<T> {
        let response = self
            .request(Method::GET, path)
            .send()
            .await
            .map_err(Refused::silent)?;
        read(response).await
    }

    /// Posts something; keeps the session that comes with the answer.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Reply<T> {
        let request = self.request(Method::POST, path).json(body);
        let response = request.send().await.map_err(Refused::silent)?;
        if let Some(cookie) = response.headers().get(SET_COOKIE) {
            let cookie = cookie.to_str().unwrap_or("").split(';').next();
            self.cookie = cookie.map(str::to_owned);
        }
        read(response).await
    }

    /// What a seat shows, with what happened since a number.
    pub async fn state(&self, table: &str, seat: u8, since: Option<u32>) -> Reply<Update> {
        let since = since.map_or_else(String::new, |since| format!("&since={since}"));
        self.get(&format!("/api/tables/{table}/state?seat={seat}{since}"))
            .await
    }

    /// The same, as soon as the number is greater.
    pub async fn next(&self, table: &str, seat: u8, since: u32) -> Reply<Update> {
        self.get(&format!(
            "/api/tables/{table}/state?seat={seat}&since={since}&wait=20"
        ))
        .await
    }

    /// Answers a question.
    pub async fn choose(
        &mut self,
        table: &str,
        seat: u8,
        question: u32,
        choice: &str,
    ) -> Reply<Done> {
        let body = json!({ "seat": seat, "question": question, "choice": choice });
        self.post(&format!("/api/tables/{table}/choose"), &body)
            .await
    }

    /// Answers with the option of a position, counted around.
    pub async fn choose_nth(
        &mut self,
        table: &str,
        seat: u8,
        question: &Question,
        nth: u64,
    ) -> Reply<Done> {
        let options = &question.options;
        let choice = options[(nth % options.len() as u64) as usize].text.clone();
        self.choose(table, seat, question.id, &choice).await
    }

    /// Does something at a table.
    pub async fn act(&mut self, table: &str, what: &str, body: Value) -> Reply<Done> {
        self.post(&format!("/api/tables/{table}/{what}"), &body)
            .await
    }

    /// Begins to watch a table: as a seat, or as a spectator with "none".
    pub async fn live(&self, table: &str, seat: &str, since: Option<u32>) -> Reply<Live> {
        let since = since.map_or_else(String::new, |since| format!("&since={since}"));
        let path = format!("/api/tables/{table}/live?seat={seat}{since}");
        Live::agree(self.request(Method::GET, &path)).await
    }

    /// Makes a table.
    pub async fn table(&mut self, wish: Value) -> Reply<TableInfo> {
        self.post("/api/tables", &wish).await
    }
}

async fn read<T: DeserializeOwned>(response: Response) -> Reply<T> {
    let status = response.status().as_u16();
    let bytes = response.bytes().await.map_err(Refused::silent)?;
    let refused = |id: &str, message: &str| Refused {
        status,
        id: id.to_owned(),
        message: message.to_owned(),
    };
    if (200..300).contains(&status) {
        return serde_json::from_slice(&bytes)
            .map_err(|error| refused("unreadable", &error.to_string()));
    }
    match serde_json::from_slice(&bytes) {
        Ok(Told::<()>::Error(refusal)) => Err(refused(&refusal.id, &refusal.message)),
        _ => Err(refused("", "")),
    }
}

/// A live connection to a table.
pub struct Live {
    socket: WebSocketStream<Upgraded>,
}

impl Live {
    /// How much is read at once: a swarm has thousands of connections.
    const READ: usize = 4 * 1024;

    /// Turns a request into a connection; for tests of what is refused.
    pub async fn agree(request: reqwest::RequestBuilder) -> Reply<Live> {
        let key = generate_key();
        let request = request
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_VERSION, "13")
            .header(header::SEC_WEBSOCKET_KEY, &key);
        let response = request.send().await.map_err(Refused::silent)?;
        let accepted = response.headers().get(header::SEC_WEBSOCKET_ACCEPT);
        let accepted = accepted.is_some_and(|said| *said == derive_accept_key(key.as_bytes()));
        if response.status() != StatusCode::SWITCHING_PROTOCOLS || !accepted {
            return Err(read::<Value>(response)
                .await
                .err()
                .unwrap_or_else(Refused::closed));
        }
        let stream = response.upgrade().await.map_err(Refused::silent)?;
        let config = WebSocketConfig::default().read_buffer_size(Live::READ);
        let socket = WebSocketStream::from_raw_socket(stream, Role::Client, Some(config));
        Ok(Live {
            socket: socket.await,
        })
    }

    /// What the server says next; none when it has closed.
    pub async fn next<U: DeserializeOwned>(&mut self) -> Option<Told<U>> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Wishes something, with the same body as a request to that path; the answer comes by itself.
    pub async fn wish(&mut self, what: &str, body: &impl Serialize) -> Reply<()> {
        self.send(&json!({ what: body }).to_string()).await
    }

    /// Sends a message as it is.
    pub async fn send(&mut self, text: &str) -> Reply<()> {
        let sent = self.socket.send(Message::text(text)).await;
        sent.map_err(|_| Refused::closed())
    }
}
