//! The server is killed in the middle of games, many times: nothing that was acknowledged is lost.

use crate::support::{Held, Stream, file, roll};
use serde_json::json;
use server::api::{TableInfo, TableState, Timeline};
use server::client::Client;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How often the server is killed.
const KILLS: usize = 12;

/// A server in its own process, killed when it is dropped.
pub struct Process(Child);

impl Process {
    fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args([name, &self.0.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
    }

    /// Files may grow again.
    fn make_room(&self) {
        let id = self.0.id().to_string();
        let room = ["--pid", &id, "--fsize=unlimited"];
        let made = Command::new("prlimit").args(room).status();
        assert!(made.unwrap().success());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // SIGKILL; it may be dead already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn program() -> PathBuf {
    let mut path = std::env::current_exe().unwrap();
    path.pop();
    path.pop();
    path.join("examples").join("serve")
}

/// Starts the real server in its own process; gives its URL.
pub fn start(database: &str) -> (Process, String) {
    listen_to(Command::new(program()).args(["127.0.0.1:0", database]))
}

/// The same with a corrected card file.
pub fn start_with_cards(database: &str, cards: &str) -> (Process, String) {
    listen_to(Command::new(program()).args(["127.0.0.1:0", database, cards]))
}

/// The same, but no file may grow beyond so many kilobytes, as on a full disk.
fn start_with_room(kilobytes: u32, database: &str) -> (Process, String) {
    let script = format!("trap '' XFSZ; ulimit -S -f {kilobytes}; exec \"$@\"");
    let server = program();
    let server = ["bash", server.to_str().unwrap(), "127.0.0.1:0", database];
    listen_to(Command::new("bash").args(["-c", &script]).args(server))
}

fn listen_to(command: &mut Command) -> (Process, String) {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let url = line.trim().rsplit(' ').next().unwrap().to_owned();
    (Process(child), url)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    play_and_kill(&file(folder.path())).await;
}

/// The same when entries are sorted from the journal into their tables all the time, so that it dies in the midst of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed_while_it_sorts_entries_in() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(folder.path());
    play_and_kill(&format!("sqlite:{file}?journal=0")).await;
    let pool = sqlx::SqlitePool::connect(&file).await.unwrap();
    let count = sqlx::query_scalar("SELECT count(*) FROM entries");
    let sorted: i64 = count.fetch_one(&pool).await.unwrap();
    assert!(sorted > 0, "some were sorted in");
}

async fn play_and_kill(database: &str) {
    let (mut process, mut url) = start(database);
    let mut games = Vec::new();
    for game in 0..4u64 {
        let mut client = Client::guest(reqwest::Client::new(), &url, "Ola")
            .await
            .unwrap();
        let seats = json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }, { "kind": "computer", "level": 1 }]);
        let table: TableInfo = client
            .table(json!({ "game": "innovation", "seats": seats }))
            .await
            .unwrap();
        games.push(Game {
            client,
            table: table.id,
            acknowledged: Vec::new(),
            told: Held::default(),
            dice: game + 1,
        });
    }
    let begun = Instant::now();
    let mut total = 0;
    for kill in 0..KILLS {
        let playing: Vec<_> = games
            .into_iter()
            .map(|mut game| {
                game.client = game.client.at(&url);
                tokio::spawn(game.play_until_silence())
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(150 + 37 * kill as u64)).await;
        drop(process);
        games = Vec::new();
        for game in playing {
            games.push(game.await.unwrap());
        }
        (process, url) = start(database);
        total = 0;
        for game in &mut games {
            game.client = game.client.at(&url);
            game.compare().await;
            total += game.acknowledged.len();
        }
        if begun.elapsed() > Duration::from_secs(25) {
            break;
        }
    }
    assert!(total > 50, "{total} choices were acknowledged");
}

