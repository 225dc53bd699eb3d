//! Computer players at tables: who waits for whom, and what becomes of a thought that nobody needs any more.

use crate::support::{House, Stream, table_for_three, table_for_two};
use serde_json::json;
use server::api::{TableInfo, Update};
use server::client::Client;
use std::time::Duration;
use tokio::time::sleep;

/// A server on which one computer player thinks at a time.
async fn house_with_one_thinker() -> House {
    House::with(|config| config.thinkers = 1).await
}

async fn quick(client: &mut Client, game: &str, level: u8) -> TableInfo {
    let wish = json!({ "game": game, "level": level });
    client.post("/api/quick", &wish).await.unwrap()
}

/// Waits until the computer player in seat 1 has answered the first question of a game, at which both are asked.
async fn until_the_computer_has_answered(client: &Client, table: &str) {
    let mut update = client.state(table, 0, None).await.unwrap();
    while update.asked.contains(&1) {
        update = client.next(table, 0, update.number).await.unwrap();
    }
}

/// How many thoughts computer players have begun.
async fn thoughts(house: &House) -> u32 {
    let page = house.metrics().await;
    let mut lines = page.lines();
    let count = lines.find_map(|line| line.strip_prefix("epoka_thoughts_total "));
    count.expect("it is on the page").parse().unwrap()
}

#[tokio::test]
async fn what_was_taken_back_is_not_thought_about_any_longer() {
    let house = house_with_one_thinker().await;
    let mut ola = house.guest("Ola").await;
    let table = quick(&mut ola, "innovation", 5).await;
    // The strongest level takes a second and a half for its first card; meanwhile I cannot make up my mind.
    for _ in 0..12 {
        let question = ola.state(&table.id, 0, None).await.unwrap().question;
        let question = question.expect("I am asked for my first card");
        ola.choose_nth(&table.id, 0, &question, 0).await.unwrap();
        ola.act(&table.id, "undo", json!({ "seat": 0 }))
            .await
            .unwrap();
    }
    until_the_computer_has_answered(&ola, &table.id).await;
    let begun = thoughts(&house).await;
    assert!(begun < 6, "{begun} thoughts for one answer");
}

#[tokio::test]
async fn quick_levels_do_not_wait_for_the_strongest() {
    let house = house_with_one_thinker().await;
    let mut ola = house.guest("Ola").await;
    let mut last = String::new();
    for _ in 0..6 {
        last = quick(&mut ola, "innovation", 5).await.id;
    }
    let mut jan = house.guest("Jan").await;
    for level in 1..=4 {
        let table = quick(&mut jan, "innovation", level).await;
        until_the_computer_has_answered(&jan, &table.id).await;
    }
    let waiting = ola.state(&last, 0, None).await.unwrap();
    assert!(waiting.asked.contains(&1), "the strongest come one by one");
}

#[tokio::test]
async fn who_came_back_answers_alone_though_the_computer_player_still_thinks() {
    let house = house_with_one_thinker().await;
    let mut ola = house.guest("Ola").await;
    let seats = json!([{ "kind": "me" }, { "kind": "computer", "level": 1 }, { "kind": "computer", "level": 1 }]);
    let wish = json!({
        "game": "cvlizations", "seats": seats, "rules": "variant=standard first=A",
    });
    let table = ola.table(wish).await.unwrap();
    let leave = json!({ "seat": 0, "target": 0, "level": 5 });
    ola.act(&table.id, "replace", leave).await.unwrap();
    ola.act(&table.id, "return", json!({ "seat": 0 }))
        .await
        .unwrap();
    // An answer that waits for something, so that Ola is still asked.
    let lay = json!({ "open": "quarrying", "hidden": "slacking" });
    let never = json!({ "order": "hunting", "least": 3, "lay": lay });
    let answer = json!({ "conditions": [never], "otherwise": null });
    let standing = json!({ "seat": 0, "answer": answer });
    ola.act(&table.id, "standing", standing).await.unwrap();
    let before = ola.state(&table.id, 0, None).await.unwrap();
    assert!(before.question.is_some());
    sleep(Duration::from_secs(3)).await;
    let after = ola.state(&table.id, 0, None).await.unwrap();
    assert_eq!((after.number, after.decisions), (before.number, 0));
}

