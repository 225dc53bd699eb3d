//! Who sits at a table: accounts, sessions, links to seats, spectators, and players who leave.

use crate::support::{House, Stream, play_on, table_for_three, table_for_two};
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{Lobby, SessionInfo, TableInfo, TableState};
use server::client::Client;

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
async fn a_new_link_to_a_seat_ends_the_old_one() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut jan, &mut ola).await;
    let renew = format!("/api/tables/{}/token", table.id);
    let seat = json!({ "seat": 1 });
    let refused = jan.post::<Value>(&renew, &seat).await.unwrap_err();
    assert_eq!(refused.id, "not-your-seat");
    let renewed: TableInfo = ola.post(&renew, &seat).await.unwrap();
    assert_ne!(renewed.tokens, table.tokens);
    let house = house.restart().await;
    let path = |info: &TableInfo| format!("/api/seats/{}/{}", info.id, info.tokens[&1]);
    let mut phone = house.stranger();
    let refused = phone.post::<Value>(&path(&table), &json!({})).await;
    assert_eq!(refused.unwrap_err().id, "not-your-seat");
    let moved: TableInfo = phone.post(&path(&renewed), &json!({})).await.unwrap();
    assert_eq!(moved.mine, [1]);
}

async fn login_of(client: &Client) -> Option<String> {
    let me: Value = client.get("/api/session").await.unwrap();
    me["login"].as_str().map(str::to_owned)
}

#[tokio::test]
async fn a_planted_cookie_never_is_an_account() {
    let house = House::new().await;
    let account =
        |login: &str| json!({ "login": login, "password": "correct horse", "name": "Ola" });
    let login = json!({ "login": "ola", "password": "correct horse" });
    // Whoever planted the cookie knows it, and has a connection that was open before.
    let thief = house.guest("Thief").await;
    let mut ola = thief.clone();
    let table: TableInfo = ola
        .post("/api/quick", &json!({ "game": "innovation" }))
        .await
        .unwrap();
    let mut watching = Stream::open(&thief, &table.id, "0", None).await;
    let _: Value = ola.post("/api/account", &account("ola")).await.unwrap();
    assert_ne!(ola.cookie, thief.cookie);
    assert_eq!(login_of(&ola).await.as_deref(), Some("ola"));
    let me: Value = thief.get("/api/session").await.unwrap();
    assert_eq!(me, Value::Null);
    while watching.next().await.is_some() {}

    let thief = house.guest("Thief").await;
    let mut ola = thief.clone();
    let _: Value = ola.post("/api/login", &login).await.unwrap();
    assert_eq!(login_of(&ola).await.as_deref(), Some("ola"));
    let me: Value = thief.get("/api/session").await.unwrap();
    assert_eq!(me, Value::Null);

    // Who was a member before is not one at the same time.
    let before = ola.clone();
    let _: Value = ola.post("/api/account", &account("ewa")).await.unwrap();
    assert_eq!(login_of(&ola).await.as_deref(), Some("ewa"));
    let me: Value = before.get("/api/session").await.unwrap();
    assert_eq!(me, Value::Null);
}

