//! Nothing a seat receives names a card that it may not know.
//!
//! The test plays all seats and so knows the true table: it keeps its own play beside the server's.

use crate::support::{Held, House, roll};
use innovation::Card;
use serde_json::{Value, json};
use server::api::Told;
use server::client::Client;
use tabletop::{Notation, Play, Record, Seat, Seed, Shown};

#[tokio::test]
async fn a_seat_receives_what_the_rules_show_it_and_nothing_else() {
    let house = House::new().await;
    for game in 0..4 {
        let seats = 2 + game % 3;
        play_and_compare::<innovation::State>(&house, seats as usize, game).await;
        play_and_compare::<cvlizations::State>(&house, seats as usize, game).await;
    }
}

async fn play_and_compare<G: Notation>(house: &House, seats: usize, game: u64) {
    let mut clients: Vec<Client> = Vec::new();
    for seat in 0..seats {
        clients.push(house.guest(&format!("Player {seat}")).await);
    }
    let mut wish = vec![json!({ "kind": "me" })];
    wish.resize(seats, json!({ "kind": "open" }));
    let seed = Seed::from_number(900 + game);
    let wish = json!({ "game": G::NAME, "seats": wish, "seed": seed.to_string() });
    let table = clients[0].table(wish).await.unwrap();
    let join = format!("/api/invitations/{}", table.invite.unwrap());
    for client in &mut clients[1..] {
        let _: Value = client.post(&join, &json!({})).await.unwrap();
    }
    let mut truth: Play<G> = Play::new(Record::new(G::usual_rules(seats), seats, seed)).unwrap();
    let mut held: Vec<Held> = (0..=seats).map(|_| Held::default()).collect();
    let mut seen: Vec<String> = vec![String::new(); seats + 1];
    let mut dice = game + 1;
    let stranger = house.stranger();
    while truth.outcome().is_none() && truth.record().choices.len() < 250 {
        for viewer in 0..=seats {
            let (client, seat) = match clients.get(viewer) {
                Some(client) => (client, Some(Seat(viewer as u8))),
                None => (&stranger, None),
            };
            let name = seat.map_or("none".to_owned(), |seat| seat.0.to_string());
            let path = format!(
                "/api/tables/{}/state?seat={name}&since={}",
                table.id, held[viewer].number
            );
            let body = client
                .request(reqwest::Method::GET, &path)
                .send()
                .await
                .unwrap()
                .text()
                .await
                .unwrap();
            assert!(!body.contains(&seed.to_string()), "the seed stays secret");
            held[viewer].take(&serde_json::from_str(&body).unwrap());
            compare(&truth, seat, &held[viewer], &body, &mut seen[viewer]);
        }
        // Any of those who are asked answers.
        let open = &truth.pending()[roll(&mut dice) as usize % truth.pending().len()];
        let (seat, choice) = (
            open.seat,
            open.options[roll(&mut dice) as usize % open.options.len()],
        );
        let client = &mut clients[seat.index()];
        let question = client
            .state(&table.id, seat.0, None)
            .await
            .unwrap()
            .question
            .unwrap();
        let text = G::write_choice(choice);
        client
            .choose(&table.id, seat.0, question.id, &text)
            .await
            .unwrap();
        truth.apply(seat, choice).unwrap();
    }
}

/// The view, the events and the question are those of the rules, and no other card is named anywhere in the body.
fn compare<G: Notation>(
    truth: &Play<G>,
    viewer: Option<Seat>,
    held: &Held,
    body: &str,
    seen: &mut String,
) {
    let view = json!(truth.table().view(viewer));
    assert_eq!(held.view.as_ref(), Some(&view));
    let masked: Vec<_> = truth
        .events()
        .iter()
        .map(|event| G::mask(event, viewer))
        .collect();
    assert_eq!(json!(held.events), json!(masked));
    let mut allowed = format!("{view}{}", json!(masked));
    if let Some(open) = viewer.and_then(|seat| truth.pending_for(seat)) {
        for option in &open.options {
            truth
                .table()
                .audit_shown(viewer, Shown::Option(option))
                .unwrap();
        }
        allowed.push_str(&json!(open.options).to_string());
        allowed.push_str(&json!(open.prompt).to_string());
    }
    *seen = allowed;
    for card in Card::all() {
        let slug = format!("\"{}\"", card.slug());
        let message = format!("\"innovation-card-{}\"", card.slug());
        assert!(
            !body.contains(&slug) && !body.contains(&message) || seen.contains(&slug),
            "{viewer:?} is told of {slug}"
        );
    }
}

#[tokio::test]
async fn no_token_reaches_whoever_does_not_sit_there_and_no_invitation_but_to_a_listed_table() {
    for listed in [false, true] {
        look_for_secrets(listed).await;
    }
}

async fn look_for_secrets(listed: bool) {
    let house = House::new().await;
    let mut ola = house.guest("Ola").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "game": "innovation", "seats": seats, "listed": listed });
    let table = ola.table(wish).await.unwrap();
    let mut secrets = vec![table.tokens[&0].clone()];
    if !listed {
        secrets.extend(table.invite.clone());
    }
    let stranger = house.stranger();
    let mut told = Vec::new();
    for path in ["", "/state"] {
        let path = format!("/api/tables/{}{path}", table.id);
        let body: Value = stranger.get(&path).await.unwrap();
        told.push(body.to_string());
    }
    let mut live = stranger.live(&table.id, "none", None).await.unwrap();
    let update: Told<Value> = live.next().await.unwrap();
    told.push(serde_json::to_string(&update).unwrap());
    for body in told {
        assert!(body.contains("Ola"));
        assert!(
            secrets.iter().all(|secret| !body.contains(secret)),
            "{body}"
        );
    }
    let lobby = stranger
        .request(reqwest::Method::GET, "/api/lobby")
        .send()
        .await
        .unwrap()
        .text()
        .await
        .unwrap();
    assert_eq!(lobby.contains(&table.id), listed);
    assert!(secrets.iter().all(|secret| !lobby.contains(secret)));
}
