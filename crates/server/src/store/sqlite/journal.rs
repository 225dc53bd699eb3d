//! What the journal holds: entries that are on disk, but not with their tables yet.
//!
//! The file belongs to one process, so the process knows it by heart: what readers have to add to what lies with the
//! tables, which numbers are taken, and whose entries have waited longest. Nothing is read or written here.

use super::super::{EntryRow, StoreError};
use crate::api::Time;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

/// An entry with who has to answer after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// What is replayed.
    pub row: EntryRow,
    /// A bit for each seat that has to answer after it.
    pub asked: u8,
}

/// Entries of one table that follow each other, as they are sorted in: one row.
#[derive(PartialEq, Eq, Debug)]
pub struct Run<'a> {
    /// Which table.
    pub table: &'a str,
    /// The last of them.
    pub last: &'a Noted,
    /// Those before it, in JSON; none if there are none.
    pub earlier: Option<String>,
}

/// The entries of the journal, by table.
#[derive(Default, Debug)]
pub struct Journal {
    tables: HashMap<Arc<str>, Known>,
    /// Who is sorted in next; no entry of the table that waits stands in a row before this one.
    turns: VecDeque<(i64, Arc<str>)>,
    waiting: usize,
    row: i64,
}

#[derive(Debug)]
struct Known {
    last: Noted,
    /// How many entries wait, the last one included.
    waiting: usize,
    /// The others of these, in JSON up to the closing bracket: so they take little room and are ready to be written.
    earlier: String,
}

impl Journal {
    /// How many entries wait to be sorted in.
    pub fn waiting(&self) -> usize {
        self.waiting
    }

    /// The last row that was written.
    pub fn row(&self) -> i64 {
        self.row
    }

    /// The rows before this one hold nothing that waits.
    pub fn first_row(&self) -> i64 {
        self.turns.front().map_or(self.row, |(row, _)| *row)
    }

    /// Takes up the entries of a row as it is kept: of each the table, number, time, who is asked, and the act.
    pub fn read(&mut self, row: i64, entries: &str) -> Result<(), StoreError> {
        let entries: Vec<(String, u32, Time, u8, String)> = serde_json::from_str(entries)
            .map_err(|error| StoreError(format!("row {row} of the journal: {error}")))?;
        for (table, number, at, asked, act) in entries {
            let entry = EntryRow { number, at, act };
            self.add(row, &table, Noted { row: entry, asked });
        }
        Ok(())
    }

    /// Takes up an entry that stands in a row.
    pub fn add(&mut self, row: i64, table: &str, noted: Noted) {
        self.row = row;
        self.waiting += 1;
        if let Some(known) = self.tables.get_mut(table) {
            if known.waiting > 0 {
                let EntryRow { number, at, act } = &known.last.row;
                let line = serde_json::to_string(&(number, at, act));
                let first = known.earlier.is_empty();
                known.earlier.push(if first { '[' } else { ',' });
                known.earlier += &line.expect("numbers and texts can be written");
            }
            known.last = noted;
            known.waiting += 1;
            return;
        }
        let table: Arc<str> = table.into();
        self.turns.push_back((row, Arc::clone(&table)));
        let known = Known {
            last: noted,
            waiting: 1,
            earlier: String::new(),
        };
        self.tables.insert(table, known);
    }

    /// The last entry of a table, if the journal knows of it.
    pub fn last(&self, table: &str) -> Option<&Noted> {
        self.tables.get(table).map(|known| &known.last)
    }

    /// The entries of a table that wait, in order.
    pub fn entries(&self, table: &str) -> Result<Vec<EntryRow>, StoreError> {
        match self.tables.get(table).and_then(Known::run) {
            Some((last, earlier)) => unfold(earlier.as_deref(), last.row.clone()),
            None => Ok(Vec::new()),
        }
    }

    /// What is sorted in next: tables with so many entries together, or a few more.
    pub fn oldest(&self, many: usize) -> Vec<Run<'_>> {
        let mut runs = Vec::new();
        let mut left = many;
        for (_, table) in &self.turns {
            if left == 0 {
                break;
            }
            let known = &self.tables[table];
            if let Some((last, earlier)) = known.run() {
                left = left.saturating_sub(known.waiting);
                runs.push(Run {
                    table,
                    last,
                    earlier,
                });
            }
        }
        runs
    }

    /// The oldest so many are with their tables now. A table is known for another turn, because it will probably be
    /// written to again, and then its last number need not be looked up.
    pub fn sorted_in(&mut self, many: usize) {
        let mut left = many;
        while left > 0
            && let Some((_, table)) = self.turns.pop_front()
            && let Some(known) = self.tables.get_mut(&table)
        {
            if known.waiting == 0 {
                self.tables.remove(&table);
                continue;
            }
            left = left.saturating_sub(known.waiting);
            self.waiting -= known.waiting;
            known.waiting = 0;
            known.earlier = String::new();
            self.turns.push_back((self.row, table));
        }
    }
}

