//! Reformation: tuck a card for every two leaves; splay yellow or purple right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Reformation",
    age: 4,
    color: Purple,
    icons: [Leaf, Leaf, Hex, Leaf],
    dogma_icon: Leaf,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may tuck a hand card for every two leaves you show, all of them or none.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let count = fx.hand(me).len().min(fx.icons(me, Leaf) as usize / 2);
    if count > 0 && fx.may(me, Ask::Tuck)? {
        for _ in 0..count {
            fx.choose_and_tuck(me, fx.hand(me))?;
        }
    }
    Ok(())
}

/// You may splay yellow or purple right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow, Purple], Splay::Right)?;
    Ok(())
}
