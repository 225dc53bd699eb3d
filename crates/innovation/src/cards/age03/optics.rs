//! Optics: a melded crown scores a 4, anything else gives points away.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Optics",
    age: 3,
    color: Red,
    icons: [Crown, Crown, Crown, Hex],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// Draw and meld a 3; with a crown, draw and score a 4; else give a score card to an opponent with fewer points.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.draw_and_meld(me, 3)?.has(Crown) {
        fx.draw_and_score(me, 4)?;
        return Ok(());
    }
    if fx.score_pile(me).is_empty() {
        return Ok(());
    }
    let poorer: Seats = fx
        .others(me)
        .filter(|&other| fx.points(other) < fx.points(me))
        .collect();
    if let Some(other) = fx.choose_player(me, poorer)? {
        fx.choose_and_transfer(me, fx.score_pile(me), Place::Score(other))?;
    }
    Ok(())
}
