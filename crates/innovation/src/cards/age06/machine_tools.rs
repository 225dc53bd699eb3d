//! Machine Tools: score a card as high as the best in the score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Machine Tools",
    age: 6,
    color: Red,
    icons: [Factory, Factory, Hex, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1)],
};

/// Draw and score a card of the highest value in your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, fx.score_pile(me).highest_value())?;
    Ok(())
}
