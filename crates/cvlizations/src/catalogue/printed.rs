//! The cards as clients show them: what is printed, how well that is founded, and what a corrected file changes.

use super::{Catalogue, Certainty, Effect, Name, builtin};
use crate::{Goods, Idea, IdeaSet, Kind, Order, Resource};
use serde::Serialize;
use std::collections::BTreeMap;

/// All cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct Printed {
    /// In the order of C17.
    pub orders: Vec<PrintedOrder>,
    /// By number.
    pub ideas: Vec<PrintedIdea>,
}

/// What an order shows besides its translated texts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct PrintedOrder {
    /// Its name in the notation.
    pub slug: Order,
    /// How well each fact is founded.
    pub certainty: &'static Certainty,
    /// What a corrected file changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub corrected: Option<Corrected>,
}

/// What an idea shows besides its translated texts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct PrintedIdea {
    /// 1 to 48.
    pub number: Idea,
    /// Its name in the notation.
    pub slug: &'static str,
    /// Its kind.
    pub kind: Kind,
    /// Food, wood and stone.
    pub cost: Goods,
    /// Printed points.
    pub points: u16,
    /// Whether it belongs to the deck of age III.
    pub third: bool,
    /// How well each fact is founded.
    pub certainty: &'static Certainty,
    /// What a corrected file changes in its texts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub corrected: Option<Corrected>,
}

/// Where the translated texts of a card do not hold.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cvlizations/"))]
pub struct Corrected {
    /// The names that are different, by language.
    pub names: BTreeMap<&'static str, &'static str>,
    /// One for an idea, three for the cases of an order.
    pub rules: Vec<CorrectedRule>,
}

/// What is different in one rule of a card.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cvlizations/", optional_fields)
)]
#[allow(missing_docs)]
pub struct CorrectedRule {
    /// The whole text, in the file's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resource: Option<Resource>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ideas: Option<IdeaSet>,
}

impl Catalogue {
    /// The cards as clients show them.
    pub fn printed(&'static self) -> Printed {
        Printed {
            orders: Order::ALL.map(|order| self.printed_order(order)).into(),
            ideas: Idea::all().map(|idea| self.printed_idea(idea)).collect(),
        }
    }

    fn printed_order(&'static self, slug: Order) -> PrintedOrder {
        let (card, known) = (self.order(slug), builtin().order(slug));
        let rule = |case: usize| CorrectedRule {
            text: changed(card.text[case].as_str(), &known.text[case]),
            amount: changed(card.gives[case], known.gives[case]),
            resource: changed(card.resource, known.resource),
            ..CorrectedRule::default()
        };
        PrintedOrder {
            slug,
            certainty: &card.certainty,
            corrected: corrected(&card.name, &known.name, [0, 1, 2].map(rule).into()),
        }
    }

    fn printed_idea(&'static self, number: Idea) -> PrintedIdea {
        let (card, known) = (self.idea(number), builtin().idea(number));
        let Effect {
            amount,
            per,
            at_most,
            order,
            resource,
            kind,
            ideas,
        } = card.effect;
        let rule = CorrectedRule {
            text: changed(card.text.as_str(), &known.text),
            amount: changed(amount, known.effect.amount),
            per: changed(per, known.effect.per),
            at_most: changed(at_most, known.effect.at_most),
            order: changed(order, known.effect.order),
            resource: changed(resource, known.effect.resource),
            kind: changed(kind, known.effect.kind),
            ideas: changed(ideas, known.effect.ideas),
        };
        PrintedIdea {
            number,
            slug: number.slug(),
            kind: card.kind,
            cost: card.cost,
            points: card.points,
            third: number.is_of_age_three(),
            certainty: &card.certainty,
            corrected: corrected(&card.name, &known.name, vec![rule]),
        }
    }
}

fn changed<T: PartialEq>(now: T, before: T) -> Option<T> {
    (now != before).then_some(now)
}

fn corrected(
    name: &'static Name,
    known: &'static Name,
    rules: Vec<CorrectedRule>,
) -> Option<Corrected> {
    let names = name.in_languages().into_iter().zip(known.in_languages());
    let names: BTreeMap<_, _> = names
        .filter(|(now, before)| now != before)
        .filter_map(|((language, name), _)| Some((language, name?)))
        .collect();
    let same = names.is_empty() && rules.iter().all(|rule| *rule == CorrectedRule::default());
    (!same).then_some(Corrected { names, rules })
}
