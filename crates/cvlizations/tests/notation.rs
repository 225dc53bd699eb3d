//! The table notation: the examples of its description, what it refuses, and that nothing makes it panic.

use cvlizations::{Choice, Rules, State, Variant};
use tabletop::{FastRng, Game, Notation, Options, RandomPlayers, Seat, Seed, scenario};

fn read(text: &str) -> Result<State, (usize, String)> {
    let lines: Vec<(usize, &str)> = (1..)
        .zip(text.lines().map(str::trim))
        .filter(|(_, line)| !line.is_empty())
        .collect();
    State::read_table(&lines)
}

/// The blocks marked `scenario` in a Markdown text.
fn scenario_blocks(markdown: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut inside = false;
    for line in markdown.lines() {
        match line {
            "```scenario" => {
                inside = true;
                blocks.push(String::new());
            }
            "```" => inside = false,
            _ if inside => {
                let block = blocks.last_mut().expect("a block has begun");
                block.push_str(line);
                block.push('\n');
            }
            _ => {}
        }
    }
    blocks
}

#[test]
fn the_description_names_every_rule_option() {
    let description = include_str!("../../../docs/notation-cvlizations.md");
    assert!(description.contains(&format!("Rule options: `{}`.", Rules::known())));
}

#[test]
fn the_examples_of_the_description_hold() {
    let blocks = scenario_blocks(include_str!("../../../docs/notation-cvlizations.md"));
    let mut count = 0;
    for block in &blocks {
        assert_eq!(scenario::game_of(block), Ok(State::NAME));
        for scenario in scenario::read(block).unwrap() {
            scenario
                .run::<State>()
                .unwrap_or_else(|failure| panic!("{}: {failure}", scenario.name));
            count += 1;
        }
    }
    assert_eq!(count, 6);
}

