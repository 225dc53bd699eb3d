//! Archery: victims draw a 1 and hand over their highest card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Archery",
    age: 1,
    color: Red,
    icons: [Castle, Bulb, Hex, Castle],
    dogma_icon: Castle,
    effects: &[Demand(effect_1)],
};

/// I demand: draw a 1, then give me a highest card of your hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw(me, 1)?;
    fx.choose_and_transfer(me, fx.hand(me).highest(), Place::Hand(fx.leader))?;
    Ok(())
}
