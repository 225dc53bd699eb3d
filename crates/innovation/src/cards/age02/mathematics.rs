//! Mathematics: trade a hand card for a melded card of the next value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mathematics",
    age: 2,
    color: Blue,
    icons: [Hex, Bulb, Crown, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if you do, draw and meld a card one higher.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(returned) = fx.may_return_from_hand(me)? {
        fx.draw_and_meld(me, returned.value() + 1)?;
    }
    Ok(())
}
