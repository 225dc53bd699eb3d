//! Live connections: wishes over the same socket as the updates, and what is refused there.

use crate::support::{Held, House, Stream, nonsense, roll, table_for_two};
use reqwest::Method;
use serde_json::{Value, json};
use server::Limits;
use server::api::{Done, Question, Refusal, TableInfo, Told, Update};
use server::client::{Client, Live};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A table for two with a connection of the first seat, and the question that it is asked.
async fn table_with_connection(house: &House) -> (Client, Client, TableInfo, Live, Question) {
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut live = ola.live(&table.id, "0", None).await.unwrap();
    let Some(Told::Update::<Update>(update)) = live.next().await else {
        panic!("the first message is an update");
    };
    (ola, jan, table, live, update.question.unwrap())
}

fn choice(question: &Question, nth: usize) -> Value {
    json!({ "seat": 0, "question": question.id, "choice": question.options[nth].text })
}

/// What is answered to a wish.
async fn answer(live: &mut Live) -> Result<Done, Refusal> {
    loop {
        match live.next::<Value>().await.expect("the connection stays") {
            Told::Update(_) => {}
            Told::Done(done) => return Ok(done),
            Told::Refused(refusal) => return Err(refusal),
            Told::Error(refusal) => panic!("{refusal:?}"),
        }
    }
}

async fn refused(live: &mut Live) -> String {
    answer(live).await.unwrap_err().id
}

/// Reads on until the connection ends; gives the error that was told before, if any.
async fn ending(live: &mut Live) -> Option<String> {
    let mut error = None;
    while let Some(told) = live.next::<Value>().await {
        if let Told::Error(refusal) = told {
            error = Some(refusal.id);
        }
    }
    error
}

#[tokio::test]
async fn a_choice_is_acknowledged_when_it_is_written_and_everybody_is_told() {
    let house = House::new().await;
    let (_, jan, table, mut live, question) = table_with_connection(&house).await;
    let mut other = Stream::open(&jan, &table.id, "1", None).await;
    let next = other.next().await.unwrap().number + 1;
    live.wish("choose", &choice(&question, 0)).await.unwrap();
    let (mut acknowledged, mut told) = (None, None);
    while acknowledged.is_none() || told.is_none() {
        match live.next::<Update>().await.unwrap() {
            Told::Done(done) => acknowledged = Some(done.number),
            Told::Update(update) => told = Some(update.number).filter(|&number| number == next),
            wrong => panic!("{wrong:?}"),
        }
    }
    assert_eq!(acknowledged, told);
    assert_eq!(other.next().await.unwrap().number, next);
    let written = jan.state(&table.id, 1, None).await.unwrap();
    assert_eq!(written.number, next);
}

#[tokio::test]
async fn the_same_choice_sent_again_over_a_new_connection_is_done_already() {
    let house = House::new().await;
    let (ola, _, table, mut live, question) = table_with_connection(&house).await;
    live.wish("choose", &choice(&question, 0)).await.unwrap();
    // The network is lost before the answer; what was sent may have been written.
    let first = answer(&mut live).await.unwrap();
    drop(live);
    let mut live = ola.live(&table.id, "0", Some(1)).await.unwrap();
    live.wish("choose", &choice(&question, 0)).await.unwrap();
    assert_eq!(answer(&mut live).await.unwrap(), first);
    live.wish("choose", &choice(&question, 1)).await.unwrap();
    assert_eq!(refused(&mut live).await, "stale-question");
}

#[tokio::test]
async fn wishes_are_answered_in_their_order() {
    let house = House::new().await;
    let (_, _, _, mut live, question) = table_with_connection(&house).await;
    live.wish("chat", &json!({ "seat": 0, "text": "Good luck" }))
        .await
        .unwrap();
    live.wish("undo", &json!({ "seat": 0 })).await.unwrap();
    live.wish("choose", &choice(&question, 0)).await.unwrap();
    live.wish("replace", &json!({ "seat": 0, "target": 9 }))
        .await
        .unwrap();
    live.wish("return", &json!({ "seat": 0 })).await.unwrap();
    live.wish("undo/answer", &json!({ "seat": 0, "agree": true }))
        .await
        .unwrap();
    live.wish("standing", &json!({ "seat": 0, "answer": null }))
        .await
        .unwrap();
    let said = answer(&mut live).await.unwrap().number;
    assert_eq!(refused(&mut live).await, "nothing-to-undo");
    assert_eq!(answer(&mut live).await.unwrap().number, said + 1);
    assert_eq!(refused(&mut live).await, "bad-seats");
    assert_eq!(refused(&mut live).await, "not-replaced");
    assert_eq!(refused(&mut live).await, "no-request");
    // Nothing was left and nothing is withdrawn.
    assert_eq!(answer(&mut live).await.unwrap().number, said + 1);
}

