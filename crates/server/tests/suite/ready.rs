//! What a server says and does while its store hangs.

use crate::faults::Fault;
use crate::support::{House, Stream, table_for_two};
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{Refusal, Told};
use std::time::Duration;

/// The status of a page.
async fn status(house: &House, path: &str) -> u16 {
    let request = house.stranger().request(Method::GET, path);
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn while_the_store_hangs_the_server_is_alive_not_ready_and_refuses_in_time() {
    let short = Duration::from_millis(300);
    let (house, switch, _) = House::with_faults(|config| config.answer = short).await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await.id;
    let Stream(mut live) = Stream::open(&jan, &table, "1", None).await;
    assert_eq!(status(&house, "/readyz").await, 200);
    let say = |seat: u8| json!({ "seat": seat, "text": "Hello" });

    switch.turn(Fault::Hang);
    assert_eq!(status(&house, "/healthz").await, 200);
    assert_eq!(status(&house, "/readyz").await, 503);
    let read = ola.get::<Value>("/api/lobby").await.unwrap_err();
    assert_eq!((read.status, &*read.id), (503, "busy"));
    let written = ola.act(&table, "chat", say(0)).await.unwrap_err();
    assert_eq!((written.status, &*written.id), (503, "busy"));
    // The table waits for the store, and still nobody waits for the table.
    let looked = ola.state(&table, 0, None).await.unwrap_err();
    assert_eq!((looked.status, &*looked.id), (503, "busy"));
    live.wish("chat", &say(1)).await.unwrap();
    let refused: Refusal = loop {
        match live.next::<Value>().await.expect("the connection stays") {
            Told::Refused(refusal) => break refusal,
            Told::Update(_) => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused.id, "not-saved");

    switch.turn(Fault::None);
    assert_eq!(status(&house, "/readyz").await, 200);
    // What was refused may have happened; a server that got through does what is wished now.
    while ola.act(&table, "chat", say(0)).await.is_err() {}
}

#[tokio::test]
async fn the_server_gives_up_in_time_what_waits_for_a_store_that_hangs() {
    let (house, switch, _) = House::with_faults(|_| {}).await;
    assert_eq!(status(&house, "/readyz").await, 200);
    switch.turn(Fault::Hang);
    assert_eq!(status(&house, "/readyz").await, 503, "after a second");
}
