//! Masonry: meld castle cards; four of them claim Monument.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Masonry",
    age: 1,
    color: Yellow,
    icons: [Castle, Hex, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1)],
};

/// You may meld any number of hand cards with a castle; if you melded four or more, claim Monument.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut melded = 0;
    while let Some(card) = fx.may_choose(me, Ask::Meld, fx.hand(me).with(Castle))? {
        fx.meld(me, card)?;
        melded += 1;
    }
    if melded >= 4 {
        fx.claim_special(me, Special::Monument)?;
    }
    Ok(())
}
