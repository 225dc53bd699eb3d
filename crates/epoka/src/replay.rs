//! `epoka replay`: plays a record again and shows the table.

use crate::games::{GameName, with_game};
use anyhow::Context;
use std::path::PathBuf;
use std::process::ExitCode;
use tabletop::{Notation, Play, Record, Seat};

/// Play the record of a game again and show the table, the open questions and the events
#[derive(clap::Args)]
pub struct Replay {
    /// The record
    file: PathBuf,
    /// Stop after this many decisions
    #[arg(long)]
    to: Option<usize>,
    /// Show what this seat may know (A, B, …) instead of everything
    #[arg(long)]
    seat: Option<Seat>,
    /// Also list the events
    #[arg(long)]
    events: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Replay {
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        let shown = self.file.display();
        let text =
            std::fs::read_to_string(&self.file).with_context(|| format!("cannot read {shown}"))?;
        let mut words = text
            .lines()
            .flat_map(|line| line.strip_prefix("game "))
            .next()
            .unwrap_or("")
            .split(' ');
        let game =
            GameName::named(words.next().unwrap_or("")).with_context(|| shown.to_string())?;
        with_game!(game, G => self.show::<G>(&text)).with_context(|| shown.to_string())
    }

    fn show<G: Notation>(&self, text: &str) -> anyhow::Result<ExitCode> {
        let mut record = Record::<G>::read(text)?;
        let total = record.choices.len();
        record.choices.truncate(self.to.unwrap_or(total));
        let play = Play::new(record).map_err(anyhow::Error::msg)?;
        if let Some(seat) = self
            .seat
            .filter(|seat| seat.index() >= play.table().seats())
        {
            anyhow::bail!(
                "there is no seat {seat} at this table of {}",
                play.table().seats()
            );
        }
        let events: Vec<G::Event> = match self.seat {
            Some(_) => play
                .events()
                .iter()
                .map(|event| G::mask(event, self.seat))
                .collect(),
            None => play.events().to_vec(),
        };
        if self.json {
            let mut json = serde_json::json!({
                "decisions": play.record().choices.len(),
                "of": total,
                "outcome": play.outcome(),
                "view": play.table().view(self.seat),
            });
            if self.seat.is_none() {
                json["table"] = play.table().write_table().into();
            }
            if self.events {
                json["events"] = serde_json::to_value(&events)?;
            }
            println!("{json}");
            return Ok(ExitCode::SUCCESS);
        }
        if self.events {
            events.iter().for_each(|event| println!("{event:?}"));
        }
        match self.seat {
            Some(seat) => {
                let view = play.table().view(Some(seat));
                println!("{}", serde_json::to_string_pretty(&view)?);
            }
            None => print!("{}", play.table().write_table()),
        }
        println!(
            "# after {} of {total} decisions",
            play.record().choices.len()
        );
        for open in play.pending() {
            let shown = self.seat.is_none_or(|seat| seat == open.seat);
            let options: Vec<String> = open
                .options
                .iter()
                .map(|&option| G::write_choice(option))
                .collect();
            if shown {
                println!(
                    "# {} is asked {:?}: {}",
                    open.seat,
                    open.prompt,
                    options.join("; ")
                );
            }
        }
        if let Some(outcome) = play.outcome() {
            println!("# over: {} by {}", outcome.winners, outcome.cause);
        }
        Ok(ExitCode::SUCCESS)
    }
}
