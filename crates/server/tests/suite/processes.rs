//! Two processes on one PostgreSQL: players on different ones, and one of them is killed.

use crate::crash;
use crate::store::postgres;
use crate::support::{Held, Stream, play_on};
use serde_json::{Value, json};
use server::api::{Lobby, TableInfo, TableState};
use server::client::Client;

#[tokio::test]
async fn players_on_different_servers_share_a_table_and_survive_the_end_of_one() {
    let Some(url) = postgres() else {
        return;
    };
    let ((one, first), (two, second)) = (crash::start(&url), crash::start(&url));
    let http = reqwest::Client::new();
    let mut ola = Client::guest(http.clone(), &first, "Ola").await.unwrap();
    let mut jan = Client::guest(http, &second, "Jan").await.unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "computer", "level": 1 }]);
    let table = ola
        .table(json!({ "game": "innovation", "seats": seats }))
        .await
        .unwrap();
    let mut stream = Stream::open(&ola, &table.id, "0", None).await;
    let mut held = Held::default();
    held.take(&stream.next().await.unwrap());
    let join = format!("/api/invitations/{}", table.invite.unwrap());
    let _: Value = jan.post(&join, &json!({})).await.unwrap();
    let mut players = [(0, ola.clone()), (1, jan.clone())];
    answer_as_asked(&mut players, &table.id, 40).await;
    // What Jan did at the other server reaches Ola's stream.
    let number = jan.state(&table.id, 1, None).await.unwrap().number;
    while held.number < number {
        held.take(&stream.next().await.unwrap());
    }
    let before = jan.state(&table.id, 1, None).await.unwrap();
    drop(one);
    players[0].1 = players[0].1.at(&second);
    let after = players[1].1.state(&table.id, 1, None).await.unwrap();
    assert!(after.number >= before.number);
    assert_eq!(
        play_on(&mut players, &table.id, usize::MAX, &mut 5).await,
        TableState::Finished
    );
    drop(two);
}

#[tokio::test]
async fn an_answer_left_in_advance_is_told_its_seat_alone_on_every_server() {
    let Some(url) = postgres() else {
        return;
    };
    let ((_one, first), (_two, second)) = (crash::start(&url), crash::start(&url));
    let http = reqwest::Client::new();
    let mut ola = Client::guest(http.clone(), &first, "Ola").await.unwrap();
    let mut jan = Client::guest(http, &first, "Jan").await.unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "hotseat", "name": "Ewa" }]);
    let wish = json!({
        "game": "cvlizations", "seats": seats, "seed": "7", "rules": "variant=standard first=A",
    });
    let table = ola.table(wish).await.unwrap();
    let join = format!("/api/invitations/{}", table.invite.unwrap());
    let _: Value = jan.post(&join, &json!({})).await.unwrap();
    let (jan_there, ola_there) = (jan.at(&second), ola.at(&second));
    let mut own = Stream::open(&jan_there, &table.id, "1", None).await;
    let mut others = Stream::open(&ola_there, &table.id, "0", None).await;
    let number = own.next().await.unwrap().number;
    let answer =
        json!({ "conditions": [], "otherwise": { "open": "hunting", "hidden": "trading" } });
    let left = json!({ "seat": 1, "answer": answer });
    jan.act(&table.id, "standing", left).await.unwrap();
    let mut update = own.next().await.unwrap();
    while update.standing.is_none() {
        update = own.next().await.unwrap();
    }
    assert_eq!((update.standing, update.number), (Some(answer), number));
    let said = json!({ "seat": 0, "text": "Hello" });
    let said = ola.act(&table.id, "chat", said).await.unwrap();
    assert_eq!(said.number, number + 1);
    // Who is here is told at any time; nothing else is before the chat.
    let mut seats = None;
    loop {
        let update = others.next().await.unwrap();
        if update.number > number {
            break;
        }
        let now = serde_json::to_string(&update.seats).unwrap();
        assert_ne!(seats.replace(now.clone()), Some(now));
    }
}

