//! Time is nobody's loss while the store takes nothing, hangs, or the machine's clock jumps.

use crate::faults::{Fault, Switch};
use crate::support::{House, until_only_asked};
use serde_json::json;
use server::Clock;
use server::api::{Lobby, TableInfo, TableState, Update};
use server::client::Client;
use std::time::Duration;

const MINUTE: i64 = 60_000;

/// Ola and Jan have ten minutes each, and both are asked.
struct Clocked {
    house: House,
    switch: Switch,
    clock: Clock,
    ola: Client,
    jan: Client,
    table: String,
}

impl Clocked {
    async fn new() -> Clocked {
        // A table is in memory only while somebody asks for it.
        let idle = Duration::from_millis(1);
        let (house, switch, clock) = House::with_faults(|config| config.idle = idle).await;
        let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
        let table = with_clock(&mut ola, &mut jan).await.id;
        Clocked {
            house,
            switch,
            clock,
            ola,
            jan,
            table,
        }
    }

    async fn shown(&self) -> Update {
        self.ola.state(&self.table, 0, None).await.unwrap()
    }

    /// Nobody has been replaced, and hardly anything is gone of either clock.
    async fn nobody_has_lost_time(&self) {
        let update = self.shown().await;
        assert!(update.seats.iter().all(|seat| !seat.away));
        let left = update.clock.unwrap().left;
        assert!(left.iter().all(|&left| left > 8 * MINUTE), "{left:?}");
    }

    /// Answers for Jan until it is taken: the server finds out by itself that it can write again.
    async fn jan_answers_at_last(&mut self) {
        let question = self.jan.state(&self.table, 1, None).await.unwrap();
        let question = question.question.unwrap();
        while let Err(refused) = self.jan.choose_nth(&self.table, 1, &question, 0).await {
            assert_eq!(refused.id, "not-saved");
            self.clock.pass(100);
        }
    }
}

async fn with_clock(one: &mut Client, other: &mut Client) -> TableInfo {
    let wish = json!({
        "game": "innovation", "seats": [{ "kind": "me" }, { "kind": "open" }], "seed": "7",
        "clock": { "seconds": 600, "increment": 0 },
    });
    let invite = one.table(wish).await.unwrap().invite.unwrap();
    let join = format!("/api/invitations/{invite}");
    other.post(&join, &json!({})).await.unwrap()
}

#[tokio::test]
async fn a_full_disk_takes_nobodys_time() {
    let mut game = Clocked::new().await;
    let question = game.shown().await.question.unwrap();
    let before = game.switch.appends();
    game.switch.turn(Fault::Refuse);
    for _ in 0..38 {
        let refused = game.ola.choose_nth(&game.table, 0, &question, 0).await;
        assert_eq!(refused.unwrap_err().id, "not-saved");
        let update = game.shown().await;
        assert!(update.clock.unwrap().running.is_empty(), "no clock runs");
        game.clock.pass(MINUTE);
    }
    let tries = game.switch.appends() - before;
    assert_eq!(
        tries, 1,
        "nothing knocks at a disk that is known to be full"
    );
    game.switch.turn(Fault::None);
    game.jan_answers_at_last().await;
    game.nobody_has_lost_time().await;
    game.ola
        .choose_nth(&game.table, 0, &question, 0)
        .await
        .unwrap();
    // Then time runs again.
    assert_eq!(game.shown().await.clock.unwrap().running.len(), 1);
    game.clock.pass(11 * MINUTE);
    assert!(game.shown().await.seats.iter().any(|seat| seat.away));
}

#[tokio::test]
async fn a_store_that_hangs_takes_nobodys_time() {
    let mut game = Clocked::new().await;
    let other = with_clock(&mut game.ola, &mut game.jan).await.id;
    let question = game.shown().await.question.unwrap();
    let before = game.switch.appends();
    game.switch.turn(Fault::Hang);
    let (mut ola, table) = (game.ola.clone(), game.table.clone());
    let hanging = tokio::spawn(async move { ola.choose_nth(&table, 0, &question, 0).await });
    game.switch.another_append(before).await;
    for _ in 0..30 {
        game.clock.pass(MINUTE);
    }
    game.switch.turn(Fault::None);
    // What was asked before it hung is done.
    hanging.await.unwrap().unwrap();
    game.jan_answers_at_last().await;
    game.nobody_has_lost_time().await;
    game.table = other;
    game.nobody_has_lost_time().await;
}

