//! From the store to a table in memory, and what the store caches of it.

use crate::api::TableInfo;
use crate::error::Error;
use crate::games;
use crate::hall::{Hall, failed};
use crate::setup::{Act, Place, Setup};
use crate::store::{EntryRow, Header, Rare, Store, StoreError};
use crate::table::Table;
use serde::{Deserialize, Serialize};
use tabletop::{Seats, cards_named};

/// Why a table could not be read.
pub enum Unread {
    /// The store could not be read.
    Store(StoreError),
    /// There is no such table.
    Missing,
    /// What is kept of it cannot be replayed.
    Broken(String),
}

impl From<StoreError> for Unread {
    fn from(error: StoreError) -> Unread {
        Unread::Store(error)
    }
}

/// Reads a table and replays its entries.
pub async fn load(hall: &Hall, id: &str) -> Result<Table, Error> {
    let table = hall.heart.read(read(&*hall.store, id)).await;
    table.map_err(|why| match why {
        Unread::Store(error) => failed(error),
        Unread::Missing => Error::NoSuchTable,
        Unread::Broken(reason) => {
            tracing::error!(table = id, reason, "a table cannot be read");
            Error::BrokenTable
        }
    })
}

/// The same from any store.
pub async fn read(store: &dyn Store, id: &str) -> Result<Table, Unread> {
    let setup = store.setup(id).await?.ok_or(Unread::Missing)?;
    let entries = store.entries(id, 0).await?;
    let setup: Setup =
        serde_json::from_str(&setup).map_err(|error| Unread::Broken(error.to_string()))?;
    // Corrected cards that this process need not know yet; without them the table says which are missing.
    if let Some(name) = cards_named(&setup.rules)
        && let Some(cards) = store.cards(&setup.game, name).await?
    {
        let game = games::find(&setup.game).map_err(|error| Unread::Broken(error.to_string()))?;
        (game.read_cards)(&cards).map_err(Unread::Broken)?;
    }
    let mut table = Table::new(id.to_owned(), setup).map_err(Unread::Broken)?;
    replay(&mut table, &entries).map_err(Unread::Broken)?;
    Ok(table)
}

/// Applies entries in order.
pub fn replay(table: &mut Table, entries: &[EntryRow]) -> Result<(), String> {
    for entry in entries {
        if entry.number != table.entries + 1 {
            return Err(format!("entry {} follows {}", entry.number, table.entries));
        }
        let act: Act = serde_json::from_str(&entry.act).map_err(|error| error.to_string())?;
        table.apply(entry.at, &act)?;
    }
    Ok(())
}

/// What the store caches of a table for the lists besides what they show.
#[derive(Serialize, Deserialize)]
pub struct Unnoticed {
    /// How many of the entries they do not count. Each of these writes it anew.
    #[serde(default)]
    pub unnoticed: u32,
}

/// A table as the store caches it.
#[derive(Serialize)]
struct Cached {
    #[serde(flatten)]
    info: TableInfo,
    #[serde(flatten)]
    besides: Unnoticed,
}

/// What the store caches of a table.
pub fn header(table: &Table, rare: bool) -> Header {
    let cached = || Cached {
        info: table.info(None, Seats::NONE),
        besides: Unnoticed {
            unnoticed: table.entries - table.number,
        },
    };
    let info = || serde_json::to_string(&cached()).unwrap_or_default();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::TableState;
    use serde_json::json;

    #[test]
    fn a_game_begun_before_a_rule_was_corrected_goes_on_as_it_began() {
        let record = include_str!("../../../innovation/tests/games/version-1.record");
        let mut lines = record.lines();
        let seed = lines.find_map(|line| line.strip_prefix("seed ")).unwrap();
        let person = json!({ "kind": "hotseat", "name": "Ola" });
        let wish = json!({ "game": "innovation", "seats": [person, person, person], "seed": seed });
        let setup = serde_json::from_value(wish).map(|wish| Setup::new(wish, None, "", "Ola", 0));
        // As it was kept before versions were noted.
        let mut kept = serde_json::to_value(setup.unwrap().unwrap()).unwrap();
        kept.as_object_mut().unwrap().remove("version").unwrap();
        let setup = serde_json::from_value(kept).unwrap();
        let mut table = Table::new("table".to_owned(), setup).unwrap();
        for line in lines {
            let (seat, choice) = line.split_once(' ').unwrap();
            let seat: tabletop::Seat = seat.parse().unwrap();
            let choice = choice.to_owned();
            let act = Act::Choose {
                seat: seat.0,
                choice,
            };
            table.apply(0, &act).unwrap();
        }
        assert_eq!(table.state(), TableState::Finished);
        let rematch = table.setup.rematch(&table.places, "", 0);
        assert_eq!(rematch.version, 3);
    }
}
