//! Socialism: tuck the whole hand; with a purple card among it take everybody's lowest cards.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Socialism",
    age: 8,
    color: Purple,
    icons: [Leaf, Hex, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1)],
};

/// You may tuck your whole hand; if you tucked a purple card, take all lowest hand cards of each other player.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let hand = fx.hand(me);
    if hand.is_empty() || !fx.may(me, Ask::Tuck)? {
        return Ok(());
    }
    fx.tuck_all(me, hand)?;
    if !hand.of_color(Purple).is_empty() {
        let others: Seats = fx.others(me).collect();
        for other in others.iter() {
            fx.transfer_all(me, fx.hand(other).lowest(), Place::Hand(me))?;
        }
    }
    Ok(())
}
