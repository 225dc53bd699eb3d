//! Calendar: more point cards than hand cards bring two 3s.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Calendar",
    age: 2,
    color: Blue,
    icons: [Hex, Leaf, Leaf, Bulb],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// If you have more cards in your score pile than in your hand, draw two 3s.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.score_pile(me).len() > fx.hand(me).len() {
        fx.draw_times(me, 3, 2)?;
    }
    Ok(())
}
