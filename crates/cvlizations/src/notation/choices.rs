//! Choices in one line each.

use crate::{Choice, Resource};

/// A choice as text.
pub(super) fn write(choice: Choice) -> String {
    match choice {
        Choice::Lay { open, hidden } => format!("lay {open} {hidden}"),
        Choice::Rob { victim, resource } => format!("rob {victim} {}", resource.slug()),
        Choice::Take(resource) => format!("take {}", resource.slug()),
        Choice::Trade { give, take } => format!("trade {} for {}", give.slug(), take.slug()),
        Choice::Buy(idea) => format!("buy {idea}"),
        Choice::Save(resource) => format!("save {}", resource.slug()),
        Choice::Look => "look".to_owned(),
        Choice::Swap { by, give, take } => {
            format!("swap {by} {} for {}", give.slug(), take.slug())
        }
        Choice::Under(idea) => format!("under {idea}"),
        Choice::Return(count) => format!("return {count}"),
        Choice::Done => "done".to_owned(),
    }
}

/// Reads a choice.
pub(super) fn read(text: &str) -> Result<Choice, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["lay", open, hidden] => {
            let (open, hidden) = (open.parse()?, hidden.parse()?);
            if open == hidden {
                return Err(format!("the two orders differ (C14), found «{text}»"));
            }
            Ok(Choice::Lay { open, hidden })
        }
        ["rob", victim, resource] => Ok(Choice::Rob {
            victim: victim.parse()?,
            resource: resource.parse()?,
        }),
        ["take", resource] => Ok(Choice::Take(resource.parse()?)),
        ["trade", give, "for", take] => {
            let (give, take) = read_exchange(give, take)?;
            Ok(Choice::Trade { give, take })
        }
        ["buy", idea] => Ok(Choice::Buy(idea.parse()?)),
        ["save", resource] => Ok(Choice::Save(resource.parse()?)),
        ["look"] => Ok(Choice::Look),
        ["swap", by, give, "for", take] => {
            let by = by.parse()?;
            let (give, take) = read_exchange(give, take)?;
            Ok(Choice::Swap { by, give, take })
        }
        ["under", idea] => Ok(Choice::Under(idea.parse()?)),
        ["return", count] => count
            .parse()
            .map(Choice::Return)
            .map_err(|_| format!("expected a number, found «{count}»")),
        ["done"] => Ok(Choice::Done),
        _ => Err(format!(
            "expected «lay ORDER ORDER», «rob SEAT RESOURCE», «take RESOURCE», «trade RESOURCE for RESOURCE», \
             «buy IDEA», «save RESOURCE», «look», «swap IDEA RESOURCE for RESOURCE», «under IDEA», \
             «return NUMBER» or «done», found «{text}»"
        )),
    }
}

fn read_exchange(give: &str, take: &str) -> Result<(Resource, Resource), String> {
    let exchange: (Resource, Resource) = (give.parse()?, take.parse()?);
    if exchange.0 == exchange.1 {
        return Err(format!("«{give} for {take}» is no exchange (O4)"));
    }
    Ok(exchange)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_that_mean_nothing_are_refused() {
        for text in [
            "",
            "lay",
            "lay hunting",
            "lay hunting hunting",
            "lay hunting fishing",
            "rob F",
            "rob A gold",
            "trade wood for wood",
            "trade wood stone",
            "buy",
            "buy chess",
            "return",
            "return -1",
            "return 300",
            "look up",
            "swap market wood for wood",
            "done done",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn choices_are_read_as_they_are_written() {
        for text in [
            "lay hunting doubling",
            "rob B stone",
            "take food",
            "trade food for wood",
            "buy fishing-rod",
            "save wood",
            "look",
            "swap market wood for stone",
            "under law",
            "return 3",
            "done",
        ] {
            assert_eq!(write(read(text).unwrap()), text);
        }
    }
}
