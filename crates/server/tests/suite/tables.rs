//! Whole stories at tables, over real HTTP.

use crate::support::{House, play_on, table_for_two, until_only_asked};
use serde_json::{Value, json};
use server::api::{Lobby, Moment, TableInfo, TableState, Timeline, UndoPower};

#[tokio::test]
async fn two_people_play_a_whole_game_by_invitation() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    assert_eq!(table.state, TableState::Running);
    assert_eq!(table.mine, [1]);
    let mut players = [(0, ola), (1, jan)];
    let state = play_on(&mut players, &table.id, usize::MAX, &mut 1).await;
    assert_eq!(state, TableState::Finished);
    let lobby: Lobby = players[0].1.get("/api/lobby").await.unwrap();
    assert_eq!(lobby.finished.len(), 1);
    assert!(lobby.finished[0].outcome.is_some());
    let timeline: Timeline = players[0]
        .1
        .get(&format!("/api/tables/{}/timeline", table.id))
        .await
        .unwrap();
    assert_eq!(timeline.standings.len(), timeline.decisions.len() + 1);
    assert!(
        timeline
            .decisions
            .iter()
            .all(|decided| decided.choice.is_some())
    );
    let path = format!("/api/tables/{}/replay?seat=all&to=3", table.id);
    let moment: Moment = players[1].1.get(&path).await.unwrap();
    assert_eq!((moment.decisions, moment.views.len()), (3, 2));
    // Each event has its own moment; those before a question have nobody who is asked.
    let ends: Vec<usize> = timeline.decisions[..12]
        .iter()
        .map(|one| one.events)
        .collect();
    for told in ends[0] + 1..=ends[11] {
        let path = format!("/api/tables/{}/replay?seat=0&told={told}", table.id);
        let moment: Moment = players[1].1.get(&path).await.unwrap();
        let events: Vec<Value> = serde_json::from_str(moment.events.get()).unwrap();
        assert_eq!(events.len(), told);
        let decision = ends.iter().position(|&end| end >= told).unwrap();
        assert_eq!(moment.decisions, decision + 1);
        assert!(moment.asked.is_empty() && moment.question.is_none());
    }
    let record = players[0].1.request(
        reqwest::Method::GET,
        &format!("/api/tables/{}/record", table.id),
    );
    let record = record.send().await.unwrap().text().await.unwrap();
    let record = tabletop::Record::<innovation::State>::read(&record).unwrap();
    assert_eq!(record.choices.len(), timeline.decisions.len());
    // Both ask for a rematch at once: it is one table.
    let path = format!("/api/tables/{}/rematch", table.id);
    let [(_, ola), (_, jan)] = &mut players;
    let nothing = json!({});
    let (again, same) = tokio::join!(
        jan.post::<TableInfo>(&path, &nothing),
        ola.post::<TableInfo>(&path, &nothing)
    );
    let (again, same) = (again.unwrap(), same.unwrap());
    let once_more: TableInfo = ola.post(&path, &json!({})).await.unwrap();
    assert_eq!(once_more.id, same.id);
    assert_eq!(
        (again.id, again.mine, same.mine),
        (same.id, vec![0], vec![1])
    );
    let lobby: Lobby = ola.get("/api/lobby").await.unwrap();
    assert_eq!(lobby.mine.len(), 1, "no second table is left over");
}

#[tokio::test]
async fn one_call_starts_a_game_against_the_computer() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let table: TableInfo = stranger
        .post(
            "/api/quick",
            &json!({ "game": "innovation", "opponents": 2 }),
        )
        .await
        .unwrap();
    assert_eq!(table.mine, [0]);
    let state = play_on(&mut [(0, stranger)], &table.id, usize::MAX, &mut 3).await;
    assert_eq!(state, TableState::Finished);
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    ola.act(
        &table.id,
        "chat",
        json!({ "seat": 0, "text": "Hello <b>you</b>" }),
    )
    .await
    .unwrap();
    let mut players = [(0, ola), (1, jan)];
    play_on(&mut players, &table.id, 30, &mut 1).await;
    let before = players[1].1.state(&table.id, 1, None).await.unwrap();
    let house = house.restart().await;
    let jan = players[1].1.at(&house.running.url());
    let after = jan.state(&table.id, 1, None).await.unwrap();
    assert_eq!(after.chat.list[0].text, "Hello <b>you</b>");
    assert_eq!(after.number, before.number);
    assert_eq!(
        after.view.map(|view| view.get().to_owned()),
        before.view.map(|view| view.get().to_owned())
    );
    assert_eq!(after.events.list.get(), before.events.list.get());
    assert_eq!(
        after.question.map(|question| question.id),
        before.question.map(|question| question.id)
    );
}

