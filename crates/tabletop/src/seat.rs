//! Places at the table, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A place at the table. Seats are numbered clockwise from 0 and written as letters from A.
///
/// ```
/// use tabletop::Seat;
///
/// let last: Seat = "C".parse()?;
/// assert_eq!(last, Seat(2));
/// assert_eq!(last.next(3).to_string(), "A");
/// assert_eq!(last.around(3).collect::<Vec<_>>(), [Seat(2), Seat(0), Seat(1)]);
/// # Ok::<(), String>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tabletop/", type = "number")
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's position, for indexing.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left at a table of `seats`.
    #[inline]
    pub fn next(self, seats: usize) -> Seat {
        self.after(1, seats)
    }

    /// The seat `steps` places clockwise at a table of `seats`.
    #[inline]
    pub fn after(self, steps: usize, seats: usize) -> Seat {
        Seat(((self.index() + steps) % seats) as u8)
    }

    /// All seats of a table, clockwise from A.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats as u8).map(Seat)
    }

    /// All seats of a table, clockwise beginning with this one.
    pub fn around(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |steps| self.after(steps, seats))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// Refuses what no set of seats can hold: choices come from outside.
impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Seat, String> {
        if number < 8 {
            Ok(Seat(number))
        } else {
            Err(format!("there are at most 8 seats, found number {number}"))
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + self.0) as char)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(Seat(letter - b'A')),
            _ => Err(format!("expected a seat A, B, C …, found «{text}»")),
        }
    }
}

/// A set of seats.
///
/// ```
/// use tabletop::{Seat, Seats};
///
/// let winners = Seats::only(Seat(0)).with(Seat(2));
/// assert!(winners.has(Seat(2)) && !winners.has(Seat(1)));
/// assert_eq!(winners.to_string(), "A C");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tabletop/", as = "Vec<Seat>")
)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);
    /// Everybody, spectators included.
    pub const EVERYBODY: Seats = Seats(0xff);

    /// The set of one seat.
    #[inline]
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// The set with one seat more.
    #[inline]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with one seat less.
    #[inline]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether nobody is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Vec<Seat> {
        seats.iter().collect()
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, seat) in self.iter().enumerate() {
            if position > 0 {
                write!(f, " ")?;
            }
            write!(f, "{seat}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_clockwise_and_around() {
        let order: Vec<Seat> = Seat(2).around(3).collect();
        assert_eq!(order, [Seat(2), Seat(0), Seat(1)]);
        assert_eq!(Seat(3).next(4), Seat(0));
    }

    #[test]
    fn numbers_beyond_eight_seats_are_refused() {
        assert_eq!(Seat::try_from(7), Ok(Seat(7)));
        assert!(Seat::try_from(8).is_err());
    }

    #[test]
    fn seats_are_written_as_letters() {
        assert_eq!("C".parse::<Seat>(), Ok(Seat(2)));
        assert!("c".parse::<Seat>().is_err());
        assert_eq!(Seats(0b101).to_string(), "A C");
    }
}
