//! Globalization: victims return a top leaf card; without leaf majorities the most points win.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Globalization",
    age: 10,
    color: Yellow,
    icons: [Hex, Factory, Factory, Factory],
    dogma_icon: Factory,
    effects: &[Demand(effect_1), Share(effect_2)],
};

/// I demand: return a top card with a leaf.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.choose_and_return(me, fx.tops(me).with(Leaf))?;
    Ok(())
}

/// Draw and score a 6; then, if nobody shows more leaves than factories, the single player with the most points wins.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, 6)?;
    if fx
        .all_seats()
        .all(|seat| fx.icons(seat, Leaf) <= fx.icons(seat, Factory))
        && let Some(winner) = fx.single_leader(|seat| fx.points(seat))
    {
        return Err(fx.win(winner));
    }
    Ok(())
}
