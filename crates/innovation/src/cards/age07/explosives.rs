//! Explosives: take the three highest hand cards; an emptied hand draws a 7.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Explosives",
    age: 7,
    color: Red,
    icons: [Hex, Factory, Factory, Factory],
    dogma_icon: Factory,
    effects: &[Demand(effect_1)],
};

/// I demand: give me the three highest cards of your hand; if you gave any and have no hand left, draw a 7.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let given = fx.transfer_highest(me, fx.hand(me), 3, Place::Hand(fx.leader))?;
    if given > 0 && fx.hand(me).is_empty() {
        fx.draw(me, 7)?;
    }
    Ok(())
}
