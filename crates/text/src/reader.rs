//! Who reads: the language, the own seat, and what the players are called.

use crate::Language;
use crate::catalogue::{Arguments, text};
use tabletop::{Seat, Seats};

/// Somebody who reads a table's texts.
#[derive(Copy, Clone, Debug)]
pub struct Reader<'a> {
    /// In which language.
    pub language: Language,
    /// At which seat; none for a spectator.
    pub viewer: Option<Seat>,
    /// The players' names, clockwise from seat A.
    pub names: &'a [String],
}

impl Reader<'_> {
    /// The text with this id.
    pub fn text(&self, id: &str, arguments: Arguments<'_>) -> String {
        text(self.language, id, arguments)
    }

    /// A player's name, whoever reads.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => seat.to_string(),
        }
    }

    /// What the reader calls a player: «you» for the own seat. Stands where a name can stand in the nominative.
    pub fn called(&self, seat: Seat) -> String {
        match self.viewer == Some(seat) {
            true => self.text("seat-you", &[]),
            false => self.name(seat),
        }
    }

    /// Several players in one line.
    pub fn list(&self, seats: Seats) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.called(seat)).collect();
        names.join(", ")
    }
}
