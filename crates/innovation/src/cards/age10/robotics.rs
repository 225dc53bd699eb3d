//! Robotics: score the top green card; meld a 10 and execute it.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Robotics",
    age: 10,
    color: Red,
    icons: [Hex, Factory, Clock, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1)],
};

/// Score your top green card, draw and meld a 10, then execute it for yourself only.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(green) = fx.top(me, Green) {
        fx.score(me, green)?;
    }
    let card = fx.draw_and_meld(me, 10)?;
    fx.execute_alone(me, card)
}
