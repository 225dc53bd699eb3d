//! Compass: swap a top leaf card for a top card without one.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Compass",
    age: 3,
    color: Green,
    icons: [Hex, Crown, Crown, Leaf],
    dogma_icon: Crown,
    effects: &[Demand(effect_1)],
};

/// I demand: give my board a top card of yours that is not green and has a leaf; then take a top card without a leaf from my board.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let leader = fx.leader;
    let leaves = fx.tops(me).not_color(Green).with(Leaf);
    fx.choose_and_transfer(me, leaves, Place::Board(leader))?;
    let back = fx.tops(leader).lacking(Leaf);
    fx.choose_and_transfer(me, back, Place::Board(me))?;
    Ok(())
}
