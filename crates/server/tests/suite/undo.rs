//! Taking back: free, by consent, refused, or switched off.

use crate::support::{House, play_on, table_for_three, table_for_two, until_only_asked};
use serde_json::json;
use server::api::{Moment, TableInfo, Timeline, UndoPower};
use server::client::Client;

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

/// Two at a table, of whom the first has just drawn a card and asks to take that back; gives who that is.
async fn two_and_a_request(house: &House) -> ([Client; 2], TableInfo, u8) {
    let (mut ola, mut jan) = (house.guest("Ola").await, house.guest("Jan").await);
    let table = table_for_two(&mut ola, &mut jan).await;
    let mut players = [(0, ola.clone()), (1, jan.clone())];
    play_on(&mut players, &table.id, 2, &mut 1).await;
    let mut people = players.map(|(_, client)| client);
    let asked = ola.state(&table.id, 0, None).await.unwrap().asked[0];
    let me = &mut people[usize::from(asked)];
    let update = me.state(&table.id, asked, None).await.unwrap();
    let question = update.question.unwrap().id;
    me.choose(&table.id, asked, question, "draw").await.unwrap();
    let wish = json!({ "seat": asked });
    me.act(&table.id, "undo", wish).await.unwrap();
    (people, table, asked)
}

#[tokio::test]
async fn an_answer_to_another_request_than_the_open_one_is_refused() {
    let house = House::new().await;
    let (mut people, table, asked) = two_and_a_request(&house).await;
    let other = &mut people[usize::from(1 - asked)];
    for (to, refused) in [(1, Some("no-request")), (2, None)] {
        let answer = json!({ "seat": 1 - asked, "agree": true, "to": to });
        let done = other.act(&table.id, "undo/answer", answer).await;
        assert_eq!(done.err().map(|error| error.id).as_deref(), refused);
    }
    let update = other.state(&table.id, 1 - asked, None).await.unwrap();
    assert_eq!((update.decisions, update.marked), (2, false));
}

#[tokio::test]
async fn what_is_taken_back_because_nobody_is_left_to_ask_is_marked() {
    let house = House::new().await;
    let (mut people, table, asked) = two_and_a_request(&house).await;
    let leave = json!({ "seat": 1 - asked, "target": 1 - asked, "level": 1 });
    let other = &mut people[usize::from(1 - asked)];
    other.act(&table.id, "replace", leave).await.unwrap();
    assert!(other.state(&table.id, asked, None).await.is_err());
    let update = people[usize::from(asked)]
        .state(&table.id, asked, None)
        .await
        .unwrap();
    assert_eq!((update.decisions, update.marked), (2, true));
}