#[tokio::test]
async fn other_sites_open_no_connection() {
    let house = House::new().await;
    let (ola, _, table, ..) = table_with_connection(&house).await;
    let own = house.running.url();
    let cases = [
        ("origin", "https://evil.example", Some("cross-site")),
        ("origin", "null", Some("cross-site")),
        ("origin", own.as_str(), None),
        ("sec-fetch-site", "cross-site", Some("cross-site")),
        ("sec-fetch-site", "same-site", Some("cross-site")),
        ("sec-fetch-site", "same-origin", None),
    ];
    for (name, value, reason) in cases {
        let path = format!("/api/tables/{}/live?seat=0", table.id);
        let request = ola.request(Method::GET, &path).header(name, value);
        let refused = Live::agree(request).await.err().map(|refused| refused.id);
        assert_eq!(refused.as_deref(), reason, "{name}: {value}");
    }
}

#[tokio::test]
async fn what_is_no_socket_or_not_for_me_is_refused_at_the_door() {
    let house = House::new().await;
    let (ola, jan, table, ..) = table_with_connection(&house).await;
    let path = format!("/api/tables/{}/live", table.id);
    let plain = ola.get::<Value>(&path).await.unwrap_err();
    assert_eq!((plain.status, plain.id.as_str()), (400, "bad-request"));
    let refused = async |client: &Client, table: &str, seat| {
        client.live(table, seat, None).await.err().unwrap().id
    };
    assert_eq!(refused(&jan, &table.id, "0").await, "not-your-seat");
    assert_eq!(
        refused(&house.stranger(), &table.id, "1").await,
        "not-your-seat"
    );
    assert_eq!(refused(&ola, &table.id, "x").await, "bad-request");
    assert_eq!(refused(&ola, &"f".repeat(32), "0").await, "no-such-table");
}

#[tokio::test]
async fn a_connection_speaks_for_its_own_session_alone() {
    let house = House::new().await;
    let (_, jan, table, mut live, question) = table_with_connection(&house).await;
    let mut body = choice(&question, 0);
    body["seat"] = json!(1);
    live.wish("choose", &body).await.unwrap();
    assert_eq!(refused(&mut live).await, "not-your-seat");
    let mut other = jan.live(&table.id, "none", None).await.unwrap();
    other.wish("choose", &choice(&question, 0)).await.unwrap();
    assert_eq!(refused(&mut other).await, "not-your-seat");
    let mut stranger = house
        .stranger()
        .live(&table.id, "none", None)
        .await
        .unwrap();
    for _ in 0..2 {
        stranger
            .wish("chat", &json!({ "seat": null, "text": "Hello" }))
            .await
            .unwrap();
        assert_eq!(refused(&mut stranger).await, "no-session");
    }
}

#[tokio::test]
async fn whoever_logs_out_or_gives_the_seat_away_wishes_nothing_more() {
    let house = House::new().await;
    let (ola, jan, table, mut live, question) = table_with_connection(&house).await;
    let mut old = jan.live(&table.id, "1", None).await.unwrap();
    let mut phone = house.stranger();
    let path = format!("/api/seats/{}/{}", table.id, table.tokens[&1]);
    let _: Value = phone.post(&path, &json!({})).await.unwrap();
    assert_eq!(ending(&mut old).await, None);
    let response = ola.request(Method::DELETE, "/api/session");
    assert_eq!(response.send().await.unwrap().status(), 200);
    // The connection may have ended by now.
    let _ = live.wish("choose", &choice(&question, 0)).await;
    while let Some(told) = live.next::<Value>().await {
        assert!(!matches!(told, Told::Done(_)));
    }
    let state = phone.state(&table.id, 1, None).await.unwrap();
    assert_eq!(state.decisions, 0);
}