#[tokio::test]
async fn a_vote_that_waited_only_for_somebody_who_leaves_is_decided() {
    let house = House::new().await;
    let (mut people, table) = table_for_three(&house).await;
    let vote = json!({ "seat": 0, "target": 2, "level": 1 });
    people[0].act(&table.id, "replace", vote).await.unwrap();
    let leave = json!({ "seat": 1, "target": 1, "level": 1 });
    people[1].act(&table.id, "replace", leave).await.unwrap();
    let update = people[0].state(&table.id, 0, None).await.unwrap();
    let away: Vec<bool> = update.seats.iter().map(|seat| seat.away).collect();
    assert_eq!(away, [false, true, true]);
    assert!(update.votes.is_empty());
}

#[tokio::test]
async fn who_came_back_is_not_replaced_by_a_vote_from_before() {
    let house = House::new().await;
    let (mut people, table) = table_for_three(&house).await;
    let vote = json!({ "seat": 0, "target": 2, "level": 1 });
    people[0].act(&table.id, "replace", vote).await.unwrap();
    let mut stream = Stream::open(&people[2], &table.id, "2", None).await;
    let _: Update = stream.next().await.unwrap();
    let leave = json!({ "seat": 1, "target": 1, "level": 1 });
    people[1].act(&table.id, "replace", leave).await.unwrap();
    let update = people[0].state(&table.id, 0, None).await.unwrap();
    let away: Vec<bool> = update.seats.iter().map(|seat| seat.away).collect();
    assert_eq!(away, [false, true, false]);
    assert!(update.votes.is_empty());
}

#[tokio::test]
async fn all_who_play_at_one_browser_are_there() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let seats = json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Ewa" }, { "kind": "open" }]);
    let wish = json!({ "game": "innovation", "seats": seats });
    let table = ola.table(wish).await.unwrap();
    let path = format!("/api/invitations/{}", table.invite.clone().unwrap());
    let _: TableInfo = jan.post(&path, &json!({})).await.unwrap();
    let mut stream = Stream::open(&ola, &table.id, "0", None).await;
    let update: Update = stream.next().await.unwrap();
    let present: Vec<bool> = update.seats.iter().map(|seat| seat.present).collect();
    assert_eq!(present, [true, true, false]);
    for target in [0, 1] {
        let vote = json!({ "seat": 2, "target": target, "level": 1 });
        let refused = jan.act(&table.id, "replace", vote).await;
        assert_eq!(refused.unwrap_err().id, "still-here");
    }
}

#[tokio::test]
async fn many_tables_of_one_user_leave_room_for_the_others() {
    let house = House::with(|config| config.thinkers = 2).await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    for _ in 0..6 {
        quick(&mut jan, "innovation", 5).await;
    }
    let table = quick(&mut ola, "innovation", 5).await;
    // What was thought before I came says nothing: it depends on how fast tables are made.
    let before = thoughts(&house).await;
    until_the_computer_has_answered(&ola, &table.id).await;
    let begun = thoughts(&house).await - before;
    assert!(begun < 6, "{begun} thoughts before mine");
}

#[tokio::test]
async fn who_has_left_has_no_say() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let leave = json!({ "seat": 0, "target": 0, "level": 1 });
    ola.act(&table.id, "replace", leave.clone()).await.unwrap();
    let number = ola.state(&table.id, 0, None).await.unwrap().number;
    let against_jan = json!({ "seat": 0, "target": 1, "level": 1 });
    for (what, body, id) in [
        ("replace", against_jan, "is-computer"),
        ("replace", leave, "is-computer"),
        ("undo", json!({ "seat": 0 }), "nothing-to-undo"),
    ] {
        let refused = ola.act(&table.id, what, body).await.unwrap_err();
        assert_eq!(refused.id, id, "{what}");
    }
    let after = jan.state(&table.id, 1, None).await.unwrap();
    assert!(!after.seats[1].away && after.votes.is_empty());
    assert!(after.number <= number + 1, "only the computer player moved");
}

