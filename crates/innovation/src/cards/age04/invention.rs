//! Invention: turn a left splay right for a scored 4; five splays claim Wonder.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Invention",
    age: 4,
    color: Green,
    icons: [Hex, Bulb, Bulb, Factory],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may turn a colour splayed left to the right; if you do, draw and score a 4.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_turn(me, Splay::Left, Splay::Right)?.is_some() {
        fx.draw_and_score(me, 4)?;
    }
    Ok(())
}

/// If all five of your colours are splayed, claim Wonder.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.splayed(me, Splay::None) == 0 {
        fx.claim_special(me, Special::Wonder)?;
    }
    Ok(())
}