#[tokio::test]
async fn the_same_answer_twice_is_one_answer_and_another_one_is_stale() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let question = ola
        .state(&table.id, 0, None)
        .await
        .unwrap()
        .question
        .unwrap();
    let (one, other) = (&question.options[0].text, &question.options[1].text);
    let mut tab = ola.clone();
    let (first, second) = tokio::join!(
        ola.choose(&table.id, 0, question.id, one),
        tab.choose(&table.id, 0, question.id, one)
    );
    assert_eq!(first.unwrap(), second.unwrap());
    let third = tab
        .choose(&table.id, 0, question.id, other)
        .await
        .unwrap_err();
    assert_eq!((third.status, third.id.as_str()), (409, "stale-question"));
    // Jan was asked at the same time: his question is still the same one.
    let question = jan
        .state(&table.id, 1, None)
        .await
        .unwrap()
        .question
        .unwrap();
    assert_eq!(question.id, 1);
    jan.choose_nth(&table.id, 1, &question, 0).await.unwrap();
}

#[tokio::test]
async fn nobody_answers_for_another_seat() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let question = ola
        .state(&table.id, 0, None)
        .await
        .unwrap()
        .question
        .unwrap();
    let refused = jan
        .choose_nth(&table.id, 0, &question, 0)
        .await
        .unwrap_err();
    assert_eq!(refused.id, "not-your-seat");
    assert_eq!(
        jan.state(&table.id, 0, None).await.unwrap_err().id,
        "not-your-seat"
    );
    let replay = format!("/api/tables/{}/replay?seat=0", table.id);
    assert_eq!(
        jan.get::<Value>(&replay).await.unwrap_err().id,
        "not-your-seat"
    );
    let outlook = format!("/api/tables/{}/outlook?seat=0", table.id);
    assert_eq!(
        jan.get::<Value>(&outlook).await.unwrap_err().id,
        "not-your-seat"
    );
    let foreseen: Value = ola.get(&outlook).await.unwrap();
    assert_eq!(
        foreseen["options"].as_array().map(Vec::len),
        Some(question.options.len())
    );
    let as_spectator = format!("/api/tables/{}/outlook?seat=none", table.id);
    assert_eq!(jan.get::<Value>(&as_spectator).await.unwrap(), Value::Null);
    let all = format!("/api/tables/{}/replay?seat=all", table.id);
    assert_eq!(jan.get::<Value>(&all).await.unwrap_err().id, "not-finished");
    let record = format!("/api/tables/{}/record", table.id);
    assert_eq!(
        jan.get::<Value>(&record).await.unwrap_err().id,
        "not-finished"
    );
    let mut stranger = house.stranger();
    assert_eq!(
        stranger
            .choose_nth(&table.id, 0, &question, 0)
            .await
            .unwrap_err()
            .id,
        "no-session"
    );
}

#[tokio::test]
async fn taking_back_against_the_computer_is_always_possible_and_marked() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let table: TableInfo = ola
        .post("/api/quick", &json!({ "game": "innovation" }))
        .await
        .unwrap();
    let mut players = [(0, ola.clone())];
    play_on(&mut players, &table.id, 12, &mut 5).await;
    let update = until_only_asked(&ola, &table.id, 0).await;
    assert_eq!(update.undo.mine, UndoPower::Free);
    let timeline: Timeline = ola
        .get(&format!("/api/tables/{}/timeline", table.id))
        .await
        .unwrap();
    let mine = timeline
        .decisions
        .iter()
        .rposition(|decided| decided.seat == 0)
        .unwrap();
    let path = format!("/api/tables/{}/replay?seat=0&to={mine}", table.id);
    let moment: Moment = ola.get(&path).await.unwrap();
    ola.act(&table.id, "undo", json!({ "seat": 0 }))
        .await
        .unwrap();
    let after = ola.state(&table.id, 0, Some(update.number)).await.unwrap();
    assert_eq!(after.decisions, mine);
    assert_eq!(after.view.unwrap().get(), moment.view.get());
    assert!(after.question.is_some());
    // Going on like this takes back what the computer answered, and that is marked.
    let mut marked = after.marked;
    while !marked {
        ola.act(&table.id, "undo", json!({ "seat": 0 }))
            .await
            .unwrap();
        marked = ola.state(&table.id, 0, None).await.unwrap().marked;
    }
}

