//! The Internet: splay green up; score a 10; meld a 10 for every two clocks.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "The Internet",
    age: 10,
    color: Purple,
    icons: [Hex, Clock, Clock, Bulb],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2), Share(effect_3)],
};

/// You may splay green up.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Green], Splay::Up)?;
    Ok(())
}

/// Draw and score a 10.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, 10)?;
    Ok(())
}

/// Draw and meld a 10 for every two clocks you show.
fn effect_3(fx: &mut Fx, me: Seat) -> Flow {
    for _ in 0..fx.icons(me, Clock) / 2 {
        fx.draw_and_meld(me, 10)?;
    }
    Ok(())
}
