//! `epoka check`: runs scenario files.

use crate::games::{GameName, with_game};
use anyhow::Context;
use std::path::PathBuf;
use std::process::ExitCode;
use tabletop::{Notation, scenario};

/// Run scenario files: a table, what is played, and the table that is expected
///
/// Prints a readable difference and exits with 1 where a scenario fails, with 2 where a file cannot be read.
/// The format is described in docs/notation.md.
#[derive(clap::Args)]
pub struct Check {
    /// The files to run
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print one JSON line per scenario
    #[arg(long)]
    json: bool,
}

struct Report {
    name: String,
    line: usize,
    failure: Option<String>,
}

impl Check {
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        let (mut passed, mut failed) = (0, 0);
        for file in &self.files {
            let shown = file.display();
            let text =
                std::fs::read_to_string(file).with_context(|| format!("cannot read {shown}"))?;
            let game = scenario::game_of(&text).map_err(anyhow::Error::msg);
            let game = game
                .and_then(GameName::named)
                .with_context(|| shown.to_string())?;
            let reports = with_game!(game, G => run_all::<G>(&text));
            let reports = reports
                .map_err(anyhow::Error::msg)
                .with_context(|| shown.to_string())?;
            for Report {
                name,
                line,
                failure,
            } in reports
            {
                if self.json {
                    let report = serde_json::json!({
                        "file": file, "line": line, "scenario": name,
                        "passed": failure.is_none(), "failure": failure,
                    });
                    println!("{report}");
                }
                match failure {
                    None => passed += 1,
                    Some(failure) => {
                        failed += 1;
                        if !self.json {
                            println!("{shown}:{line}: «{name}» fails\n{failure}\n");
                        }
                    }
                }
            }
        }
        if !self.json {
            println!("{passed} passed, {failed} failed");
        }
        Ok(if failed == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::from(1)
        })
    }
}

fn run_all<G: Notation>(text: &str) -> Result<Vec<Report>, String> {
    let scenarios = scenario::read(text)?;
    Ok(scenarios
        .iter()
        .map(|scenario| Report {
            name: scenario.name.to_owned(),
            line: scenario.line,
            failure: scenario.run::<G>().err(),
        })
        .collect())
}
