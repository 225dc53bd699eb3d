//! What is refused, and how.

use crate::support::{House, Stream, nonsense, roll, table_for_two};
use reqwest::Method;
use serde_json::{Value, json};
use server::Limits;
use server::api::Lobby;
use server::client::Live;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

#[tokio::test]
async fn requests_from_other_sites_change_nothing() {
    let house = House::new().await;
    let ola = house.guest("Ola").await;
    let own = house.running.url();
    let cases = [
        ("origin", "https://evil.example", 403),
        ("origin", "null", 403),
        ("origin", own.as_str(), 200),
        ("sec-fetch-site", "cross-site", 403),
        ("sec-fetch-site", "same-site", 403),
        ("sec-fetch-site", "same-origin", 200),
    ];
    for (name, value, status) in cases {
        let request = ola
            .request(Method::POST, "/api/session")
            .header(name, value);
        let response = request
            .json(&json!({ "name": "Ola" }))
            .send()
            .await
            .unwrap();
        assert_eq!(response.status(), status, "{name}: {value}");
    }
    let form = ola
        .request(Method::POST, "/api/session")
        .header("content-type", "text/plain");
    assert_eq!(
        form.body(r#"{"name":"Eve"}"#)
            .send()
            .await
            .unwrap()
            .status(),
        400
    );
}

/// The status of a request from an origin.
async fn from_origin(house: &House, headers: &[(&str, &str)]) -> u16 {
    let mut request = house.stranger().request(Method::POST, "/api/session");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = request.json(&json!({ "name": "Ola" })).send().await;
    response.unwrap().status().as_u16()
}

#[tokio::test]
async fn an_origin_has_the_scheme_of_the_server_where_that_is_known() {
    let base =
        House::with(|config| config.base_url = Some("https://epoka.example/".to_owned())).await;
    for (origin, status) in [
        ("https://epoka.example", 200),
        ("http://epoka.example", 403),
    ] {
        let headers = [("host", "epoka.example"), ("origin", origin)];
        assert_eq!(from_origin(&base, &headers).await, status, "{origin}");
    }
    let proxied = House::with(|config| config.behind_proxy = true).await;
    let unknown = House::new().await;
    let cases = [
        ("https", "https://epoka.example", 200, 200),
        ("https", "http://epoka.example", 403, 200),
        ("http, https", "http://epoka.example", 403, 200),
        ("http", "https://epoka.example", 403, 200),
        ("http", "http://epoka.example", 200, 200),
        ("http", "http://evil.example", 403, 403),
    ];
    for (said, origin, believed, not) in cases {
        let headers = [
            ("host", "epoka.example"),
            ("x-forwarded-proto", said),
            ("origin", origin),
        ];
        assert_eq!(
            from_origin(&proxied, &headers).await,
            believed,
            "{said} {origin}"
        );
        assert_eq!(
            from_origin(&unknown, &headers).await,
            not,
            "{said} {origin}"
        );
    }
}

#[tokio::test]
async fn a_body_is_json_and_says_so() {
    let house = House::new().await;
    for (kind, status) in [
        ("application/json", 200),
        ("Application/JSON; charset=utf-8", 200),
        ("application/json ;charset=utf-8", 200),
        ("application/jsonp", 400),
        ("application/json-patch+json", 400),
        ("text/plain; application/json", 400),
        ("", 400),
    ] {
        let request = house.stranger().request(Method::POST, "/api/session");
        let request = request
            .header("content-type", kind)
            .body(r#"{"name":"Eve"}"#);
        assert_eq!(request.send().await.unwrap().status(), status, "{kind}");
    }
}

#[tokio::test]
async fn a_request_names_one_host() {
    let house = House::new().await;
    for (hosts, status) in [
        ("Host: epoka\r\n", "200"),
        ("", "400"),
        ("Host: epoka\r\nHost: evil\r\n", "400"),
    ] {
        for path in ["/healthz", "/api/session"] {
            let head = format!("GET {path} HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n");
            let mut stream = TcpStream::connect(house.running.address).await.unwrap();
            stream.write_all(head.as_bytes()).await.unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            assert_eq!(answer.split(' ').nth(1), Some(status), "{path} {hosts:?}");
        }
    }
}

#[tokio::test]
async fn what_is_asked_outside_of_the_interface_counts_too() {
    let few = Limits {
        address: (1, 5),
        ..Limits::none()
    };
    let house = House::with(|config| config.limits = few).await;
    let ask = async |path| {
        let request = house.stranger().request(Method::GET, path);
        request.send().await.unwrap().status().as_u16()
    };
    let mut refused = false;
    for _ in 0..20 {
        refused |= ask("/").await == 429;
    }
    assert!(refused);
}

#[tokio::test]
async fn every_answer_carries_the_headers_of_safety() {
    let house =
        House::with(|config| config.base_url = Some("https://epoka.example".to_owned())).await;
    let stranger = house.stranger();
    for path in [
        "/",
        "/table/abc",
        "/api/session",
        "/api/nothing",
        "/healthz",
        "/readyz",
    ] {
        let response = stranger.request(Method::GET, path).send().await.unwrap();
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(
            policy.contains("default-src 'self'") && !policy.contains("script-src"),
            "{path}"
        );
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert!(headers.contains_key("cache-control"));
        assert!(headers.contains_key("permissions-policy"));
        assert_eq!(headers["strict-transport-security"], "max-age=31536000");
    }
    let response = stranger
        .request(Method::POST, "/api/session")
        .json(&json!({ "name": "Ola" }));
    let response = response.send().await.unwrap();
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    for word in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
}

/// No other house of the domain, and nobody on the way, can plant a cookie of that name.
#[tokio::test]
async fn behind_https_a_cookie_has_the_name_that_browsers_guard() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let ask = async |method, cookie: &str| {
        let stranger = house.stranger();
        let request = stranger.request(method, "/api/session");
        let request = request.header("X-Forwarded-Proto", "https");
        let request = request
            .header("Cookie", cookie)
            .json(&json!({ "name": "Ola" }));
        let response = request.send().await.unwrap();
        let cookie = response.headers().get("set-cookie").cloned();
        let cookie = cookie.map(|cookie| cookie.to_str().unwrap().to_owned());
        (response.json::<Value>().await.unwrap(), cookie)
    };
    let (_, cookie) = ask(Method::POST, "").await;
    let cookie = cookie.unwrap();
    assert!(cookie.starts_with("__Host-epoka="), "{cookie}");
    assert!(cookie.contains("; Secure") && cookie.contains("; Path=/;"));
    let cookie = cookie.split(';').next().unwrap();
    assert_eq!(ask(Method::GET, cookie).await.0["name"], "Ola");
    let (_, secret) = cookie.split_once('=').unwrap();
    let plain = format!("epoka={secret}");
    assert_eq!(ask(Method::GET, &plain).await, (Value::Null, None));
    // A session from before has the plain name, and keeps its tables.
    let file = crate::support::file(house.folder.path());
    let pool = sqlx::SqlitePool::connect(&file).await.unwrap();
    let as_before = "UPDATE sessions SET device = NULL";
    sqlx::query(as_before).execute(&pool).await.unwrap();
    let (me, guarded) = ask(Method::GET, &plain).await;
    assert_eq!(me["name"], "Ola");
    assert!(guarded.unwrap().starts_with(cookie));
}

#[tokio::test]
async fn too_much_is_too_much() {
    let small = Limits {
        session: (5, 10),
        ..Limits::none()
    };
    let house = House::with(|config| config.limits = small).await;
    let (ola, jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let mut refused = None;
    for _ in 0..20 {
        refused = refused.or(ola.get::<Value>("/api/session").await.err());
    }
    let refused = refused.unwrap();
    assert_eq!((refused.status, refused.id.as_str()), (429, "too-many"));
    assert!(jan.get::<Value>("/api/session").await.is_ok());
    let large = json!({ "name": "x".repeat(20_000) });
    let mut stranger = house.stranger();
    assert_eq!(
        stranger
            .post::<Value>("/api/session", &large)
            .await
            .unwrap_err()
            .status,
        413
    );
}

#[tokio::test]
async fn a_proxy_is_believed_and_not_what_came_to_it() {
    let few = Limits {
        passwords: 2,
        ..Limits::none()
    };
    let house = House::with(|config| {
        config.limits = few;
        config.behind_proxy = true;
    })
    .await;
    let cases: [(&[&str], u16); 10] = [
        (&["1.1.1.1", "9.9.9.9"], 401),
        (&["2.2.2.2", "9.9.9.9"], 401),
        (&["3.3.3.3, 9.9.9.9:1234"], 429),
        (&["9.9.9.9", "4.4.4.4, ::ffff:9.9.9.9"], 429),
        (&["9.9.9.9", "8.8.8.8"], 401),
        (&["::ffff:7.7.7.7"], 401),
        // Whoever has one of these addresses has all that begin like it.
        (&["2001:db8::1"], 401),
        (&["2001:db8::2"], 401),
        (&["2001:db8::ffff:0:0:3"], 429),
        (&["2001:db8:0:1::1"], 401),
    ];
    for (forwarded, status) in cases {
        let mut request = house.stranger().request(Method::POST, "/api/login");
        for value in forwarded {
            request = request.header("x-forwarded-for", *value);
        }
        let login = json!({ "login": "ola", "password": "wrong horse" });
        let response = request.json(&login).send().await.unwrap();
        assert_eq!(response.status(), status, "{forwarded:?}");
    }
}

#[tokio::test]
async fn who_connects_and_does_not_say_what_for_is_let_go() {
    let house = House::with(|config| config.patience = Duration::from_millis(200)).await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut live = Stream::open(&ola, &table.id, "0", None).await;
    let number = live.next().await.unwrap().number;
    let head = "POST /api/session HTTP/1.1\r\nHost: epoka\r\nContent-Type: application/json\r\n";
    let body = format!("{head}Content-Length: 99\r\n\r\n{{\"name\":");
    let cases = [
        ("", ""),
        (head, ""),
        ("GET /healthz HTTP/1.1\r\nHost: epoka\r\n\r\n", "ok"),
        (&body, "the body did not come"),
    ];
    for (said, expected) in cases {
        let mut stream = TcpStream::connect(house.running.address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.contains(expected), "{said}: {answer}");
    }
    // A live connection may be silent.
    let line = json!({ "seat": 1, "text": "Still here?" });
    jan.act(&table.id, "chat", line).await.unwrap();
    assert!(live.next().await.unwrap().number > number);
}

#[tokio::test]
async fn an_address_has_so_many_connections_at_once() {
    let few = Limits {
        connections: 2,
        ..Limits::none()
    };
    let house = House::with(|config| config.limits = few).await;
    let connect = async || {
        let mut stream = TcpStream::connect(house.running.address).await.unwrap();
        let request = b"GET /healthz HTTP/1.1\r\nHost: epoka\r\n\r\n";
        stream.write_all(request).await.ok()?;
        stream.read_u8().await.ok()?;
        Some(stream)
    };
    let (one, other) = (connect().await, connect().await);
    assert!(one.is_some() && other.is_some());
    assert!(connect().await.is_none());
    drop(one);
    while connect().await.is_none() {}
}

#[tokio::test]
async fn who_asks_and_does_not_read_is_let_go() {
    let house = House::with(|config| config.patience = Duration::from_millis(500)).await;
    let small = TcpSocket::new_v4().unwrap();
    small.set_recv_buffer_size(4096).unwrap();
    let mut stream = small.connect(house.running.address).await.unwrap();
    let request = "GET / HTTP/1.1\r\nHost: epoka\r\n\r\n".repeat(100);
    let asking = async {
        // What is not answered any more is not read either, so that even asking comes to a stop.
        while stream.write_all(request.as_bytes()).await.is_ok() {}
    };
    timeout(Duration::from_secs(120), asking).await.unwrap();
}

/// Somebody at an address of this machine, who has said something and been answered.
async fn answered(house: &House, address: [u8; 4], said: &[u8]) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((address, 0).into()).unwrap();
    let mut stream = socket.connect(house.running.address).await.ok()?;
    stream.write_all(said).await.ok()?;
    stream.read_u8().await.ok()?;
    Some(stream)
}

#[tokio::test]
async fn one_address_does_not_take_all_the_room_and_who_is_silent_makes_room() {
    let house = House::with(|config| {
        config.connections = Some(8);
        config.patience = Duration::from_secs(600);
    })
    .await;
    let request = b"GET /healthz HTTP/1.1\r\nHost: epoka\r\n\r\n";
    let mut crowd = Vec::new();
    for _ in 0..6 {
        crowd.push(answered(&house, [127, 0, 0, 1], request).await.unwrap());
    }
    assert!(answered(&house, [127, 0, 0, 1], request).await.is_none());
    let mut others = Vec::new();
    for _ in 0..2 {
        others.push(answered(&house, [127, 0, 0, 2], request).await.unwrap());
    }
    // Now it is full. Who comes is let in, and who has been silent for longest is let go.
    others.push(answered(&house, [127, 0, 0, 3], request).await.unwrap());
    let metrics = house.metrics().await;
    assert!(
        metrics.contains("\nepoka_turned_away_total 1\n"),
        "{metrics}"
    );
    let mut rest = Vec::new();
    crowd[0].read_to_end(&mut rest).await.unwrap();
    others[0].write_all(request).await.unwrap();
    assert!(others[0].read_u8().await.is_ok());
}

#[tokio::test]
async fn a_live_connection_makes_no_room() {
    let house = House::with(|config| config.connections = Some(4)).await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut live = Stream::open(&ola, &table.id, "0", None).await;
    let number = live.next().await.unwrap().number;
    let request = b"GET /healthz HTTP/1.1\r\nHost: epoka\r\n\r\n";
    for host in 2..12 {
        assert!(answered(&house, [127, 0, 0, host], request).await.is_some());
    }
    let line = json!({ "seat": 1, "text": "Still here?" });
    jan.act(&table.id, "chat", line).await.unwrap();
    assert!(live.next().await.unwrap().number > number);
}

#[tokio::test]
async fn any_request_gets_an_answer_that_is_no_failure() {
    bombard(House::new().await).await;
}

#[tokio::test]
async fn any_request_gets_an_answer_that_is_no_failure_on_postgres() {
    if let Some(url) = crate::store::postgres() {
        bombard(House::with(|config| config.database = url).await).await;
    }
}

/// Sends nonsense of every kind. All of it is refused with a reason that clients can translate.
async fn bombard(house: House) {
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut dice = 20_261_116;
    let ends = [
        "",
        "/live",
        "/state",
        "/timeline",
        "/replay",
        "/outlook",
        "/record",
        "/fill",
        "/rematch",
        "/choose",
        "/undo",
        "/undo/answer",
        "/chat",
        "/replace",
        "/return",
        "/nothing",
        "/%ff",
        "/state/more",
    ];
    let heads = [
        "session",
        "account",
        "login",
        "games",
        "lobby",
        "quick",
        "tables",
        "invitations/x",
        "seats/a/b",
        "%c3%28",
        "invitations/%00",
        "invitations/%ff",
        "seats/%ff/%00",
        "tables/%ff/state",
        "tables/%00/choose",
        "",
    ];
    for _ in 0..3_000 {
        let mut pick = |many: usize| roll(&mut dice) as usize % many;
        let path = match pick(3) {
            0 => format!("/api/{}", heads[pick(heads.len())]),
            1 => format!(
                "/api/tables/{}{}",
                "f".repeat(pick(40)),
                ends[pick(ends.len())]
            ),
            _ => format!("/api/tables/{}{}", table.id, ends[pick(ends.len())]),
        };
        let query = [
            "",
            "?seat=0",
            "?seat=none&to=99999999999",
            "?seat=-1",
            "?since=4294967295",
            "?to=-1&seat=all",
            "?seat=%ff",
        ];
        let path = format!("{path}{}", query[pick(query.len())]);
        let method = [
            Method::GET,
            Method::POST,
            Method::POST,
            Method::POST,
            Method::DELETE,
            Method::PUT,
        ][pick(6)]
        .clone();
        let body = nonsense(&mut dice, 3);
        let mut text = body.to_string();
        if roll(&mut dice).is_multiple_of(8) {
            text.truncate(
                text.char_indices()
                    .nth(text.chars().count() / 2)
                    .map_or(0, |(at, _)| at),
            );
        }
        let client = if roll(&mut dice).is_multiple_of(2) {
            &ola
        } else {
            &jan
        };
        let request = client
            .request(method.clone(), &path)
            .header("content-type", "application/json");
        let response = request.body(text.clone()).send().await.unwrap();
        let status = response.status().as_u16();
        assert!(status < 500, "{method} {path} {text}: {status}");
        if status >= 400 {
            let answer: Value = response.json().await.unwrap_or_default();
            let reason = answer["error"]["id"].as_str();
            assert!(
                reason.is_some(),
                "{method} {path} {text}: {status} {answer}"
            );
        }
    }
    // The table is as well as before.
    let path = format!("/api/tables/{}/state?seat=none", table.id);
    let update: Value = house.stranger().get(&path).await.unwrap();
    assert_eq!(update["state"], "running");
}

/// Clients translate the id of a refusal: each one stands in the description and in every language.
#[test]
fn every_refusal_is_described_and_translated() {
    let read = |path: &str| {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        std::fs::read_to_string(format!("{root}/{path}")).unwrap()
    };
    let source = read("crates/server/src/http/error.rs");
    let ids: Vec<&str> = source
        .lines()
        .filter_map(|line| line.split_once("=> (S::")?.1.split('"').nth(1))
        .collect();
    assert!(ids.len() > 30, "{ids:?}");
    let described = read("docs/api.md");
    for language in ["en", "pl", "ru", "cs"] {
        let texts = read(&format!("crates/text/{language}/web.ftl"));
        for id in &ids {
            assert!(described.contains(&format!("`{id}`")), "{id}");
            let text = format!("\nweb-error-{id} = ");
            assert!(texts.contains(&text), "{language}: {id}");
        }
    }
}

#[tokio::test]
async fn nobody_floods_a_table_with_messages() {
    let house = House::with(|config| config.limits = Limits::default()).await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut eva = house.guest("Eva").await;
    for (client, seat) in [(&mut eva, None), (&mut ola, Some(0))] {
        let message = json!({ "seat": seat, "text": "Hello" });
        for _ in 0..10 {
            client
                .act(&table.id, "chat", message.clone())
                .await
                .unwrap();
        }
        let refused = client.act(&table.id, "chat", message).await;
        assert_eq!(refused.unwrap_err().id, "too-many");
    }
    let message = json!({ "seat": 1, "text": "Hello" });
    jan.act(&table.id, "chat", message).await.unwrap();
    // Nobody who looks on silences another one who does.
    let mut leo = house.guest("Leo").await;
    let message = json!({ "seat": null, "text": "Hello" });
    leo.act(&table.id, "chat", message).await.unwrap();
}

#[tokio::test]
async fn what_moves_no_game_on_is_written_so_often_an_hour_and_the_game_goes_on() {
    let few = Limits {
        entries: 3,
        ..Limits::none()
    };
    let house = House::with(|config| config.limits = few).await;
    let mut ola = house.guest("Ola").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }]);
    let wish = json!({ "game": "innovation", "seats": seats, "seed": "7" });
    let table = ola.table(wish).await.unwrap();
    let mut refused = None;
    // Six are allowed where an hour ends in between.
    for _ in 0..7 {
        let question = ola.state(&table.id, 0, None).await.unwrap().question;
        let question = question.expect("the first card is taken back every time");
        ola.choose_nth(&table.id, 0, &question, 0).await.unwrap();
        let undo = ola.act(&table.id, "undo", json!({ "seat": 0 })).await;
        refused = undo.err();
        if refused.is_some() {
            break;
        }
    }
    assert_eq!(refused.expect("it has an end").id, "too-many");
    let question = ola.state(&table.id, 1, None).await.unwrap().question;
    let question = question.expect("Jan is asked");
    ola.choose_nth(&table.id, 1, &question, 0).await.unwrap();
    ola.act(&table.id, "undo", json!({ "seat": 1 }))
        .await
        .unwrap();
}

