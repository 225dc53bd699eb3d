//! Rocketry: return others' point cards, one for every two clocks.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Rocketry",
    age: 8,
    color: Blue,
    icons: [Clock, Clock, Clock, Hex],
    dogma_icon: Clock,
    effects: &[Share(effect_1)],
};

/// For every two clocks you show, return a card of another player's score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    for _ in 0..fx.icons(me, Clock) / 2 {
        if let Some(card) = fx.choose_others_point_card(me)? {
            fx.return_card(me, card)?;
        }
    }
    Ok(())
}
