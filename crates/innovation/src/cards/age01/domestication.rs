//! Domestication: meld a lowest hand card and draw a 1.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Domestication",
    age: 1,
    color: Yellow,
    icons: [Castle, Crown, Hex, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// Meld a lowest card of your hand, then draw a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.choose_and_meld(me, fx.hand(me).lowest())?;
    fx.draw(me, 1)?;
    Ok(())
}
