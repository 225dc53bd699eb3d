//! Innovation in words: events, questions and answers for one reader.
//!
//! Whoever calls masks events first; nothing here knows more than it is given.

use crate::Reader;
use fluent_bundle::FluentValue;
use innovation::{
    Achievement, Act, Ask, Card, Cause, Choice, Color, Edition, Effect, Event, Face, Icon, Place,
    Prompt, Rules, Special, Splay, State, cards,
};
use tabletop::{OpenDecision, Outcome, Seat, Seats};

/// A card's name.
pub fn card(reader: &Reader, card: Card) -> String {
    reader.text(&format!("innovation-card-{}", card.slug()), &[])
}

/// The texts of a card's effects, in printed order.
pub fn effects(reader: &Reader, card: Card, rules: &Rules) -> Vec<String> {
    (1..=cards::effects(card, rules.edition).len())
        .map(|number| reader.text(&effect_id(card, rules, number), &[]))
        .collect()
}

/// The id of the text of a card's effect, from 1. Nine cards have texts of their own in the third edition,
/// and Fission has one for tables where a red card does not end the action (D24).
pub fn effect_id(card: Card, rules: &Rules, number: usize) -> String {
    let slug = card.slug();
    if !rules.fission_ends && slug == "fission" && number == 1 {
        return format!("innovation-card-{slug}-continues-{number}");
    }
    match rules.edition {
        Edition::Third if differs_in_third(card) => {
            format!("innovation-card-{slug}-third-{number}")
        }
        _ => format!("innovation-card-{slug}-{number}"),
    }
}

/// Whether a card does something else in the third edition.
pub fn differs_in_third(card: Card) -> bool {
    !std::ptr::eq(
        cards::effects(card, Edition::Third),
        cards::effects(card, Edition::Second),
    )
}

/// A special achievement's name.
pub fn special(reader: &Reader, special: Special) -> String {
    let id = Achievement::Special(special);
    reader.text(&format!("innovation-special-{id}"), &[])
}

/// A colour's name.
pub fn color(reader: &Reader, color: Color) -> String {
    reader.text(&format!("innovation-color-{}", color.word()), &[])
}

/// An icon's name; the hexagon has none.
pub fn icon(reader: &Reader, icon: Icon) -> Option<String> {
    let word = match icon {
        Icon::Crown => "crown",
        Icon::Leaf => "leaf",
        Icon::Bulb => "bulb",
        Icon::Castle => "castle",
        Icon::Factory => "factory",
        Icon::Clock => "clock",
        Icon::Hex => return None,
    };
    Some(reader.text(&format!("innovation-icon-{word}"), &[]))
}

/// What is asked, as a sentence to the player who must answer, or about that player to everybody else.
pub fn prompt(reader: &Reader, decision: &OpenDecision<State>) -> String {
    let Prompt { ask, card, effect } = decision.prompt;
    if reader.viewer != Some(decision.seat) {
        let player = ("player", FluentValue::from(reader.name(decision.seat)));
        return match card {
            None => reader.text("innovation-prompt-waiting", &[player]),
            Some(asking) => {
                let [age, name] = named(reader, asking);
                let effect = ("effect", FluentValue::from(effect + 1));
                reader.text(
                    "innovation-prompt-waiting-card",
                    &[player, age, name, effect],
                )
            }
        };
    }
    let splay = match ask {
        Ask::Splay(splay) => splay_word(splay),
        _ => "none",
    };
    let id = ask_id(ask, &decision.options);
    reader.text(&id, &[("splay", FluentValue::from(splay))])
}

/// The id of a question: `-may` if it can be declined, `-all` if it is about doing something as a whole.
pub fn ask_id(ask: Ask, options: &[Choice]) -> String {
    let kind = match ask {
        Ask::FirstMeld => "first-meld",
        Ask::Action => "action",
        Ask::Meld => "meld",
        Ask::Tuck => "tuck",
        Ask::Score => "score",
        Ask::Return => "return",
        Ask::Transfer => "transfer",
        Ask::Take => "take",
        Ask::Reveal => "reveal",
        Ask::Keep => "keep",
        Ask::Execute => "execute",
        Ask::Arrange => "arrange",
        Ask::Exchange => "exchange",
        Ask::Splay(_) => "splay",
        Ask::Color => "color",
        Ask::Value => "value",
        Ask::Player => "player",
        Ask::Way => "way",
        Ask::Owner => "owner",
    };
    let suffix = if options.contains(&Choice::Yes) {
        "-all"
    } else if options.contains(&Choice::Pass) {
        "-may"
    } else {
        ""
    };
    format!("innovation-ask-{kind}{suffix}")
}

/// Which card's effect asks, if one does.
pub fn source(reader: &Reader, prompt: &Prompt) -> Option<String> {
    let [age, name] = named(reader, prompt.card?);
    let effect = ("effect", FluentValue::from(prompt.effect + 1));
    Some(reader.text("innovation-prompt-source", &[age, name, effect]))
}

