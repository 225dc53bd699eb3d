//! Writes where the fuzzers begin: the examples of the documents, and beginnings of random games.

use epoka_fuzz::{cvlizations_tables, innovation_tables};
use std::path::{Path, PathBuf};
use std::{fs, io};
use tabletop::{Notation, testing};

fn main() -> io::Result<()> {
    seeds::<innovation::State>("notation.md", &innovation_tables())?;
    seeds::<cvlizations::State>("notation-cvlizations.md", &cvlizations_tables())
}

fn seeds<G: Notation>(document: &str, tables: &[(G::Rules, usize)]) -> io::Result<()> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = |target: &str| -> io::Result<PathBuf> {
        let folder = home.join("corpus").join(format!("{}_{target}", G::NAME));
        fs::create_dir_all(&folder)?;
        Ok(folder)
    };
    let text = fs::read_to_string(home.join("../docs").join(document))?;
    // Outside and inside of fences alternate.
    for (number, block) in text.split("```").skip(1).step_by(2).enumerate() {
        let (kind, block) = block.split_once('\n').unwrap_or((block, ""));
        let target = if kind == "record" {
            "record"
        } else {
            "scenario"
        };
        fs::write(folder(target)?.join(format!("document-{number}")), block)?;
    }
    for (number, (rules, seats)) in tables.iter().enumerate() {
        let played =
            testing::random_game::<G>(rules, *seats, number as u64).map_err(io::Error::other)?;
        let record = played.record.write();
        let lines: Vec<&str> = record.lines().take(80).collect();
        fs::write(
            folder("record")?.join(format!("game-{number}")),
            lines.join("\n"),
        )?;
        fs::write(
            folder("scenario")?.join(format!("end-{number}")),
            played.table.write_table(),
        )?;
        // The letters of the record serve as answers.
        let answers = [&[number as u8, 1], record.as_bytes()].concat();
        fs::write(folder("choices")?.join(format!("game-{number}")), answers)?;
    }
    Ok(())
}
