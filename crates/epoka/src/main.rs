//! Epoka: play, study and program two civilisation card games. One file per command.

mod arena;
mod bench;
mod bot;
mod check;
mod fit;
mod games;
mod random_games;
mod replay;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "epoka", version, about, long_about = None, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
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
}

fn main() -> std::process::ExitCode {
    let result = match Arguments::parse().command {
        Command::Check(command) => command.run(),
        Command::RandomGames(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Bench(command) => command.run(),
        Command::Arena(command) => command.run(),
        Command::Bot(command) => command.run(),
        Command::Fit(command) => command.run(),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            eprintln!("epoka: {error:#}");
            std::process::ExitCode::from(2)
        }
    }
}
