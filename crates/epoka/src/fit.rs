//! `epoka fit`: fits the weights of a game's evaluation from self-play.

use crate::games::{GameName, read_rules, with_game};
use anyhow::Context;
use bots::fit::{Fitting, Sample, fit, play, quality, smooth, with_sums};
use bots::{Bot, Spec};
use rayon::prelude::*;
use std::fs::OpenOptions;
use std::path::PathBuf;
use std::process::ExitCode;
use tabletop::{BadRules, Evaluate, Notation};

/// Fit the weights of a game's evaluation to who wins in games of a bot against itself
#[derive(clap::Args)]
pub struct Fit {
    /// The game
    #[arg(default_value = "innovation")]
    game: GameName,
    /// Who plays the games
    #[arg(long, default_value = "search:60")]
    bot: Spec,
    /// How many of a hundred choices are any choice
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u8).range(0..=100))]
    blunders: u8,
    /// How many games for each number of players, at least 2: every fifth is kept apart, the first among them
    #[arg(long, default_value_t = 3_000, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
    /// The numbers of players
    #[arg(long, value_delimiter = ',', default_value = "2,3,4")]
    players: Vec<usize>,
    /// Rule options, as in a record
    #[arg(long, default_value = "")]
    rules: String,
    /// How often to go through the tables
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// How far a weight moves at a time
    #[arg(long, default_value_t = 0.001)]
    rate: f32,
    /// How strongly weights are pulled towards zero
    #[arg(long, default_value_t = 3e-4)]
    pull: f32,
    /// How much the way a game went on counts, from 0 to 1; the rest is what the weights so far think of the next table
    #[arg(long, default_value_t = 0.9)]
    luck: f32,
    /// Begin with sums of terms that count together, if the weights so far have none
    #[arg(long)]
    sums: bool,
    /// Where to write the weights
    #[arg(long)]
    output: PathBuf,
}

impl Fit {
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        with_game!(self.game, G => self.fit::<G>())
    }

    fn fit<G: Evaluate + Notation>(&self) -> anyhow::Result<ExitCode> {
        let tables = self.check::<G>()?;
        let bot: Box<dyn Bot<G>> = self.bot.bot();
        let blunders = usize::from(self.blunders);
        // Every fifth game is kept apart to see what the weights are worth.
        let (mut kept, mut used): (Vec<Sample>, Vec<Sample>) = Default::default();
        for (players, rules) in tables {
            let played: Result<Vec<Vec<Sample>>, String> = (0..self.games)
                .into_par_iter()
                .map(|deal| play::<G>(&rules, &*bot, blunders, players, deal))
                .collect();
            for (deal, mut game) in played.map_err(anyhow::Error::msg)?.into_iter().enumerate() {
                if deal % 5 == 0 {
                    kept.extend(game);
                } else {
                    smooth(&mut game, G::weights(), self.luck);
                    used.extend(game);
                }
            }
        }
        let before = quality(&kept, G::weights());
        let start = match self.sums && !G::weights().has_sums() {
            true => with_sums(G::weights(), 1),
            false => G::weights().clone(),
        };
        let fitting = Fitting {
            rounds: self.rounds,
            rate: self.rate,
            pull: self.pull,
            seed: 1,
        };
        let mut weights = fit(&used, &start, fitting);
        anyhow::ensure!(
            weights.numbers_mut().all(|number| number.is_finite()),
            "the weights ran away; try a smaller --rate"
        );
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
        std::fs::write(&self.output, weights.file(G::term_names()).to_string())
            .with_context(|| self.cannot_write())?;
        Ok(ExitCode::SUCCESS)
    }

    /// Refuses what would only be found out after hours of play; gives the rules for each number of players.
    fn check<G: Evaluate + Notation>(&self) -> anyhow::Result<Vec<(usize, G::Rules)>> {
        anyhow::ensure!(
            (0.0..=1.0).contains(&self.luck),
            "--luck {} is not a number from 0 to 1",
            self.luck
        );
        anyhow::ensure!(
            self.rate.is_finite() && self.rate > 0.0,
            "--rate {} is not a number above 0",
            self.rate
        );
        anyhow::ensure!(
            self.pull.is_finite() && self.pull >= 0.0,
            "--pull {} is not a number from 0 on",
            self.pull
        );
        let tables = self
            .players
            .iter()
            .map(|&players| Ok((players, read_rules::<G>(&self.rules, players)?)))
            .collect::<Result<_, BadRules>>()?;
        // What the file holds stays there until there are new weights.
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(&self.output)
            .with_context(|| self.cannot_write())?;
        Ok(tables)
    }

    fn cannot_write(&self) -> String {
        format!("cannot write {}", self.output.display())
    }
}