#[tokio::test]
async fn everybody_sees_and_ends_the_own_sessions() {
    let house = House::new().await;
    let refused = house.stranger().get::<Value>("/api/sessions").await;
    assert_eq!(refused.unwrap_err().id, "no-session");
    let account = json!({ "login": "ola", "password": "correct horse", "name": "Ola" });
    let mut desk = house.stranger();
    let _: Value = desk.post("/api/account", &account).await.unwrap();
    let mut phone = house.stranger();
    let request = phone
        .request(Method::POST, "/api/login")
        .json(&account_login());
    let browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    let response = request.header("User-Agent", browser).send().await.unwrap();
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    phone.cookie = cookie.split(';').next().map(str::to_owned);
    let mut tablet = house.stranger();
    let _: Value = tablet.post("/api/login", &account_login()).await.unwrap();

    let sessions: Vec<SessionInfo> = desk.get("/api/sessions").await.unwrap();
    assert_eq!(sessions.len(), 3);
    assert_eq!(sessions.iter().filter(|session| session.current).count(), 1);
    let of_phone = sessions
        .iter()
        .find(|session| session.device.as_deref() == Some("Firefox, Linux"))
        .unwrap();
    assert!(!of_phone.current);

    let end = async |client: &Client, path: &str| {
        let request = client.request(Method::DELETE, path);
        request.send().await.unwrap().status().as_u16()
    };
    let path = format!("/api/sessions/{}", of_phone.id);
    let stranger = house.guest("Thief").await;
    assert_eq!(end(&stranger, &path).await, 404);
    assert_eq!(login_of(&phone).await.as_deref(), Some("ola"));
    assert_eq!(end(&desk, &path).await, 200);
    assert_eq!(login_of(&phone).await, None);
    assert_eq!(login_of(&tablet).await.as_deref(), Some("ola"));
    assert_eq!(end(&desk, "/api/sessions").await, 200);
    assert_eq!(login_of(&tablet).await, None);
    let sessions: Vec<SessionInfo> = desk.get("/api/sessions").await.unwrap();
    assert_eq!(sessions.len(), 1);
}

fn account_login() -> Value {
    json!({ "login": "ola", "password": "correct horse" })
}

#[tokio::test]
async fn another_password_ends_the_other_sessions() {
    let house = House::new().await;
    let account = json!({ "login": "ola", "password": "correct horse", "name": "Ola" });
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let mut desk = house.guest("Ola").await;
    let body = change("", "long enough");
    let refused = desk.post::<Value>("/api/password", &body).await;
    assert_eq!(refused.unwrap_err().id, "wrong-password");
    let _: Value = desk.post("/api/account", &account).await.unwrap();
    let mut phone = house.stranger();
    let _: Value = phone.post("/api/login", &account_login()).await.unwrap();
    for (body, id) in [
        (change("wrong horse", "battery staple"), "wrong-password"),
        (change("correct horse", "short"), "bad-password"),
    ] {
        let refused = desk.post::<Value>("/api/password", &body).await;
        assert_eq!(refused.unwrap_err().id, id);
    }
    assert_eq!(login_of(&phone).await.as_deref(), Some("ola"));
    let body = change("correct horse", "battery staple");
    let _: Value = desk.post("/api/password", &body).await.unwrap();
    assert_eq!(login_of(&desk).await.as_deref(), Some("ola"));
    assert_eq!(login_of(&phone).await, None);
    let refused = phone.post::<Value>("/api/login", &account_login()).await;
    assert_eq!(refused.unwrap_err().id, "wrong-password");
    let login = json!({ "login": "ola", "password": "battery staple" });
    let _: Value = phone.post("/api/login", &login).await.unwrap();
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
    let me = made.await.unwrap().unwrap();
    let login = json!({ "login": "ola", "password": "correct horse" });
    let again: Value = house.stranger().post("/api/login", &login).await.unwrap();
    assert_eq!((&again["id"], &again["login"]), (&me["id"], &json!("ola")));
}

#[tokio::test]
async fn a_guest_becomes_one_account() {
    let house = House::new().await;
    let ola = house.guest("Ola").await;
    let account = async |login: &str| {
        let wish = json!({ "login": login, "password": "correct horse", "name": "Ola" });
        ola.clone().post::<Value>("/api/account", &wish).await
    };
    let guest: Value = ola.get("/api/session").await.unwrap();
    let made: (_, _) = tokio::join!(account("first"), account("second"));
    let mut same = 0;
    for made in [made.0, made.1] {
        match made {
            Ok(me) => same += usize::from(me["id"] == guest["id"]),
            Err(refused) => assert_eq!(refused.id, "name-taken"),
        }
    }
    assert_eq!(
        same, 1,
        "the guest becomes one; who comes after it is another"
    );
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
