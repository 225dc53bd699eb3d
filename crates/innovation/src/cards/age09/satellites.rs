//! Satellites: return the hand for three 8s; splay purple up; meld a card and execute it.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Satellites",
    age: 9,
    color: Green,
    icons: [Hex, Clock, Clock, Clock],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2), Share(effect_3)],
};

/// Return your hand, then draw three 8s.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.return_all(me, fx.hand(me))?;
    fx.draw_times(me, 8, 3)
}

/// You may splay purple up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Purple], Splay::Up)?;
    Ok(())
}

/// Meld a hand card, then execute it for yourself only.
fn effect_3(fx: &mut Fx, me: Seat) -> Flow {
    match fx.choose_and_meld(me, fx.hand(me))? {
        Some(card) => fx.execute_alone(me, card),
        None => Ok(()),
    }
}
