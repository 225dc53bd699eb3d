//! Code of Laws: tuck a card of a colour you have, then splay it left.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Code of Laws",
    age: 1,
    color: Purple,
    icons: [Hex, Crown, Crown, Leaf],
    dogma_icon: Crown,
    effects: &[Share(effect_1)],
};

/// You may tuck a hand card of a colour on your board; if you do, you may splay that colour left.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let present = fx
        .hand(me)
        .iter()
        .filter(|card| fx.has_color(me, card.color()));
    if let Some(card) = fx.may_choose(me, Ask::Tuck, present.collect())? {
        fx.tuck(me, card)?;
        fx.may_splay(me, &[card.color()], Splay::Left)?;
    }
    Ok(())
}
