//! What the tests of the server share: a server on a free port, guests, and games played with any answers.

use serde_json::{Value, json};
use server::api::{TableInfo, TableState, Told, Update};
use server::client::{Client, Live};
use server::{Config, Limits, Running};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

pub fn config(database: &str) -> Config {
    Config {
        address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        metrics: Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))),
        database: database.to_owned(),
        limits: Limits::none(),
        idle: Duration::from_secs(5),
        // No test depends on how fast the machine is.
        answer: Duration::from_secs(600),
        ..Config::default()
    }
}

/// A server with its own file.
pub struct House {
    pub running: Running,
    pub folder: tempfile::TempDir,
    pub http: reqwest::Client,
}

impl House {
    pub async fn new() -> House {
        House::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(&file(folder.path()));
        change(&mut config);
        House {
            running: server::start(config).await.unwrap(),
            folder,
            http: reqwest::Client::new(),
        }
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(self.http.clone(), &self.running.url(), name)
            .await
            .unwrap()
    }

    pub fn stranger(&self) -> Client {
        Client::new(self.http.clone(), &self.running.url())
    }

    /// What the server counts.
    pub async fn metrics(&self) -> String {
        let address = self.running.metrics.unwrap();
        let page = self.http.get(format!("http://{address}/metrics"));
        page.send().await.unwrap().text().await.unwrap()
    }

    /// Stops the server and starts it again on the same file.
    pub async fn restart(self) -> House {
        self.running.stop().await.unwrap();
        let running = server::start(config(&file(self.folder.path())))
            .await
            .unwrap();
        House { running, ..self }
    }
}

pub fn file(folder: &Path) -> String {
    folder.join("test.sqlite").to_str().unwrap().to_owned()
}

/// A table for two guests, by invitation.
pub async fn table_for_two(one: &mut Client, other: &mut Client) -> TableInfo {
    let wish = json!({
        "game": "innovation", "seats": [{ "kind": "me" }, { "kind": "open" }], "seed": "7",
    });
    let table = one.table(wish).await.unwrap();
    let invite = table.invite.unwrap();
    other
        .post(&format!("/api/invitations/{invite}"), &json!({}))
        .await
        .unwrap()
}

/// Three people at a table, by invitation.
pub async fn table_for_three(house: &House) -> (Vec<Client>, TableInfo) {
    let mut people = Vec::new();
    for name in ["Ola", "Jan", "Ewa"] {
        people.push(house.guest(name).await);
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let wish = json!({ "game": "innovation", "seats": seats, "seed": "7" });
    let table = people[0].table(wish).await.unwrap();
    let path = format!("/api/invitations/{}", table.invite.clone().unwrap());
    for person in &mut people[1..] {
        let _: TableInfo = person.post(&path, &json!({})).await.unwrap();
    }
    (people, table)
}

/// Whoever is asked answers with any option, until the game is over or so many answers are given.
pub async fn play_on(
    players: &mut [(u8, Client)],
    table: &str,
    answers: usize,
    dice: &mut u64,
) -> TableState {
    let mut given = 0;
    loop {
        // The oldest number that was looked at: whatever came since is worth another round.
        let mut number = None;
        let mut state = TableState::Running;
        let mut answered = false;
        for (seat, client) in players.iter_mut() {
            let update = client.state(table, *seat, None).await.unwrap();
            state = update.state;
            number = number.or(Some(update.number));
            if let Some(question) = &update.question {
                match client.choose_nth(table, *seat, question, roll(dice)).await {
                    Ok(_) => {}
                    // Another server knew more already: what was shown is looked at again.
                    Err(old) if ["stale-question", "not-asked"].contains(&&*old.id) => continue,
                    Err(refused) => panic!("{refused:?}"),
                }
                answered = true;
                given += 1;
                if given >= answers {
                    return state;
                }
            }
        }
        if state != TableState::Running {
            return state;
        }
        if !answered {
            // A computer player thinks.
            let (seat, client) = &players[0];
            let _: Update = client.next(table, *seat, number.unwrap()).await.unwrap();
        }
    }
}

/// Waits for the computer players: from here on nothing moves until this seat answers.
pub async fn until_only_asked(client: &Client, table: &str, seat: u8) -> Update {
    let mut update = client.state(table, seat, None).await.unwrap();
    while update.asked != [seat] {
        update = client.next(table, seat, update.number).await.unwrap();
    }
    update
}

/// The next number of a small generator.
pub fn roll(dice: &mut u64) -> u64 {
    *dice = dice
        .wrapping_mul(6364136223846793005)
        .wrapping_add(1442695040888963407);
    *dice >> 33
}

/// JSON of any shape, with the names that requests use.
pub fn nonsense(dice: &mut u64, depth: usize) -> Value {
    let names = [
        "seat",
        "question",
        "choice",
        "agree",
        "text",
        "target",
        "level",
        "name",
        "game",
        "seats",
        "kind",
        "rules",
        "seed",
        "clock",
        "seconds",
        "increment",
        "login",
        "password",
        "undo",
        "opponents",
        "listed",
    ];
    let words = [
        "innovation",
        "me",
        "open",
        "computer",
        "hotseat",
        "draw",
        "consent",
        "\u{0}",
        "\u{202e}",
        "\u{feff}\u{200b}",
        "🂡🂢",
        "Ωmega",
        "edition=2017",
        "",
    ];
    match roll(dice) % 10 {
        0 => Value::Null,
        1 => json!(roll(dice).is_multiple_of(2)),
        2 => json!(roll(dice) % 6),
        3 => json!(-(roll(dice) as i64)),
        4 => json!(words[roll(dice) as usize % words.len()]),
        5 if depth > 0 => (0..roll(dice) % 12)
            .map(|_| nonsense(dice, depth - 1))
            .collect(),
        _ if depth > 0 => {
            let fields = (0..roll(dice) % 6).map(|_| {
                let name = names[roll(dice) as usize % names.len()].to_owned();
                (name, nonsense(dice, depth - 1))
            });
            Value::Object(fields.collect())
        }
        _ => json!("word"),
    }
}

/// Reads the updates of a live connection.
pub struct Stream(pub Live);

impl Stream {
    pub async fn open(client: &Client, table: &str, seat: &str, last: Option<u32>) -> Stream {
        Stream(client.live(table, seat, last).await.unwrap())
    }

    /// The next update; none when the connection has ended.
    pub async fn next(&mut self) -> Option<Update> {
        loop {
            if let Told::Update(update) = self.0.next().await? {
                return Some(update);
            }
        }
    }
}

/// What a client holds of a table: it drops and appends as it is told.
#[derive(Default)]
pub struct Held {
    pub number: u32,
    pub events: Vec<Value>,
    pub view: Option<Value>,
    pub decisions: usize,
}

impl Held {
    pub fn take(&mut self, update: &Update) {
        assert!(update.number >= self.number, "numbers never go back");
        assert!(
            update.events.from <= self.events.len(),
            "no event is missing"
        );
        let list: Vec<Value> = serde_json::from_str(update.events.list.get()).unwrap();
        self.events.truncate(update.events.from);
        self.events.extend(list);
        self.number = update.number;
        self.decisions = update.decisions;
        self.view = update
            .view
            .as_ref()
            .map(|view| serde_json::from_str(view.get()).unwrap());
    }
}
