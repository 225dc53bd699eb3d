//! Canning: tuck a 6 to score all top cards without a factory; splay yellow right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Canning",
    age: 6,
    color: Yellow,
    icons: [Hex, Factory, Leaf, Factory],
    dogma_icon: Factory,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may draw and tuck a 6; if you do, score each of your top cards without a factory.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may(me, Ask::Tuck)? {
        fx.draw_and_tuck(me, 6)?;
        fx.score_tops(me, fx.tops(me).lacking(Factory))?;
    }
    Ok(())
}

/// You may splay yellow right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Yellow], Splay::Right)?;
    Ok(())
}
