//! Chapter 8: splaying.

use crate::card::{Color, Splay};
use crate::event::Event;
use crate::fx::Fx;
use crate::state::State;
use tabletop::{Flow, Seat};

impl State {
    /// Whether splaying the pile so would change it: two or more cards, another direction (R86, R88).
    #[inline]
    pub fn can_splay(&self, seat: Seat, color: Color, splay: Splay) -> bool {
        let pile = self.pile(seat, color);
        pile.len >= 2 && pile.splay != splay
    }

    /// How many of a player's piles are splayed in this direction.
    pub fn splayed(&self, seat: Seat, splay: Splay) -> u8 {
        let colors = Color::ALL.iter();
        colors
            .filter(|&&color| self.splay_of(seat, color) == splay)
            .count() as u8
    }
}

impl Fx<'_> {
    /// Splays a pile if that changes it; tells whether it did.
    pub fn splay(&mut self, me: Seat, color: Color, splay: Splay) -> Flow<bool> {
        if !self.can_splay(me, color, splay) {
            return Ok(false);
        }
        self.table.set_splay(me, color, splay);
        self.changed = true;
        self.tell(Event::Splayed {
            seat: me,
            color,
            splay,
        });
        self.check_achievements()?;
        Ok(true)
    }

    /// The player may splay one of the colours (R88).
    pub fn may_splay(&mut self, me: Seat, colors: &[Color], splay: Splay) -> Flow<Option<Color>> {
        let chosen = self.may_choose_splay(me, colors, splay)?;
        if let Some(color) = chosen {
            self.splay(me, color, splay)?;
        }
        Ok(chosen)
    }

    /// The player may turn one of his piles from one direction to another (R89).
    pub fn may_turn(&mut self, me: Seat, from: Splay, to: Splay) -> Flow<Option<Color>> {
        let mut colors = arrayvec::ArrayVec::<Color, 5>::new();
        colors.extend(
            Color::ALL
                .into_iter()
                .filter(|&color| self.table.splay_of(me, color) == from),
        );
        self.may_splay(me, &colors, to)
    }
}