#[tokio::test]
async fn a_silent_viewer_is_let_go_when_it_answers_no_ping_or_has_logged_out() {
    let house = House::with(|config| config.heartbeat = Duration::from_millis(100)).await;
    let (ola, jan, table, ..) = table_with_connection(&house).await;
    // It is there, but nothing reads from it.
    let dead = ola.live(&table.id, "0", None).await.unwrap();
    let mut alive = Stream::open(&jan, &table.id, "1", None).await;
    while alive.next().await.unwrap().seats[0].present {}
    drop(dead);
    let mut guest = house
        .guest("Eve")
        .await
        .live(&table.id, "none", None)
        .await
        .unwrap();
    let mut leaving = jan.live(&table.id, "none", None).await.unwrap();
    let response = jan.request(Method::DELETE, "/api/session");
    assert_eq!(response.send().await.unwrap().status(), 200);
    assert_eq!(ending(&mut leaving).await, None);
    guest
        .wish("chat", &json!({ "seat": null, "text": "Still here" }))
        .await
        .unwrap();
    answer(&mut guest).await.unwrap();
}

#[tokio::test]
async fn messages_count_as_requests_and_have_their_size() {
    let small = Limits {
        session: (1, 20),
        ..Limits::none()
    };
    let house = House::with(|config| config.limits = small).await;
    let (_, jan, table, mut live, question) = table_with_connection(&house).await;
    let mut last = String::new();
    for _ in 0..30 {
        live.wish("choose", &choice(&question, 0)).await.unwrap();
        last = answer(&mut live)
            .await
            .map_or_else(|refusal| refusal.id, |_| String::new());
    }
    assert_eq!(last, "too-many");
    let mut other = jan.live(&table.id, "1", None).await.unwrap();
    other
        .wish("chat", &json!({ "seat": 1, "text": "x".repeat(20_000) }))
        .await
        .unwrap();
    assert_eq!(ending(&mut other).await.as_deref(), Some("too-large"));
}

#[tokio::test]
async fn no_message_breaks_anything() {
    let house = House::new().await;
    let (_, _, _, mut live, question) = table_with_connection(&house).await;
    for text in [
        "",
        "null",
        "[]",
        "\"choose\"",
        "\"Join\"",
        "{\"Join\":null}",
        "{\"Flag\":{\"seat\":1}}",
        "{\"choose\":{}}",
        "{\"choose\":{\"seat\":0,\"question\":1,\"choice\":\"\",\"more\":1}}",
        "{\"fill\":{\"level\":3}}",
        "{\"choose\":",
        "\u{0}\u{202e}",
    ] {
        live.send(text).await.unwrap();
        assert_eq!(refused(&mut live).await, "bad-request", "{text}");
    }
    let names = [
        "choose",
        "standing",
        "undo",
        "undo/answer",
        "chat",
        "replace",
        "return",
        "claim",
    ];
    let mut dice = 20_261_117;
    for _ in 0..2_000 {
        let name = names[roll(&mut dice) as usize % names.len()];
        // Whatever is answered: the connection stays, and the wish after it is answered too.
        live.wish(name, &nonsense(&mut dice, 2)).await.unwrap();
        let _ = answer(&mut live).await;
    }
    live.wish("choose", &choice(&question, 0)).await.unwrap();
    answer(&mut live).await.unwrap();
}

/// Asks for a connection of the second seat by hand, over a stream.
async fn greet(house: &House, client: &Client, table: &str, stream: &mut TcpStream) {
    let hello = format!(
        "GET /api/tables/{table}/live?seat=1 HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: RXBva2EgYW5kIGZyaWVuZA==\r\n\r\n",
        house.running.address,
        client.cookie.clone().unwrap(),
    );
    stream.write_all(hello.as_bytes()).await.unwrap();
}

/// Opens a connection by hand, sends bytes, and gives what comes back behind the handshake until the end.
async fn send_bytes(house: &House, client: &Client, table: &str, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(house.running.address).await.unwrap();
    greet(house, client, table, &mut stream).await;
    // The server may have had enough before it is all sent.
    let _ = stream.write_all(bytes).await;
    read_to_end(stream).await
}

async fn read_to_end(mut stream: TcpStream) -> Vec<u8> {
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 101 "));
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    answer.split_off(end.map_or(answer.len(), |end| end + 4))
}

