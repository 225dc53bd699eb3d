//! Tables and choices as text. The format is described in `docs/notation-cvlizations.md`.

mod build;
mod choices;
mod compare;
mod decks;
mod draft;
mod read;
mod write;

use crate::{Choice, Civilisation, Event, Phase, Rules, State};
use tabletop::{Notation, Seed};

impl Notation for State {
    fn write_choice(choice: Choice) -> String {
        choices::write(choice)
    }

    fn read_choice(text: &str) -> Result<Choice, String> {
        choices::read(text)
    }

    fn write_table(&self) -> String {
        write::write(self)
    }

    fn read_table(lines: &[(usize, &str)]) -> Result<State, (usize, String)> {
        build::build(&draft::Draft::read(lines, false)?, None, None)
    }

    fn deal_table(
        lines: &[(usize, &str)],
        rules: &Rules,
        seats: usize,
        seed: &Seed,
    ) -> Result<State, (usize, String)> {
        let mut draft = draft::Draft::read(lines, false)?;
        build::belongs_to(&mut draft, rules, seats)?;
        build::build(&draft, None, Some(seed))
    }

    fn differences(
        &self,
        before: &[(usize, &str)],
        expected: &[(usize, &str)],
        _events: &[Event],
    ) -> Result<Vec<String>, (usize, String)> {
        compare::differences(self, before, expected)
    }

    /// Between two layings and between two moves of the development phase.
    fn at_rest(&self) -> bool {
        match self.phase {
            Phase::Orders => {
                self.civilisation(self.lays(self.gone as usize)) != Civilisation::Granna
            }
            Phase::Development => !self.is_moving,
            _ => false,
        }
    }
}
