//! Suburbia: tuck any number of cards for as many scored 1s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Suburbia",
    age: 9,
    color: Yellow,
    icons: [Hex, Crown, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may tuck any number of hand cards; draw and score a 1 for each.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut tucked = 0;
    while fx.may_tuck(me, fx.hand(me))?.is_some() {
        tucked += 1;
    }
    for _ in 0..tucked {
        fx.draw_and_score(me, 1)?;
    }
    Ok(())
}