#[tokio::test]
async fn who_is_here_is_known_on_every_server() {
    let Some(url) = postgres() else {
        return;
    };
    let ((_one, first), (two, second)) = (crash::start(&url), crash::start(&url));
    let http = reqwest::Client::new();
    let mut ola = Client::guest(http.clone(), &first, "Ola").await.unwrap();
    let mut jan = Client::guest(http, &second, "Jan").await.unwrap();
    let table = crate::support::table_for_two(&mut ola, &mut jan).await;
    let (mut here, mut there) = (
        Stream::open(&ola, &table.id, "0", None).await,
        Stream::open(&jan, &table.id, "1", None).await,
    );
    while !here.next().await.unwrap().seats[1].present {}
    while !there.next().await.unwrap().seats[0].present {}
    drop(there);
    while here.next().await.unwrap().seats[1].present {}
    let mut there = Stream::open(&jan, &table.id, "1", None).await;
    assert!(there.next().await.is_some());
    while !here.next().await.unwrap().seats[1].present {}
    // A server that dies takes its people with it.
    drop(two);
    while here.next().await.unwrap().seats[1].present {}
}

#[tokio::test]
async fn who_became_a_member_at_one_server_is_one_at_another_and_the_guest_is_nobody() {
    let Some(url) = postgres() else {
        return;
    };
    let ((_one, first), (_two, second)) = (crash::start(&url), crash::start(&url));
    let http = reqwest::Client::new();
    let mut ola = Client::guest(http.clone(), &first, "Ola").await.unwrap();
    let mut jan = Client::guest(http.clone(), &first, "Jan").await.unwrap();
    let quick = json!({ "game": "innovation" });
    let table: TableInfo = jan.post("/api/quick", &quick).await.unwrap();
    // The second server knows both as guests, and believes it for a while.
    let old = [ola.at(&second), jan.at(&second)];
    for guest in &old {
        let me: Value = guest.get("/api/session").await.unwrap();
        assert_eq!(me["login"], Value::Null);
    }
    let login = |name: &str| {
        let login = format!("{name}{}", &table.id[..16]);
        json!({ "login": login, "password": "correct horse" })
    };
    let account = |name: &str| {
        let mut account = login(name);
        account["name"] = json!(name);
        account
    };
    let _: Value = ola.post("/api/account", &account("ola")).await.unwrap();
    let _: Value = jan.post("/api/account", &account("jan")).await.unwrap();
    for guest in &old {
        while guest.get::<Value>("/api/session").await.unwrap() != Value::Null {}
    }
    let name = json!({ "name": "Ewa" });
    let _: Value = ola.at(&second).post("/api/session", &name).await.unwrap();
    let me: Value = ola.at(&second).get("/api/session").await.unwrap();
    assert_eq!(
        (&me["name"], me["login"].is_string()),
        (&json!("Ewa"), true)
    );
    while ola.get::<Value>("/api/session").await.unwrap()["name"] != "Ewa" {}
    let mut desk = Client::new(http, &second);
    let _: Value = desk.post("/api/login", &login("jan")).await.unwrap();
    let lobby: Lobby = desk.get("/api/lobby").await.unwrap();
    assert_eq!(lobby.mine.len(), 1, "nobody else has the seat now");
}

/// Each player asks the own server, which may be behind: a stale question is looked up again.
pub async fn answer_as_asked(players: &mut [(u8, Client)], table: &str, answers: usize) {
    let mut given = 0;
    let mut dice = 11;
    while given < answers {
        for (seat, client) in players.iter_mut() {
            let update = client.state(table, *seat, None).await.unwrap();
            if update.state == TableState::Finished {
                return;
            }
            if let Some(question) = &update.question {
                match client
                    .choose_nth(table, *seat, question, crate::support::roll(&mut dice))
                    .await
                {
                    Ok(_) => given += 1,
                    Err(refused) => assert_eq!(refused.status, 409, "{refused}"),
                }
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
}