#[tokio::test]
async fn taking_back_between_people_needs_consent_once_something_was_learnt() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    for (seat, client) in [(0, &mut ola), (1, &mut jan)] {
        let question = client
            .state(&table.id, seat, None)
            .await
            .unwrap()
            .question
            .unwrap();
        client
            .choose_nth(&table.id, seat, &question, 0)
            .await
            .unwrap();
    }
    // Whoever begins draws: something was learnt.
    let asked = ola.state(&table.id, 0, None).await.unwrap().asked[0];
    let (drawer, other) = if asked == 0 {
        (&mut ola, &mut jan)
    } else {
        (&mut jan, &mut ola)
    };
    let question = drawer
        .state(&table.id, asked, None)
        .await
        .unwrap()
        .question
        .unwrap();
    drawer
        .choose(&table.id, asked, question.id, "draw")
        .await
        .unwrap();
    let update = drawer.state(&table.id, asked, None).await.unwrap();
    assert_eq!((update.undo.mine, update.decisions), (UndoPower::Ask, 3));
    drawer
        .act(&table.id, "undo", json!({ "seat": asked }))
        .await
        .unwrap();
    assert_eq!(
        drawer
            .state(&table.id, asked, None)
            .await
            .unwrap()
            .decisions,
        3
    );
    let refused = drawer
        .act(
            &table.id,
            "undo/answer",
            json!({ "seat": asked, "agree": true }),
        )
        .await;
    assert_eq!(refused.unwrap_err().id, "no-request");
    other
        .act(
            &table.id,
            "undo/answer",
            json!({ "seat": 1 - asked, "agree": true }),
        )
        .await
        .unwrap();
    let update = drawer.state(&table.id, asked, None).await.unwrap();
    assert_eq!((update.decisions, update.marked), (2, false));
    assert!(update.undo.request.is_none());
}

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
async fn only_the_clocks_of_people_who_are_asked_run() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let wish = json!({
        "game": "innovation", "seats": [{ "kind": "me" }, { "kind": "computer", "level": 1 }],
        "clock": { "seconds": 10, "increment": 0 },
    });
    let table = ola.table(wish).await.unwrap();
    let first = ola.state(&table.id, 0, None).await.unwrap();
    let clock = first.clock.unwrap();
    assert_eq!(clock.running, [0]);
    assert!((1..=10_000).contains(&clock.left[0]));
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
async fn hot_seat_players_share_a_browser_but_not_a_view() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }, { "kind": "computer", "level": 1 }]);
    let table = ola
        .table(json!({ "game": "innovation", "seats": seats }))
        .await
        .unwrap();
    assert_eq!(table.mine, [0, 1]);
    let mut players = [(0, ola.clone()), (1, ola)];
    assert_eq!(
        play_on(&mut players, &table.id, usize::MAX, &mut 2).await,
        TableState::Finished
    );
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
async fn the_creator_fills_open_seats_with_computer_players() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = ola
        .table(json!({ "game": "innovation", "seats": seats, "listed": true }))
        .await
        .unwrap();
    assert_eq!(table.state, TableState::Open);
    let lobby: Lobby = house.stranger().get("/api/lobby").await.unwrap();
    assert_eq!((lobby.open.len(), lobby.open[0].invite.as_ref()), (1, None));
    let mut jan = house.guest("Jan").await;
    let refused = jan
        .post::<Value>(
            &format!("/api/tables/{}/fill", table.id),
            &json!({ "level": 1 }),
        )
        .await;
    assert_eq!(refused.unwrap_err().id, "not-your-table");
    let full: TableInfo = ola
        .post(
            &format!("/api/tables/{}/fill", table.id),
            &json!({ "level": 1 }),
        )
        .await
        .unwrap();
    assert_eq!(full.state, TableState::Running);
}

