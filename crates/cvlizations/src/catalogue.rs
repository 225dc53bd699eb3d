//! The card data: a validated card file, kept once per process and shared by all tables that use it.
//!
//! What an effect does is code; this is where its numbers come from.
//! The catalogue is not part of a table: a table points to it, a record names it by its hash.

mod printed;
mod read;

use crate::ideas::{Moment, RULES, Tied};
use crate::{Goods, Idea, IdeaSet, Kind, Order, Resource};
pub use printed::{Corrected, CorrectedRule, Printed, PrintedIdea, PrintedOrder};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The name of a card.
#[derive(Clone, PartialEq, Eq, Debug, serde::Deserialize, serde::Serialize)]
#[serde(
    deny_unknown_fields,
    expecting = "a name such as { en = \"Axe\", pl = \"Siekiera\" }"
)]
pub struct Name {
    /// English.
    pub en: String,
    /// Polish, as printed.
    pub pl: String,
    /// Russian, where the file has something to say.
    pub ru: Option<String>,
    /// Czech, where the file has something to say.
    pub cs: Option<String>,
}

impl Name {
    /// The name in each language, by the language's code.
    pub fn in_languages(&self) -> [(&'static str, Option<&str>); 4] {
        [
            ("en", Some(&self.en)),
            ("pl", Some(&self.pl)),
            ("ru", self.ru.as_deref()),
            ("cs", self.cs.as_deref()),
        ]
    }
}

/// How well a fact about a card is founded, by the name of the fact.
pub type Certainty = BTreeMap<String, String>;

/// An order card.
#[derive(Clone, Debug, serde::Serialize)]
pub struct OrderCard {
    /// Its names.
    pub name: Name,
    /// What it gives in the cases 1, 2 and 3+.
    pub gives: [u16; 3],
    /// What Logging, Hunting and Quarrying take.
    pub resource: Resource,
    /// The rule text for each case.
    pub text: [String; 3],
    /// Where the facts come from.
    pub source: String,
    /// How well each fact is founded.
    pub certainty: Certainty,
    /// The open points it rests on.
    pub open: Vec<String>,
}

/// The numbers of an idea's effect. Those that the effect does not use have no meaning.
#[derive(Copy, Clone, Debug, serde::Serialize)]
pub struct Effect {
    /// What the effect hands out or saves.
    pub amount: u16,
    /// How many things make one `amount`.
    pub per: u16,
    /// The limit that the effect names.
    pub at_most: u16,
    /// The order it is tied to.
    pub order: Order,
    /// The resource it looks at.
    pub resource: Resource,
    /// The kind it looks at.
    pub kind: Kind,
    /// The ideas it looks at.
    pub ideas: IdeaSet,
}

/// An idea card.
#[derive(Clone, Debug, serde::Serialize)]
pub struct IdeaCard {
    /// Printed cost (C35).
    pub cost: Goods,
    /// Printed points (C46).
    pub points: u16,
    /// Its kind (C5).
    pub kind: Kind,
    /// The numbers of its effect.
    pub effect: Effect,
    /// Its names.
    pub name: Name,
    /// Its rule text.
    pub text: String,
    /// Where the facts come from.
    pub source: String,
    /// How well each fact is founded.
    pub certainty: Certainty,
    /// The open points it rests on.
    pub open: Vec<String>,
}

/// A complete, validated set of cards.
#[derive(Debug)]
pub struct Catalogue {
    orders: [OrderCard; 8],
    ideas: [IdeaCard; 48],
    hash: String,
    tied: [IdeaSet; 8],
    discounts: [IdeaSet; 4],
    of_kind: [IdeaSet; 4],
}

impl Catalogue {
    /// The card of an order.
    #[inline]
    pub fn order(&self, order: Order) -> &OrderCard {
        &self.orders[order.index()]
    }

    /// The card of an idea.
    #[inline]
    pub fn idea(&self, idea: Idea) -> &IdeaCard {
        &self.ideas[idea.index()]
    }

    /// 32 hexadecimal digits that belong to this card file and no other.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// Whether these are the cards that come with the program.
    pub fn is_builtin(&'static self) -> bool {
        std::ptr::eq(self, builtin())
    }

    /// The ideas that answer a performance of this order (C85).
    #[inline]
    pub(crate) fn tied_to(&self, order: Order) -> IdeaSet {
        self.tied[order.index()]
    }

    /// The ideas that lower the price of this kind (C76).
    #[inline]
    pub(crate) fn discounts_on(&self, kind: Kind) -> IdeaSet {
        self.discounts[kind as usize]
    }

    /// All ideas of a kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> IdeaSet {
        self.of_kind[kind as usize]
    }

    fn new(orders: [OrderCard; 8], ideas: [IdeaCard; 48], hash: String) -> Catalogue {
        let mut catalogue = Catalogue {
            orders,
            ideas,
            hash,
            tied: [IdeaSet::NONE; 8],
            discounts: [IdeaSet::NONE; 4],
            of_kind: [IdeaSet::NONE; 4],
        };
        for idea in Idea::all() {
            let card = &catalogue.ideas[idea.index()];
            let own_kind = &mut catalogue.of_kind[card.kind as usize];
            *own_kind = own_kind.with(idea);
            match RULES[idea.index()].moment {
                Moment::After(tied, _) => {
                    for order in Order::ALL {
                        let answers = match tied {
                            Tied::ToAny => true,
                            Tied::To(only) => order == only,
                            Tied::ByCard => order == card.effect.order,
                        };
                        if answers {
                            let set = &mut catalogue.tied[order.index()];
                            *set = set.with(idea);
                        }
                    }
                }
                Moment::DiscountOnKind => {
                    let set = &mut catalogue.discounts[card.effect.kind as usize];
                    *set = set.with(idea);
                }
                Moment::DiscountOnAll => {
                    for set in &mut catalogue.discounts {
                        *set = set.with(idea);
                    }
                }
                _ => {}
            }
        }
        catalogue
    }
}

/// A catalogue as a table holds it. Equal files are loaded once, so pointers tell them apart.
#[derive(Copy, Clone)]
pub struct Cards(pub &'static Catalogue);

impl PartialEq for Cards {
    #[inline]
    fn eq(&self, other: &Cards) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Cards {}

impl Default for Cards {
    fn default() -> Cards {
        Cards(builtin())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({})", self.0.hash)
    }
}

/// The text of the card file that comes with the program: what `--export` writes.
pub fn builtin_text() -> &'static str {
    include_str!("cards.toml")
}

/// The cards that come with the program.
pub fn builtin() -> &'static Catalogue {
    static BUILTIN: LazyLock<&'static Catalogue> = LazyLock::new(|| {
        load(builtin_text()).expect("the built-in card file is valid: a test reads it")
    });
    &BUILTIN
}

static LOADED: Mutex<BTreeMap<String, &'static Catalogue>> = Mutex::new(BTreeMap::new());

/// Loads a card file for the rest of the process; the error names the line.
/// Loading the same text again gives the same catalogue.
pub fn load(text: &str) -> Result<&'static Catalogue, String> {
    let hash = blake3::hash(text.as_bytes()).to_hex()[..32].to_owned();
    if let Some(catalogue) = find(&hash) {
        return Ok(catalogue);
    }
    let (orders, ideas) = read::read(text)?;
    let catalogue = Catalogue::new(orders, ideas, hash.clone());
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(loaded
        .entry(hash)
        .or_insert_with(|| Box::leak(Box::new(catalogue))))
}

/// A loaded catalogue by its hash.
pub fn find(hash: &str) -> Option<&'static Catalogue> {
    let loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    loaded.get(hash).copied()
}
