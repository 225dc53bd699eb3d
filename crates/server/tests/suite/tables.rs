//! Whole stories at tables, over real HTTP.

use crate::support::{House, play_on, table_for_two};
use serde_json::{Value, json};
use server::api::{Lobby, Moment, TableInfo, TableState, Timeline};

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
async fn the_lobby_is_up_to_date_after_every_choice() {
    for listed in [false, true] {
        let mut house = House::new().await;
        let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let wish = json!({ "game": "innovation", "seats": seats, "seed": "7", "listed": listed, "spectators": true });
        let table = ola.table(wish).await.unwrap();
        let join = format!("/api/invitations/{}", table.invite.unwrap());
        let _: TableInfo = jan.post(&join, &json!({})).await.unwrap();
        let mut players = [(0, ola), (1, jan)];
        for choice in 0..24 {
            if choice == 12 {
                house = house.restart().await;
                let url = house.running.url();
                players = players.map(|(seat, client)| (seat, client.at(&url)));
            }
            play_on(&mut players, &table.id, 1, &mut 3).await;
            let now = players[0].1.state(&table.id, 0, None).await.unwrap();
            let lobby: Lobby = players[0].1.get("/api/lobby").await.unwrap();
            assert_eq!(lobby.running.len(), usize::from(listed));
            for shown in lobby.mine.iter().chain(&lobby.running) {
                assert_eq!((shown.number, &shown.asked), (now.number, &now.asked));
            }
        }
    }
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
        creator: "ola".to_owned(),
        setup: setup.to_string(),
        created: death - 600_000,
        listed: false,
        spectators: true,
        asked: 3,
    };
    let header = server::store::Header {
        state: "running",
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

#[tokio::test]
async fn whoever_finds_an_open_table_in_the_list_can_sit_down() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    for listed in [true, false] {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let wish = json!({ "game": "innovation", "seats": seats, "listed": listed });
        let table = ola.table(wish).await.unwrap();
        let mut stranger = house.guest("Jan").await;
        let seen: TableInfo = stranger
            .get(&format!("/api/tables/{}", table.id))
            .await
            .unwrap();
        assert_eq!(seen.invite.is_some(), listed);
        let lobby: Lobby = stranger.get("/api/lobby").await.unwrap();
        assert_eq!(lobby.open.len(), usize::from(listed));
        if let Some(found) = lobby.open.first() {
            let invite = found.invite.as_ref().unwrap();
            let path = format!("/api/invitations/{invite}");
            let joined: TableInfo = stranger.post(&path, &json!({})).await.unwrap();
            assert_eq!(joined.mine, [1]);
        }
    }
}

/// A table of Innovation that is given: Ola has seen which card Jan holds.
const GIVEN: &str = "rules start=pl
    turn A 2
    A board agriculture hand tools 2 knows oars
    B board archery hand oars 1
    decks ...";

#[tokio::test]
async fn a_game_may_begin_with_a_position() {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let wish = json!({
        "game": "innovation",
        "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Jan"}],
        "position": GIVEN,
    });
    let table = ola.table(wish).await.unwrap();
    assert!(table.position && table.rules.contains("start=pl"));
    let update = ola.state(&table.id, 0, None).await.unwrap();
    let view = update.view.as_ref().unwrap().get();
    let shown: Value = serde_json::from_str(view).unwrap();
    assert_eq!(
        shown["players"][1]["hand"]
            .to_string()
            .matches("oars")
            .count(),
        1
    );
    // It is kept with the table.
    let house = house.restart().await;
    let ola = ola.at(&house.running.url());
    let again = ola.state(&table.id, 0, None).await.unwrap();
    assert_eq!(again.view.unwrap().get(), view);
}

#[tokio::test]
async fn a_position_that_cannot_be_played_is_refused_with_its_reason() {
    let house = House::new().await;
    let ola = house.guest("Ola").await;
    for (position, reason) in [
        ("A board agriculture hand agriculture", "is in two places"),
        ("A board nonsense", "no card is called"),
        ("C board oars", "seat C is mentioned"),
    ] {
        let wish = json!({
            "game": "innovation",
            "seats": [{"kind": "me"}, {"kind": "computer", "level": 1}],
            "position": position,
        });
        let request = ola
            .request(reqwest::Method::POST, "/api/tables")
            .json(&wish);
        let text = request.send().await.unwrap().text().await.unwrap();
        assert!(
            text.contains("bad-position") && text.contains(reason),
            "{text}"
        );
    }
}
