//! CVlizations in words: events, questions and answers for one reader.
//!
//! Whoever calls masks events first; nothing here knows more than it is given.

use crate::Reader;
use cvlizations::{
    Case, Cause, Choice, Civilisation, Event, Goods, Idea, Kind, Order, Prompt, Resource, Source,
    State,
};
use fluent_bundle::FluentValue;
use tabletop::{OpenDecision, Seat, Seats};

/// An order's name.
pub fn order(reader: &Reader, order: Order) -> String {
    reader.text(&format!("cvlizations-order-{}", order.slug()), &[])
}

/// What an order gives in its three cases.
pub fn order_texts(reader: &Reader, order: Order) -> [String; 3] {
    let slug = order.slug();
    [1, 2, 3].map(|case| reader.text(&format!("cvlizations-order-{slug}-case-{case}"), &[]))
}

/// An idea's name.
pub fn idea(reader: &Reader, idea: Idea) -> String {
    reader.text(&format!("cvlizations-idea-{}", idea.slug()), &[])
}

/// An idea's rule.
pub fn idea_text(reader: &Reader, idea: Idea) -> String {
    reader.text(&format!("cvlizations-idea-{}-text", idea.slug()), &[])
}

/// The name of a kind of ideas.
pub fn kind(reader: &Reader, kind: Kind) -> String {
    let word = match kind {
        Kind::Building => "building",
        Kind::Tool => "tool",
        Kind::Invention => "invention",
        Kind::Ideology => "ideology",
    };
    reader.text(&format!("cvlizations-kind-{word}"), &[])
}

/// What the reader calls a civilisation; stands where a name can stand in the nominative.
pub fn civilisation(reader: &Reader, civilisation: Civilisation) -> String {
    match civilisation {
        Civilisation::Player(seat) => reader.called(seat),
        Civilisation::Granna => reader.text("cvlizations-granna", &[]),
        Civilisation::Neutral(seat) => {
            let player = ("player", FluentValue::from(reader.called(seat)));
            reader.text("cvlizations-neutral", &[player])
        }
    }
}

/// Why the winners won.
pub fn cause(reader: &Reader, cause: Cause) -> String {
    reader.text(&format!("cvlizations-cause-{cause}"), &[])
}

/// What is asked, as a sentence to the player who must answer, or about that player to everybody else.
pub fn prompt(reader: &Reader, decision: &OpenDecision<State>) -> String {
    let source = asking(reader, &decision.prompt);
    if reader.viewer != Some(decision.seat) {
        let player = ("player", FluentValue::from(reader.name(decision.seat)));
        // The card being bought may be one that only its buyer has seen (C105).
        let is_secret = matches!(decision.prompt, Prompt::Save(_));
        return match source.filter(|_| !is_secret) {
            None => reader.text("cvlizations-prompt-waiting", &[player]),
            Some(source) => {
                let source = ("source", FluentValue::from(source));
                reader.text("cvlizations-prompt-waiting-source", &[player, source])
            }
        };
    }
    let mut arguments = Vec::new();
    if let Some(source) = source {
        arguments.push(("source", FluentValue::from(source)));
    }
    let kind = match decision.prompt {
        Prompt::Lay(Civilisation::Neutral(_)) => "lay-neutral",
        Prompt::Lay(_) => "lay",
        Prompt::Rob(_) => "rob",
        Prompt::Take { count, .. } => {
            arguments.push(("count", FluentValue::from(count)));
            "take"
        }
        Prompt::Trade { count } => {
            arguments.push(("count", FluentValue::from(count)));
            "trade"
        }
        Prompt::Develop { purchases: 0 } => "develop-done",
        Prompt::Develop { purchases } => {
            arguments.push(("purchases", FluentValue::from(purchases)));
            "develop"
        }
        Prompt::Save(_) => "save",
        Prompt::SwapAgain(_) => "swap-again",
        Prompt::Exchange { points, .. } => {
            arguments.push(("points", FluentValue::from(points)));
            "exchange"
        }
    };
    reader.text(&format!("cvlizations-ask-{kind}"), &arguments)
}

