//! Who sits at a table: accounts, links to seats, spectators, and players who leave.

use crate::support::{House, play_on, table_for_three, table_for_two};
use serde_json::{Value, json};
use server::api::{Lobby, TableInfo, TableState};

#[tokio::test]
async fn a_player_who_left_is_replaced_by_vote_and_comes_back() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    ola.act(
        &table.id,
        "replace",
        json!({ "seat": 0, "target": 1, "level": 1 }),
    )
    .await
    .unwrap();
    let update = ola.state(&table.id, 0, None).await.unwrap();
    assert!(update.seats[1].away);
    play_on(&mut [(0, ola.clone())], &table.id, 10, &mut 5).await;
    jan.act(&table.id, "return", json!({ "seat": 1 }))
        .await
        .unwrap();
    let update = jan.state(&table.id, 1, None).await.unwrap();
    assert!(!update.seats[1].away);
    let mut players = [(0, ola), (1, jan)];
    assert_eq!(
        play_on(&mut players, &table.id, usize::MAX, &mut 9).await,
        TableState::Finished
    );
}

#[tokio::test]
async fn spectators_see_what_is_open_or_nothing() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let stranger = house.stranger();
    let update: Value = stranger
        .get(&format!("/api/tables/{}/state", table.id))
        .await
        .unwrap();
    assert_eq!(
        (&update["viewer"], &update["question"]),
        (&Value::Null, &Value::Null)
    );
    let hand = update["view"]["players"][0]["hand"].as_array().unwrap();
    assert!(hand.iter().all(Value::is_number), "{hand:?}");
    let wish = json!({
        "game": "innovation", "spectators": false, "seats": [{ "kind": "me" }, { "kind": "computer", "level": 1 }],
    });
    let closed = ola.table(wish).await.unwrap();
    let refused = stranger
        .get::<Value>(&format!("/api/tables/{}/state", closed.id))
        .await;
    assert_eq!(refused.unwrap_err().id, "no-spectators");
}

#[tokio::test]
async fn an_account_keeps_the_games_across_devices() {
    let house = House::new().await;
    let mut phone = house.guest("Ola").await;
    let account = json!({ "login": "ola", "password": "correct horse", "name": "Ola" });
    let _: Value = phone.post("/api/account", &account).await.unwrap();
    let _: TableInfo = phone
        .post("/api/quick", &json!({ "game": "innovation" }))
        .await
        .unwrap();
    let mut desk = house.guest("Somebody").await;
    let other: TableInfo = desk
        .post("/api/quick", &json!({ "game": "innovation" }))
        .await
        .unwrap();
    let wrong = json!({ "login": "ola", "password": "wrong horse" });
    assert_eq!(
        desk.post::<Value>("/api/login", &wrong)
            .await
            .unwrap_err()
            .id,
        "wrong-password"
    );
    let right = json!({ "login": "ola", "password": "correct horse" });
    let _: Value = desk.post("/api/login", &right).await.unwrap();
    let lobby: Lobby = desk.get("/api/lobby").await.unwrap();
    assert_eq!(lobby.mine.len(), 2);
    assert!(lobby.mine.iter().any(|table| table.id == other.id));
    let mut thief = house.guest("Thief").await;
    let taken = thief
        .post::<Value>("/api/account", &account)
        .await
        .unwrap_err();
    assert_eq!(taken.id, "name-taken");
}

#[tokio::test]
async fn a_seat_link_takes_the_seat_to_another_device() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let table: TableInfo = ola
        .post("/api/quick", &json!({ "game": "innovation" }))
        .await
        .unwrap();
    let token = &table.tokens[&0];
    let mut phone = house.stranger();
    let moved: TableInfo = phone
        .post(&format!("/api/seats/{}/{token}", table.id), &json!({}))
        .await
        .unwrap();
    assert_eq!(moved.mine, [0]);
    assert_eq!(
        ola.state(&table.id, 0, None).await.unwrap_err().id,
        "not-your-seat"
    );
    let wrong = format!("/api/seats/{}/{}", table.id, "0".repeat(32));
    assert_eq!(
        ola.post::<Value>(&wrong, &json!({})).await.unwrap_err().id,
        "not-your-seat"
    );
}

#[tokio::test]
async fn what_is_refused_makes_no_guest() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let open = ola
        .table(json!({ "game": "innovation", "seats": seats }))
        .await
        .unwrap();
    let invite = format!("/api/invitations/{}", open.invite.unwrap());
    let _: TableInfo = jan.post(&invite, &json!({})).await.unwrap();
    let none = "0".repeat(32);
    let refused = [
        (invite, json!({ "name": "Eve" }), "table-full"),
        (
            format!("/api/invitations/{none}"),
            json!({}),
            "no-such-invitation",
        ),
        (
            format!("/api/seats/{}/{none}", table.id),
            json!({}),
            "not-your-seat",
        ),
        (
            format!("/api/seats/{none}/{none}"),
            json!({}),
            "no-such-table",
        ),
        (
            "/api/quick".to_owned(),
            json!({ "game": "chess" }),
            "unknown-game",
        ),
        (
            "/api/quick".to_owned(),
            json!({ "game": "innovation", "opponents": 7 }),
            "bad-seats",
        ),
    ];
    for (path, body, id) in refused {
        let mut stranger = house.stranger();
        let error = stranger.post::<Value>(&path, &body).await.unwrap_err();
        assert_eq!((error.id.as_str(), stranger.cookie), (id, None), "{path}");
    }
}

