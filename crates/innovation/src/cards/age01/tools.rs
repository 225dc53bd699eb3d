//! Tools: three hand cards for a melded 3, or a 3 for three 1s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Tools",
    age: 1,
    color: Blue,
    icons: [Hex, Bulb, Bulb, Castle],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may return three hand cards; if you returned three, draw and meld a 3. Fewer cards buy nothing (E031).
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return_from_hand(me)?.is_none() {
        return Ok(());
    }
    let mut returned = 1;
    while returned < 3 && fx.choose_and_return(me, fx.hand(me))?.is_some() {
        returned += 1;
    }
    if returned == 3 {
        fx.draw_and_meld(me, 3)?;
    }
    Ok(())
}

/// You may return a 3 from hand; if you do, draw three 1s.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return(me, fx.hand(me).of_value(3))?.is_some() {
        fx.draw_times(me, 1, 3)?;
    }
    Ok(())
}
