//! Monotheism: take top cards of colours the demander lacks; everybody tucks a 1.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Monotheism",
    age: 2,
    color: Purple,
    icons: [Hex, Castle, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a top card of a colour I do not have into my score pile; if you do, draw and tuck a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let lacking = fx
        .tops(me)
        .iter()
        .filter(|card| !fx.has_color(leader, card.color()));
    if fx
        .choose_and_transfer(me, lacking.collect(), Place::Score(leader))?
        .is_some()
    {
        fx.draw_and_tuck(me, 1)?;
    }
    Ok(())
}

/// Draw and tuck a 1.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_tuck(me, 1)?;
    Ok(())
}
