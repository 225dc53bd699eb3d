//! Clothing: a new colour on the board, points for colours nobody else has.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Clothing",
    age: 1,
    color: Green,
    icons: [Hex, Crown, Leaf, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Meld a hand card of a colour you do not have on your board.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let missing = fx
        .hand(me)
        .iter()
        .filter(|card| !fx.has_color(me, card.color()));
    fx.choose_and_meld(me, missing.collect())?;
    Ok(())
}

/// Draw and score a 1 for each of your colours that no other player has.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    let own = Color::ALL.into_iter().filter(|&color| {
        fx.has_color(me, color) && fx.others(me).all(|other| !fx.has_color(other, color))
    });
    for _ in 0..own.count() {
        fx.draw_and_score(me, 1)?;
    }
    Ok(())
}
