//! Chapters 6 and 11: achievements.

use crate::card::{Card, Color, Icon, Splay};
use crate::event::Event;
use crate::fx::Fx;
use crate::state::{Achievement, Special, State};
use crate::telling::Why;
use crate::view::{Lack, Progress};
use tabletop::{Flow, Seat, Seats};

const SPECIALS: u16 = 0b11111 << 9;

impl State {
    /// Whether a player may claim a numbered achievement now (R36).
    pub fn can_achieve(&self, seat: Seat, age: u8) -> bool {
        let lack = self.lack(seat, age);
        self.is_available(Achievement::Age(age)) && lack.points == 0 && !lack.top
    }

    /// What a player lacks for a numbered achievement: five times its age in points, and a top card as high (R36).
    pub fn lack(&self, seat: Seat, age: u8) -> Lack {
        Lack {
            age,
            points: (5 * u16::from(age)).saturating_sub(self.points(seat)),
            top: self.highest_top_value(seat) < age,
        }
    }

    /// How far a player is on the way to a special achievement (R107 to R111).
    pub fn progress(&self, seat: Seat, special: Special) -> Progress {
        let index = seat.index();
        let (tucked, scored) = (self.tucked[index], self.scored[index]);
        let (now, needed) = match special {
            Special::Monument if self.rules.monument_mixed => (tucked + scored, 6),
            Special::Monument => (tucked.max(scored), 6),
            Special::Empire => {
                let counts = self.icons[index].counts();
                (counts.iter().filter(|&&count| count >= 3).count() as u8, 6)
            }
            Special::World => (self.icons(seat, Icon::Clock), 12),
            Special::Wonder => {
                let turned = |color: &&Color| {
                    matches!(self.splay_of(seat, **color), Splay::Right | Splay::Up)
                };
                (Color::ALL.iter().filter(turned).count() as u8, 5)
            }
            Special::Universe => {
                let high = self.tops(seat).iter().filter(|card| card.value() >= 8);
                (high.count() as u8, 5)
            }
        };
        Progress {
            special,
            now,
            needed,
        }
    }

    /// Whether a player meets the automatic condition of a special achievement (R107 to R111).
    #[inline]
    pub fn meets(&self, seat: Seat, special: Special) -> bool {
        let index = seat.index();
        match special {
            Special::Monument if self.rules.monument_mixed => {
                self.tucked[index] + self.scored[index] >= 6
            }
            Special::Monument => self.tucked[index] >= 6 || self.scored[index] >= 6,
            Special::Empire => self.icons[index].all_at_least(3),
            Special::World => self.icons(seat, Icon::Clock) >= 12,
            Special::Wonder => Color::ALL
                .iter()
                .all(|&color| matches!(self.splay_of(seat, color), Splay::Right | Splay::Up)),
            Special::Universe => self.piles[index]
                .iter()
                .all(|pile| pile.top != Card::NONE && pile.top.value() >= 8),
        }
    }
}

impl Fx<'_> {
    /// Special achievements fall to whoever meets them after a step: the player on turn first (R102 to R106).
    #[inline]
    pub(crate) fn check_achievements(&mut self) -> Flow {
        let touched = std::mem::take(&mut self.table.touched);
        self.tell_icons(touched);
        if touched.is_empty() || self.available & SPECIALS == 0 {
            return Ok(());
        }
        for seat in self.turn.around(self.seats as usize) {
            if touched.has(seat) {
                for special in Special::ALL {
                    if self.is_available(Achievement::Special(special)) && self.meets(seat, special)
                    {
                        self.claim(seat, Achievement::Special(special), Some(Why::Special))?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Claims a special achievement if it is still in the middle (R100).
    pub fn claim_special(&mut self, me: Seat, special: Special) -> Flow {
        match self.is_available(Achievement::Special(special)) {
            true => self.claim(me, Achievement::Special(special), None),
            false => {
                self.because(Why::SpecialTaken);
                Ok(())
            }
        }
    }

    /// Takes an achievement from the middle; the last one needed ends the game (R115).
    pub(crate) fn claim(&mut self, me: Seat, achievement: Achievement, why: Option<Why>) -> Flow {
        self.table.available &= !achievement.bit();
        self.table.achieved[me.index()] |= achievement.bit();
        self.changed = true;
        self.tell(Event::Claimed {
            seat: me,
            achievement,
        });
        why.into_iter().for_each(|why| self.because(why));
        let (owned, needed) = (self.side_achievements(me), self.achievements_needed());
        if owned >= needed {
            return Err(self.end_by_achievements(me));
        }
        Ok(())
    }
}

impl State {
    /// How many achievements win: six, five or four by the number of players; six for a team (R115, N1).
    pub fn achievements_needed(&self) -> u32 {
        match self.seats {
            2 => 6,
            3 => 5,
            _ if self.rules.teams => 6,
            _ => 4,
        }
    }

    /// The achievements of a player, or of a team together.
    pub fn side_achievements(&self, seat: Seat) -> u32 {
        self.side(seat)
            .iter()
            .map(|member| self.achievements(member))
            .sum()
    }

    /// The points of a player, or of a team together.
    pub fn side_points(&self, seat: Seat) -> u16 {
        self.side(seat)
            .iter()
            .map(|member| self.points(member))
            .sum()
    }

    /// A player alone, or with his partner (N1).
    pub fn side(&self, seat: Seat) -> Seats {
        self.all_seats()
            .filter(|&other| self.same_side(seat, other))
            .collect()
    }
}

#[cfg(test)]
mod tests;