impl Known {
    /// What waits: the last entry and those before it.
    fn run(&self) -> Option<(&Noted, Option<String>)> {
        let earlier = || (!self.earlier.is_empty()).then(|| format!("{}]", self.earlier));
        (self.waiting > 0).then(|| (&self.last, earlier()))
    }
}

/// The entries of a run, in order.
pub fn unfold(earlier: Option<&str>, last: EntryRow) -> Result<Vec<EntryRow>, StoreError> {
    let earlier: Vec<(u32, Time, String)> = serde_json::from_str(earlier.unwrap_or("[]"))
        .map_err(|error| StoreError(format!("before entry {}: {error}", last.number)))?;
    let earlier = earlier.into_iter();
    let entries = earlier.map(|(number, at, act)| EntryRow { number, at, act });
    Ok(entries.chain([last]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noted(number: u32) -> Noted {
        Noted {
            row: EntryRow {
                number,
                at: 10 * i64::from(number),
                act: format!("act \"{number}\""),
            },
            asked: 1,
        }
    }

    fn journal(entries: &[(i64, &str, u32)]) -> Journal {
        let mut journal = Journal::default();
        for &(row, table, number) in entries {
            journal.add(row, table, noted(number));
        }
        journal
    }

    /// Whose entries are sorted in next, and which.
    fn oldest(journal: &Journal, many: usize) -> Vec<(&str, Vec<u32>)> {
        let numbers = |run: Run<'_>| unfold(run.earlier.as_deref(), run.last.row.clone()).unwrap();
        let runs = journal.oldest(many).into_iter();
        runs.map(|run| {
            let table = run.table;
            (table, numbers(run).iter().map(|row| row.number).collect())
        })
        .collect()
    }

    #[test]
    fn entries_of_one_table_are_sorted_in_together_and_the_longest_wait_comes_first() {
        let mut journal = journal(&[
            (1, "a", 5),
            (1, "b", 1),
            (2, "c", 1),
            (2, "a", 6),
            (3, "b", 2),
        ]);
        assert_eq!(oldest(&journal, 1), [("a", vec![5, 6])]);
        assert_eq!(oldest(&journal, 3), [("a", vec![5, 6]), ("b", vec![1, 2])]);
        journal.sorted_in(3);
        assert_eq!(journal.waiting(), 1);
        assert_eq!(oldest(&journal, 64), [("c", vec![1])]);
        journal.add(4, "a", noted(7));
        journal.add(4, "a", noted(8));
        assert_eq!(oldest(&journal, 64), [("c", vec![1]), ("a", vec![7, 8])]);
    }

    #[test]
    fn a_row_is_kept_until_everything_in_it_is_with_its_table() {
        let mut journal = journal(&[(1, "a", 1), (2, "b", 1), (3, "a", 2), (4, "c", 1)]);
        let mut rows = vec![journal.first_row()];
        for _ in 0..3 {
            journal.sorted_in(1);
            rows.push(journal.first_row());
        }
        assert_eq!(rows, [1, 2, 4, 4]);
    }

    #[test]
    fn the_last_number_of_a_table_is_known_for_another_turn() {
        let mut journal = journal(&[(1, "a", 1), (1, "b", 1)]);
        journal.sorted_in(1);
        assert_eq!(journal.last("a"), Some(&noted(1)));
        assert_eq!(journal.entries("a").unwrap(), []);
        journal.sorted_in(1);
        journal.add(2, "b", noted(2));
        journal.sorted_in(1);
        assert_eq!(journal.last("a"), None);
        assert_eq!(journal.last("b"), Some(&noted(2)));
    }

    #[test]
    fn what_a_row_says_is_read_as_it_was_noted() {
        let row = r#"[["a",3,30,1,"act \"3\""],["b",9,90,1,"act \"9\""],["a",4,40,1,"act \"4\""]]"#;
        let mut read = Journal::default();
        read.read(7, row).unwrap();
        assert_eq!((read.row(), read.waiting()), (7, 3));
        let entries = [noted(3).row, noted(4).row];
        assert_eq!(read.entries("a").unwrap(), entries);
        assert_eq!(read.entries("nothing").unwrap(), []);
        assert!(read.read(8, "[").is_err());
    }
}
