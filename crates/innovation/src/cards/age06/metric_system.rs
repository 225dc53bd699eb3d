//! Metric System: with green splayed right, splay any colour right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Metric System",
    age: 6,
    color: Green,
    icons: [Hex, Factory, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// If your green cards are splayed right, you may splay any one colour right.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.splay_of(me, Green) == Splay::Right {
        fx.may_splay(me, &Color::ALL, Splay::Right)?;
    }
    Ok(())
}

/// You may splay green right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Green], Splay::Right)?;
    Ok(())
}
