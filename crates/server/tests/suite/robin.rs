//! Several processes on one PostgreSQL behind a plain proxy: whoever asks may be answered by any of them.

use crate::crash::{self, Process};
use crate::relay::Relay;
use crate::store::postgres;
use crate::support::{Stream, roll};
use serde_json::{Value, json};
use server::api::{TableInfo, TableState, Timeline, Update};
use server::client::{Client, Refused};
use sqlx::postgres::PgConnectOptions;
use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::Notify;

#[tokio::test]
async fn whoever_sat_down_at_one_server_is_no_stranger_at_another() {
    let Some(url) = postgres() else {
        return;
    };
    let ((_one, first), (_two, second)) = (crash::start(&url), crash::start(&url));
    let http = reqwest::Client::new();
    let mut ola = Client::guest(http.clone(), &first, "Ola").await.unwrap();
    let mut jan = Client::guest(http, &first, "Jan").await.unwrap();
    let there = jan.at(&second);
    for _ in 0..20 {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let wish =
            json!({ "game": "innovation", "spectators": false, "listed": true, "seats": seats });
        let table = ola.table(wish).await.unwrap();
        // The second server has the table in memory.
        let path = format!("/api/tables/{}", table.id);
        let info: TableInfo = there.get(&path).await.unwrap();
        assert!(info.mine.is_empty());
        let join = format!("/api/invitations/{}", table.invite.unwrap());
        let _: TableInfo = jan.post(&join, &json!({})).await.unwrap();
        let info: TableInfo = there.get(&path).await.unwrap();
        assert_eq!(info.mine, [1]);
        let update: Update = there.get(&format!("{path}/state")).await.unwrap();
        assert_eq!(update.viewer, Some(1));
        there.state(&table.id, 1, None).await.unwrap();
        let question = update.question.unwrap();
        let mut there = there.clone();
        there.choose_nth(&table.id, 1, &question, 0).await.unwrap();
    }
}

#[tokio::test]
async fn who_watches_and_then_sits_down_at_another_server_sees_the_own_hand() {
    let Some(url) = postgres() else {
        return;
    };
    let ((_one, first), (_two, second)) = (crash::start(&url), crash::start(&url));
    let http = reqwest::Client::new();
    let mut ola = Client::guest(http.clone(), &first, "Ola").await.unwrap();
    let mut jan = Client::guest(http, &first, "Jan").await.unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ola
        .table(json!({ "game": "innovation", "seats": seats }))
        .await
        .unwrap();
    let live = format!("/api/tables/{}/live", table.id);
    let watch = |client: Client| {
        let request = client.request(reqwest::Method::GET, &live);
        async move { Stream(server::client::Live::agree(request).await.unwrap()) }
    };
    let mut watching = watch(jan.at(&second)).await;
    assert_eq!(watching.next().await.unwrap().viewer, None);
    let join = format!("/api/invitations/{}", table.invite.unwrap());
    let _: TableInfo = jan.post(&join, &json!({})).await.unwrap();
    let seated = loop {
        let update = watching.next().await.expect("the connection goes on");
        if update.viewer.is_some() {
            break update;
        }
    };
    assert_eq!((seated.viewer, seated.events.from), (Some(1), 0));
    assert!(seated.question.is_some());
    while !watching.next().await.unwrap().seats[1].present {}
}

/// By a notice, which comes with the change; whoever hears none asks again every two seconds.
#[tokio::test]
async fn who_logs_out_at_one_server_is_nobody_at_another_at_once() {
    let Some(url) = postgres() else {
        return;
    };
    let ((_one, first), (_two, second)) = (crash::start(&url), crash::start(&url));
    let http = reqwest::Client::new();
    let mut ola = Client::guest(http, &first, "Ola").await.unwrap();
    let table: TableInfo = ola
        .post("/api/quick", &json!({ "game": "innovation" }))
        .await
        .unwrap();
    let there = ola.at(&second);
    let mut watching = Stream::open(&there, &table.id, "0", None).await;
    let me: Value = there.get("/api/session").await.unwrap();
    assert_eq!(me["name"], "Ola");
    let logged_out = ola.request(reqwest::Method::DELETE, "/api/session");
    assert_eq!(logged_out.send().await.unwrap().status(), 200);
    let known = async {
        while there.get::<Value>("/api/session").await.unwrap() != Value::Null {}
        while watching.next().await.is_some() {}
    };
    // Much less than a live connection is believed otherwise.
    let known = tokio::time::timeout(Duration::from_secs(12), known).await;
    known.expect("it is known at the other server too");
}

