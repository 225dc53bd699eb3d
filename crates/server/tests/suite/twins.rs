//! Two games that a seat cannot tell apart are one and the same to it over HTTP, and to whoever looks on.
//!
//! One begins with a table, the other with that table disguised for the seat. The same is chosen at both; what the others
//! choose is renamed. A pair ends before the rules show the seat something that the disguise renames, and before
//! somebody cannot choose the same at both tables: from there on they may differ.

use crate::support::House;
use cvlizations::Idea;
use innovation::Card;
use serde_json::{Value, json};
use server::api::TableInfo;
use server::client::Client;
use std::collections::BTreeSet;
use tabletop::testing::tries;
use tabletop::{
    Decision, FastRng, Flow, Game, Notation, Play, Players, Position, Record, Seat, Seed, Stop,
};

/// So many decisions before a pair begins, at most.
const BEFORE: usize = 80;
/// So many decisions of a pair are looked at, at most.
const DECISIONS: usize = 24;
/// So many disguises are tried, to find the one with which the pair lasts longest.
const DISGUISES: usize = 24;

/// A game whose hidden things can be named.
trait Twins: Notation {
    /// A choice for each card that can be hidden, by which its name is found.
    fn cards() -> Vec<Self::Choice>;

    /// What lies open that a disguise may change without a card's being named.
    fn open(_table: &Self) -> String {
        String::new()
    }
}

impl Twins for innovation::State {
    fn cards() -> Vec<innovation::Choice> {
        Card::all().map(innovation::Choice::Card).collect()
    }
}

impl Twins for cvlizations::State {
    fn cards() -> Vec<cvlizations::Choice> {
        Idea::all().map(cvlizations::Choice::Buy).collect()
    }

    /// Orders that were face down, and those that the Granna people drew.
    fn open(table: &cvlizations::State) -> String {
        format!("{:?}", table.view(None).civilisations)
    }
}

#[tokio::test]
async fn twin_games_of_innovation_look_the_same() {
    play_twins::<innovation::State>().await;
}

#[tokio::test]
async fn twin_games_of_cvlizations_look_the_same() {
    play_twins::<cvlizations::State>().await;
}

async fn play_twins<G: Twins>() {
    let house = House::new().await;
    let mut others = house.guest("Ola").await;
    let mut viewer = house.guest("Jan").await;
    let stranger = house.stranger();
    let pairs = tries(50, 500);
    let mut looks = 0;
    for number in 0..pairs {
        let pair = Pair::<G>::find(number);
        let mut tables = Vec::new();
        for position in &pair.positions {
            tables.push(pair.table(position, &mut others, &mut viewer).await);
        }
        for (decision, twin_choices) in pair.choices.iter().enumerate() {
            for (client, seat) in [
                (&viewer, pair.viewer.0.to_string()),
                (&stranger, "none".to_owned()),
            ] {
                let one = shown(client, &tables[0], &seat).await;
                let other = shown(client, &tables[1], &seat).await;
                assert!(
                    one == other,
                    "pair {number}, decision {decision}: seat {seat} can tell apart\n{}\n{}\n{one}\n{other}",
                    pair.positions[0],
                    pair.positions[1]
                );
                looks += 1;
            }
            if decision + 1 == pair.choices.len() {
                break;
            }
            for (table, (seat, choice)) in tables.iter().zip(twin_choices) {
                let client = match *seat == pair.viewer {
                    true => &mut viewer,
                    false => &mut others,
                };
                let asked = client.state(table, seat.0, None).await.unwrap();
                let question = asked.question.unwrap().id;
                let text = G::write_choice(*choice);
                client.choose(table, seat.0, question, &text).await.unwrap();
            }
        }
    }
    assert!(looks >= 10 * pairs, "{looks} looks at {pairs} pairs");
}

/// All that somebody receives, but for the time.
async fn shown(client: &Client, table: &str, seat: &str) -> Value {
    let path = format!("/api/tables/{table}/state?seat={seat}");
    let mut update: Value = client.get(&path).await.unwrap();
    update.as_object_mut().unwrap().remove("now").unwrap();
    update
}

/// Two tables that a seat cannot tell apart, and what is chosen at both.
struct Pair<G: Game> {
    rules: G::Rules,
    seats: usize,
    seed: Seed,
    viewer: Seat,
    positions: [String; 2],
    /// Before each of these decisions the tables look the same.
    choices: Vec<[(Seat, G::Choice); 2]>,
}

