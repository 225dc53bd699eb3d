//! Whatever a game tells can be read in every language: each event, question, option and reason of random games.

// Helpers of tests stand outside of test functions.
#![allow(clippy::unwrap_used)]

mod common;

use common::{files, texts};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use tabletop::{Arg, FastRng, Message, Play, Record, Seat, Seed, Telling};
use text::{Language, Reader, say};

const NAMES: [&str; 5] = ["Ola", "Jan", "Máša", "Ким", "Eva"];

/// Reads messages, each once, and remembers which texts they used.
struct Proof {
    /// The variables of each text.
    variables: BTreeMap<String, BTreeSet<String>>,
    names: Vec<String>,
    read: HashSet<String>,
    used: BTreeSet<String>,
}

impl Proof {
    fn new() -> Proof {
        let all = files();
        let texts = all.iter().flat_map(|file| texts("en", file));
        Proof {
            variables: texts.map(|(id, text)| (id, text.variables)).collect(),
            names: NAMES.map(str::to_owned).to_vec(),
            read: HashSet::new(),
            used: BTreeSet::new(),
        }
    }

    /// The text has exactly these variables, and is a sentence in all languages, for everybody.
    #[track_caller]
    fn read(&mut self, message: &Message, viewer: Option<Seat>) {
        if !self.read.insert(format!("{viewer:?}{message:?}")) {
            return;
        }
        self.arguments(message);
        for language in Language::ALL {
            let reader = Reader {
                language,
                viewer,
                names: &self.names,
            };
            let line =
                say(&reader, message).unwrap_or_else(|error| panic!("{language:?}: {error}"));
            assert!(
                !line.is_empty()
                    && !line.contains("innovation-")
                    && !line.contains("cvlizations-")
                    && !line.contains(['{', '}'])
                    && !line.contains("  ")
                    && !line.contains(" .")
                    && !line.contains(" ,")
                    && line.trim() == line,
                "«{line}» is no text for {message:?}"
            );
        }
    }

    #[track_caller]
    fn arguments(&mut self, message: &Message) {
        let mut given = BTreeSet::new();
        for (name, arg) in &message.args {
            given.insert((*name).to_owned());
            let more: &[&str] = match arg {
                Arg::Subject { .. } => &["you"],
                Arg::Winners { .. } => &["you", "count"],
                Arg::Text { text } => {
                    self.arguments(text);
                    &[]
                }
                Arg::Card { card } => {
                    self.used.insert(card.to_string());
                    &[]
                }
                _ => &[],
            };
            given.extend(more.iter().map(|&name| name.to_owned()));
        }
        let wanted = self.variables.get(&*message.id);
        let wanted = wanted.unwrap_or_else(|| panic!("no text is called «{}»", message.id));
        assert_eq!(&given, wanted, "the variables of «{}»", message.id);
        self.used.insert(message.id.to_string());
    }

    /// All that is open now, as it is shown to whom it is put.
    fn questions<G: Telling>(&mut self, play: &Play<G>) {
        for open in play.pending() {
            let viewer = Some(open.seat);
            self.read(&G::tell_question(open), viewer);
            for &option in &open.options {
                self.read(&G::tell_choice(open, option), viewer);
            }
            for (choice, reasons) in play.table().tell_impossible(open) {
                assert!(!open.options.contains(&choice), "{choice:?} is possible");
                self.read(&G::tell_choice(open, choice), viewer);
                for why in reasons {
                    self.read(&G::tell_reason(&why), viewer);
                }
            }
        }
    }

    /// All that was told, as everybody sees it.
    fn events<G: Telling>(&mut self, play: &Play<G>) {
        let seats = Seat::all(play.table().seats());
        for viewer in seats.map(Some).chain([None]) {
            for (number, event) in play.events().iter().enumerate() {
                let reasons = play.reasons(number, viewer);
                let masked = G::mask(event, viewer);
                for message in G::tell_event(&masked, &reasons) {
                    self.read(&message, viewer);
                }
                for why in &reasons {
                    self.read(&G::tell_reason(why), viewer);
                }
            }
        }
    }

    fn random_games<G: Telling>(&mut self, tables: &[(G::Rules, usize)], games: u64) {
        for number in 0..games {
            let (rules, seats) = &tables[number as usize % tables.len()];
            let record = Record::<G>::new(rules.clone(), *seats, Seed::from_number(number));
            let mut play = Play::new(record).unwrap();
            let mut rng = FastRng::new(number);
            while let Some(open) = play.pending().first() {
                let (seat, answer) = (open.seat, open.options[rng.below(open.options.len())]);
                self.questions(&play);
                play.apply(seat, answer).unwrap();
            }
            self.events(&play);
        }
    }

    /// The texts of events, questions, answers and reasons of a game that nothing has used.
    fn unused(&self, game: &str) -> Vec<&String> {
        let told = |id: &&String| {
            ["event", "ask", "choice", "why", "cause"]
                .iter()
                .any(|kind| id.starts_with(&format!("{game}-{kind}-")))
        };
        let ids = self.variables.keys().filter(told);
        ids.filter(|id| !self.used.contains(*id)).collect()
    }
}

