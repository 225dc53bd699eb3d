//! Pottery: return up to three hand cards for a point card worth their number.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Pottery",
    age: 1,
    color: Blue,
    icons: [Hex, Leaf, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may return up to three hand cards; if you do, draw and score a card of that number.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut returned = 0;
    while returned < 3 && fx.may_return_from_hand(me)?.is_some() {
        returned += 1;
    }
    if returned > 0 {
        fx.draw_and_score(me, returned)?;
    }
    Ok(())
}

/// Draw a 1.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw(me, 1)?;
    Ok(())
}