#[tokio::test]
async fn a_sleep_that_could_not_be_written_down_is_made_good_later() {
    let mut game = Clocked::new().await;
    game.switch.turn(Fault::Refuse);
    game.clock.set(30 * MINUTE);
    game.nobody_has_lost_time().await;
    game.clock.pass(30 * MINUTE);
    game.nobody_has_lost_time().await;
    game.switch.turn(Fault::None);
    game.jan_answers_at_last().await;
    game.nobody_has_lost_time().await;
}

#[tokio::test]
async fn a_clock_that_jumps_forward_and_back_is_made_good_once() {
    let mut game = Clocked::new().await;
    let untouched = with_clock(&mut game.ola, &mut game.jan).await;
    let number = game.shown().await.number;
    for _ in 0..3 {
        game.clock.set(60 * MINUTE);
        game.nobody_has_lost_time().await;
        game.clock.set(-60 * MINUTE);
        for _ in 0..5 {
            game.nobody_has_lost_time().await;
        }
    }
    let written = game.shown().await.number - number;
    assert!(written <= 3, "{written} entries");
    // One that was not in memory, unless the server has looked after it.
    game.table = untouched.id;
    for _ in 0..5 {
        game.nobody_has_lost_time().await;
    }
    let written = game.shown().await.number - untouched.number;
    assert!(written <= 3, "{written} entries");
}

#[tokio::test]
async fn time_runs_where_no_clock_is_wrong() {
    let game = Clocked::new().await;
    game.clock.pass(5 * MINUTE);
    let left = game.shown().await.clock.unwrap().left;
    assert!(left.iter().all(|&left| left <= 5 * MINUTE), "{left:?}");
    assert!(game.shown().await.seats.iter().all(|seat| !seat.away));
    game.clock.pass(6 * MINUTE);
    let shown = game.shown().await;
    assert!(shown.seats.iter().any(|seat| seat.away));
    let again = game.house.guest("Ewa").await;
    assert!(again.state(&game.table, 0, None).await.is_err());
}

#[tokio::test]
async fn who_is_out_of_time_against_a_computer_plays_on_when_he_is_back() {
    let (house, _switch, clock) = House::with_faults(|_| {}).await;
    let (mut ola, ewa) = (house.guest("Ola").await, house.guest("Ewa").await);
    let wish = json!({
        "game": "innovation", "seats": [{ "kind": "me" }, { "kind": "computer", "level": 1 }],
        "clock": { "seconds": 600, "increment": 0 }, "seed": "7",
    });
    let table = ola.table(wish).await.unwrap().id;
    until_only_asked(&ola, &table, 0).await;
    let question = ola.state(&table, 0, None).await.unwrap().question.unwrap();
    for _ in 0..2 {
        clock.pass(60 * MINUTE);
        let shown = ola.state(&table, 0, None).await.unwrap();
        assert_eq!((shown.state, shown.asked), (TableState::Running, vec![0]));
        assert!(shown.question.is_none() && shown.clock.unwrap().running.is_empty());
        let path = format!("/api/tables/{table}/state?seat=none");
        let watched: Update = ewa.get(&path).await.unwrap();
        assert!(watched.seats[0].away && watched.seats[0].level.is_none());
    }
    let lobby: Lobby = ola.get("/api/lobby").await.unwrap();
    assert_eq!(lobby.mine[0].id, table);
    let refused = ola.choose_nth(&table, 0, &question, 0).await.unwrap_err();
    assert_eq!(refused.id, "is-computer");
    let back = json!({ "seat": 0 });
    ola.act(&table, "return", back.clone()).await.unwrap();
    let shown = ola.state(&table, 0, None).await.unwrap();
    assert!(shown.clock.unwrap().left[0] > 0 && !shown.seats[0].away);
    let again = shown.question.unwrap();
    ola.choose_nth(&table, 0, &again, 0).await.unwrap();
    // After the end there is nothing to come back to.
    let leave = json!({ "seat": 0, "target": 0, "level": 1 });
    ola.act(&table, "replace", leave).await.unwrap();
    let mut shown = ola.state(&table, 0, None).await.unwrap();
    while shown.state == TableState::Running {
        shown = ola.next(&table, 0, shown.number).await.unwrap();
    }
    let refused = ola.act(&table, "return", back).await.unwrap_err();
    assert_eq!(refused.id, "not-running");
}
