//! Philosophy: splay a colour left, score a hand card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Philosophy",
    age: 2,
    color: Purple,
    icons: [Hex, Bulb, Bulb, Bulb],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may splay any one colour left.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &Color::ALL, Splay::Left)?;
    Ok(())
}

/// You may score a hand card.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_score(me, fx.hand(me))?;
    Ok(())
}
