//! Bots that do well by waiting lose their patience: no game goes on for ever.

use bots::{Bot, Player, Spec, arena};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use tabletop::{
    Decision, Evaluate, FastRng, Flow, Game, Options, Outcome, Play, Players, Record, RuleOption,
    Seat, Seats, Seed, Shown, Weights,
};

/// A game of nerves: in turn everybody waits or gives up, and whoever gives up has lost.
#[derive(Clone, PartialEq, Debug)]
struct Waiting {
    turns: u32,
    lost: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct NoRules;

impl fmt::Display for NoRules {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl Options for NoRules {
    const OPTIONS: &'static [RuleOption<NoRules>] = &[];
}

impl FromStr for NoRules {
    type Err = String;

    fn from_str(_: &str) -> Result<NoRules, String> {
        Ok(NoRules)
    }
}

#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
struct GaveUp;

impl fmt::Display for GaveUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("patience")
    }
}

const GIVE_UP: bool = true;
const WAIT: bool = false;

impl Game for Waiting {
    type Rules = NoRules;
    type Choice = bool;
    type Prompt = ();
    type Event = ();
    type View = u32;
    type Why = ();
    type Cause = GaveUp;
    type Hidden = ();
    type Disguise = ();

    const NAME: &'static str = "waiting";
    const RULES_VERSION: u32 = 1;

    fn setup(_: &NoRules, _: usize, _: &Seed) -> Result<Waiting, String> {
        Ok(Waiting {
            turns: 0,
            lost: None,
        })
    }

    fn advance(&mut self, players: &mut dyn Players<Waiting>) -> Flow {
        let seat = Seat((self.turns % 2) as u8);
        let question = Decision {
            seat,
            prompt: (),
            options: &[GIVE_UP, WAIT],
            veiled: false,
        };
        if players.ask(self, &question)? == GIVE_UP {
            self.lost = Some(seat);
        }
        self.turns += 1;
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome<GaveUp>> {
        let lost = self.lost?;
        Some(Outcome {
            winners: Seats::only(lost.next(2)),
            cause: GaveUp,
        })
    }

    fn seats(&self) -> usize {
        2
    }

    fn rules(&self) -> NoRules {
        NoRules
    }

    fn view(&self, _: Option<Seat>) -> u32 {
        self.turns
    }

    fn mask(_: &(), _: Option<Seat>) {}

    fn hidden(&self, _: &Waiting, _: Seat) {}

    fn disguise(_: &(), _: &mut FastRng) {}

    fn wear(&mut self, _: &()) {}

    fn disguise_choice(choice: bool, _: Seat, _: &()) -> bool {
        choice
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn audit_shown(&self, _: Option<Seat>, _: Shown<'_, Waiting>) -> Result<(), String> {
        Ok(())
    }
}

impl Evaluate for Waiting {
    fn term_names() -> &'static [&'static str] {
        &["nothing"]
    }

    fn weights() -> &'static Weights {
        static NOTHING: LazyLock<Weights> = LazyLock::new(|| Weights::none(1));
        &NOTHING
    }

    fn terms(&self, _: Seat, _: impl FnMut(usize, f32)) {}

    fn actions_done(&self) -> u32 {
        self.turns
    }

    fn turns_done(&self) -> u32 {
        self.turns
    }

    fn observed(&self, choice: bool, _: &(), _: Seat, _: Seat) -> bool {
        choice
    }
}

#[test]
fn a_game_that_would_go_on_for_ever_ends() {
    for name in ["greedy", "turn:20", "search:20"] {
        let bot: Box<dyn Bot<Waiting>> = name.parse::<Spec>().unwrap().bot();
        let record = Record::new(NoRules, 2, Seed::from_number(0));
        let mut play = Play::<Waiting>::new(record).unwrap();
        let mut players: Vec<Box<dyn Player<Waiting> + '_>> =
            vec![Box::new(&*bot), Box::new(&*bot)];
        arena::run(&mut play, &mut players, 1).unwrap();
        assert!(play.outcome().is_some(), "{name}");
        let turns = play.table().turns;
        assert!(
            (121..1_000).contains(&turns),
            "{name} waits while it has patience, and not much longer: {turns}"
        );
    }
}
