//! Enterprise: take a top crown card, the victim melds a 4; splay green right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Enterprise",
    age: 4,
    color: Purple,
    icons: [Hex, Crown, Crown, Crown],
    dogma_icon: Crown,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: give my board a top card of yours that is not purple and has a crown; if you do, draw and meld a 4.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let crowns = fx.tops(me).not_color(Purple).with(Crown);
    if fx
        .choose_and_transfer(me, crowns, Place::Board(fx.leader))?
        .is_some()
    {
        fx.draw_and_meld(me, 4)?;
    }
    Ok(())
}

/// You may splay green right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Green], Splay::Right)?;
    Ok(())
}