/// Otherwise one could have a beginner answer for one's opponent whenever it matters.
#[tokio::test]
async fn who_is_there_and_plays_is_not_replaced() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut stream = Stream::open(&jan, &table.id, "1", None).await;
    let before: Update = stream.next().await.unwrap();
    let vote = json!({ "seat": 0, "target": 1, "level": 1 });
    let refused = ola.act(&table.id, "replace", vote.clone()).await;
    assert_eq!(refused.unwrap_err().id, "still-here");
    let after = ola.state(&table.id, 0, None).await.unwrap();
    assert_eq!(after.number, before.number);
    // Jan may leave himself, and whoever has gone can be replaced.
    drop(stream);
    while ola.state(&table.id, 0, None).await.unwrap().seats[1].present {
        tokio::task::yield_now().await;
    }
    ola.act(&table.id, "replace", vote).await.unwrap();
    assert!(ola.state(&table.id, 0, None).await.unwrap().seats[1].away);
}

/// A table at which four computers of a level play, and nobody else.
async fn table_of_computers(client: &mut Client, level: u8) -> TableInfo {
    let seat = json!({ "kind": "computer", "level": level });
    let wish = json!({ "game": "innovation", "seats": [seat, seat, seat, seat], "seed": "7" });
    client.table(wish).await.unwrap()
}

/// Waits until the server knows that nobody has a live connection any more.
async fn until_nobody_looks_on(house: &House) {
    while !house.metrics().await.contains("\nepoka_streams 0\n") {}
}

#[tokio::test]
async fn computers_alone_play_while_somebody_looks_on_and_else_do_not_think() {
    let house = House::with(|config| config.idle = Duration::from_millis(200)).await;
    let mut ola = house.guest("Ola").await;
    let alone = table_of_computers(&mut ola, 5).await;
    let number = async |client: &Client| {
        let info: TableInfo = client
            .get(&format!("/api/tables/{}", alone.id))
            .await
            .unwrap();
        info.number
    };
    assert_eq!((number(&ola).await, thoughts(&house).await), (0, 0));
    let mut stream = Stream::open(&ola, &alone.id, "none", None).await;
    while stream.next().await.unwrap().number == 0 {}
    drop(stream);
    until_nobody_looks_on(&house).await;
    let (reached, begun) = (number(&ola).await, thoughts(&house).await);
    // Meanwhile the strongest level answers elsewhere, and the table goes to sleep and is read again.
    let table = quick(&mut ola, "innovation", 5).await;
    until_the_computer_has_answered(&ola, &table.id).await;
    assert_eq!(number(&ola).await, reached);
    assert_eq!(thoughts(&house).await, begun + 1, "one, for a person");
}

#[tokio::test]
async fn so_many_tables_of_computers_alone_run_at_once_for_an_address() {
    let house = House::with(|config| {
        config.limits.alone = 1;
        config.idle = Duration::from_millis(200);
    })
    .await;
    let mut ola = house.guest("Ola").await;
    let [first, second] = [
        table_of_computers(&mut ola, 5).await,
        table_of_computers(&mut ola, 1).await,
    ];
    let mut running = Stream::open(&ola, &first.id, "none", None).await;
    let mut waiting = Stream::open(&ola, &second.id, "none", None).await;
    assert_eq!(waiting.next().await.unwrap().number, 0);
    while running.next().await.unwrap().number == 0 {}
    let table: TableInfo = ola
        .get(&format!("/api/tables/{}", second.id))
        .await
        .unwrap();
    assert_eq!(table.number, 0, "four weak computers would have played on");
    drop(running);
    // There is room now.
    while waiting.next().await.unwrap().number == 0 {}
}

/// Whoever measures `expert` in the arena measures the level that is called so at the table.
#[test]
fn levels_have_the_same_names_at_the_table_and_on_the_command_line() {
    let texts = concat!(env!("CARGO_MANIFEST_DIR"), "/../text/en/common.ftl");
    let texts = std::fs::read_to_string(texts).unwrap().to_lowercase();
    for (number, level) in (1..).zip(bots::Level::ALL) {
        let line = format!("\nlevel-{number} = {}\n", level.name());
        assert!(texts.contains(&line), "{line}");
    }
}
