//! Bots by name, as the command line writes them.

use crate::search::MOST_TREES;
use crate::{Bot, Budget, Greedy, Level, Playout, Random, Search};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;
use tabletop::Evaluate;

/// On how many threads a bot thinks at most.
const MOST_THREADS: u32 = 64;

/// How many replies a bot looks at before it judges a table at most: for each it tries every action.
const MOST_REPLIES: u32 = 8;

/// The name of a bot: `random`, `greedy`, `turn`, `search` or a level; a number of iterations or a time may follow,
/// as in `turn:1000`, `search:20000` or `search:1s`.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    text: String,
    kind: Kind,
}

#[derive(Clone, PartialEq, Debug)]
enum Kind {
    Random,
    Greedy(u32),
    Search(Search),
    Level(Level),
}

impl Spec {
    /// The bot of this name.
    pub fn bot<G: Evaluate>(&self) -> Box<dyn Bot<G>> {
        match self.kind {
            Kind::Random => Box::new(Random),
            Kind::Greedy(blunders) => Box::new(Greedy {
                blunders,
                ..Greedy::default()
            }),
            Kind::Search(search) => Box::new(search),
            Kind::Level(level) => level.bot(),
        }
    }
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or("");
        let refuse = || {
            format!(
                "unknown bot «{text}»; expected random, greedy[:blunders=PERCENT], turn[:ITERATIONS], \
                 search[:ITERATIONS|:TIME as 500ms or 2s, at least 1][:turns=N from 1][:playout=action|turn|horizon|game]\
                 [:curiosity=X from 0][:bias=X from 0][:replies=N to {MOST_REPLIES}][:trees=N to {MOST_TREES}][:threads=N to {MOST_THREADS}], \
                 beginner, casual, skilled, expert or master"
            )
        };
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let mut kind = match (name, level) {
            ("random", _) => Kind::Random,
            ("greedy", _) => Kind::Greedy(0),
            ("turn", _) => Kind::Search(Search::turn(1_000)),
            ("search", _) => Kind::Search(Search::ahead(Budget::Iterations(10_000))),
            (_, Some(level)) => Kind::Level(level),
            _ => return Err(refuse()),
        };
        for part in parts {
            kind.set(part).ok_or_else(refuse)?;
        }
        Ok(Spec {
            text: text.to_owned(),
            kind,
        })
    }
}

impl Kind {
    /// Takes one `:part` of a name; none if it makes no sense here.
    fn set(&mut self, part: &str) -> Option<()> {
        match (self, part.split_once('=')) {
            (Kind::Greedy(blunders), Some(("blunders", percent))) => {
                *blunders = read_number(percent, 0..=100)?
            }
            (Kind::Search(search), Some((part, value))) => match (part, value) {
                ("turns", number) => search.turns = Some(read_number(number, 1..=u32::MAX)?),
                ("curiosity", number) => search.curiosity = read_amount(number)?,
                ("replies", number) => search.replies = read_number(number, 0..=MOST_REPLIES)?,
                ("trees", number) => search.trees = Some(read_number(number, 1..=MOST_TREES)?),
                ("threads", number) => search.threads = read_number(number, 1..=MOST_THREADS)?,
                ("bias", number) => search.bias = read_amount(number)?,
                ("playout", "action") => search.playout = Some(Playout::Action),
                ("playout", "turn") => search.playout = Some(Playout::Turn),
                ("playout", "horizon") => search.playout = Some(Playout::Horizon),
                ("playout", "game") => search.playout = Some(Playout::Game),
                _ => return None,
            },
            (Kind::Search(search), None) => search.budget = read_budget(part)?,
            _ => return None,
        }
        Some(())
    }
}

fn read_number(text: &str, range: RangeInclusive<u32>) -> Option<u32> {
    text.parse().ok().filter(|number| range.contains(number))
}

/// A number from 0 on, which may have a fraction.
fn read_amount(text: &str) -> Option<f32> {
    let amount: f32 = text.parse().ok()?;
    (amount.is_finite() && amount >= 0.0).then_some(amount)
}

/// At least one table or one millisecond.
fn read_budget(text: &str) -> Option<Budget> {
    let time = |number: &str, unit: u64| {
        let number: u64 = number.parse().ok().filter(|&number| number > 0)?;
        let milliseconds = number.checked_mul(unit)?;
        Some(Budget::Time(Duration::from_millis(milliseconds)))
    };
    if let Some(number) = text.strip_suffix("ms") {
        return time(number, 1);
    }
    if let Some(number) = text.strip_suffix('s') {
        return time(number, 1_000);
    }
    read_number(text, 1..=u32::MAX).map(Budget::Iterations)
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        for name in [
            "random",
            "greedy:blunders=10",
            "turn:50",
            "search:1s",
            "search:200:turns=4:playout=game",
            "search:200:playout=horizon",
            "search:20000:trees=4",
            "search:1s:threads=2",
            "search:1ms:curiosity=0:bias=0.5:replies=8",
            "greedy:blunders=100",
            "expert",
        ] {
            assert_eq!(
                name.parse::<Spec>().map(|spec| spec.to_string()),
                Ok(name.to_owned())
            );
        }
        for name in [
            "",
            "stockfish",
            "Random",
            "random:5",
            "search:soon",
            "search:-1",
            "search:1.5s",
            "search:99999999999999999s",
            "turn:turns=x",
            "search:playout=never",
            "search:trees=0",
            "search:trees=33",
            "search:threads=0",
            "search:threads=65",
            "search:0",
            "search:0ms",
            "search:0s",
            "turn:0",
            "turn:turns=0",
            "search:curiosity=-1",
            "search:curiosity=nan",
            "search:bias=inf",
            "search:bias=-0.5",
            "search:replies=9",
            "greedy:blunders=101",
            "greedy:curiosity=1",
            "expert:5",
        ] {
            assert!(name.parse::<Spec>().is_err(), "{name}");
        }
    }

    #[test]
    fn numbers_and_times_are_budgets() {
        assert_eq!(read_budget("200"), Some(Budget::Iterations(200)));
        let time = |milliseconds| Some(Budget::Time(Duration::from_millis(milliseconds)));
        assert_eq!(read_budget("50ms"), time(50));
        assert_eq!(read_budget("2s"), time(2_000));
    }

    #[test]
    fn every_level_is_a_bot() {
        for level in Level::ALL {
            let spec = level.name().parse::<Spec>();
            assert_eq!(spec.map(|spec| spec.kind), Ok(Kind::Level(level)));
        }
    }

    #[test]
    fn a_turn_search_looks_to_the_end_of_the_turn_and_parts_may_change_that() {
        let kind = |text: &str| text.parse::<Spec>().map(|spec| spec.kind);
        assert!(matches!(
            kind("turn:50"),
            Ok(Kind::Search(Search {
                budget: Budget::Iterations(50),
                turns: Some(1),
                replies: 1,
                ..
            }))
        ));
        assert!(matches!(
            kind("search:turns=3:playout=turn"),
            Ok(Kind::Search(Search {
                turns: Some(3),
                playout: Some(Playout::Turn),
                ..
            }))
        ));
    }
}