#[test]
fn all_that_innovation_tells_can_be_read_and_every_text_is_told() {
    let teams = innovation::Rules {
        teams: true,
        ..innovation::Rules::default()
    };
    let mixed = innovation::Rules {
        monument_mixed: true,
        ties: innovation::Ties::Owner,
        ..innovation::Rules::default()
    };
    let third = innovation::Rules::third_edition();
    let tables = [
        (innovation::Rules::default(), 2),
        (third, 2),
        (innovation::Rules::default(), 3),
        (mixed, 3),
        (innovation::Rules::default(), 4),
        (third, 4),
        (teams, 4),
    ];
    let mut proof = Proof::new();
    let games = tabletop::testing::tries(350, 5000);
    proof.random_games::<innovation::State>(&tables, games);
    assert_eq!(proof.unused("innovation"), Vec::<&String>::new());
}

#[test]
fn all_that_cvlizations_tells_can_be_read_and_every_text_is_told() {
    use cvlizations::{Rules, Variant};
    let tables = [
        (Rules::new(Variant::Granna), 2),
        (Rules::new(Variant::Neutrals), 2),
        (Rules::new(Variant::Standard), 3),
        (Rules::new(Variant::Standard), 4),
        (Rules::new(Variant::Standard), 5),
    ];
    let mut proof = Proof::new();
    let games = tabletop::testing::tries(500, 5000);
    proof.random_games::<cvlizations::State>(&tables, games);
    assert_eq!(proof.unused("cvlizations"), Vec::<&String>::new());
}

/// The browser says the same: `web/src/table/say.test.ts` reads this file too.
#[test]
fn messages_of_every_form_read_alike_here_and_in_the_browser() {
    let names = NAMES.map(str::to_owned);
    let samples: Vec<Value> = serde_json::from_str(include_str!("said.json")).unwrap();
    for sample in &samples {
        let viewer = sample["viewer"].as_u64().map(|seat| Seat(seat as u8));
        for language in Language::ALL {
            let reader = Reader {
                language,
                viewer,
                names: &names,
            };
            let message = message(&sample["message"]);
            let expected = sample[language.code()].as_str().unwrap();
            assert_eq!(say(&reader, &message).unwrap(), expected);
        }
    }
}

/// Reads a message as it is written.
fn message(value: &Value) -> Message {
    let id = value["id"].as_str().unwrap().to_owned();
    let args = value["args"].as_object().unwrap().iter();
    args.fold(Message::new(id), |message, (name, value)| {
        message.with(name.clone().leak(), arg(value))
    })
}

fn arg(value: &Value) -> Arg {
    let number = |value: &Value| value.as_u64().unwrap() as u16;
    let seat = |value: &Value| Seat(number(value) as u8);
    let seats = |value: &Value| value.as_array().unwrap().iter().map(seat).collect();
    let pairs = |value: &Value| -> Vec<(Value, Value)> {
        let pairs = value.as_array().unwrap().iter();
        pairs
            .map(|pair| (pair[0].clone(), pair[1].clone()))
            .collect()
    };
    let Some(object) = value.as_object() else {
        return match value.as_str() {
            Some(word) => Arg::Word(word.to_owned().leak()),
            None => Arg::Number(number(value)),
        };
    };
    let (kind, value) = object.iter().next().unwrap();
    match kind.as_str() {
        "subject" => Arg::Subject {
            subject: seat(value),
        },
        "seat" => Arg::Seat { seat: seat(value) },
        "seats" => Arg::Seats {
            seats: seats(value),
        },
        "winners" => Arg::Winners {
            winners: seats(value),
        },
        "card" => Arg::card(value.as_str().unwrap().to_owned()),
        "text" => message(value).into(),
        "symbols" => Arg::Symbols {
            symbols: (pairs(value).into_iter())
                .map(|(count, name)| (number(&count), &*name.as_str().unwrap().to_owned().leak()))
                .collect(),
        },
        "tally" => Arg::Tally {
            tally: (pairs(value).into_iter())
                .map(|(who, count)| (seat(&who), number(&count)))
                .collect(),
        },
        other => panic!("«{other}» is no form of an argument"),
    }
}

/// The clauses into which the browser cuts the text of an effect (`web/src/games/innovation/clauses.ts`).
fn clauses(text: &str, next: &str) -> usize {
    let words: Vec<&str> = text.split(' ').collect();
    let begins = |pair: &&[&str]| pair[0].ends_with(['.', ';']) || pair[1] == next;
    1 + words.windows(2).filter(begins).count()
}

#[test]
fn the_clause_that_asks_stands_in_every_language() {
    let mut asked = BTreeSet::new();
    let third = innovation::Rules::third_edition();
    for number in 0..tabletop::testing::tries(200, 2000) {
        let rules = [innovation::Rules::default(), third][number as usize % 2];
        let record = Record::<innovation::State>::new(
            rules,
            2 + number as usize % 3,
            Seed::from_number(number),
        );
        let mut play = Play::new(record).unwrap();
        let mut rng = FastRng::new(number);
        while let Some(open) = play.pending().first() {
            let (seat, answer) = (open.seat, open.options[rng.below(open.options.len())]);
            if let (Some(card), Some(clause)) = (open.prompt.card, open.prompt.clause) {
                let text =
                    innovation::effect_text(card, &rules, usize::from(open.prompt.effect) + 1);
                asked.insert((text, clause));
            }
            play.apply(seat, answer).unwrap();
        }
    }
    assert!(asked.iter().any(|(_, clause)| *clause > 0));
    for (code, _) in common::LANGUAGES {
        let next = &texts(code, "web")["web-clause-next"].words;
        let language = Language::from_code(code).unwrap();
        for (id, clause) in &asked {
            let text = text::text(language, id, &[]);
            assert!(
                clauses(&text, next) > usize::from(*clause),
                "{code}: clause {clause} of «{text}»"
            );
        }
    }
}