#[test]
fn contradictions_are_refused_with_line_and_reason() {
    for (text, line, reason) in [
        ("", 1, "2 to 5 players"),
        ("A", 1, "3 to 5"),
        ("A\nB\nC\nF", 4, "expected a seat A to E"),
        ("A\nB\nC\ncastle", 4, "expected a seat A to E, rules"),
        ("A\nB\nC\nA", 4, "already said in line 1"),
        ("rules variant=standard\nA\nB", 1, "2 players need"),
        ("rules variant=granna\nA\nB\nC", 1, "is for 2 players"),
        ("A 1/1\nB\nC", 1, "FOOD/WOOD/STONE"),
        ("A 1/1/1000\nB\nC", 1, "from 0 to 999"),
        ("A 1/1/-1\nB\nC", 1, "from 0 to 999"),
        ("A 1/1/1 1/1/1\nB\nC", 1, "given twice"),
        ("A tokens\nB\nC", 1, "expected resources"),
        ("A ideas axe axe\nB\nC", 1, "there twice"),
        ("A ideas axe\nB ideas axe\nC", 2, "two places"),
        ("A ideas axe\nB\nC\ntrack axe", 4, "two places"),
        ("A\nB\nC\ntrack axe\ndeck axe", 5, "two places"),
        ("A\nB\nC\ndeck law ... | law", 4, "two places"),
        ("A\nB\nC\ndeck car", 4, "does not belong to this deck"),
        (
            "turn 7 orders\nA\nB\nC\ndeck axe",
            5,
            "does not belong to this deck",
        ),
        ("turn 7 orders\nA\nB\nC\ndeck-III car", 5, "until turn 7"),
        ("A ideas car\nB\nC", 1, "idea of age III"),
        (
            "A\nB\nC\ntrack axe law temple tower sword",
            4,
            "four spaces",
        ),
        ("A\nB\nC\ndeck axe ... law", 4, "after «...»"),
        ("A\nB\nC\nknown A", 4, "no top card"),
        ("A\nB\nC\ndeck axe\nknown E", 5, "no top card"),
        ("A ideas axe*\nB\nC", 1, "bought this turn"),
        ("A open axe hidden logging\nB\nC", 1, "expected an order"),
        ("A open logging\nB\nC", 1, "two orders are laid or none"),
        ("A open logging hidden logging\nB\nC", 1, "differ"),
        (
            "turn 2 orders\nhelm A\nA used logging open logging hidden hunting\nB\nC",
            3,
            "both laid and used",
        ),
        ("A used logging hunting\nB\nC", 1, "can be used (C16)"),
        (
            "A\nB open logging hidden hunting\nC",
            1,
            "it is A's turn to lay",
        ),
        (
            "A laid logging hunting\nB laid logging hunting\nC laid logging hunting",
            1,
            "all have laid",
        ),
        ("A spent law\nB\nC", 1, "action phase only"),
        ("turn 1 action\nA spent axe\nB\nC", 2, "expected egoism"),
        ("A exchanged tower 1\nB\nC", 1, "end of the game only"),
        (
            "turn 9 scoring\nA exchanged axe 1\nB\nC",
            2,
            "expected tower",
        ),
        ("turn 1 action\nA spent law\nB\nC", 2, "does not own it"),
        (
            "turn 9 over\nA exchanged tower 1\nB\nC",
            2,
            "does not own it",
        ),
        (
            "turn 9 over\nA ideas pantry exchanged pantry 4\nB\nC",
            2,
            "at most 3, not 4",
        ),
        (
            "turn 9 scoring\nA laid logging hunting\nB\nC",
            2,
            "back in hand",
        ),
        ("turn 0 orders\nA\nB\nC", 1, "no such moment"),
        ("turn 10 orders\nA\nB\nC", 1, "from 0 to 9"),
        ("turn 3 scoring\nA\nB\nC", 1, "no such moment"),
        ("turn 3 lunch\nA\nB\nC", 1, "expected orders, action"),
        (
            "turn 3 orders next B\nA\nB\nC",
            1,
            "expected «turn NUMBER PHASE»",
        ),
        (
            "turn 3 development next E\nA\nB\nC",
            1,
            "no seat of this table",
        ),
        ("helm granna\nA\nB\nC", 1, "nobody of that name"),
        ("helm D\nA\nB\nC", 1, "nobody of that name"),
        (
            "starter E\nA\nB\nC\nrules first=random",
            1,
            "no seat of this table",
        ),
        (
            "starter B\nA\nB\nC\nrules first=A",
            1,
            "cannot have started",
        ),
        (
            "granna laid logging hunting\nA\nB\nC",
            1,
            "no such civilisation",
        ),
        ("neutral C\nA\nB", 1, "no neutral civilisation"),
        ("granna 1/1/1\nA\nB", 1, "expected resources"),
        ("A\nB\nC\nsequence I ...", 4, "do not take part"),
        ("A\nB\nsequence IV ...", 3, "expected an age"),
        ("A\nB\nsequence I logging", 3, "expected eight orders"),
        ("A\nB\nsequence I logging logging ...", 3, "there twice"),
        (
            "A\nB\nsequence I logging ...\ngranna open hunting hidden trading",
            3,
            "in the sequence given",
        ),
        ("A\nB\nC\npoints A 3", 4, "counted, not given"),
        ("rules cards=beef\nA\nB\nC", 1, "is not known here"),
    ] {
        match read(text) {
            Ok(_) => panic!("accepted:\n{text}"),
            Err((at, why)) => {
                assert!(
                    why.contains(reason),
                    "{text}\nexpected «{reason}», found «{why}»"
                );
                assert_eq!(at, line, "{text}\n{why}");
            }
        }
    }
}

fn run(script: &str, expected: &str) -> Result<(), String> {
    let text = format!("game cvlizations\nscenario x\n{script}\nexpect\n{expected}");
    scenario::read(&text)?[0].run::<State>()
}

/// C89: an answer that is forced may be named or left out, also where a later line reads the same.
#[test]
fn a_line_that_fits_a_forced_answer_may_be_meant_for_a_later_question() {
    let given = "given\nturn 9 scoring\nA 0/0/1 ideas castle tower\nB\nC\nplay";
    let over = "turn 9 over\nB\nC\nover A by points\nA 0/0/1 ideas castle tower";
    for script in ["A return 0; A return 0", "A return 0"] {
        assert_eq!(run(&format!("{given}\n{script}"), over), Ok(()));
    }
    let failure = run(&format!("{given}\nA return 1"), over).unwrap_err();
    assert!(failure.contains("exchanged castle 1"), "{failure}");
}

