//! Banking: take a top factory card, the victim scores a 5; splay green right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Banking",
    age: 5,
    color: Green,
    icons: [Factory, Crown, Hex, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: give my board a top card of yours that is not green and has a factory; if you do, draw and score a 5.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let factories = fx.tops(me).not_color(Green).with(Factory);
    if fx
        .choose_and_transfer(me, factories, Place::Board(fx.leader))?
        .is_some()
    {
        fx.draw_and_score(me, 5)?;
    }
    Ok(())
}

/// You may splay green right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Green], Splay::Right)?;
    Ok(())
}
