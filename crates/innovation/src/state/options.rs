//! The rule options of a table, and how they are written.

use crate::state::State;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tabletop::{Game, Options, RuleOption};

/// Which texts the cards have: ten differ (N3).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Edition {
    /// The Iello cards of 2011.
    #[default]
    #[serde(rename = "2011")]
    Second,
    /// The third edition of 2017.
    #[serde(rename = "2017")]
    Third,
}

/// Who breaks ties among the demander's own cards (D20).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Ties {
    /// The player who obeys, blindly, since the cards lie face down.
    #[default]
    Victim,
    /// The owner of the cards.
    Owner,
}

/// The language whose titles decide who starts (R16, D1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub enum Language {
    #[default]
    En,
    Pl,
    Ru,
    Cs,
}

impl Language {
    const WORDS: [&str; 4] = ["en", "pl", "ru", "cs"];

    /// The language's word in the options.
    pub fn word(self) -> &'static str {
        Language::WORDS[self as usize]
    }
}

/// Rule options: data of the record.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "innovation/"))]
pub struct Rules {
    /// Which card texts are used.
    pub edition: Edition,
    /// Whether tucked and scored cards count together for Monument (D23).
    pub monument_mixed: bool,
    /// Whether a mere reveal earns the sharing bonus (D5).
    pub reveal_bonus: bool,
    /// Who breaks ties among the demander's cards (D20).
    pub ties: Ties,
    /// Whether a red card drawn for Fission ends the dogma action (D24).
    pub fission_ends: bool,
    /// Two against two, partners opposite (N1).
    pub teams: bool,
    /// The language of the start rule (R16).
    pub start: Language,
    /// The version of this code that plays the game, so that games begun before a correction go on as they began.
    #[serde(skip, default = "current_version")]
    pub version: u8,
}

fn current_version() -> u8 {
    State::RULES_VERSION as u8
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            edition: Edition::Second,
            monument_mixed: false,
            reveal_bonus: true,
            ties: Ties::Victim,
            fission_ends: true,
            teams: false,
            start: Language::En,
            version: current_version(),
        }
    }
}

impl Rules {
    /// The rules of the third edition; the owner of tied cards decides (N2).
    pub fn third_edition() -> Rules {
        Rules {
            edition: Edition::Third,
            ties: Ties::Owner,
            ..Rules::default()
        }
    }
}

impl Options for Rules {
    const OPTIONS: &'static [RuleOption<Rules>] = &[
        RuleOption::<Rules>::new(
            "edition",
            &["2011", "2017"],
            |rules| rules.edition as usize,
            |rules, value| {
                (rules.edition, rules.ties) = match value {
                    0 => (Edition::Second, Ties::Victim),
                    _ => (Edition::Third, Ties::Owner),
                }
            },
        ),
        RuleOption::<Rules>::new(
            "monument",
            &["separate", "mixed"],
            |rules| rules.monument_mixed.into(),
            |rules, value| rules.monument_mixed = value == 1,
        ),
        RuleOption::<Rules>::new(
            "reveal-bonus",
            &["yes", "no"],
            |rules| (!rules.reveal_bonus).into(),
            |rules, value| rules.reveal_bonus = value == 0,
        ),
        RuleOption::<Rules>::new(
            "ties",
            &["victim", "owner"],
            |rules| rules.ties as usize,
            |rules, value| rules.ties = [Ties::Victim, Ties::Owner][value],
        ),
        RuleOption::<Rules>::new(
            "fission",
            &["ends", "continues"],
            |rules| (!rules.fission_ends).into(),
            |rules, value| rules.fission_ends = value == 0,
        ),
        RuleOption::<Rules>::new(
            "teams",
            &["no", "yes"],
            |rules| rules.teams.into(),
            |rules, value| rules.teams = value == 1,
        )
        .for_seats(|value, seats| value == 0 || seats == 4),
        RuleOption::<Rules>::new(
            "start",
            &Language::WORDS,
            |rules| rules.start as usize,
            |rules, value| {
                rules.start = [Language::En, Language::Pl, Language::Ru, Language::Cs][value]
            },
        )
        .of_language(),
    ];
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write())
    }
}

impl FromStr for Rules {
    type Err = String;

    /// Reads `key=value` words; what is not mentioned is as by default (by default of the edition, for ties).
    fn from_str(text: &str) -> Result<Rules, String> {
        Rules::default().read(text)
    }
}
