//! The options of a game: variant, first player, card file. They are data of its record.

use crate::catalogue::{self, Cards};
use crate::{Catalogue, State};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use tabletop::{Game, Options, RuleOption, Seat};

/// Which civilisations take part.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// 3 to 5 players.
    #[default]
    Standard,
    /// 2 players and the Granna people (C48-C53).
    Granna,
    /// 2 players with a neutral civilisation each (C54-C59).
    Neutrals,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 3] = [Variant::Standard, Variant::Granna, Variant::Neutrals];

    /// The variant's word.
    pub fn slug(self) -> &'static str {
        ["standard", "granna", "neutrals"][self as usize]
    }

    /// How many civilisations lay orders with this number of players.
    #[inline]
    pub fn civilisations(self, seats: usize) -> usize {
        match self {
            Variant::Standard => seats,
            Variant::Granna => 3,
            Variant::Neutrals => 4,
        }
    }

    /// Whether the variant can be played by this number of players.
    pub fn check_seats(self, seats: usize) -> Result<(), String> {
        match (self, seats) {
            (Variant::Standard, 3..=5) | (Variant::Granna | Variant::Neutrals, 2) => Ok(()),
            (Variant::Standard, 2) => Err(
                "2 players need variant=granna or variant=neutrals; variant=standard is for 3 to 5"
                    .to_owned(),
            ),
            (Variant::Standard, _) => Err(format!(
                "CVlizations is for 2 to 5 players, and variant=standard for 3 to 5; there are {seats}"
            )),
            (variant, _) => Err(format!(
                "variant={} is for 2 players; there are {seats}",
                variant.slug()
            )),
        }
    }
}

/// The options of a game, written as `variant=standard first=random`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Which civilisations take part.
    pub variant: Variant,
    /// Who holds the helm first, or with the Granna people who sits behind them; by chance if not said (C9, O11, O12).
    pub first: Option<Seat>,
    pub(crate) cards: Cards,
    /// The version of this code that plays the game, so that games begun before a correction go on as they began.
    pub(crate) version: u8,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            variant: Variant::default(),
            first: None,
            cards: Cards::default(),
            version: State::RULES_VERSION as u8,
        }
    }
}

impl Rules {
    /// The rules of a variant, with a first player by chance and the built-in cards.
    pub fn new(variant: Variant) -> Rules {
        Rules {
            variant,
            ..Rules::default()
        }
    }

    /// The same with a first player.
    pub fn with_first(self, first: Seat) -> Rules {
        Rules {
            first: Some(first),
            ..self
        }
    }

    /// The same with other cards.
    pub fn with_cards(self, catalogue: &'static Catalogue) -> Rules {
        Rules {
            cards: Cards(catalogue),
            ..self
        }
    }

    /// The cards that are used.
    pub fn catalogue(&self) -> &'static Catalogue {
        self.cards.0
    }
}

impl Options for Rules {
    const OPTIONS: &'static [RuleOption<Rules>] = &[
        RuleOption::<Rules>::new(
            "variant",
            &["standard", "granna", "neutrals"],
            |rules| rules.variant as usize,
            |rules, value| rules.variant = Variant::ALL[value],
        )
        .for_seats(|value, seats| Variant::ALL[value].check_seats(seats).is_ok()),
        RuleOption::<Rules>::new(
            "first",
            &["random", "A", "B", "C", "D", "E"],
            |rules| rules.first.map_or(0, |seat| seat.index() + 1),
            |rules, value| rules.first = value.checked_sub(1).map(|seat| Seat(seat as u8)),
        )
        .for_seats(|value, seats| value <= seats),
    ];
    const OTHER: Option<&'static str> = Some("cards=HASH");

    fn read_other(&mut self, key: &str, value: &str) -> Option<Result<(), String>> {
        (key == "cards").then(|| read_cards(value).map(|cards| self.cards = Cards(cards)))
    }

    fn write_other(&self) -> Option<String> {
        let cards = self.catalogue();
        (!cards.is_builtin()).then(|| format!("cards={}", cards.hash()))
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write())
    }
}

impl FromStr for Rules {
    type Err = String;

    fn from_str(text: &str) -> Result<Rules, String> {
        Rules::default().read(text)
    }
}

fn read_cards(hash: &str) -> Result<&'static Catalogue, String> {
    let builtin = catalogue::builtin();
    if builtin.hash() == hash {
        return Ok(builtin);
    }
    catalogue::find(hash).ok_or_else(|| {
        format!(
            "this game uses the card file {hash}, which is not known here; give it with --cards FILE \
             (the server it was played on has it under /api/cards/cvlizations/{hash}/file)"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_written_and_read() {
        for text in [
            "variant=standard first=random",
            "variant=granna first=B",
            "variant=neutrals first=A",
        ] {
            assert_eq!(text.parse::<Rules>().unwrap().to_string(), text);
        }
        assert_eq!("".parse(), Ok(Rules::default()));
    }

    #[test]
    fn rules_that_nobody_knows_are_refused_with_a_reason() {
        for (text, reason) in [
            (
                "variant=chess",
                "unknown rule option «variant=chess»; known: variant=standard|granna|neutrals, \
                 first=random|A|B|C|D|E, cards=HASH",
            ),
            ("first=Z", "unknown rule option «first=Z»"),
            ("cards=00", "uses the card file 00, which is not known"),
            ("helm=A", "unknown rule option «helm=A»"),
            ("standard", "unknown rule option «standard»"),
            ("first=A first=B", "given twice"),
        ] {
            let error = text.parse::<Rules>().unwrap_err();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn each_variant_has_its_number_of_players() {
        assert!(
            Variant::Standard
                .check_seats(2)
                .unwrap_err()
                .contains("granna")
        );
        assert!(Variant::Standard.check_seats(6).is_err());
        assert!(Variant::Granna.check_seats(3).is_err());
        assert!(Variant::Neutrals.check_seats(2).is_ok());
    }
}
