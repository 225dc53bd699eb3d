//! Construction: take two hand cards; alone with five colours claim Empire.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Construction",
    age: 2,
    color: Red,
    icons: [Castle, Hex, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: give me two hand cards, then draw a 2.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    for _ in 0..2 {
        fx.choose_and_transfer(me, fx.hand(me), Place::Hand(fx.leader))?;
    }
    fx.draw(me, 2)?;
    Ok(())
}

/// If you are the only player with five colours, claim Empire.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    let alone = fx.tops(me).len() == 5 && fx.others(me).all(|other| fx.tops(other).len() < 5);
    if alone {
        fx.claim_special(me, Special::Empire)?;
    }
    Ok(())
}
