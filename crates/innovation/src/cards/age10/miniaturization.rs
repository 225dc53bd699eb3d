//! Miniaturization: return a 10 for a 10 per different value in the score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Miniaturization",
    age: 10,
    color: Red,
    icons: [Hex, Bulb, Clock, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may return a hand card; if it is a 10, draw a 10 for each different value in your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(returned) = fx.may_return_from_hand(me)?
        && returned.value() == 10
    {
        fx.draw_times(me, 10, fx.score_pile(me).distinct_values())?;
    }
    Ok(())
}
