//! Atomic Theory: splay blue right; meld a 7.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Atomic Theory",
    age: 6,
    color: Blue,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may splay blue right.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Blue], Splay::Right)?;
    Ok(())
}

/// Draw and meld a 7.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_meld(me, 7)?;
    Ok(())
}
