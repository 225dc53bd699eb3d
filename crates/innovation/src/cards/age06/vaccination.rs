//! Vaccination: victims return their lowest point cards and meld a 6.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Vaccination",
    age: 6,
    color: Yellow,
    icons: [Leaf, Factory, Leaf, Hex],
    dogma_icon: Leaf,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: return all lowest cards of your score pile; if you returned any, draw and meld a 6.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let lowest = fx.score_pile(me).lowest();
    if !lowest.is_empty() {
        fx.return_all(me, lowest)?;
        fx.draw_and_meld(me, 6)?;
    }
    Ok(())
}

/// If the demand returned a card, draw and meld a 7.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.demand_moved() {
        fx.draw_and_meld(me, 7)?;
    }
    Ok(())
}