/// The texts among the frames that a server has sent.
fn texts(mut bytes: &[u8]) -> Vec<&[u8]> {
    let mut texts = Vec::new();
    while let [first, short, ..] = *bytes {
        let (start, length) = match short {
            126 => (4, u16::from_be_bytes([bytes[2], bytes[3]]).into()),
            127 => (10, u64::from_be_bytes(bytes[2..10].try_into().unwrap())),
            _ => (2, short.into()),
        };
        let (frame, rest) = bytes.split_at(start + length as usize);
        if first == 0x81 {
            texts.push(&frame[start..]);
        }
        bytes = rest;
    }
    texts
}

#[tokio::test]
async fn who_reads_too_slowly_is_cut_off_and_comes_back_without_loss() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    // Many at the table make long updates, so that what the system holds for a slow reader is soon full.
    let mut seats = vec![json!({ "kind": "me" }), json!({ "kind": "open" })];
    seats.resize(5, json!({ "kind": "hotseat", "name": "Ewa" }));
    let wish = json!({ "game": "cvlizations", "seats": seats });
    let table = ola.table(wish).await.unwrap();
    let join = format!("/api/invitations/{}", table.invite.unwrap());
    let _: TableInfo = jan.post(&join, &json!({})).await.unwrap();

    let small = TcpSocket::new_v4().unwrap();
    small.set_recv_buffer_size(4096).unwrap();
    let mut slow = small.connect(house.running.address).await.unwrap();
    greet(&house, &jan, &table.id, &mut slow).await;
    let mut live = Stream::open(&ola, &table.id, "0", None).await;
    while !live.next().await.unwrap().seats[1].present {}

    // Ola talks until Jan, who does not read, is no longer there.
    let line = json!({ "seat": 0, "text": "\u{1f0a1}".repeat(500) });
    let mut lines = 0;
    loop {
        assert!(lines < 5_000, "nobody may keep so much waiting");
        live.0.wish("chat", &line).await.unwrap();
        lines += 1;
        if !live.next().await.unwrap().seats[1].present {
            break;
        }
    }

    let mut held = Held::default();
    let mut chat = Vec::new();
    let mut take = |update: &Update| {
        held.take(update);
        assert!(update.chat.from <= chat.len(), "no line is missing");
        chat.truncate(update.chat.from);
        chat.extend(update.chat.list.iter().cloned());
        (held.number, chat.len(), held.view.clone())
    };
    let mut number = 0;
    for text in texts(&read_to_end(slow).await) {
        let Told::Update::<Update>(update) = serde_json::from_slice(text).unwrap() else {
            panic!("only updates are told");
        };
        number = take(&update).0;
    }
    let now = jan.state(&table.id, 1, None).await.unwrap();
    assert!(number < now.number, "the last ones were not sent");
    let mut again = Stream::open(&jan, &table.id, "1", Some(number)).await;
    let (number, said, view) = take(&again.next().await.unwrap());
    assert_eq!((number, said), (now.number, lines));
    assert_eq!(
        view,
        Some(serde_json::from_str(now.view.unwrap().get()).unwrap())
    );
}

/// A frame as a client sends it, with a mask of zeros.
fn frame(first: u8, content: &[u8]) -> Vec<u8> {
    let mut frame = vec![first, 0x80 | content.len() as u8, 0, 0, 0, 0];
    frame.extend_from_slice(content);
    frame
}

#[tokio::test]
async fn what_is_no_message_ends_the_connection_with_its_reason() {
    let house = House::new().await;
    let (_, jan, table, ..) = table_with_connection(&house).await;
    let long = [&[0x81, 0xff][..], &[0, 0, 0, 0, 0, 1, 0, 0], &[0; 4]].concat();
    let parts = [
        frame(0x01, &[b'x'; 125]),
        frame(0x00, &[b'x'; 125]).repeat(140),
    ]
    .concat();
    let empty_parts = [frame(0x01, b"x"), frame(0x00, b"").repeat(40_000)].concat();
    let cases: [(Vec<u8>, u16); 10] = [
        (frame(0x88, &[3, 232]), 1000),
        (frame(0x82, b"binary"), 1003),
        (frame(0x81, &[0xff]), 1007),
        (frame(0x80, b"goes on"), 1002),
        (frame(0xc1, b"extended"), 1002),
        (frame(0x09, b"in parts"), 1002),
        (vec![0x81, 1, b'x'], 1002),
        (long, 1009),
        (parts, 1009),
        (empty_parts, 1009),
    ];
    for (bytes, code) in cases {
        let answer = send_bytes(&house, &jan, &table.id, &bytes).await;
        let [high, low] = code.to_be_bytes();
        let begin = &bytes[..bytes.len().min(12)];
        assert!(answer.ends_with(&[0x88, 2, high, low]), "{code}: {begin:?}");
        let told = String::from_utf8_lossy(&answer);
        assert_eq!(told.contains("too-large"), code == 1009, "{told}");
    }
}

