//! Road Building: meld one or two cards; two allow a red card to be traded for a green one.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Road Building",
    age: 2,
    color: Red,
    icons: [Castle, Castle, Hex, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// Meld one or two hand cards; if you melded two, you may give a player your top red card for his top green one.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.choose_and_meld(me, fx.hand(me))?.is_none() {
        return Ok(());
    }
    let Some(second) = fx.may_choose(me, Ask::Meld, fx.hand(me))? else {
        return Ok(());
    };
    fx.meld(me, second)?;
    let Some(red) = fx.top(me, Red) else {
        return Ok(());
    };
    let others: Seats = fx.others(me).collect();
    if let Some(other) = fx.may_choose_player(me, others)? {
        fx.transfer(me, red, Place::Board(other))?;
        // The green card comes only for the red one; it may be missing (D18).
        if let Some(green) = fx.top(other, Green) {
            fx.transfer(me, green, Place::Board(me))?;
        }
    }
    Ok(())
}
