//! From the store to a table in memory, and what the store caches of it.

use crate::error::Error;
use crate::games;
use crate::hall::{Hall, failed};
use crate::setup::{Act, Place, Setup};
use crate::store::{EntryRow, Header, Rare};
use crate::table::Table;
use tabletop::{Seats, cards_named};

/// Reads a table and replays its entries.
pub async fn load(hall: &Hall, id: &str) -> Result<Table, Error> {
    let setup = hall.store.setup(id).await.map_err(failed)?;
    let setup = setup.ok_or(Error::NoSuchTable)?;
    let entries = hall.store.entries(id, 0).await.map_err(failed)?;
    let broken = |reason: String| {
        tracing::error!(table = id, reason, "a table cannot be read");
        Error::BrokenTable
    };
    let setup: Setup = serde_json::from_str(&setup).map_err(|error| broken(error.to_string()))?;
    // Corrected cards that this process need not know yet; without them the table says which are missing.
    if let Some(name) = cards_named(&setup.rules)
        && let Some(cards) = hall.store.cards(&setup.game, name).await.map_err(failed)?
    {
        (games::find(&setup.game)?.read_cards)(&cards).map_err(broken)?;
    }
    let mut table = Table::new(id.to_owned(), setup).map_err(broken)?;
    replay(&mut table, &entries).map_err(broken)?;
    Ok(table)
}

/// Applies entries in order.
pub fn replay(table: &mut Table, entries: &[EntryRow]) -> Result<(), String> {
    for entry in entries {
        if entry.number != table.number + 1 {
            return Err(format!("entry {} follows {}", entry.number, table.number));
        }
        let act: Act = serde_json::from_str(&entry.act).map_err(|error| error.to_string())?;
        table.apply(entry.at, &act)?;
    }
    Ok(())
}

/// What the store caches of a table.
pub fn header(table: &Table, rare: bool) -> Header {
    let info = || serde_json::to_string(&table.info(None, Seats::NONE)).unwrap_or_default();
    let member = |(seat, place): (u8, &Place)| Some((seat, place.user.clone()?));
    Header {
        state: table.state().word(),
        due: table.due(),
        rare: rare.then(|| Rare {
            info: info(),
            members: (0..).zip(&table.places).filter_map(member).collect(),
        }),
    }
}
