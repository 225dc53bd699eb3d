//! Messages in words: the one place in Rust where a sentence is made.
//!
//! The browser does the same with the same files (`web/src/text/say.ts`).

use crate::{Catalogue, Reader};
use fluent_bundle::FluentValue;
use tabletop::{Arg, Message};

/// The message in the reader's language; the error says what is missing.
pub fn say(reader: &Reader, message: &Message) -> Result<String, String> {
    let mut values: Vec<(&str, FluentValue<'_>)> = Vec::new();
    for (name, arg) in &message.args {
        match arg {
            Arg::Subject { subject } => {
                values.push((name, reader.name(*subject).into()));
                values.push(("you", yes_or_no(reader.viewer == Some(*subject))));
            }
            Arg::Winners { winners } => {
                let alone = winners.len() == 1 && reader.viewer.is_some_and(|me| winners.has(me));
                values.push((name, reader.list(*winners).into()));
                values.push(("count", winners.len().into()));
                values.push(("you", yes_or_no(alone)));
            }
            other => values.push((name, value(reader, other)?)),
        }
    }
    Catalogue::of(reader.language).find(&message.id, &values)
}

fn value(reader: &Reader, arg: &Arg) -> Result<FluentValue<'static>, String> {
    Ok(match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Word(word) => (*word).into(),
        Arg::Seat { seat } => reader.called(*seat).into(),
        Arg::Subject { subject: seat } => reader.name(*seat).into(),
        Arg::Seats { seats } | Arg::Winners { winners: seats } => reader.list(*seats).into(),
        Arg::Card { card } => Catalogue::of(reader.language).find(card, &[])?.into(),
        Arg::Text { text } => say(reader, text)?.into(),
        Arg::Symbols { symbols } => {
            let parts = symbols
                .iter()
                .map(|(count, name)| format!("{count} [{name}]"));
            parts.collect::<Vec<_>>().join(" ").into()
        }
        Arg::Tally { tally } => {
            let parts = tally.iter();
            let parts = parts.map(|(seat, count)| format!("{} {count}", reader.called(*seat)));
            parts.collect::<Vec<_>>().join(" · ").into()
        }
    })
}

fn yes_or_no(yes: bool) -> FluentValue<'static> {
    if yes { "yes" } else { "no" }.into()
}
