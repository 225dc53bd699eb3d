//! Self Service: execute another top card; the most achievements win.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Self Service",
    age: 10,
    color: Green,
    icons: [Hex, Crown, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Execute another top card of yours for yourself only.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    match fx.choose(me, Ask::Execute, fx.tops(me).without(SELF_SERVICE))? {
        Some(card) => fx.execute_alone(me, card),
        None => Ok(()),
    }
}

/// If you have more achievements than each other player, you win.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    let own = fx.side_achievements(me);
    if fx.others(me).all(|other| fx.side_achievements(other) < own) {
        return Err(fx.win(me));
    }
    Ok(())
}

const SELF_SERVICE: Card = Card::named("Self Service");