/// C89
#[test]
fn a_wrong_answer_instead_of_the_only_one_is_explained() {
    let script = "given\nturn 1 action\nA laid thieving slacking\nB 1/0/0 laid thieving logging\nC laid hunting slacking\nplay\nA rob B wood";
    let failure = run(script, "A").unwrap_err();
    assert!(
        failure.contains("before, A could only answer «rob "),
        "{failure}"
    );
}

#[test]
fn an_unknown_rest_holds_every_card_that_lies_nowhere_else() {
    let table = read("A ideas axe\nB\nC\ntrack law\ndeck sword ... | wheel\ndeck-III ...").unwrap();
    table.audit().unwrap();
    assert_eq!(table.deck_len(), 30);
    assert_eq!(table.view(None).third, 16);
    assert_eq!(table.view(None).bottom.len(), 1);
}

/// Choices come from outside as data: what stands for no card, order or seat is refused.
#[test]
fn choices_are_data_and_strange_ones_are_refused() {
    for text in [
        "lay logging hunting",
        "rob B food",
        "take wood",
        "buy car",
        "return 2",
        "done",
        "swap market food for wood",
    ] {
        let choice = State::read_choice(text).unwrap();
        let json = serde_json::to_string(&choice).unwrap();
        assert_eq!(
            serde_json::from_str::<Choice>(&json).unwrap(),
            choice,
            "{json}"
        );
    }
    for json in [
        r#"{"buy":0}"#,
        r#"{"buy":49}"#,
        r#"{"rob":{"victim":200,"resource":"food"}}"#,
        r#"{"take":"gold"}"#,
        r#"{"lay":{"open":"logging"}}"#,
        r#""look up""#,
        r#"{"return":300}"#,
        "7",
    ] {
        assert!(serde_json::from_str::<Choice>(json).is_err(), "{json}");
    }
}

/// Broken tables are refused or played; nothing panics.
#[test]
fn no_text_makes_the_notation_panic() {
    let rules = [Variant::Granna, Variant::Neutrals, Variant::Standard].map(Rules::new);
    let mut rng = FastRng::new(2024);
    let mut accepted = 0;
    for number in 0..4_000u64 {
        let rules = rules[number as usize % 3];
        let seats = if rules.variant == Variant::Standard {
            3
        } else {
            2
        };
        let mut table = State::setup(&rules, seats, &Seed::from_number(number)).unwrap();
        let mut players = RandomPlayers::new(number);
        for _ in 0..rng.below(60) {
            if table.outcome().is_none() {
                table.advance(&mut players).unwrap();
            }
        }
        let text = mutated(&table.write_table(), &mut rng);
        let lines: Vec<(usize, &str)> = (1..).zip(text.lines()).collect();
        let _ = table.differences(&[], &lines, &[]);
        let Ok(mut table) = read(&text) else {
            continue;
        };
        accepted += 1;
        table
            .audit()
            .unwrap_or_else(|reason| panic!("{reason}\n{text}"));
        for seat in Seat::all(table.seats()) {
            let imagined = table.resample(seat, &mut rng);
            assert_eq!(imagined.view(Some(seat)), table.view(Some(seat)), "{text}");
        }
        while table.outcome().is_none() {
            table.advance(&mut players).unwrap();
        }
    }
    assert!(accepted > 500, "only {accepted} tables were accepted");
}

/// The text with some words removed, doubled or exchanged.
fn mutated(text: &str, rng: &mut FastRng) -> String {
    let mut lines: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let all: Vec<&str> = text.split_whitespace().collect();
    for _ in 0..1 + rng.below(3) {
        let line = rng.below(lines.len());
        let count = lines[line].len();
        match rng.below(5) {
            0 if lines.len() > 1 => {
                lines.remove(line);
            }
            1 if count > 1 => {
                lines[line].remove(rng.below(count));
            }
            2 if count > 1 => {
                let position = 1 + rng.below(count - 1);
                lines[line][position] = all[rng.below(all.len())];
            }
            3 => lines[line].push(all[rng.below(all.len())]),
            _ => lines[line].truncate(1 + rng.below(count)),
        }
        lines.retain(|line| !line.is_empty());
    }
    let lines: Vec<String> = lines.iter().map(|line| line.join(" ")).collect();
    lines.join("\n")
}