/// An option of a question, as a button would show it.
pub fn choice(reader: &Reader, decision: &OpenDecision<State>, choice: Choice) -> String {
    let said = |kind: &str, arguments: &[Named<'_>]| {
        reader.text(&format!("cvlizations-choice-{kind}"), arguments)
    };
    let resource = |name: &'static str, of: Resource| (name, FluentValue::from(of.slug()));
    let named_idea = |of: Idea| ("idea", FluentValue::from(idea(reader, of)));
    match choice {
        Choice::Lay { open, hidden } => said(
            "lay",
            &[
                ("open", FluentValue::from(order(reader, open))),
                ("hidden", FluentValue::from(order(reader, hidden))),
            ],
        ),
        Choice::Rob {
            victim,
            resource: of,
        } => said(
            "rob",
            &[
                resource("resource", of),
                ("player", FluentValue::from(reader.called(victim))),
            ],
        ),
        Choice::Take(of) if matches!(decision.prompt, Prompt::Rob(_)) => {
            said("rob-supply", &[resource("resource", of)])
        }
        Choice::Take(of) => said("take", &[resource("resource", of)]),
        Choice::Trade { give, take } => {
            said("trade", &[resource("give", give), resource("take", take)])
        }
        Choice::Buy(of) => said("buy", &[named_idea(of)]),
        Choice::Save(of) => said("save", &[resource("resource", of)]),
        Choice::Look => said("look", &[]),
        Choice::Swap { by, give, take } => said(
            "swap",
            &[
                named_idea(by),
                resource("give", give),
                resource("take", take),
            ],
        ),
        Choice::Under(of) => said("under", &[named_idea(of)]),
        Choice::Return(count) => said("return", &[("count", FluentValue::from(count))]),
        Choice::Done => said("done", &[]),
    }
}

/// What happened, in one line.
pub fn event(reader: &Reader, event: &Event) -> String {
    match *event {
        Event::Turn { turn, helm } => about(
            reader,
            "turn",
            helm,
            vec![("turn", FluentValue::from(turn))],
        ),
        Event::Laid {
            civilisation,
            open,
            hidden,
        } => {
            let mut more = vec![("open", FluentValue::from(order(reader, open)))];
            let kind = match hidden {
                None => "laid",
                Some(hidden) => {
                    more.push(("hidden", FluentValue::from(order(reader, hidden))));
                    "laid-known"
                }
            };
            about(reader, kind, civilisation, more)
        }
        Event::Revealed {
            civilisation,
            order: of,
        } => {
            let order = ("order", FluentValue::from(order(reader, of)));
            about(reader, "revealed", civilisation, vec![order])
        }
        Event::Performs {
            seat,
            order: of,
            case,
            again,
        } => {
            let kind = if again { "performs-again" } else { "performs" };
            let more = vec![
                ("order", FluentValue::from(order(reader, of))),
                ("case", FluentValue::from(case_number(case))),
            ];
            said(reader, kind, seat, more)
        }
        Event::Took {
            seat,
            resource,
            count,
            source,
        } => said(
            reader,
            "took",
            seat,
            units(reader, Some(resource), count, source),
        ),
        Event::Returned {
            seat,
            resource,
            count,
            source,
        } => said(
            reader,
            "returned",
            seat,
            units(reader, Some(resource), count, source),
        ),
        Event::Tokens {
            seat,
            count,
            source,
        } => said(reader, "tokens", seat, units(reader, None, count, source)),
        Event::Robbed {
            thief,
            victim,
            resource,
            source,
        } => {
            let mut more = units(reader, Some(resource), 1, source);
            more.push(("thief", FluentValue::from(reader.called(thief))));
            more.push(("victim", FluentValue::from(reader.called(victim))));
            reader.text("cvlizations-event-robbed", &more)
        }
        Event::Looked { seat, idea: None } => said(reader, "looked", seat, Vec::new()),
        Event::Looked {
            seat,
            idea: Some(of),
        } => said(reader, "looked-known", seat, named_idea(reader, of)),
        Event::PutUnder { seat, idea } => said(reader, "put-under", seat, named_idea(reader, idea)),
        Event::Bought {
            seat,
            idea,
            paid,
            from_deck,
        } => {
            let kind = if from_deck { "bought-deck" } else { "bought" };
            let mut more = named_idea(reader, idea);
            more.push(("paid", FluentValue::from(goods(paid))));
            said(reader, kind, seat, more)
        }
        Event::Revealing { idea } => {
            reader.text("cvlizations-event-revealing", &named_idea(reader, idea))
        }
        Event::Moved { seat } => said(reader, "moved", seat, Vec::new()),
        Event::AgeOver { age } => reader.text(
            "cvlizations-event-age-over",
            &[("age", FluentValue::from(age))],
        ),
        Event::FirstDeckLeft => reader.text("cvlizations-event-first-deck-left", &[]),
        Event::Exchanged {
            seat,
            idea,
            count,
            points,
        } => {
            let mut more = named_idea(reader, idea);
            more.push(("count", FluentValue::from(count)));
            more.push(("points", FluentValue::from(points)));
            said(reader, "exchanged", seat, more)
        }
        Event::Scored {
            seat,
            points,
            resources,
        } => about(
            reader,
            "scored",
            Civilisation::Player(seat),
            vec![
                ("points", FluentValue::from(points)),
                ("resources", FluentValue::from(resources)),
            ],
        ),
        Event::Over { winners } => over(reader, winners),
    }
}