#[tokio::test]
async fn pings_are_answered_and_count_as_requests() {
    let small = Limits {
        session: (1, 40),
        ..Limits::none()
    };
    let house = House::with(|config| config.limits = small).await;
    let (_, jan, table, ..) = table_with_connection(&house).await;
    let parts = [
        frame(0x01, b"{\"chat\":"),
        frame(0x89, b"there?"),
        frame(0x80, b"{\"seat\":1,\"text\":\"Hi\"}}"),
        frame(0x88, &[3, 232]),
    ];
    let answer = send_bytes(&house, &jan, &table.id, &parts.concat()).await;
    let told = String::from_utf8_lossy(&answer);
    assert!(
        told.contains("there?") && told.contains("{\"done\":"),
        "{told}"
    );
    let answer = send_bytes(&house, &jan, &table.id, &frame(0x89, b"").repeat(60)).await;
    assert!(answer.ends_with(&[0x88, 2, 3, 240]), "{answer:?}");
}

#[tokio::test]
async fn pongs_that_nobody_asked_for_count_as_requests() {
    let small = Limits {
        session: (1, 40),
        ..Limits::none()
    };
    let house = House::with(|config| config.limits = small).await;
    let (_, jan, table, ..) = table_with_connection(&house).await;
    let answer = send_bytes(&house, &jan, &table.id, &frame(0x8a, b"").repeat(60)).await;
    assert!(answer.ends_with(&[0x88, 2, 3, 240]), "{answer:?}");
}

#[tokio::test]
async fn whoever_has_logged_out_is_let_go_whatever_is_said() {
    let house = House::with(|config| config.heartbeat = Duration::from_millis(100)).await;
    let (_, jan, table, ..) = table_with_connection(&house).await;
    let mut stream = TcpStream::connect(house.running.address).await.unwrap();
    greet(&house, &jan, &table.id, &mut stream).await;
    let response = jan.request(Method::DELETE, "/api/session");
    assert_eq!(response.send().await.unwrap().status(), 200);
    let (mut ear, mut mouth) = stream.split();
    let babble = async {
        while mouth.write_all(&frame(0x8a, b"")).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let mut heard = Vec::new();
    let listen = async {
        while !heard.ends_with(&[0x88, 2, 3, 240]) {
            assert_ne!(ear.read_buf(&mut heard).await.unwrap(), 0);
        }
    };
    tokio::select! {
        () = babble => panic!("the reason is told"),
        () = listen => {}
    }
}

#[tokio::test]
async fn a_user_has_so_many_live_connections_at_once() {
    let few = Limits {
        live: 2,
        ..Limits::none()
    };
    let house = House::with(|config| config.limits = few).await;
    let (ola, jan, table, first, _) = table_with_connection(&house).await;
    let _second = ola.live(&table.id, "none", None).await.unwrap();
    let refused = ola.live(&table.id, "0", None).await.err().unwrap();
    assert_eq!((refused.status, refused.id.as_str()), (429, "too-many"));
    let _other = jan.live(&table.id, "1", None).await.unwrap();
    drop(first);
    while ola.live(&table.id, "0", None).await.is_err() {}
}

#[tokio::test]
async fn no_bytes_break_anything() {
    let house = House::new().await;
    let (ola, jan, table, mut live, question) = table_with_connection(&house).await;
    let mut dice = 20_261_118;
    for _ in 0..200 {
        let mut bytes: Vec<u8> = (0..roll(&mut dice) % 400)
            .map(|_| roll(&mut dice) as u8)
            .collect();
        if let [kind, length, ..] = &mut bytes[..] {
            // Most of them begin like a frame.
            *kind &= 0x8f;
            *length |= 0x80;
        }
        send_bytes(&house, &jan, &table.id, &bytes).await;
    }
    live.wish("choose", &choice(&question, 0)).await.unwrap();
    answer(&mut live).await.unwrap();
    let state = ola.state(&table.id, 0, None).await.unwrap();
    assert_eq!(state.decisions, 1);
}