/// Three processes behind a proxy that knows no sessions; one is killed, and the database goes away and comes back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_go_on_behind_a_plain_proxy_while_a_server_and_the_database_die() {
    let Some(url) = postgres() else {
        return;
    };
    let (database, url) = before_the_database(&url).await;
    let mut servers: Vec<(Process, String)> = (0..3).map(|_| crash::start(&url)).collect();
    let proxy = Relay::new(servers.iter().map(|(_, url)| address(url)).collect()).await;
    // A connection for each request, so that every one goes to the next server.
    let http = reqwest::Client::builder().pool_max_idle_per_host(0);
    let http = http.build().unwrap();
    let given = Arc::new(Given::default());
    let mut playing = Vec::new();
    let mut tables = Vec::new();
    for game in ["innovation", "cvlizations"] {
        let mut ola = Client::guest(http.clone(), &proxy.url(), "Ola")
            .await
            .unwrap();
        let seats =
            json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "computer", "level": 1 }]);
        let wish = json!({ "game": game, "seats": seats });
        let table = ola.table(wish).await.unwrap();
        let mut jan = Client::guest(http.clone(), &proxy.url(), "Jan")
            .await
            .unwrap();
        let join = format!("/api/invitations/{}", table.invite.unwrap());
        let joined: TableInfo = jan.post(&join, &json!({})).await.unwrap();
        assert_eq!(joined.mine, [1]);
        for (seat, client) in [(0, ola), (1, jan)] {
            let player = Player {
                client,
                table: table.id.clone(),
                seat,
                given: Arc::clone(&given),
                acknowledged: Vec::new(),
            };
            playing.push(tokio::spawn(player.play()));
        }
        tables.push(table.id);
    }
    given.reach(20).await;
    drop(servers.remove(0));
    given.reach(50).await;
    database.cut();
    let stranger = Client::new(http.clone(), &servers[0].1);
    let path = format!("/api/invitations/{}", "0".repeat(32));
    while stranger.get::<Value>(&path).await.unwrap_err().status != 503 {}
    database.mend();
    for player in playing {
        player.await.unwrap();
    }
    assert!(given.count.load(Relaxed) > 60, "whole games were played");
}

/// The way to the database, which can be cut, and its URL.
async fn before_the_database(url: &str) -> (Relay, String) {
    let options: PgConnectOptions = url.parse().unwrap();
    let place = (options.get_host(), options.get_port());
    let relay = Relay::new(place.to_socket_addrs().unwrap().collect()).await;
    let (_, database) = url.rsplit_once('/').unwrap();
    let user = options.get_username();
    let url = format!("postgres://{user}@{}/{database}", relay.address);
    (relay, url)
}

fn address(url: &str) -> SocketAddr {
    url.trim_start_matches("http://").parse().unwrap()
}

/// How many answers were acknowledged.
#[derive(Default)]
struct Given {
    count: AtomicUsize,
    more: Notify,
}

impl Given {
    fn one_more(&self) {
        self.count.fetch_add(1, Relaxed);
        self.more.notify_one();
    }

    async fn reach(&self, count: usize) {
        while self.count.load(Relaxed) < count {
            self.more.notified().await;
        }
    }
}

/// Somebody who plays one seat, and asks again when there was no answer.
struct Player {
    client: Client,
    table: String,
    seat: u8,
    given: Arc<Given>,
    acknowledged: Vec<String>,
}

impl Player {
    /// Plays to the end; then all that was acknowledged stands in the record, in order and once.
    async fn play(mut self) {
        let mut dice = u64::from(self.seat) + 3;
        let path = format!("/api/tables/{}/state?since=", self.table);
        let mut number = 0;
        loop {
            // Without a seat in the request: who I am here every server has to know.
            let update: Update = self.patiently(&format!("{path}{number}&wait=1")).await;
            assert_eq!(update.viewer, Some(self.seat));
            number = update.number;
            if update.state == TableState::Finished {
                break;
            }
            let Some(question) = update.question else {
                continue;
            };
            let nth = roll(&mut dice) as usize % question.options.len();
            let choice = &question.options[nth].text;
            loop {
                let done = self
                    .client
                    .choose(&self.table, self.seat, question.id, choice);
                match done.await {
                    Ok(_) => {
                        self.acknowledged.push(choice.clone());
                        self.given.one_more();
                        break;
                    }
                    Err(refused) => pause(&refused).await,
                }
            }
        }
        let timeline = format!("/api/tables/{}/timeline", self.table);
        let timeline: Timeline = self.patiently(&timeline).await;
        let mine = timeline.decisions.into_iter();
        let mine = mine.filter(|decided| decided.seat == self.seat);
        let written: Vec<String> = mine.map(|decided| decided.choice.unwrap()).collect();
        assert_eq!(written, self.acknowledged);
    }

    /// Asks until there is an answer.
    async fn patiently<T: serde::de::DeserializeOwned>(&self, path: &str) -> T {
        loop {
            match self.client.get(path).await {
                Ok(answer) => return answer,
                Err(refused) => pause(&refused).await,
            }
        }
    }
}

/// Nobody is a stranger at the own table: there was no answer, or there is none now.
async fn pause(refused: &Refused) {
    assert!([0, 503].contains(&refused.status), "{refused}");
    tokio::time::sleep(Duration::from_millis(20)).await;
}
