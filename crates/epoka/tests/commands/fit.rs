//! What fitting refuses, and what it does not write.

use crate::support::{File, refuses};

/// So many games would take hours: the test ends in time only if nothing is played.
#[test]
fn fitting_refuses_nonsense_before_it_plays() {
    let file = File::new("weights.txt", "what was there");
    let fit = |more: &[&str], words: &str| {
        let games = ["fit", "--bot", "random", "--games", "1000000000"];
        refuses(&[&games, more].concat(), words);
    };
    let nowhere = "/there/is/no/folder/weights.txt";
    fit(&["--output", nowhere], &format!("cannot write {nowhere}"));
    for (more, words) in [
        (["--players", "2,9"], "needs 2 to 4 players, not 9"),
        (["--rate", "0"], "--rate 0 is not a number above 0"),
        (["--rate", "nan"], "--rate NaN is not a number above 0"),
        (["--pull", "inf"], "--pull inf is not a number from 0 on"),
        (["--rounds", "0"], "invalid value '0' for '--rounds"),
    ] {
        fit(&[&more[..], &["--output", file.path()]].concat(), words);
    }
    fit(
        &["--pull=-1", "--output", file.path()],
        "--pull -1 is not a number from 0 on",
    );
    refuses(
        &["fit", "--games", "1", "--output", file.path()],
        "invalid value '1' for '--games",
    );
    let kept = std::fs::read_to_string(file.path()).unwrap();
    assert_eq!(kept, "what was there");
}

#[test]
fn weights_that_ran_away_are_not_written() {
    let file = File::new("weights.txt", "what was there");
    let words = "fit --games 2 --players 2 --bot random --rate 1e38 --output";
    let mut arguments: Vec<&str> = words.split(' ').collect();
    arguments.push(file.path());
    refuses(&arguments, "the weights ran away; try a smaller --rate");
    let kept = std::fs::read_to_string(file.path()).unwrap();
    assert_eq!(kept, "what was there");
}
