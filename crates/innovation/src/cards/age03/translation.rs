//! Translation: meld the whole score pile; only crowns on top claim World.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Translation",
    age: 3,
    color: Blue,
    icons: [Hex, Crown, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may meld all cards of your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let points = fx.score_pile(me);
    if !points.is_empty() && fx.may(me, Ask::Meld)? {
        fx.meld_all(me, points)?;
    }
    Ok(())
}

/// If each of your top cards has a crown, claim World.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    let tops = fx.tops(me);
    if !tops.is_empty() && tops.lacking(Crown).is_empty() {
        fx.claim_special(me, Special::World)?;
    }
    Ok(())
}