#[tokio::test]
async fn all_others_have_to_agree_before_anybody_is_replaced() {
    let house = House::new().await;
    let (mut people, table) = table_for_three(&house).await;
    let vote = |seat: u8| json!({ "seat": seat, "target": 2, "level": 1 });
    people[0].act(&table.id, "replace", vote(0)).await.unwrap();
    let update = people[1].state(&table.id, 1, None).await.unwrap();
    assert!(!update.seats[2].away);
    assert_eq!(
        (&update.votes[0].yes, &update.votes[0].waiting),
        (&vec![0], &vec![1])
    );
    // Who is there after all and plays ends the vote.
    let question = people[2]
        .state(&table.id, 2, None)
        .await
        .unwrap()
        .question
        .unwrap();
    people[2]
        .choose_nth(&table.id, 2, &question, 0)
        .await
        .unwrap();
    let update = people[1].state(&table.id, 1, None).await.unwrap();
    assert!(update.votes.is_empty());
    for seat in [0, 1] {
        people[usize::from(seat)]
            .act(&table.id, "replace", vote(seat))
            .await
            .unwrap();
    }
    assert!(people[1].state(&table.id, 1, None).await.unwrap().seats[2].away);
    let refused = people[2]
        .act(&table.id, "chat", json!({ "seat": 0, "text": "me" }))
        .await;
    assert_eq!(refused.unwrap_err().id, "not-your-seat");
}

#[tokio::test]
async fn spectators_with_a_name_talk_and_what_they_say_stays_plain_text() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let say = |text: &str| json!({ "seat": null, "text": text });
    let refused = house.stranger().act(&table.id, "chat", say("hi")).await;
    assert_eq!(refused.unwrap_err().id, "no-session");
    let mut ewa = house.guest("<i>Ewa</i>").await;
    ewa.act(&table.id, "chat", say("<script>alert(1)</script>"))
        .await
        .unwrap();
    let long = "x".repeat(501);
    for bad in [
        "",
        "   ",
        "a\u{0}b",
        "line\nbreak",
        "\u{202e}desrever",
        &long,
    ] {
        let refused = ewa.act(&table.id, "chat", say(bad)).await.unwrap_err();
        assert_eq!(refused.id, "bad-text", "{bad:?}");
    }
    let line = ola.state(&table.id, 0, None).await.unwrap().chat.list;
    assert_eq!(line.len(), 1);
    assert_eq!((line[0].seat, line[0].name.as_str()), (None, "<i>Ewa</i>"));
    assert_eq!(line[0].text, "<script>alert(1)</script>");
}

#[tokio::test]
async fn an_account_made_while_its_guest_is_renamed_stays() {
    let house = House::new().await;
    let ola = house.guest("Ola").await;
    let mut phone = ola.clone();
    let account = json!({ "login": "ola", "password": "correct horse", "name": "Ola" });
    let made = tokio::spawn(async move { phone.post::<Value>("/api/account", &account).await });
    let renaming = |letter: char| {
        let (mut tab, is_made) = (ola.clone(), made.abort_handle());
        async move {
            for number in 0.. {
                let name = json!({ "name": format!("{letter}{number}") });
                let _: Value = tab.post("/api/session", &name).await.unwrap();
                // One more after the account is made.
                if number > 0 && is_made.is_finished() {
                    break;
                }
            }
        }
    };
    tokio::join!(renaming('a'), renaming('b'), renaming('c'), renaming('d'));
    made.await.unwrap().unwrap();
    let login = json!({ "login": "ola", "password": "correct horse" });
    let _: Value = house.stranger().post("/api/login", &login).await.unwrap();
    let me: Value = ola.get("/api/session").await.unwrap();
    assert_eq!(me["login"], "ola");
}

#[tokio::test]
async fn a_guest_becomes_one_account() {
    let house = House::new().await;
    let ola = house.guest("Ola").await;
    let account = async |login: &str| {
        let wish = json!({ "login": login, "password": "correct horse", "name": "Ola" });
        ola.clone().post::<Value>("/api/account", &wish).await
    };
    let made = tokio::join!(account("first"), account("second"));
    let (login, refused) = match made {
        (Ok(_), Err(refused)) => ("first", refused),
        (Err(refused), Ok(_)) => ("second", refused),
        other => panic!("one is made: {other:?}"),
    };
    assert_eq!(refused.id, "name-taken");
    let login = json!({ "login": login, "password": "correct horse" });
    let _: Value = house.stranger().post("/api/login", &login).await.unwrap();
}

#[tokio::test]
async fn all_seats_of_a_guest_come_along_to_its_account() {
    let house = House::new().await;
    let ola = house.guest("Ola").await;
    let account = json!({ "login": "ola", "password": "correct horse", "name": "Ola" });
    let _: Value = ola.clone().post("/api/account", &account).await.unwrap();
    let mut guest = house.guest("Guest").await;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(5, json!({ "kind": "hotseat", "name": "Ewa" }));
    let wish = json!({ "game": "cvlizations", "seats": seats });
    let mut tables = Vec::new();
    // More seats than the start page lists.
    for _ in 0..42 {
        tables.push(guest.table(wish.clone()).await.unwrap().id);
    }
    let login = json!({ "login": "ola", "password": "correct horse" });
    let _: Value = guest.post("/api/login", &login).await.unwrap();
    for table in tables {
        let path = format!("/api/tables/{table}");
        let info: TableInfo = guest.get(&path).await.unwrap();
        assert_eq!(info.mine, [0, 1, 2, 3, 4]);
    }
}
