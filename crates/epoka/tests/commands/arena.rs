//! Bots against bots, and weights fitted from their games.

use crate::support::{File, prints, prints_json, refuses};

#[test]
fn the_arena_reports_standings() {
    let report = prints_json(&["arena", "--bots", "greedy,random", "--deals", "3", "--json"]);
    assert_eq!(report["games"], 6);
    assert_eq!(report["bots"][0]["bot"], "greedy");
    assert_eq!(report["bots"][1]["standing"]["seats"], 6);
    assert_eq!(report["bots"][1]["standing"]["lost"], 0);
    let shares: f64 = (0..2)
        .map(|bot| report["bots"][bot]["standing"]["share"].as_f64().unwrap())
        .sum();
    assert!((shares - 1.0).abs() < 1e-9);
}

#[test]
fn the_arena_goes_on_where_its_log_ends() {
    let log = File::new("arena.log", "");
    let arena = |deals: &str| {
        prints_json(&[
            "arena",
            "cvlizations",
            "--bots",
            "random,random",
            "--deals",
            deals,
            "--log",
            log.path(),
            "--json",
        ])
    };
    assert_eq!(arena("1")["games"], 2);
    assert_eq!(arena("2")["games"], 4);
    let logged = std::fs::read_to_string(log.path()).unwrap();
    assert_eq!(logged.lines().count(), 1 + 4, "no game is played twice");
    // A process that was killed left half a line; what is written twice counts once.
    let (_, last) = logged.trim_end().rsplit_once('\n').unwrap();
    let cut = format!("{logged}{last}\n{}", &last[..40]);
    std::fs::write(log.path(), cut).unwrap();
    assert_eq!(arena("2")["games"], 4);
    assert_eq!(arena("3")["games"], 6);
}

#[test]
fn a_log_of_another_match_is_refused() {
    let log = File::new("arena.log", "");
    let arguments = |bots| ["arena", "--bots", bots, "--deals", "1", "--log", log.path()];
    prints(&arguments("random,greedy"));
    refuses(&arguments("random,turn:1"), "log of another match");
    refuses(&arguments("random"), "log of another match");
    let mut other = arguments("random,greedy").to_vec();
    other.push("cvlizations");
    refuses(&other, "it has innovation");
    other.pop();
    other.extend(["--rules", "edition=2017"]);
    refuses(&other, "edition=2017");
    let logged = std::fs::read_to_string(log.path()).unwrap();
    std::fs::write(log.path(), logged.replace("[0,1]", "[0,7]")).unwrap();
    refuses(&arguments("random,greedy"), "not a game of this match");
    std::fs::write(log.path(), "nonsense\n").unwrap();
    refuses(&arguments("random,greedy"), "line 1 does not say whose");
}

#[test]
fn what_cannot_be_written_or_started_is_said_before_the_first_game() {
    let arena = |more: &[&'static str]| [&["arena", "--bots", "random"], more].concat();
    for option in ["--svg", "--log"] {
        refuses(&arena(&[option, "/there/is/no/folder/x"]), "/there/is/no");
    }
    refuses(&arena(&["--bot", "/there/is/no/bot"]), "cannot be started");
    refuses(&arena(&["--deals", "0"]), "0 is not in 1..");
    refuses(&arena(&["--first", "18446744073709551615"]), "not so many");
    refuses(&arena(&["--decide", "0.4", "0.6"]), "at least two bots");
}

#[test]
fn more_bots_than_seats_meet_in_pairs() {
    let svg = File::new("ladder.svg", "");
    let report = prints_json(&[
        "arena",
        "--bots",
        "random,greedy,beginner",
        "--deals",
        "4",
        "--svg",
        svg.path(),
        "--json",
    ]);
    assert_eq!(report["games"], 3 * 2 * 4);
    for bot in 0..3 {
        assert_eq!(report["bots"][bot]["standing"]["seats"], 16);
    }
    let picture = std::fs::read_to_string(svg.path()).unwrap();
    let place = |bot: &str| picture.find(bot).unwrap();
    assert!(
        place(">greedy<") < place(">random<"),
        "the best comes first"
    );
}

#[test]
fn the_arena_stops_when_the_question_is_decided_and_draws_a_picture() {
    let svg = File::new("arena.svg", "");
    let log = File::new("decided.log", "");
    let arena = || {
        prints_json(&[
            "arena",
            "--bots",
            "greedy,random",
            "--deals",
            "1000000000000",
            "--decide",
            "0.3",
            "0.7",
            "--svg",
            svg.path(),
            "--log",
            log.path(),
            "--json",
        ])
    };
    let report = arena();
    assert_eq!(report["verdict"], "better");
    assert!(report["games"].as_u64().unwrap() < 200, "{report}");
    assert_eq!(arena()["games"], report["games"], "it is decided");
    let picture = std::fs::read_to_string(svg.path()).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("greedy"));
}

#[test]
fn weights_are_fitted_and_written() {
    let file = File::new("weights.txt", "");
    let printed = prints(&[
        "fit",
        "--games",
        "2",
        "--players",
        "2",
        "--rounds",
        "1",
        "--bot",
        "random",
        "--output",
        file.path(),
    ]);
    assert!(printed.contains("tables"), "{printed}");
    let weights = std::fs::read_to_string(file.path()).unwrap();
    assert!(
        weights.lines().count() > 5
            && weights.lines().all(|line| {
                let number = line.split_whitespace().next().unwrap();
                number.parse::<f32>().is_ok()
            })
    );
}
