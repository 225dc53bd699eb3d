//! `epoka cards`: the cards of a game as data.

use crate::games::chosen_cards;
use anyhow::Context;
use cvlizations::catalogue;
use std::path::PathBuf;
use std::process::ExitCode;

/// Show or export the cards of a game whose values an owner of the printed game may correct
#[derive(clap::Args)]
pub struct Cards {
    /// The game; only CVlizations keeps its card values in a file
    #[arg(value_parser = ["cvlizations"])]
    game: String,
    /// Write the card file that comes with the program, to be corrected and given back with --cards
    #[arg(long)]
    export: Option<PathBuf>,
    /// Print one JSON line per idea
    #[arg(long)]
    json: bool,
}

impl Cards {
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        if let Some(path) = &self.export {
            std::fs::write(path, catalogue::builtin_text())
                .with_context(|| format!("cannot write {}", path.display()))?;
            println!(
                "{} holds the cards; correct it and use it with --cards",
                path.display()
            );
            return Ok(ExitCode::SUCCESS);
        }
        let cards = chosen_cards()
            .and_then(|file| catalogue::find(&file.name))
            .unwrap_or_else(catalogue::builtin);
        for idea in cvlizations::Idea::all() {
            let card = cards.idea(idea);
            let [food, wood, stone] = card.cost.0;
            let founded = |fact: &str| card.certainty.get(fact).map_or("unknown", String::as_str);
            match self.json {
                true => println!(
                    "{}",
                    serde_json::json!({
                        "number": idea.number(), "slug": idea.slug(), "en": card.name.en, "pl": card.name.pl,
                        "kind": card.kind, "food": food, "wood": wood, "stone": stone,
                        "points": card.points, "text": card.text, "source": card.source,
                        "certainty": card.certainty,
                    })
                ),
                false => println!(
                    "{:>2} {:<20} {:<10} {food}/{wood}/{stone}  {} points  (cost {}, points {}, effect {})",
                    idea.number(),
                    card.name.en,
                    format!("{:?}", card.kind).to_lowercase(),
                    card.points,
                    founded("cost"),
                    founded("points"),
                    founded("effect"),
                ),
            }
        }
        println!("# card file {}", cards.hash());
        Ok(ExitCode::SUCCESS)
    }
}
