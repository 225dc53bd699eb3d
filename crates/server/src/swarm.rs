//! Many tables at once through the public interface: how much one server holds.
//!
//! Everybody at a table is a guest with a live connection, as browsers have it, who answers at random, at a given
//! pace, when asked.

use crate::api::{Question, TableInfo, TableState, Told};
use crate::client::{Client, Live, Refused};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tabletop::FastRng;
use tokio::sync::{Mutex, Semaphore, mpsc};

/// What a swarm does.
#[derive(Clone, PartialEq, Debug)]
pub struct Swarm {
    /// Where the server is.
    pub url: String,
    /// Where the server says what it counts, for its processor time.
    pub metrics: Option<String>,
    /// Which game.
    pub game: String,
    /// How many tables at once.
    pub tables: usize,
    /// How many seats each table has.
    pub seats: usize,
    /// How long a table waits between two choices; about, so that not all come at once.
    pub pace: Duration,
    /// How long it is measured, after all tables are there.
    pub time: Duration,
    /// What random choices follow from.
    pub seed: u64,
}

impl Default for Swarm {
    fn default() -> Swarm {
        Swarm {
            url: "http://127.0.0.1:7777".to_owned(),
            metrics: None,
            game: "innovation".to_owned(),
            tables: 100,
            seats: 2,
            pace: Duration::from_secs(5),
            time: Duration::from_secs(30),
            seed: 1,
        }
    }
}

/// What a swarm saw.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// Tables that were played at to the end of the time.
    pub tables: usize,
    /// Live connections held open.
    pub connections: usize,
    /// Choices acknowledged.
    pub choices: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Requests that failed otherwise than by a stale question.
    pub errors: u64,
    /// Choices a second.
    pub rate: f64,
    /// How long acknowledgements took: the 50th, 90th, 99th percentile and the longest, in milliseconds.
    pub latency_ms: [f64; 4],
    /// How long it took from sending a choice to the news of it at every seat: the same percentiles.
    pub news_ms: [f64; 4],
    /// Microseconds of processor time that the server spent per choice, all included; 0 where it does not say.
    pub cpu_us: f64,
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [half, most, nearly, longest] = self.latency_ms;
        writeln!(
            f,
            "{} tables, {} live connections",
            self.tables, self.connections
        )?;
        writeln!(
            f,
            "{} choices, {:.0} a second; {} games ended; {} errors",
            self.choices, self.rate, self.finished, self.errors
        )?;
        writeln!(
            f,
            "acknowledged in ms: 50% {half:.1}, 90% {most:.1}, 99% {nearly:.1}, longest {longest:.1}"
        )?;
        let [half, most, nearly, longest] = self.news_ms;
        write!(
            f,
            "told to everybody in ms: 50% {half:.1}, 90% {most:.1}, 99% {nearly:.1}, longest {longest:.1}"
        )?;
        write!(
            f,
            "\nthe server's processor time: {:.0} us a choice",
            self.cpu_us
        )
    }
}

#[derive(Default)]
struct Tally {
    choices: AtomicU64,
    finished: AtomicU64,
    errors: AtomicU64,
    ready: AtomicU64,
    measuring: AtomicU64,
    latencies: Mutex<Vec<u32>>,
    news: Mutex<Vec<u32>>,
}