/// A machine that sleeps, as when a lid is closed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_stand_still_while_the_server_sleeps() {
    let folder = tempfile::tempdir().unwrap();
    let (server, url) = start(&file(folder.path()));
    let mut ola = Client::guest(reqwest::Client::new(), &url, "Ola")
        .await
        .unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }]);
    let clock = json!({ "seconds": 3000, "increment": 0 });
    let wish = json!({ "game": "innovation", "clock": clock, "seats": seats });
    let begun = Instant::now();
    let table = ola.table(wish).await.unwrap();
    server.signal("-STOP");
    let slept = Duration::from_secs(6);
    tokio::time::sleep(slept).await;
    server.signal("-CONT");
    let update = ola.state(&table.id, 0, None).await.unwrap();
    let awake = begun.elapsed() - slept;
    let used = 3_000_000 - update.clock.unwrap().left[0];
    assert!(
        used <= awake.as_millis() as i64 + 1,
        "{used} ms of {awake:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_clearly_and_nothing_is_lost_when_there_is_room_again() {
    let folder = tempfile::tempdir().unwrap();
    let database = file(folder.path());
    let (process, url) = start_with_room(600, &database);
    let mut ola = Client::guest(reqwest::Client::new(), &url, "Ola")
        .await
        .unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }]);
    let wish = json!({ "game": "innovation", "seats": seats });
    let table = ola.table(wish.clone()).await.unwrap().id;
    let mut said = Vec::new();
    let refused = loop {
        let text = format!("{} {}", said.len(), "x".repeat(400));
        let say = json!({ "seat": 0, "text": &text });
        match ola.act(&table, "chat", say).await {
            Ok(_) => said.push(text),
            Err(refused) => break refused,
        }
    };
    assert_eq!((refused.status, refused.id.as_str()), (503, "not-saved"));
    // Everything else that would write is refused too, again and again, and what is there is still shown.
    for _ in 0..5 {
        assert_eq!(ola.table(wish.clone()).await.unwrap_err().id, "not-saved");
        let say = json!({ "seat": 0, "text": "y".repeat(400) });
        assert_eq!(
            ola.act(&table, "chat", say).await.unwrap_err().id,
            "not-saved"
        );
        let shown = ola.state(&table, 0, None).await.unwrap().chat.list;
        assert_eq!(shown.len(), said.len());
    }
    process.make_room();
    for _ in 0..5 {
        let text = format!("{}", said.len());
        let say = json!({ "seat": 0, "text": &text });
        ola.act(&table, "chat", say).await.unwrap();
        said.push(text);
    }
    let other = ola.table(wish).await.unwrap().id;
    drop(process);
    let (_process, url) = start(&database);
    let ola = ola.at(&url);
    let kept = ola.state(&table, 0, None).await.unwrap().chat.list;
    let kept: Vec<String> = kept.into_iter().map(|line| line.text).collect();
    assert_eq!(kept, said);
    ola.state(&other, 0, None).await.unwrap();
}

struct Game {
    client: Client,
    table: String,
    /// Seat and choice, in the order in which the server acknowledged them.
    acknowledged: Vec<(u8, String)>,
    /// What a spectator was told.
    told: Held,
    dice: u64,
}

impl Game {
    /// Plays both seats, and listens, until the server does not answer any more.
    async fn play_until_silence(mut self) -> Game {
        let mut stream = Stream::open(&self.client, &self.table, "none", None).await;
        let listening = tokio::spawn(async move {
            let mut held = Held::default();
            while let Some(update) = stream.next().await {
                held.take(&update);
            }
            held
        });
        self.play().await;
        self.told = listening.await.unwrap();
        self
    }

    async fn play(&mut self) {
        loop {
            for seat in 0..2 {
                let Ok(update) = self.client.state(&self.table, seat, None).await else {
                    return;
                };
                if update.state != TableState::Running {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                let Some(question) = update.question else {
                    continue;
                };
                let nth = roll(&mut self.dice) as usize % question.options.len();
                let choice = question.options[nth].text.clone();
                match self
                    .client
                    .choose(&self.table, seat, question.id, &choice)
                    .await
                {
                    Ok(_) => self.acknowledged.push((seat, choice)),
                    Err(refused) if refused.status == 0 => return,
                    Err(refused) => panic!("{refused}"),
                }
            }
        }
    }

    /// All acknowledged choices stand in the record, in order; at most one more per kill was written unseen.
    /// Whatever anybody was told is there too: it was on disk before.
    async fn compare(&mut self) {
        let now = self.client.state(&self.table, 0, None).await.unwrap();
        assert!(now.number >= self.told.number);
        let path = format!("/api/tables/{}/state?seat=none", self.table);
        let mut held = Held::default();
        held.take(&self.client.get(&path).await.unwrap());
        assert!(held.events.starts_with(&self.told.events));
        let path = format!("/api/tables/{}/timeline", self.table);
        let timeline: Timeline = self.client.get(&path).await.unwrap();
        let written: Vec<(u8, String)> = timeline
            .decisions
            .into_iter()
            .filter_map(|decided| Some((decided.seat, decided.choice?)))
            .filter(|(seat, _)| *seat < 2)
            .collect();
        let known = self.acknowledged.len();
        assert!(
            written.len() <= known + 1,
            "{} written, {known} acknowledged",
            written.len()
        );
        assert_eq!(written[..known], self.acknowledged[..]);
        self.acknowledged = written;
    }
}
