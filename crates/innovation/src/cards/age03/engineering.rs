//! Engineering: take all top castle cards as points; splay red left.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Engineering",
    age: 3,
    color: Red,
    icons: [Castle, Hex, Bulb, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put each of your top cards with a castle into my score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.transfer_tops(me, fx.tops(me).with(Castle), Place::Score(fx.leader))
}

/// You may splay red left.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red], Splay::Left)?;
    Ok(())
}
