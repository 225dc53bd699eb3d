//! Mobility: take the two highest top cards without a factory as points.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mobility",
    age: 8,
    color: Red,
    icons: [Hex, Factory, Clock, Factory],
    dogma_icon: Factory,
    effects: &[Demand(effect_1)],
};

/// I demand: put your two highest top cards that are not red and lack a factory into my score pile; if you gave any, draw an 8.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let candidates = fx.tops(me).not_color(Red).lacking(Factory);
    if fx.transfer_highest(me, candidates, 2, Place::Score(fx.leader))? > 0 {
        fx.draw(me, 8)?;
    }
    Ok(())
}