#[tokio::test]
async fn who_learnt_nothing_takes_back_freely_though_the_others_saw_the_card() {
    let house = House::new().await;
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut players = [(0, ola.clone()), (1, jan.clone())];
    play_on(&mut players, &table.id, 2, &mut 1).await;
    let asked = ola.state(&table.id, 0, None).await.unwrap().asked[0];
    let me = &mut players[usize::from(asked)].1;
    let before = me.state(&table.id, asked, None).await.unwrap();
    let question = before.question.unwrap();
    let mut options = question.options.iter();
    let meld = options
        .find(|option| option.text.starts_with("meld "))
        .unwrap();
    me.choose(&table.id, asked, question.id, &meld.text)
        .await
        .unwrap();
    let melded = me.state(&table.id, asked, None).await.unwrap();
    assert_eq!(melded.undo.mine, UndoPower::Free);
    me.act(&table.id, "undo", json!({ "seat": asked }))
        .await
        .unwrap();
    let after = me.state(&table.id, asked, None).await.unwrap();
    assert_eq!((after.decisions, after.marked), (before.decisions, false));
    assert_eq!(after.view.unwrap().get(), before.view.unwrap().get());
    assert_eq!(
        after.question.unwrap().options.len(),
        question.options.len()
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
async fn clocks_stand_still_while_no_server_is_there() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let wish = json!({
        "game": "innovation", "clock": { "seconds": 3000, "increment": 0 },
        "seats": [{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }],
    });
    let table = ola.table(wish).await.unwrap();
    let (http, folder) = (house.http, house.folder);
    house.running.stop().await.unwrap();
    // The same table in another file, left by a server that died an hour ago, ten minutes after it was made.
    let file = crate::support::file(folder.path());
    let store = server::store::open(&file).await.unwrap();
    let mut setup: Value =
        serde_json::from_str(&store.setup(&table.id).await.unwrap().unwrap()).unwrap();
    let hour = 3_600_000;
    let death = table.created - hour;
    setup["created"] = json!(death - 600_000);
    let id = "e".repeat(32);
    let row = server::store::NewRow {
        id: id.clone(),
        invite: "i".repeat(32),
        setup: setup.to_string(),
        created: death - 600_000,
        listed: false,
        spectators: true,
    };
    let header = server::store::Header {
        number: 0,
        changed: death - 600_000,
        state: "running",
        asked: 3,
        due: Some(death + 2_400_000),
        rare: None,
    };
    let folder = tempfile::tempdir().unwrap();
    let file = crate::support::file(folder.path());
    let old = server::store::open(&file).await.unwrap();
    old.begin(death - 700_000).await.unwrap();
    old.add_table(&row, &header).await.unwrap();
    old.pulse(death).await.unwrap();
    drop(old);
    let running = server::start(crate::support::config(&file)).await.unwrap();
    let watcher = server::client::Client::new(http, &running.url());
    let path = format!("/api/tables/{id}/state?seat=none");
    let update: server::api::Update = watcher.get(&path).await.unwrap();
    assert!(!update.seats[0].away && !update.seats[1].away, "{update:?}");
    let left = update.clock.unwrap().left;
    // Ten of fifty minutes were played with; the hour does not count.
    assert!(
        left.iter()
            .all(|left| (2_000_000..=2_400_000).contains(left)),
        "{left:?}"
    );
    running.stop().await.unwrap();
}

/// Three people at a table, by invitation.
async fn table_for_three(house: &House) -> (Vec<server::client::Client>, TableInfo) {
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
async fn one_refusal_ends_a_request_to_take_back_in_silence() {
    let house = House::new().await;
    let (mut people, table) = table_for_three(&house).await;
    let mut players: Vec<_> = (0..).zip(people.clone()).collect();
    play_on(&mut players, &table.id, 3, &mut 1).await;
    let asked = people[0].state(&table.id, 0, None).await.unwrap().asked[0];
    let me = usize::from(asked);
    let question = people[me]
        .state(&table.id, asked, None)
        .await
        .unwrap()
        .question
        .unwrap();
    people[me]
        .choose(&table.id, asked, question.id, "draw")
        .await
        .unwrap();
    people[me]
        .act(&table.id, "undo", json!({ "seat": asked }))
        .await
        .unwrap();
    let others = [(me + 1) % 3, (me + 2) % 3];
    let answer = |seat: usize, agree: bool| json!({ "seat": seat, "agree": agree });
    people[others[0]]
        .act(&table.id, "undo/answer", answer(others[0], true))
        .await
        .unwrap();
    let update = people[me].state(&table.id, asked, None).await.unwrap();
    assert_eq!(update.undo.request.unwrap().waiting, [others[1] as u8]);
    people[others[1]]
        .act(&table.id, "undo/answer", answer(others[1], false))
        .await
        .unwrap();
    let update = people[me].state(&table.id, asked, None).await.unwrap();
    assert_eq!((update.undo.request, update.decisions), (None, 4));
    assert!(update.chat.list.is_empty());
}

#[tokio::test]
async fn nothing_is_taken_back_where_that_is_switched_off() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let wish = json!({
        "game": "cvlizations", "undo": "never",
        "seats": [{ "kind": "me" }, { "kind": "hotseat", "name": "Jan" }],
    });
    let table = ola.table(wish).await.unwrap();
    play_on(
        &mut [(0, ola.clone()), (1, ola.clone())],
        &table.id,
        3,
        &mut 1,
    )
    .await;
    assert_eq!(
        ola.state(&table.id, 0, None).await.unwrap().undo.mine,
        UndoPower::Off
    );
    let refused = ola.act(&table.id, "undo", json!({ "seat": 0 })).await;
    assert_eq!(refused.unwrap_err().id, "undo-off");
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
