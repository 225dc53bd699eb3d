//! Railroad: return the hand for three 6s; turn a right splay up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Railroad",
    age: 7,
    color: Purple,
    icons: [Clock, Factory, Clock, Hex],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Return your hand, then draw three 6s.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.return_all(me, fx.hand(me))?;
    fx.draw_times(me, 6, 3)
}

/// You may turn a colour splayed right up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_turn(me, Splay::Right, Splay::Up)?;
    Ok(())
}
