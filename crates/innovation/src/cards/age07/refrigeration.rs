//! Refrigeration: victims return half their hand; score a hand card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Refrigeration",
    age: 7,
    color: Yellow,
    icons: [Hex, Leaf, Leaf, Crown],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: return half of your hand, rounded down.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    for _ in 0..fx.hand(me).len() / 2 {
        fx.choose_and_return(me, fx.hand(me))?;
    }
    Ok(())
}

/// You may score a hand card.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_score(me, fx.hand(me))?;
    Ok(())
}
