//! The rule options of a table, and how they are written.

use crate::state::State;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tabletop::Game;

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

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "edition={} monument={} reveal-bonus={} ties={} fission={} teams={} start={}",
            match self.edition {
                Edition::Second => "2011",
                Edition::Third => "2017",
            },
            if self.monument_mixed {
                "mixed"
            } else {
                "separate"
            },
            yes_no(self.reveal_bonus),
            match self.ties {
                Ties::Victim => "victim",
                Ties::Owner => "owner",
            },
            if self.fission_ends {
                "ends"
            } else {
                "continues"
            },
            yes_no(self.teams),
            match self.start {
                Language::En => "en",
                Language::Pl => "pl",
                Language::Ru => "ru",
                Language::Cs => "cs",
            },
        )
    }
}

impl FromStr for Rules {
    type Err = String;

    /// Reads `key=value` words; what is not mentioned is as by default (by default of the edition, for ties).
    fn from_str(text: &str) -> Result<Rules, String> {
        let mut rules = Rules::default();
        let mut ties = None;
        let mut seen: Vec<&str> = Vec::new();
        for word in text.split_whitespace() {
            let key = word.split('=').next().unwrap_or(word);
            if seen.contains(&key) {
                return Err(format!("«{key}» is given twice"));
            }
            seen.push(key);
            match word {
                "edition=2011" => rules.edition = Edition::Second,
                "edition=2017" => rules.edition = Edition::Third,
                "monument=separate" => rules.monument_mixed = false,
                "monument=mixed" => rules.monument_mixed = true,
                "reveal-bonus=yes" => rules.reveal_bonus = true,
                "reveal-bonus=no" => rules.reveal_bonus = false,
                "ties=victim" => ties = Some(Ties::Victim),
                "ties=owner" => ties = Some(Ties::Owner),
                "fission=ends" => rules.fission_ends = true,
                "fission=continues" => rules.fission_ends = false,
                "teams=yes" => rules.teams = true,
                "teams=no" => rules.teams = false,
                "start=en" => rules.start = Language::En,
                "start=pl" => rules.start = Language::Pl,
                "start=ru" => rules.start = Language::Ru,
                "start=cs" => rules.start = Language::Cs,
                _ => {
                    return Err(format!(
                        "unknown rule option «{word}»; known: edition=2011|2017, monument=separate|mixed, \
                         reveal-bonus=yes|no, ties=victim|owner, fission=ends|continues, teams=yes|no, \
                         start=en|pl|ru|cs"
                    ));
                }
            }
        }
        rules.ties = ties.unwrap_or(match rules.edition {
            Edition::Second => Ties::Victim,
            Edition::Third => Ties::Owner,
        });
        Ok(rules)
    }
}
