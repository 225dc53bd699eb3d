//! Evolution: score an 8 and return a point card, or draw above the score pile.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Evolution",
    age: 7,
    color: Blue,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// You may either draw and score an 8 and return a score card, or draw a card one higher than your highest score card.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    match fx.may_choose_way(me, 2)? {
        Some(1) => {
            fx.draw_and_score(me, 8)?;
            fx.choose_and_return(me, fx.score_pile(me))?;
        }
        Some(_) => drop(fx.draw(me, fx.score_pile(me).highest_value() + 1)?),
        None => {}
    }
    Ok(())
}
