//! Publications: put a pile into a new order; splay yellow or blue up.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Publications",
    age: 7,
    color: Blue,
    icons: [Hex, Bulb, Clock, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may put the cards of one of your colours into any order.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_rearrange(me)
}

/// You may splay yellow or blue up.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow, Blue], Splay::Up)?;
    Ok(())
}