/// Plays many tables for a while.
pub async fn run(swarm: &Swarm) -> Report {
    let tally = Arc::new(Tally::default());
    // Tables are made a few at a time: the swarm measures play, not the rush at the door.
    let door = Arc::new(Semaphore::new(16));
    let http = reqwest::Client::builder()
        .pool_max_idle_per_host(256)
        .build()
        .unwrap_or_default();
    let tables: Vec<_> = (0..swarm.tables)
        .map(|number| {
            let (swarm, tally, door, http) = (
                swarm.clone(),
                Arc::clone(&tally),
                Arc::clone(&door),
                http.clone(),
            );
            tokio::spawn(async move { attend(&swarm, number as u64, http, &tally, &door).await })
        })
        .collect();
    let patience = Instant::now();
    while tally.ready.load(Relaxed) + tally.errors.load(Relaxed) < swarm.tables as u64
        && patience.elapsed() < Duration::from_secs(600)
    {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let before = processor_seconds(&http, swarm).await;
    tally.measuring.store(1, Relaxed);
    let begun = Instant::now();
    tokio::time::sleep(swarm.time).await;
    tally.measuring.store(0, Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let spent = processor_seconds(&http, swarm).await - before;
    let held = tables.iter().filter(|table| !table.is_finished()).count();
    tables.iter().for_each(tokio::task::JoinHandle::abort);
    let choices = tally.choices.load(Relaxed);
    Report {
        tables: held,
        connections: held * swarm.seats,
        choices,
        finished: tally.finished.load(Relaxed),
        errors: tally.errors.load(Relaxed),
        rate: choices as f64 / seconds,
        latency_ms: percentiles(&mut tally.latencies.lock().await),
        news_ms: percentiles(&mut tally.news.lock().await),
        cpu_us: spent * 1e6 / choices.max(1) as f64,
    }
}

/// How much processor time the server has used, by its own account.
async fn processor_seconds(http: &reqwest::Client, swarm: &Swarm) -> f64 {
    let Some(url) = &swarm.metrics else {
        return 0.0;
    };
    let page = match http.get(url).send().await {
        Ok(response) => response.text().await.unwrap_or_default(),
        Err(_) => String::new(),
    };
    let mut lines = page.lines();
    let seconds = lines.find_map(|line| line.strip_prefix("process_cpu_seconds_total "));
    seconds
        .and_then(|seconds| seconds.parse().ok())
        .unwrap_or(0.0)
}

/// What the swarm reads of an update.
#[derive(serde::Deserialize)]
struct News {
    number: u32,
    state: TableState,
    question: Option<Question>,
}

/// A choice that is on its way to everybody.
struct Spreading {
    number: u32,
    begun: Instant,
    waiting: Vec<usize>,
}

async fn attend(
    swarm: &Swarm,
    number: u64,
    http: reqwest::Client,
    tally: &Arc<Tally>,
    door: &Semaphore,
) {
    let mut rng = FastRng::new(swarm.seed.wrapping_mul(1_000_003).wrapping_add(number));
    let mut first = true;
    loop {
        let entered = door.acquire().await;
        let made = sit_down(swarm, &http).await;
        drop(entered);
        let played = match made {
            Ok((clients, table)) => play(swarm, clients, &table, &mut rng, tally, &mut first).await,
            Err(refused) => Err(refused),
        };
        match played {
            Ok(()) => drop(tally.finished.fetch_add(1, Relaxed)),
            Err(refused) => {
                tally.errors.fetch_add(1, Relaxed);
                tracing::warn!(%refused, "a table of the swarm gave up");
                return;
            }
        }
    }
}

/// Guests around a new table.
async fn sit_down(swarm: &Swarm, http: &reqwest::Client) -> Result<(Vec<Client>, String), Refused> {
    let mut clients = vec![Client::guest(http.clone(), &swarm.url, "Swarm").await?];
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(swarm.seats, json!({ "kind": "open" }));
    let table: TableInfo = clients[0]
        .table(json!({ "game": swarm.game, "seats": seats }))
        .await?;
    let invite = format!("/api/invitations/{}", table.invite.unwrap_or_default());
    for _ in 1..swarm.seats {
        let mut client = Client::new(http.clone(), &swarm.url);
        let _: Value = client.post(&invite, &json!({ "name": "Swarm" })).await?;
        clients.push(client);
    }
    Ok((clients, table.id))
}

/// Plays one game; every seat has a connection and answers when it is asked.
async fn play(
    swarm: &Swarm,
    clients: Vec<Client>,
    table: &str,
    rng: &mut FastRng,
    tally: &Arc<Tally>,
    first: &mut bool,
) -> Result<(), Refused> {
    let (news, mut told) = mpsc::channel(64);
    let mut wishes = Vec::new();
    let mut connections = tokio::task::JoinSet::new();
    for (seat, client) in clients.iter().enumerate() {
        let live = client.live(table, &seat.to_string(), None).await?;
        let (wish, wished) = mpsc::channel(1);
        wishes.push(wish);
        connections.spawn(hold(live, seat, wished, news.clone()));
    }
    drop(news);
    let mut spreading: Option<Spreading> = None;
    // What was told while a choice waited for its answer.
    let mut unread = VecDeque::new();
    // The first choice comes at any moment of the pace.
    let mut wait = swarm.pace.mul_f64(rng.unit());
    loop {
        let next = match unread.pop_front() {
            Some(next) => next,
            None => told.recv().await.ok_or_else(Refused::closed)?,
        };
        let (seat, update, came): (usize, News, Instant) = match next {
            (seat, Told::Update(update), came) => (seat, update, came),
            (_, Told::Refused(refusal) | Told::Error(refusal), _) => return Err(refusal.into()),
            (_, Told::Done(_), _) => continue,
        };
        if std::mem::take(first) {
            tally.ready.fetch_add(1, Relaxed);
        }
        if let Some(choice) = &mut spreading
            && update.number >= choice.number
        {
            choice.waiting.retain(|&other| other != seat);
            if choice.waiting.is_empty() {
                let took = came.saturating_duration_since(choice.begun);
                tally.news.lock().await.push(took.as_micros() as u32);
                spreading = None;
            }
        }
        if update.state == TableState::Finished {
            return Ok(());
        }
        let Some(question) = &update.question else {
            continue;
        };
        tokio::time::sleep(wait).await;
        wait = swarm.pace.mul_f64(0.5 + rng.unit());
        let nth = (rng.bits() >> 1) % question.options.len() as u64;
        let choice = &question.options[nth as usize].text;
        let body = json!({ "seat": seat, "question": question.id, "choice": choice });
        let begun = Instant::now();
        let sent = wishes[seat].send(body).await;
        sent.map_err(|_| Refused::closed())?;
        let done = loop {
            match told.recv().await.ok_or_else(Refused::closed)? {
                (_, Told::Done(done), came) => break Some((done, came)),
                (_, Told::Refused(refusal), _) if refusal.id == "stale-question" => break None,
                (_, Told::Refused(refusal), _) => return Err(refusal.into()),
                other => unread.push_back(other),
            }
        };
        if let Some((done, came)) = done
            && tally.measuring.load(Relaxed) == 1
        {
            tally.choices.fetch_add(1, Relaxed);
            let took = came.saturating_duration_since(begun);
            tally.latencies.lock().await.push(took.as_micros() as u32);
            spreading = Some(Spreading {
                number: done.number,
                begun,
                waiting: (0..clients.len()).collect(),
            });
        }
    }
}

/// Passes on what a connection tells, and sends what its seat chooses, until it ends.
async fn hold(
    mut live: Live,
    seat: usize,
    mut wishes: mpsc::Receiver<Value>,
    news: mpsc::Sender<(usize, Told<News>, Instant)>,
) {
    loop {
        tokio::select! {
            Some(body) = wishes.recv() => {
                if live.wish("choose", &body).await.is_err() {
                    return;
                }
            }
            told = live.next() => {
                let Some(told) = told else { return };
                if news.send((seat, told, Instant::now())).await.is_err() {
                    return;
                }
            }
        }
    }
}

fn percentiles(micros: &mut [u32]) -> [f64; 4] {
    micros.sort_unstable();
    let at = |part: f64| {
        let last = micros.len().saturating_sub(1);
        let micros = micros
            .get((last as f64 * part) as usize)
            .copied()
            .unwrap_or(0);
        f64::from(micros) / 1000.0
    };
    [at(0.5), at(0.9), at(0.99), at(1.0)]
}
