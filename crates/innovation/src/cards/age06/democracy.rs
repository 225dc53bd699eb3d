//! Democracy: return more cards than anybody before to score an 8.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Democracy",
    age: 6,
    color: Purple,
    icons: [Crown, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return any number of hand cards; if that is more than each other player returned, draw and score an 8.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut returned = 0;
    while fx.may_return_from_hand(me)?.is_some() {
        returned += 1;
    }
    fx.note_returned(me, returned);
    if returned > 0 && fx.others(me).all(|other| fx.returned(other) < returned) {
        fx.draw_and_score(me, 8)?;
    }
    Ok(())
}
