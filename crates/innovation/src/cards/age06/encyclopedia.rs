//! Encyclopedia: meld the highest point cards.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Encyclopedia",
    age: 6,
    color: Blue,
    icons: [Hex, Crown, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// You may meld all highest cards of your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let highest = fx.score_pile(me).highest();
    if !highest.is_empty() && fx.may(me, Ask::Meld)? {
        fx.meld_all(me, highest)?;
    }
    Ok(())
}
