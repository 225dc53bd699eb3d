//! Mysticism: a revealed 1 of a colour you have is melded and followed by another.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Mysticism",
    age: 1,
    color: Purple,
    icons: [Hex, Castle, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// Draw and reveal a 1; if you have its colour on your board, meld it and draw a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let card = fx.draw_and_reveal(me, 1)?;
    if fx.has_color(me, card.color()) {
        fx.meld(me, card)?;
        fx.draw(me, 1)?;
    }
    Ok(())
}
