//! Epoka: play, study and program two civilisation card games. One file per command.

#[macro_use]
mod print;

mod arena;
mod backup;
mod bench;
mod bot;
mod cards;
mod check;
mod check_database;
mod fit;
mod games;
mod random_games;
mod replay;
mod serve;
mod swarm;

use clap::{Parser, Subcommand};

/// A server writes a few messages of some kilobytes for every choice, which costs less with this allocator.
#[cfg(not(feature = "count-allocations"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
#[command(name = "epoka", version, about, long_about = None)]
struct Arguments {
    /// What to do; without a command the server starts
    #[command(subcommand)]
    command: Option<Command>,
    /// A corrected card file of CVlizations (see `epoka cards`); new games use it, old records may name it
    #[arg(long, global = true, value_name = "FILE")]
    cards: Option<std::path::PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Check),
    RandomGames(random_games::RandomGames),
    Replay(replay::Replay),
    Bench(bench::Bench),
    Arena(arena::Arena),
    Bot(bot::Bot),
    Fit(fit::Fit),
    Cards(cards::Cards),
    Serve(serve::Serve),
    Backup(backup::Backup),
    CheckDatabase(check_database::CheckDatabase),
    Swarm(swarm::Swarm),
}

fn main() -> std::process::ExitCode {
    match run(Arguments::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("epoka: {error:#}");
            std::process::ExitCode::from(2)
        }
    }
}

fn run(arguments: Arguments) -> anyhow::Result<std::process::ExitCode> {
    if let Some(cards) = &arguments.cards {
        games::use_cards(cards)?;
    }
    let command = match arguments.command {
        Some(command) => command,
        None => Command::Serve(serve::Serve::usual()?),
    };
    match command {
        Command::Check(command) => command.run(),
        Command::RandomGames(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Bench(command) => command.run(),
        Command::Arena(command) => command.run(),
        Command::Bot(command) => command.run(),
        Command::Fit(command) => command.run(),
        Command::Cards(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Backup(command) => command.run(),
        Command::CheckDatabase(command) => command.run(),
        Command::Swarm(command) => command.run(),
    }
}
