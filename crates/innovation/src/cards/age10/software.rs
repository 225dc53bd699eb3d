//! Software: score a 10; meld two 10s and execute the second.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Software",
    age: 10,
    color: Blue,
    icons: [Clock, Clock, Clock, Hex],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Draw and score a 10.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, 10)?;
    Ok(())
}

/// Draw and meld two 10s, then execute the second for yourself only.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_meld(me, 10)?;
    let second = fx.draw_and_meld(me, 10)?;
    fx.execute_alone(me, second)
}
