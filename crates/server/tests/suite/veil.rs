//! A veiled question with a single answer is answered by the server, after a time that tells nothing.

use crate::faults::{Fault, Switch};
use crate::support::{House, config, file};
use serde_json::{Value, json};
use server::Clock;
use server::client::Client;
use std::sync::Arc;

/// Longer than it takes.
const LONG: i64 = 10_000;

/// Ola, who holds no castle, has executed Masonry; Jan plays too.
struct Masonry {
    house: House,
    switch: Switch,
    clock: Clock,
    ola: Client,
    table: String,
}

impl Masonry {
    async fn new() -> Masonry {
        let (house, switch, clock) = House::with_faults(|_| {}).await;
        let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
        let wish = json!({
            "game": "innovation", "seats": [{ "kind": "me" }, { "kind": "open" }],
            "position": "turn A 2\nA board masonry hand agriculture\nB board sailing hand oars\ndecks ...",
        });
        let table = ola.table(wish).await.unwrap();
        let join = format!("/api/invitations/{}", table.invite.unwrap());
        let _: Value = jan.post(&join, &json!({})).await.unwrap();
        let question = ola
            .state(&table.id, 0, None)
            .await
            .unwrap()
            .question
            .unwrap();
        ola.choose(&table.id, 0, question.id, "dogma masonry")
            .await
            .unwrap();
        Masonry {
            house,
            switch,
            clock,
            ola,
            table: table.id,
        }
    }

    /// Until the server has passed for Ola, and all know it: she has another action.
    async fn until_passed(&self) {
        let mut update = self.ola.state(&self.table, 0, None).await.unwrap();
        while update.decisions < 2 {
            update = self.ola.next(&self.table, 0, update.number).await.unwrap();
        }
        assert_eq!(update.decisions, 2);
    }
}

#[tokio::test]
async fn the_server_passes_for_whoever_holds_no_castle_at_masonry() {
    let game = Masonry::new().await;
    game.clock.pass(LONG);
    game.until_passed().await;
}

#[tokio::test]
async fn an_only_answer_that_could_not_be_written_is_given_later() {
    let game = Masonry::new().await;
    let before = game.switch.appends();
    game.switch.turn(Fault::Refuse);
    game.clock.pass(LONG);
    game.switch.another_append(before).await;
    game.switch.turn(Fault::None);
    game.clock.pass(LONG);
    game.until_passed().await;
}

#[tokio::test]
async fn an_only_answer_is_given_though_the_server_was_away_and_nobody_asks() {
    let mut game = Masonry::new().await;
    game.house.running.stop().await.unwrap();
    let config = config(&file(game.house.folder.path()));
    let store = server::store::open(&config.database).await.unwrap();
    game.clock.pass(LONG);
    let running = server::start_with(config, Arc::clone(&store), game.clock.clone()).await;
    game.house.running = running.unwrap();
    while store.entries(&game.table, 0).await.unwrap().len() < 3 {
        tokio::task::yield_now().await;
    }
    game.ola = game.ola.at(&game.house.running.url());
    game.until_passed().await;
}