/// An option of a question, as a button would show it.
pub fn choice(reader: &Reader, decision: &OpenDecision<State>, choice: Choice) -> String {
    let with_card = |kind: &str, of: Card| {
        reader.text(&format!("innovation-choice-{kind}"), &named(reader, of))
    };
    match choice {
        Choice::Draw => reader.text("innovation-choice-draw", &[]),
        Choice::Meld(of) => with_card("meld", of),
        Choice::Dogma(of) => with_card("dogma", of),
        Choice::Card(of) => with_card("card", of),
        Choice::Achieve(age) => reader.text(
            "innovation-choice-achieve",
            &[("age", FluentValue::from(age))],
        ),
        Choice::Back(owner, age) => reader.text(
            "innovation-choice-back",
            &[
                ("age", FluentValue::from(age)),
                ("player", FluentValue::from(reader.called(owner))),
            ],
        ),
        Choice::Color(of) => color(reader, of),
        Choice::Value(value) => reader.text(
            "innovation-choice-value",
            &[("value", FluentValue::from(value))],
        ),
        Choice::Seat(seat) => reader.called(seat),
        Choice::Way(way) => match decision.prompt.card {
            Some(of) => reader.text(&format!("innovation-card-{}-way-{way}", of.slug()), &[]),
            None => reader.text(
                "innovation-choice-way",
                &[("number", FluentValue::from(way))],
            ),
        },
        Choice::Yes => reader.text("innovation-choice-yes", &[]),
        Choice::Pass if decision.options.contains(&Choice::Yes) => {
            reader.text("innovation-choice-no", &[])
        }
        Choice::Pass => reader.text("innovation-choice-pass", &[]),
    }
}

/// What happened, in one line. The edition tells which effects an activated card has.
pub fn event(reader: &Reader, edition: Edition, event: &Event) -> String {
    match *event {
        Event::Turn { seat, actions } => said(
            reader,
            "turn",
            seat,
            vec![("actions", FluentValue::from(actions))],
        ),
        Event::Action { seat, choice } => {
            let kind = match choice {
                Choice::Meld(_) => "action-meld",
                Choice::Dogma(_) => "action-dogma",
                Choice::Achieve(_) => "action-achieve",
                _ => "action-draw",
            };
            said(reader, kind, seat, Vec::new())
        }
        Event::Activated {
            seat,
            card,
            sharers,
            victims,
        } => {
            let effects = cards::effects(card, edition);
            let demands = effects.iter().any(|one| matches!(one, Effect::Demand(_)));
            let shares = effects.iter().any(|one| matches!(one, Effect::Share(_)));
            let sharers = if shares { sharers } else { Seats::NONE };
            let victims = if demands { victims } else { Seats::NONE };
            activated(reader, seat, card, sharers, victims)
        }
        Event::Effect {
            seat,
            card,
            effect,
            demand,
        } => {
            let kind = if demand { "effect-demand" } else { "effect" };
            let mut more = named(reader, card).to_vec();
            more.push(("effect", FluentValue::from(effect + 1)));
            said(reader, kind, seat, more)
        }
        Event::Moved {
            by,
            act,
            card,
            from,
            to,
            ..
        } => moved(reader, by, act, card, from, to),
        Event::Revealed { seat, card } => {
            said(reader, "revealed", seat, named(reader, card).to_vec())
        }
        Event::Splayed { seat, color, splay } => {
            let color = ("color", FluentValue::from(color.word()));
            match splay {
                Splay::None => said(reader, "unsplayed", seat, vec![color]),
                _ => {
                    let splay = ("splay", FluentValue::from(splay_word(splay)));
                    said(reader, "splayed", seat, vec![color, splay])
                }
            }
        }
        Event::Rearranged { seat, color } => {
            let color = ("color", FluentValue::from(color.word()));
            said(reader, "rearranged", seat, vec![color])
        }
        Event::RemovedAll => reader.text("innovation-event-removed-all", &[]),
        Event::Claimed { seat, achievement } => match achievement {
            Achievement::Age(age) => said(
                reader,
                "claimed-age",
                seat,
                vec![("age", FluentValue::from(age))],
            ),
            Achievement::Special(of) => {
                let name = ("name", FluentValue::from(special(reader, of)));
                said(reader, "claimed-special", seat, vec![name])
            }
        },
        Event::Icons { seat, icons } => {
            let counts = Icon::ALL.iter().zip(icons);
            let list: Vec<String> = counts
                .filter_map(|(&one, count)| Some(format!("{} {count}", icon(reader, one)?)))
                .collect();
            let list = ("list", FluentValue::from(list.join(", ")));
            said(reader, "icons", seat, vec![list])
        }
        Event::Chose { seat, choice } => chose(reader, seat, choice),
        Event::Bonus { seat } => said(reader, "bonus", seat, Vec::new()),
        Event::Ended(outcome) => ended(reader, outcome),
    }
}

type Named<'a> = (&'a str, FluentValue<'a>);