impl<G: Twins> Pair<G> {
    fn find(number: u64) -> Pair<G> {
        let seats = 2 + number as usize % 3;
        let seed = Seed::from_number(number);
        let rules = G::usual_rules(seats);
        let mut rng = FastRng::new(number);
        let dealt = G::setup(&rules, seats, &seed).unwrap();
        let before = rng.below(BEFORE);
        let units = Course::any(dealt.clone(), before, &mut rng).0;
        let start = units.into_iter().rev().find(G::at_rest).unwrap_or(dealt);
        let mut pair = Pair::<G> {
            rules: start.rules(),
            seats,
            seed,
            viewer: Seat(rng.below(seats) as u8),
            positions: [position(&start), String::new()],
            choices: Vec::new(),
        };
        let start = pair.read(&pair.positions[0]).unwrap();
        let (units, truth) = Course::any(start.clone(), DECISIONS, &mut rng);
        let named = pair.named(&start, &truth);
        for _ in 0..DISGUISES {
            let unit = &units[rng.below(units.len())];
            let disguise = G::disguise(&unit.hidden(&start, pair.viewer), &mut rng);
            let mut twin = start.clone();
            twin.wear(&disguise);
            let position = position(&twin);
            if position == pair.positions[0] {
                continue;
            }
            // What is hidden later need not be possible now.
            let Ok(twin) = pair.read(&position) else {
                continue;
            };
            let choices = pair.choices(&start, &truth, &named, twin, &disguise);
            if choices.len() > pair.choices.len() {
                pair.positions[1] = position;
                pair.choices = choices;
            }
        }
        // Somebody who knows everything has no twin.
        if pair.choices.is_empty() {
            pair.positions[1] = pair.positions[0].clone();
        }
        pair
    }

    fn read(&self, text: &str) -> Result<G, String> {
        let position = Position::<G>::read(text, &self.rules, self.seats, &self.seed);
        Ok(position.map_err(|error| error.to_string())?.table().clone())
    }

    fn play(&self, start: &G) -> Play<G> {
        let record = Record::new(self.rules.clone(), self.seats, self.seed);
        Play::at(record, start.clone())
    }

    /// Before each decision, the words in what the rules show the viewer.
    fn named(&self, start: &G, truth: &[Step<G>]) -> Vec<BTreeSet<String>> {
        let mut play = self.play(start);
        let mut named = Vec::new();
        for (seat, choice) in truth.iter().filter_map(Step::asked) {
            let viewer = Some(self.viewer);
            let view = play.table().view(viewer);
            let events = play.events().iter().map(|event| G::mask(event, viewer));
            let events: Vec<G::Event> = events.collect();
            let text = format!("{view:?} {events:?} {:?}", play.pending_for(self.viewer));
            let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
            named.push(words.map(str::to_owned).collect());
            play.apply(seat, choice).unwrap();
        }
        named
    }

    /// The choices at both tables, up to the last decision before which the viewer must not see a difference.
    fn choices(
        &self,
        start: &G,
        truth: &[Step<G>],
        named: &[BTreeSet<String>],
        twin: G,
        disguise: &G::Disguise,
    ) -> Vec<[(Seat, G::Choice); 2]> {
        let cards = G::cards().into_iter();
        let renamed = cards.filter(|&card| card != self.rename(card, disguise));
        let renamed: Vec<String> = renamed.map(name::<G>).collect();
        let steps: Vec<Step<G>> = truth
            .iter()
            .map(|step| step.map(|choice| self.rename(choice, disguise)))
            .collect();
        let followed = Course::follow(twin.clone(), &steps);
        let mut plays = [self.play(start), self.play(&twin)];
        let mut choices = Vec::new();
        let both = truth.iter().zip(&followed);
        let both = both.filter_map(|(one, other)| Some([one.asked()?, other.asked()?]));
        for (both, named) in both.zip(named) {
            let [one, other] = &plays;
            if renamed.iter().any(|name| named.contains(name))
                || G::open(one.table()) != G::open(other.table())
            {
                break;
            }
            for (play, (seat, choice)) in plays.iter_mut().zip(both) {
                play.apply(seat, choice).unwrap();
            }
            choices.push(both);
        }
        choices
    }

    fn rename(&self, choice: G::Choice, disguise: &G::Disguise) -> G::Choice {
        G::disguise_choice(choice, self.viewer, disguise)
    }

