//! Emancipation: take a hand card as points, the victim draws a 6; splay red or purple right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Emancipation",
    age: 6,
    color: Purple,
    icons: [Factory, Bulb, Factory, Hex],
    dogma_icon: Factory,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a hand card into my score pile; if you do, draw a 6.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx
        .choose_and_transfer(me, fx.hand(me), Place::Score(fx.leader))?
        .is_some()
    {
        fx.draw(me, 6)?;
    }
    Ok(())
}

/// You may splay red or purple right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red, Purple], Splay::Right)?;
    Ok(())
}