/// The arguments that name a card.
fn named(reader: &Reader, of: Card) -> [Named<'static>; 2] {
    [
        ("age", FluentValue::from(of.value())),
        ("card", FluentValue::from(card(reader, of))),
    ]
}

/// An event with a player as its subject.
fn said(reader: &Reader, kind: &str, seat: Seat, more: Vec<Named<'_>>) -> String {
    let mut arguments = more;
    arguments.push(("you", FluentValue::from(reader.you(seat))));
    arguments.push(("player", FluentValue::from(reader.name(seat))));
    reader.text(&format!("innovation-event-{kind}"), &arguments)
}

fn activated(reader: &Reader, seat: Seat, card: Card, sharers: Seats, victims: Seats) -> String {
    let mut sentences = vec![said(
        reader,
        "activated",
        seat,
        named(reader, card).to_vec(),
    )];
    for (kind, seats) in [("sharers", sharers), ("victims", victims)] {
        if !seats.is_empty() {
            let players = ("players", FluentValue::from(reader.list(seats)));
            sentences.push(reader.text(&format!("innovation-event-{kind}"), &[players]));
        }
    }
    sentences.join(" ")
}

fn moved(reader: &Reader, by: Seat, act: Act, face: Face, from: Place, to: Place) -> String {
    let (giver, receiver) = (owner(from), owner(to));
    let kind = match act {
        Act::Draw => "draw",
        Act::Meld => "meld",
        Act::Tuck => "tuck",
        Act::Score => "score",
        Act::Return if giver.is_some_and(|giver| giver != by) => "return-of",
        Act::Return => "return",
        Act::Transfer | Act::Exchange if giver == receiver => "move",
        Act::Transfer => "transfer",
        Act::Exchange => "exchange",
        Act::Remove => "remove",
    };
    let mut more = vec![
        ("from", FluentValue::from(place_word(from))),
        ("to", FluentValue::from(place_word(to))),
        ("age", FluentValue::from(face.value())),
    ];
    for (role, seat) in [("giver", giver), ("receiver", receiver), ("owner", giver)] {
        if let Some(seat) = seat {
            more.push((role, FluentValue::from(reader.called(seat))));
        }
    }
    match face {
        Face::Card(of) => {
            more.push(("card", FluentValue::from(card(reader, of))));
            said(
                reader,
                kind,
                giver.filter(|_| kind == "move").unwrap_or(by),
                more,
            )
        }
        Face::Back(_) => said(
            reader,
            &format!("{kind}-hidden"),
            giver.filter(|_| kind == "move").unwrap_or(by),
            more,
        ),
    }
}

fn chose(reader: &Reader, seat: Seat, choice: Choice) -> String {
    match choice {
        Choice::Color(color) => {
            let color = ("color", FluentValue::from(color.word()));
            said(reader, "chose-color", seat, vec![color])
        }
        Choice::Seat(other) => {
            let other = ("other", FluentValue::from(reader.called(other)));
            said(reader, "chose-player", seat, vec![other])
        }
        Choice::Card(of) | Choice::Meld(of) | Choice::Dogma(of) => {
            said(reader, "chose-card", seat, named(reader, of).to_vec())
        }
        Choice::Value(value) | Choice::Achieve(value) | Choice::Back(_, value) => {
            let value = ("value", FluentValue::from(value));
            said(reader, "chose-value", seat, vec![value])
        }
        Choice::Draw | Choice::Way(_) | Choice::Yes | Choice::Pass => {
            said(reader, "chose", seat, Vec::new())
        }
    }
}

fn ended(reader: &Reader, outcome: Outcome<Cause>) -> String {
    let alone = outcome.winners.len() == 1;
    let you = alone
        && outcome
            .winners
            .iter()
            .any(|seat| reader.viewer == Some(seat));
    let mut arguments = vec![
        ("you", FluentValue::from(if you { "yes" } else { "no" })),
        ("count", FluentValue::from(outcome.winners.len())),
        ("players", FluentValue::from(reader.list(outcome.winners))),
    ];
    let kind = match outcome.cause {
        Cause::Achievements => "achievements",
        Cause::Score => "score",
        Cause::Dogma(of) => {
            arguments.extend(named(reader, of));
            "dogma"
        }
    };
    reader.text(&format!("innovation-event-ended-{kind}"), &arguments)
}

fn owner(place: Place) -> Option<Seat> {
    match place {
        Place::Hand(seat) | Place::Score(seat) | Place::Board(seat) => Some(seat),
        Place::Deck | Place::Box => None,
    }
}

fn place_word(place: Place) -> &'static str {
    match place {
        Place::Deck => "deck",
        Place::Hand(_) => "hand",
        Place::Score(_) => "score",
        Place::Board(_) => "board",
        Place::Box => "box",
    }
}

fn splay_word(splay: Splay) -> &'static str {
    match splay {
        Splay::None => "none",
        Splay::Left => "left",
        Splay::Right => "right",
        Splay::Up => "up",
    }
}
