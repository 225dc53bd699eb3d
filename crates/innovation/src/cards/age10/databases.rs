//! Databases: victims return half their score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Databases",
    age: 10,
    color: Green,
    icons: [Hex, Clock, Clock, Clock],
    dogma_icon: Clock,
    effects: &[Demand(effect_1)],
};

/// I demand: return half of the cards of your score pile, rounded up.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    for _ in 0..fx.score_pile(me).len().div_ceil(2) {
        fx.choose_and_return(me, fx.score_pile(me))?;
    }
    Ok(())
}
