//! Corporations: take a top factory card as points, the victim melds an 8; everybody melds an 8.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Corporations",
    age: 8,
    color: Green,
    icons: [Hex, Factory, Factory, Crown],
    dogma_icon: Factory,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: put a top card of yours that is not green and has a factory into my score pile; if you do, draw and meld an 8.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let factories = fx.tops(me).not_color(Green).with(Factory);
    if fx
        .choose_and_transfer(me, factories, Place::Score(fx.leader))?
        .is_some()
    {
        fx.draw_and_meld(me, 8)?;
    }
    Ok(())
}

/// Draw and meld an 8.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_meld(me, 8)?;
    Ok(())
}
