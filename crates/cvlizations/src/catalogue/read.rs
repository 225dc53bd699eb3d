//! Reading and checking a card file. Every error names its line.

use super::{Certainty, Effect, IdeaCard, Name, OrderCard};
use crate::ideas::{Key, RULES, Rule};
use crate::{Goods, Idea, IdeaSet, Kind, Order, Resource};
use serde::Deserialize;
use toml::Spanned;

/// No number of a card is higher: holdings must never overflow, whatever an owner writes.
const HIGHEST: u16 = 20;
/// No name is longer: it has to fit on a card.
const LONGEST: usize = 40;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    order: Vec<Spanned<RawOrder>>,
    idea: Vec<Spanned<RawIdea>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOrder {
    slug: Spanned<String>,
    name: Spanned<Name>,
    gives: Spanned<[u16; 3]>,
    resource: Option<Spanned<Resource>>,
    text: [String; 3],
    source: String,
    certainty: Spanned<Certainty>,
    open: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawIdea {
    number: Spanned<u8>,
    name: Spanned<Name>,
    kind: Kind,
    cost: Spanned<RawCost>,
    points: Spanned<u16>,
    effect: Option<Spanned<RawEffect>>,
    text: String,
    source: String,
    certainty: Spanned<Certainty>,
    open: Vec<String>,
}

#[derive(Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "a cost such as { food = 2, wood = 1, stone = 0 }"
)]
struct RawCost {
    food: u16,
    wood: u16,
    stone: u16,
}

#[derive(Deserialize, Default)]
#[serde(
    deny_unknown_fields,
    expecting = "the numbers of an effect such as { amount = 1 }"
)]
struct RawEffect {
    amount: Option<u16>,
    per: Option<u16>,
    at_most: Option<u16>,
    order: Option<Order>,
    resource: Option<Resource>,
    kind: Option<Kind>,
    ideas: Option<Vec<u8>>,
}

/// Reads a card file.
pub(super) fn read(text: &str) -> Result<([OrderCard; 8], [IdeaCard; 48]), String> {
    let file: File = toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        format!("{}: {}", at(text, start), error.message())
    })?;
    let mut orders: [Option<OrderCard>; 8] = Default::default();
    for raw in file.order {
        let (order, card) = read_order(text, raw)?;
        orders[order.index()] = Some(card);
    }
    let mut ideas: [Option<IdeaCard>; 48] = [const { None }; 48];
    for raw in file.idea {
        let line = raw.span().start;
        let (idea, card) = read_idea(text, raw.into_inner())?;
        if ideas[idea.index()].is_some() {
            return Err(format!(
                "{}: idea {} is there twice",
                at(text, line),
                idea.number()
            ));
        }
        ideas[idea.index()] = Some(card);
    }
    let missing = |what: String| format!("{}: {what} is missing", at(text, text.len()));
    if let Some(order) = Order::ALL
        .into_iter()
        .find(|order| orders[order.index()].is_none())
    {
        return Err(missing(format!("the order «{order}»")));
    }
    if let Some(idea) = Idea::all().find(|idea| ideas[idea.index()].is_none()) {
        return Err(missing(format!("idea {} ({idea})", idea.number())));
    }
    Ok((
        orders.map(|card| card.expect("no order is missing")),
        ideas.map(|card| card.expect("no idea is missing")),
    ))
}

fn read_order(text: &str, raw: Spanned<RawOrder>) -> Result<(Order, OrderCard), String> {
    let raw = raw.into_inner();
    let refuse = |span: std::ops::Range<usize>, reason: String| {
        Err(format!("{}: {reason}", at(text, span.start)))
    };
    let order: Order = match raw.slug.get_ref().parse() {
        Ok(order) => order,
        Err(reason) => return refuse(raw.slug.span(), reason),
    };
    check_name(text, &raw.name)?;
    check_certainty(
        text,
        &raw.certainty,
        &["effect_1", "effect_2", "effect_3plus"],
    )?;
    let gives = *raw.gives.get_ref();
    if let Some(high) = gives.into_iter().find(|&number| number > HIGHEST) {
        return refuse(raw.gives.span(), format!("{high} is more than {HIGHEST}"));
    }
    if order == Order::Doubling && gives.into_iter().any(|number| number > 1) {
        return refuse(
            raw.gives.span(),
            "doubling gives one further performance or none".to_owned(),
        );
    }
    let gathers = matches!(order, Order::Logging | Order::Hunting | Order::Quarrying);
    let resource = match &raw.resource {
        Some(resource) if !gathers => {
            return refuse(resource.span(), format!("{order} has no «resource»"));
        }
        None if gathers => {
            return refuse(raw.slug.span(), format!("{order} needs a «resource»"));
        }
        Some(resource) => *resource.get_ref(),
        None => Resource::Food,
    };
    let card = OrderCard {
        name: raw.name.into_inner(),
        gives,
        resource,
        text: raw.text,
        source: raw.source,
        certainty: raw.certainty.into_inner(),
        open: raw.open,
    };
    Ok((order, card))
}

