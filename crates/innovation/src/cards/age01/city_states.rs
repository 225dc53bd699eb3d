//! City States: take a top castle card from a player with four castles.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "City States",
    age: 1,
    color: Purple,
    icons: [Hex, Crown, Crown, Castle],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: if you show four castles, give me a top card with a castle for my board; if you do, draw a 1.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.icons(me, Castle) >= 4
        && fx
            .choose_and_transfer(me, fx.tops(me).with(Castle), Place::Board(fx.leader))?
            .is_some()
    {
        fx.draw(me, 1)?;
    }
    Ok(())
}
