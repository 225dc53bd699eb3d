//! Computers: splay red or green up; meld a 10 and execute it.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Computers",
    age: 9,
    color: Blue,
    icons: [Clock, Hex, Clock, Factory],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may splay red or green up.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red, Green], Splay::Up)?;
    Ok(())
}

/// Draw and meld a 10, then execute it for yourself only.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    let card = fx.draw_and_meld(me, 10)?;
    fx.execute_alone(me, card)
}