fn read_idea(text: &str, raw: RawIdea) -> Result<(Idea, IdeaCard), String> {
    let refuse = |span: std::ops::Range<usize>, reason: String| {
        Err(format!("{}: {reason}", at(text, span.start)))
    };
    let idea = match Idea::try_from(*raw.number.get_ref()) {
        Ok(idea) => idea,
        Err(reason) => return refuse(raw.number.span(), reason),
    };
    check_name(text, &raw.name)?;
    let facts = [
        "number", "name", "kind", "cost", "points", "effect", "timing",
    ];
    check_certainty(text, &raw.certainty, &facts)?;
    let RawCost { food, wood, stone } = *raw.cost.get_ref();
    if let Some(high) = [food, wood, stone]
        .into_iter()
        .find(|&number| number > HIGHEST)
    {
        return refuse(raw.cost.span(), format!("{high} is more than {HIGHEST}"));
    }
    let cost = Goods([food, wood, stone]);
    if cost.total() == 0 {
        return refuse(
            raw.cost.span(),
            "an idea costs at least 1 resource (C76)".to_owned(),
        );
    }
    let points = *raw.points.get_ref();
    if points > HIGHEST {
        return refuse(
            raw.points.span(),
            format!("{points} is more than {HIGHEST}"),
        );
    }
    let rule = &RULES[idea.index()];
    let (place, effect) = match raw.effect {
        Some(effect) => (effect.span(), effect.into_inner()),
        None => (raw.number.span(), RawEffect::default()),
    };
    let effect = match read_effect(rule, effect) {
        Ok(effect) => effect,
        Err(reason) => return refuse(place, format!("the effect of {idea} {reason}")),
    };
    let card = IdeaCard {
        cost,
        points,
        kind: raw.kind,
        effect,
        name: raw.name.into_inner(),
        text: raw.text,
        source: raw.source,
        certainty: raw.certainty.into_inner(),
        open: raw.open,
    };
    Ok((idea, card))
}

fn read_effect(rule: &Rule, raw: RawEffect) -> Result<Effect, String> {
    let present = [
        (Key::Amount, raw.amount.is_some()),
        (Key::Per, raw.per.is_some()),
        (Key::AtMost, raw.at_most.is_some()),
        (Key::Order, raw.order.is_some()),
        (Key::Resource, raw.resource.is_some()),
        (Key::Kind, raw.kind.is_some()),
        (Key::Ideas, raw.ideas.is_some()),
    ];
    for (key, is_there) in present {
        match (is_there, rule.parameters.contains(&key)) {
            (true, false) => return Err(format!("has no «{}»", key.word())),
            (false, true) => return Err(format!("needs «{}»", key.word())),
            _ => {}
        }
    }
    for number in [raw.amount, raw.per, raw.at_most].into_iter().flatten() {
        if !(1..=HIGHEST).contains(&number) {
            return Err(format!(
                "has the number {number}; possible are 1 to {HIGHEST}"
            ));
        }
    }
    if raw.order == Some(Order::Doubling) {
        return Err("cannot be tied to doubling, which is never performed (C17)".to_owned());
    }
    let mut ideas = IdeaSet::NONE;
    for number in raw.ideas.into_iter().flatten() {
        ideas = ideas.with(Idea::try_from(number)?);
    }
    Ok(Effect {
        amount: raw.amount.unwrap_or(1),
        per: raw.per.unwrap_or(1),
        at_most: raw.at_most.unwrap_or(1),
        order: raw.order.unwrap_or(Order::Thieving),
        resource: raw.resource.unwrap_or(Resource::Food),
        kind: raw.kind.unwrap_or(Kind::Building),
        ideas,
    })
}

fn check_name(text: &str, name: &Spanned<Name>) -> Result<(), String> {
    let line = name.span().start;
    let fits = |name: &str| {
        (1..=LONGEST).contains(&name.trim().chars().count()) && !name.contains(char::is_control)
    };
    let names = name.get_ref().in_languages().into_iter();
    match names.filter_map(|(_, name)| name).find(|name| !fits(name)) {
        None => Ok(()),
        Some(name) => Err(format!(
            "{}: a name has 1 to {LONGEST} characters in one line; found «{name}»",
            at(text, line)
        )),
    }
}

fn check_certainty(
    text: &str,
    certainty: &Spanned<Certainty>,
    facts: &[&str],
) -> Result<(), String> {
    const WORDS: [&str; 5] = [
        "rulebook",
        "published review",
        "inferred",
        "designed",
        "none",
    ];
    let line = at(text, certainty.span().start);
    if let Some(fact) = facts
        .iter()
        .find(|&&fact| !certainty.get_ref().contains_key(fact))
    {
        return Err(format!("{line}: the certainty of «{fact}» is missing"));
    }
    for (fact, word) in certainty.get_ref() {
        if !facts.contains(&fact.as_str()) {
            return Err(format!("{line}: there is no fact «{fact}» about this card"));
        }
        if !WORDS.contains(&word.as_str()) {
            return Err(format!(
                "{line}: a certainty is one of {}; found «{word}»",
                WORDS.join(", ")
            ));
        }
    }
    Ok(())
}

fn at(text: &str, offset: usize) -> String {
    let before = &text.as_bytes()[..offset.min(text.len())];
    format!(
        "line {}",
        before.iter().filter(|&&byte| byte == b'\n').count() + 1
    )
}
