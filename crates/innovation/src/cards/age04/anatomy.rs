//! Anatomy: victims return a point card and a top card of the same value.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Anatomy",
    age: 4,
    color: Yellow,
    icons: [Leaf, Leaf, Leaf, Hex],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1)],
};

/// I demand: return a card of your score pile; if you do, return a top card of the same value.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(returned) = fx.choose_and_return(me, fx.score_pile(me))? {
        fx.choose_and_return(me, fx.tops(me).of_value(returned.value()))?;
    }
    Ok(())
}
