//! `epoka backup`: a whole copy of a database, also while it is served.

use anyhow::Context;
use std::path::PathBuf;
use std::process::ExitCode;

/// Copy the whole database to a file, also while it is served
#[derive(clap::Args)]
pub struct Backup {
    /// Where games are kept, as for `epoka serve`
    #[arg(long, env = "EPOKA_DATABASE", default_value = "epoka.sqlite")]
    database: String,
    /// The copy, which only you may read; what exists is not overwritten
    to: PathBuf,
}

impl Backup {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let made = runtime.block_on(server::store::backup(&self.database, &self.to));
        made.context("no copy was made")?;
        println!("{} is a whole copy", self.to.display());
        Ok(ExitCode::SUCCESS)
    }
}