    /// Makes a table that begins with a position.
    async fn table(&self, position: &str, others: &mut Client, viewer: &mut Client) -> String {
        let mut kinds = vec![json!({ "kind": "hotseat", "name": "Ewa" }); self.seats];
        kinds[self.viewer.index()] = json!({ "kind": "open" });
        kinds[(self.viewer.index() + 1) % self.seats] = json!({ "kind": "me" });
        let wish = json!({
            "game": G::NAME,
            "seats": kinds,
            "rules": self.rules.to_string(),
            "seed": self.seed.to_string(),
            "position": position,
        });
        let table = others.table(wish).await.unwrap();
        let join = format!("/api/invitations/{}", table.invite.unwrap());
        let _: TableInfo = viewer.post(&join, &json!({})).await.unwrap();
        table.id
    }
}

/// A table as a position: its rules belong to the game.
fn position<G: Twins>(table: &G) -> String {
    let text = table.write_table();
    let lines = text.lines().filter(|line| !line.starts_with("rules"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The name of a card, from the choice of it.
fn name<G: Twins>(choice: G::Choice) -> String {
    let text = G::write_choice(choice);
    let word = text.split_whitespace().next_back();
    word.expect("a choice is written in words").to_owned()
}

/// Something in the course of a game that the table alone does not settle.
#[derive(PartialEq, Debug)]
enum Step<G: Game> {
    Asked(Seat, G::Choice),
    /// Somebody could do nothing else.
    Forced(Seat, G::Choice),
    /// What chance took.
    Drawn(G::Choice),
}

impl<G: Game> Step<G> {
    fn asked(&self) -> Option<(Seat, G::Choice)> {
        match *self {
            Step::Asked(seat, choice) => Some((seat, choice)),
            Step::Forced(..) | Step::Drawn(_) => None,
        }
    }

    fn map(&self, rename: impl Fn(G::Choice) -> G::Choice) -> Step<G> {
        match *self {
            Step::Asked(seat, choice) => Step::Asked(seat, rename(choice)),
            Step::Forced(seat, choice) => Step::Forced(seat, rename(choice)),
            Step::Drawn(choice) => Step::Drawn(rename(choice)),
        }
    }
}

/// Players who note what they do, and stop where they cannot go on.
struct Course<'a, G: Game> {
    answers: Answers<'a, G>,
    steps: Vec<Step<G>>,
}

enum Answers<'a, G: Game> {
    /// So many more, by chance.
    Any(usize, &'a mut FastRng),
    /// These, as long as all goes as it did.
    Given(&'a [Step<G>]),
}

impl<G: Game> Course<'_, G> {
    /// Plays at random for so many decisions. Gives the table before each unit, and the steps.
    fn any(mut table: G, decisions: usize, rng: &mut FastRng) -> (Vec<G>, Vec<Step<G>>) {
        let mut course = Course {
            answers: Answers::Any(decisions, rng),
            steps: Vec::new(),
        };
        let mut units = Vec::new();
        while table.outcome().is_none() {
            units.push(table.clone());
            if table.advance(&mut course).is_err() {
                break;
            }
        }
        (units, course.steps)
    }

    /// Takes the same course as far as it can be taken.
    fn follow(mut table: G, steps: &[Step<G>]) -> Vec<Step<G>> {
        let mut course = Course {
            answers: Answers::Given(steps),
            steps: Vec::new(),
        };
        while table.outcome().is_none() && table.advance(&mut course).is_ok() {}
        let same = course.steps.iter().zip(steps);
        let same = same.take_while(|(one, other)| one == other).count();
        course.steps.truncate(same);
        course.steps
    }
}

impl<G: Game> Players<G> for Course<'_, G> {
    fn ask(&mut self, _table: &G, decision: &Decision<'_, G>) -> Flow<G::Choice> {
        let options = decision.options;
        let choice = match &mut self.answers {
            Answers::Any(0, _) => return Err(Stop::Asking),
            Answers::Any(left, rng) => {
                *left -= 1;
                options[rng.below(options.len())]
            }
            Answers::Given(steps) => {
                let here = self.steps.len();
                let is_same = steps.starts_with(&self.steps);
                let next = steps.get(here).filter(|_| is_same);
                match next.and_then(Step::asked) {
                    Some((seat, choice)) if seat == decision.seat && options.contains(&choice) => {
                        choice
                    }
                    _ => return Err(Stop::Asking),
                }
            }
        };
        self.steps.push(Step::Asked(decision.seat, choice));
        Ok(choice)
    }

    fn forced(&mut self, decision: &Decision<'_, G>) {
        let only = decision.options[0];
        self.steps.push(Step::Forced(decision.seat, only));
    }

    fn chance(&mut self, options: &[G::Choice], drawn: usize) -> usize {
        self.steps.push(Step::Drawn(options[drawn]));
        drawn
    }
}