/// Resources as numbers and symbols, such as `2 [wood] 1 [stone]`.
pub fn goods(goods: Goods) -> String {
    let parts: Vec<String> = Resource::ALL
        .into_iter()
        .filter(|&resource| goods.of(resource) > 0)
        .map(|resource| format!("{} [{}]", goods.of(resource), resource.slug()))
        .collect();
    parts.join(" ")
}

type Named<'a> = (&'a str, FluentValue<'a>);

/// The name of the order or idea that asks, if one does.
fn asking(reader: &Reader, prompt: &Prompt) -> Option<String> {
    match *prompt {
        Prompt::Lay(_) | Prompt::Develop { .. } => None,
        Prompt::Rob(source) | Prompt::Take { source, .. } => Some(source_name(reader, source)),
        Prompt::Trade { .. } => Some(order(reader, Order::Trading)),
        Prompt::Save(of) | Prompt::SwapAgain(of) | Prompt::Exchange { by: of, .. } => {
            Some(idea(reader, of))
        }
    }
}

fn source_name(reader: &Reader, source: Source) -> String {
    match source {
        Source::Order(of) => order(reader, of),
        Source::Idea(of) => idea(reader, of),
    }
}

fn named_idea(reader: &Reader, of: Idea) -> Vec<Named<'static>> {
    vec![("idea", FluentValue::from(idea(reader, of)))]
}

fn units(
    reader: &Reader,
    resource: Option<Resource>,
    count: u16,
    source: Source,
) -> Vec<Named<'static>> {
    let mut named = vec![
        ("count", FluentValue::from(count)),
        ("source", FluentValue::from(source_name(reader, source))),
    ];
    if let Some(resource) = resource {
        named.push(("resource", FluentValue::from(resource.slug())));
    }
    named
}

/// An event with a player as its subject.
fn said(reader: &Reader, kind: &str, seat: Seat, more: Vec<Named<'_>>) -> String {
    let mut arguments = more;
    arguments.push(("you", FluentValue::from(reader.you(seat))));
    arguments.push(("player", FluentValue::from(reader.name(seat))));
    reader.text(&format!("cvlizations-event-{kind}"), &arguments)
}

/// An event that only names whom it is about.
fn about(reader: &Reader, kind: &str, of: Civilisation, more: Vec<Named<'_>>) -> String {
    let mut arguments = more;
    arguments.push(("player", FluentValue::from(civilisation(reader, of))));
    reader.text(&format!("cvlizations-event-{kind}"), &arguments)
}

fn over(reader: &Reader, winners: Seats) -> String {
    let alone = winners.len() == 1;
    let you = alone && winners.iter().any(|seat| reader.viewer == Some(seat));
    reader.text(
        "cvlizations-event-over",
        &[
            ("you", FluentValue::from(if you { "yes" } else { "no" })),
            ("count", FluentValue::from(winners.len())),
            ("players", FluentValue::from(reader.list(winners))),
        ],
    )
}

fn case_number(case: Case) -> u8 {
    match case {
        Case::One => 1,
        Case::Two => 2,
        Case::Many => 3,
    }
}
