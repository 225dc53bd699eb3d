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
    assert_eq!(logged.lines().count(), 4, "no game is played twice");
    let broken = File::new("broken.log", "nonsense\n");
    refuses(
        &["arena", "--bots", "random", "--log", broken.path()],
        "line 1 is not a game",
    );
}

#[test]
fn the_arena_stops_when_the_question_is_decided_and_draws_a_picture() {
    let svg = File::new("arena.svg", "");
    let report = prints_json(&[
        "arena",
        "--bots",
        "greedy,random",
        "--deals",
        "500",
        "--decide",
        "0.3",
        "0.7",
        "--svg",
        svg.path(),
        "--json",
    ]);
    assert_eq!(report["verdict"], "better");
    assert!(report["games"].as_u64().unwrap() < 200, "{report}");
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
