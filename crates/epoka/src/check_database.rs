//! `epoka check-database`: is everything there, and can every game be played again?

use anyhow::Context;
use std::process::ExitCode;

/// Look at the pages and the journal of a database, and replay every record; exits with 1 if something is wrong
#[derive(clap::Args)]
pub struct CheckDatabase {
    /// Where games are kept, as for `epoka serve`; a file is not changed and may be served meanwhile
    #[arg(long, env = "EPOKA_DATABASE", default_value = "epoka.sqlite")]
    database: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl CheckDatabase {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let checked = runtime.block_on(server::check(&self.database));
        let checked = checked.context("nothing was checked")?;
        if self.json {
            println!("{}", serde_json::to_string(&checked)?);
        } else {
            checked.faults.iter().for_each(|fault| println!("{fault}"));
            let (tables, entries) = (checked.tables, checked.entries);
            let faults = checked.faults.len();
            println!("{tables} tables with {entries} entries were replayed, {faults} faults found");
        }
        Ok(match checked.faults.is_empty() {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        })
    }
}
