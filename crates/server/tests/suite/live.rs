//! Live updates: everybody sees every change, and whoever comes back misses nothing.

use crate::support::{Held, House, Stream, play_on, table_for_two};
use serde_json::json;
use server::api::TableState;

#[tokio::test]
async fn everybody_sees_every_change_and_two_tabs_agree() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut streams = [
        (
            Stream::open(&ola, &table.id, "0", None).await,
            Held::default(),
        ),
        (
            Stream::open(&ola, &table.id, "0", None).await,
            Held::default(),
        ),
        (
            Stream::open(&jan, &table.id, "1", None).await,
            Held::default(),
        ),
        (
            Stream::open(&jan, &table.id, "none", None).await,
            Held::default(),
        ),
    ];
    let mut players = [(0, ola.clone()), (1, jan)];
    for round in 0..20 {
        play_on(&mut players, &table.id, 3, &mut (round + 1)).await;
        let number = ola.state(&table.id, 0, None).await.unwrap().number;
        for (stream, held) in &mut streams {
            while held.number < number {
                held.take(&stream.next().await.unwrap());
            }
        }
    }
    let whole = ola.state(&table.id, 0, None).await.unwrap();
    let mut fresh = Held::default();
    fresh.take(&whole);
    assert_eq!(streams[0].1.events, fresh.events);
    assert_eq!(streams[0].1.view, fresh.view);
    assert_eq!(streams[0].1.view, streams[1].1.view);
    assert_ne!(streams[0].1.view, streams[2].1.view);
}

#[tokio::test]
async fn whoever_comes_back_misses_nothing_even_after_restart_and_undo() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }]);
    let table = ola
        .table(json!({ "game": "innovation", "seats": seats }))
        .await
        .unwrap();
    let mut stream = Stream::open(&ola, &table.id, "0", None).await;
    let mut held = Held::default();
    held.take(&stream.next().await.unwrap());
    let mut players = [(0, ola.clone()), (1, ola.clone())];
    play_on(&mut players, &table.id, 15, &mut 1).await;
    while held.decisions < 15 {
        held.take(&stream.next().await.unwrap());
    }
    drop(stream);
    // Away: two steps back, then other choices.
    for _ in 0..2 {
        let decider = if ola
            .act(&table.id, "undo", json!({ "seat": 0 }))
            .await
            .is_ok()
        {
            0
        } else {
            1
        };
        assert_eq!(decider, 0);
    }
    play_on(&mut players, &table.id, 9, &mut 77).await;
    let house = house.restart().await;
    let ola = ola.at(&house.running.url());
    let mut stream = Stream::open(&ola, &table.id, "0", Some(held.number)).await;
    held.take(&stream.next().await.unwrap());
    let whole = ola.state(&table.id, 0, None).await.unwrap();
    let mut fresh = Held::default();
    fresh.take(&whole);
    assert_eq!(
        (held.number, held.events, held.view),
        (fresh.number, fresh.events, fresh.view)
    );
}

#[tokio::test]
async fn presence_and_chat_come_at_once() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut stream = Stream::open(&ola, &table.id, "0", None).await;
    let first = stream.next().await.unwrap();
    assert!(first.seats[0].present && !first.seats[1].present);
    let other = Stream::open(&jan, &table.id, "1", None).await;
    assert!(stream.next().await.unwrap().seats[1].present);
    jan.act(&table.id, "chat", json!({ "seat": 1, "text": "Good luck" }))
        .await
        .unwrap();
    let said = stream.next().await.unwrap().chat;
    assert_eq!((said.from, said.list[0].name.as_str()), (0, "Jan"));
    drop(other);
    assert!(!stream.next().await.unwrap().seats[1].present);
}

#[tokio::test]
async fn joining_is_seen_by_who_waits() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ola
        .table(json!({ "game": "innovation", "seats": seats }))
        .await
        .unwrap();
    let mut stream = Stream::open(&ola, &table.id, "0", None).await;
    assert_eq!(stream.next().await.unwrap().state, TableState::Open);
    let mut jan = house.stranger();
    let path = format!("/api/invitations/{}", table.invite.unwrap());
    let joined: server::api::TableInfo = jan.post(&path, &json!({ "name": "Jan" })).await.unwrap();
    assert_eq!(joined.mine, [1]);
    let update = stream.next().await.unwrap();
    assert_eq!(
        (update.state, update.seats[1].name.as_str()),
        (TableState::Running, "Jan")
    );
    assert!(update.question.is_some());
    let mut third = house.stranger();
    let full = third
        .post::<serde_json::Value>(&path, &json!({ "name": "Eve" }))
        .await
        .unwrap_err();
    assert_eq!(full.id, "table-full");
}

#[tokio::test]
async fn a_stream_ends_when_its_seat_goes_to_another_session() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let token = table.tokens[&1].clone();
    let mut old = Stream::open(&jan, &table.id, "1", None).await;
    assert!(old.next().await.is_some());
    let mut stream = Stream::open(&ola, &table.id, "0", None).await;
    assert!(stream.next().await.unwrap().seats[1].present);
    let mut phone = house.stranger();
    let path = format!("/api/seats/{}/{token}", table.id);
    let _: serde_json::Value = phone.post(&path, &json!({})).await.unwrap();
    while let Some(update) = old.next().await {
        assert!(
            update.number == 1,
            "nothing is told after the seat has gone"
        );
    }
    while stream.next().await.unwrap().seats[1].present {}
}

#[tokio::test]
async fn two_who_answer_at_once_are_put_in_order_and_everybody_is_told_the_same() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut streams = [
        Stream::open(&ola, &table.id, "0", None).await,
        Stream::open(&jan, &table.id, "1", None).await,
    ];
    let first = ola.state(&table.id, 0, None).await.unwrap();
    let second = jan.state(&table.id, 1, None).await.unwrap();
    let (one, other) = (first.question.unwrap(), second.question.unwrap());
    let mut tab = ola.clone();
    let [yes, no] = [&one.options[0].text, &one.options[1].text];
    // Ola changes her mind in a second tab, and Jan answers, all in the same moment.
    let (mine, changed, his) = tokio::join!(
        ola.choose(&table.id, 0, one.id, yes),
        tab.choose(&table.id, 0, one.id, no),
        jan.choose_nth(&table.id, 1, &other, 0),
    );
    assert!(
        mine.is_ok() != changed.is_ok(),
        "one of the two tabs was first"
    );
    let late = [&mine, &changed]
        .into_iter()
        .find_map(|answer| answer.as_ref().err());
    assert_eq!(late.unwrap().id, "stale-question");
    let written = mine.or(changed).unwrap().number;
    assert_ne!(written, his.unwrap().number);
    for (seat, stream) in (0..).zip(&mut streams) {
        let mut held = Held::default();
        while held.decisions < 2 {
            held.take(&stream.next().await.unwrap());
        }
        let client = [&ola, &jan][seat];
        let mut fresh = Held::default();
        fresh.take(&client.state(&table.id, seat as u8, None).await.unwrap());
        assert_eq!((held.number, held.events), (fresh.number, fresh.events));
    }
}
