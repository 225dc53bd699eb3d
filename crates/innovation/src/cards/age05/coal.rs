//! Coal: tuck a 5, splay red right, score a top card and the one beneath.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Coal",
    age: 5,
    color: Red,
    icons: [Factory, Factory, Factory, Hex],
    dogma_icon: Factory,
    effects: &[Share(effect_1), Share(effect_2), Share(effect_3)],
};

/// Draw and tuck a 5.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_tuck(me, 5)?;
    Ok(())
}

/// You may splay red right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Red], Splay::Right)?;
    Ok(())
}

/// You may score a top card; if you do, score the card beneath it too.
fn effect_3(fx: &mut Fx, me: Seat) -> Flow {
    if let Some(top) = fx.may_choose(me, Ask::Score, fx.tops(me))? {
        let beneath = fx.beneath(top);
        fx.score(me, top)?;
        if let Some(card) = beneath {
            fx.score(me, card)?;
        }
    }
    Ok(())
}
