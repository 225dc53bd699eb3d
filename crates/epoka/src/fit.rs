//! `epoka fit`: fits the weights of a game's evaluation from self-play.

use crate::games::{GameName, read_rules, with_game};
use anyhow::Context;
use bots::fit::{Sample, fit, play, quality};
use bots::{Bot, Spec};
use rayon::prelude::*;
use std::path::PathBuf;
use std::process::ExitCode;
use tabletop::{Evaluate, Notation};

/// Fit the weights of a game's evaluation to who wins in games of a bot against itself
#[derive(clap::Args)]
pub struct Fit {
    /// The game
    #[arg(default_value = "innovation")]
    game: GameName,
    /// Who plays the games
    #[arg(long, default_value = "greedy:blunders=10")]
    bot: Spec,
    /// How many games for each number of players
    #[arg(long, default_value_t = 3_000)]
    games: u64,
    /// The numbers of players
    #[arg(long, value_delimiter = ',', default_value = "2,3,4")]
    players: Vec<usize>,
    /// Rule options, as in a record
    #[arg(long, default_value = "")]
    rules: String,
    /// How often to go through the tables
    #[arg(long, default_value_t = 30)]
    rounds: u32,
    /// Where to write the weights
    #[arg(long)]
    output: PathBuf,
}

impl Fit {
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        with_game!(self.game, G => self.fit::<G>())
    }

    fn fit<G: Evaluate + Notation>(&self) -> anyhow::Result<ExitCode> {
        let bot: Box<dyn Bot<G>> = self.bot.bot();
        // Every fifth game is kept apart to see what the weights are worth.
        let (mut kept, mut used): (Vec<Sample>, Vec<Sample>) = Default::default();
        for &players in &self.players {
            let rules = read_rules::<G>(&self.rules, players)?;
            let played: Result<Vec<Vec<Sample>>, String> = (0..self.games)
                .into_par_iter()
                .map(|deal| play::<G>(&rules, &*bot, players, deal))
                .collect();
            for (deal, game) in played.map_err(anyhow::Error::msg)?.into_iter().enumerate() {
                if deal % 5 == 0 { &mut kept } else { &mut used }.extend(game);
            }
        }
        let before = quality(&kept, G::weights());
        let weights = fit(&used, G::weights(), self.rounds, 1);
        let after = quality(&kept, &weights);
        println!(
            "{} tables, {} kept apart",
            used.len() + kept.len(),
            kept.len()
        );
        println!(
            "before: loss {:.4}, favourite won {:.1} %",
            before.loss,
            100.0 * before.hits
        );
        println!(
            "after:  loss {:.4}, favourite won {:.1} %",
            after.loss,
            100.0 * after.hits
        );
        let lines = weights
            .iter()
            .zip(G::term_names())
            .map(|(weight, name)| format!("{weight:>9.4}  {name}\n"));
        std::fs::write(&self.output, lines.collect::<String>())
            .context("cannot write the weights")?;
        Ok(ExitCode::SUCCESS)
    }
}
