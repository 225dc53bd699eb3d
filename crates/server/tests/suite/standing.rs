//! Answers left in advance: private, kept, and given as ordinary choices.

use crate::support::{House, Stream};
use serde_json::{Value, json};
use server::api::{Done, Lobby, TableInfo, Update};
use server::client::{Client, Reply};

/// Three guests, A holds the helm; nobody has laid yet.
async fn three(house: &House) -> (Vec<Client>, TableInfo) {
    let mut clients = Vec::new();
    for name in ["Ola", "Jan", "Ewa"] {
        clients.push(house.guest(name).await);
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let wish = json!({
        "game": "cvlizations", "seats": seats, "seed": "7", "rules": "variant=standard first=A",
        "listed": true,
    });
    let table = clients[0].table(wish).await.unwrap();
    let join = format!("/api/invitations/{}", table.invite.as_ref().unwrap());
    for client in &mut clients[1..] {
        let _: Value = client.post(&join, &json!({})).await.unwrap();
    }
    (clients, table)
}

fn answer(otherwise: Value) -> Value {
    let stone = json!({ "open": "quarrying", "hidden": "slacking" });
    let two_hunt = json!({ "order": "hunting", "least": 2, "lay": stone });
    json!({ "conditions": [two_hunt], "otherwise": otherwise })
}

async fn leave(client: &mut Client, table: &str, seat: u8, answer: Value) -> Reply<Done> {
    let path = format!("/api/tables/{table}/standing");
    let body = json!({ "seat": seat, "answer": answer });
    client.post(&path, &body).await
}

async fn lay(client: &mut Client, table: &str, seat: u8, choice: &str) {
    let update = client.state(table, seat, None).await.unwrap();
    let question = update.question.expect("the seat is asked");
    client
        .choose(table, seat, question.id, choice)
        .await
        .unwrap();
}

fn open_orders(update: &Update) -> Vec<Value> {
    let view: Value = serde_json::from_str(update.view.as_ref().unwrap().get()).unwrap();
    let civilisations = view["civilisations"].as_array().unwrap();
    civilisations
        .iter()
        .map(|one| one["open"].clone())
        .collect()
}

#[tokio::test]
async fn an_answer_left_in_advance_survives_a_restart_and_is_laid_when_its_turn_comes() {
    let house = House::new().await;
    let (mut clients, table) = three(&house).await;
    let mine = answer(json!(null));
    leave(&mut clients[2], &table.id, 2, mine.clone())
        .await
        .unwrap();
    let jans = json!({ "conditions": [], "otherwise": { "open": "hunting", "hidden": "trading" } });
    leave(&mut clients[1], &table.id, 1, jans).await.unwrap();
    for (seat, left) in [(0, None), (2, Some(mine))] {
        let update = clients[usize::from(seat)]
            .state(&table.id, seat, None)
            .await
            .unwrap();
        assert_eq!(update.standing, left, "only its owner sees it");
    }
    let house = house.restart().await;
    for client in &mut clients {
        *client = client.at(&house.running.url());
    }
    lay(&mut clients[0], &table.id, 0, "lay hunting logging").await;
    // Jan's answer follows at once, and so does Ewa's; then the action phase asks or the development begins.
    let mut update = clients[2].state(&table.id, 2, None).await.unwrap();
    while update.decisions < 3 {
        update = clients[2].next(&table.id, 2, update.number).await.unwrap();
    }
    assert_eq!(
        open_orders(&update),
        [json!("hunting"), json!("hunting"), json!("quarrying")]
    );
    assert_eq!(update.standing, None, "it has served");
}

/// All that the client can look at, but for the time.
async fn shown(client: &Client, table: &str) -> Vec<Value> {
    let mut shown = Vec::new();
    for path in ["", "/state", "/state?seat=none", "/timeline"] {
        let mut page: Value = client
            .get(&format!("/api/tables/{table}{path}"))
            .await
            .unwrap();
        page.as_object_mut().unwrap().remove("now");
        shown.push(page);
    }
    shown.push(client.get("/api/lobby").await.unwrap());
    shown
}

#[tokio::test]
async fn an_answer_left_in_advance_is_noticed_by_its_seat_alone() {
    let house = House::new().await;
    let (mut clients, table) = three(&house).await;
    let alone = shown(&clients[0], &table.id).await;
    let mut own = Stream::open(&clients[2], &table.id, "2", None).await;
    let number = own.next().await.unwrap().number;
    let mut others = Stream::open(&clients[0], &table.id, "0", None).await;
    assert!(others.next().await.unwrap().seats[2].present);
    assert!(own.next().await.unwrap().seats[0].present);
    let before = shown(&clients[0], &table.id).await;
    let mine = answer(json!(null));
    for left in [Some(&mine), None, Some(&mine)] {
        let wish = left.cloned().unwrap_or_default();
        let done = leave(&mut clients[2], &table.id, 2, wish).await.unwrap();
        let update = own.next().await.unwrap();
        assert_eq!((done.number, update.number), (number, number));
        assert_eq!(update.standing.as_ref(), left);
        assert_eq!(shown(&clients[0], &table.id).await, before);
    }
    drop(own);
    let next = others.next().await.unwrap();
    assert!(!next.seats[2].present, "nothing was told before");
    assert_eq!(next.number, number);
    drop(others);

    let house = house.restart().await;
    for client in &mut clients {
        *client = client.at(&house.running.url());
    }
    assert_eq!(shown(&clients[0], &table.id).await, alone);
    let update = clients[2].state(&table.id, 2, Some(number)).await.unwrap();
    assert_eq!((update.standing, update.number), (Some(mine), number));
    let said = json!({ "seat": 1, "text": "Hello" });
    let said = clients[1].act(&table.id, "chat", said).await.unwrap();
    assert_eq!(said.number, number + 1);
    lay(&mut clients[0], &table.id, 0, "lay hunting logging").await;
    lay(&mut clients[1], &table.id, 1, "lay hunting trading").await;
    let mut update = clients[0].state(&table.id, 0, None).await.unwrap();
    while update.decisions < 3 {
        update = clients[0].next(&table.id, 0, update.number).await.unwrap();
    }
    assert_eq!(update.number, number + 4);
    let since = clients[0].state(&table.id, 0, Some(number)).await.unwrap();
    assert_eq!((since.chat.from, since.chat.list.len()), (0, 1));
    let info: TableInfo = clients[0]
        .get(&format!("/api/tables/{}", table.id))
        .await
        .unwrap();
    let lobby: Lobby = clients[0].get("/api/lobby").await.unwrap();
    for listed in [&info, &lobby.mine[0], &lobby.running[0]] {
        assert_eq!((listed.number, listed.changed), (number + 4, info.changed));
    }
}

#[tokio::test]
async fn a_person_whose_condition_does_not_hold_is_asked() {
    let house = House::new().await;
    let (mut clients, table) = three(&house).await;
    leave(&mut clients[1], &table.id, 1, answer(json!(null)))
        .await
        .unwrap();
    lay(&mut clients[0], &table.id, 0, "lay hunting logging").await;
    lay(&mut clients[1], &table.id, 1, "lay cunning logging").await;
    let update = clients[1].state(&table.id, 1, None).await.unwrap();
    assert_eq!(update.standing, None, "answered otherwise");
}

#[tokio::test]
async fn an_answer_can_be_withdrawn_and_must_be_possible() {
    let house = House::new().await;
    let (mut clients, table) = three(&house).await;
    let lay_hunting = json!({ "open": "hunting", "hidden": "trading" });
    let twice = json!({ "open": "hunting", "hidden": "hunting" });
    let refused = leave(&mut clients[1], &table.id, 1, answer(twice)).await;
    assert!(refused.is_err_and(|error| error.id == "illegal-choice"));
    let refused = leave(&mut clients[1], &table.id, 2, answer(lay_hunting.clone())).await;
    assert!(refused.is_err_and(|error| error.id == "not-your-seat"));
    leave(&mut clients[1], &table.id, 1, answer(lay_hunting))
        .await
        .unwrap();
    leave(&mut clients[1], &table.id, 1, json!(null))
        .await
        .unwrap();
    lay(&mut clients[0], &table.id, 0, "lay hunting logging").await;
    lay(&mut clients[1], &table.id, 1, "lay cunning logging").await;
}
