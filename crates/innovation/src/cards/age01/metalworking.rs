//! Metalworking: score revealed 1s as long as they have a castle.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Metalworking",
    age: 1,
    color: Red,
    icons: [Castle, Castle, Hex, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// Draw and reveal a 1; score it and repeat if it has a castle, else keep it.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    loop {
        let card = fx.draw_and_reveal(me, 1)?;
        if !card.has(Castle) {
            return Ok(());
        }
        fx.score(me, card)?;
    }
}