#[tokio::test]
async fn one_person_does_not_fill_the_public_list() {
    let house = House::with(|config| config.limits.listed = 8).await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "game": "innovation", "seats": seats, "listed": true });
    let others = jan.table(wish.clone()).await.unwrap();
    let mut last = String::new();
    for _ in 0..7 {
        last = ola.table(wish.clone()).await.unwrap().id;
    }
    let lobby: Lobby = jan.get("/api/lobby").await.unwrap();
    assert_eq!(lobby.open.len(), 6, "five of hers and his");
    for id in [&others.id, &last] {
        assert!(lobby.open.iter().any(|table| table.id == *id));
    }
    // Nor does whoever says a new name every time.
    let refused = house.guest("Ewa").await.table(wish.clone()).await;
    assert_eq!(refused.unwrap_err().id, "too-many");
    let hidden = json!({ "game": "innovation", "seats": seats });
    ola.table(hidden).await.unwrap();
}

#[tokio::test]
async fn what_is_counted_is_said_at_an_address_of_its_own() {
    let house = House::new().await;
    assert!(house.metrics().await.contains("\nepoka_tables 0\n"));
    let refused = house.stranger().get::<Value>("/metrics").await.unwrap_err();
    assert_eq!((refused.status, refused.id.as_str()), (404, "not-found"));
    let silent = House::with(|config| config.metrics = None).await;
    assert!(silent.running.metrics.is_none());
}

#[tokio::test]
async fn behind_a_proxy_an_address_has_so_many_live_connections_whoever_it_says_it_is() {
    let few = Limits {
        connections: 2,
        ..Limits::none()
    };
    let house = House::with(|config| {
        config.limits = few;
        config.behind_proxy = true;
    })
    .await;
    let mut ola = house.guest("Ola").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "game": "innovation", "seats": seats });
    let table = ola.table(wish).await.unwrap();
    let path = format!("/api/tables/{}/live?seat=none", table.id);
    let mut open = Vec::new();
    for (name, address, allowed) in [
        ("Jan", "1.1.1.1", true),
        ("Ewa", "1.1.1.1", true),
        ("Leo", "1.1.1.1", false),
        ("Ida", "2.2.2.2", true),
    ] {
        let request = house.guest(name).await.request(Method::GET, &path);
        let live = Live::agree(request.header("x-forwarded-for", address)).await;
        assert_eq!(live.is_ok(), allowed, "{name}");
        open.push(live);
    }
}
