//! Flight: with red splayed up, splay any colour up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Flight",
    age: 8,
    color: Red,
    icons: [Crown, Hex, Clock, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// If your red cards are splayed up, you may splay any one colour up.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.splay_of(me, Red) == Splay::Up {
        fx.may_splay(me, &Color::ALL, Splay::Up)?;
    }
    Ok(())
}

/// You may splay red up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red], Splay::Up)?;
    Ok(())
}
