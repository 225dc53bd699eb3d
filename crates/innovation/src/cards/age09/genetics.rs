//! Genetics: meld a 10 and score everything beneath it.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Genetics",
    age: 9,
    color: Blue,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// Draw and meld a 10, then score all cards beneath it.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let card = fx.draw_and_meld(me, 10)?;
    fx.score_all(me, fx.board(me).of_color(card.color()).without(card))
}
