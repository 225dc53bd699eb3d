//! Paper: splay green or blue left; a 4 for each colour splayed left.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Paper",
    age: 3,
    color: Green,
    icons: [Hex, Bulb, Bulb, Crown],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may splay green or blue left.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Green, Blue], Splay::Left)?;
    Ok(())
}

/// Draw a 4 for each of your colours splayed left.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_times(me, 4, fx.splayed(me, Splay::Left))
}
