//! Bioengineering: take a top leaf card as points; the most leaves may win.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Bioengineering",
    age: 10,
    color: Blue,
    icons: [Bulb, Clock, Clock, Hex],
    dogma_icon: Clock,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Put a top card with a leaf from another player's board into your score pile.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let tops = fx
        .others(me)
        .map(|other| fx.tops(other))
        .fold(CardSet::EMPTY, CardSet::or);
    fx.choose_and_transfer(me, tops.with(Leaf), Place::Score(me))?;
    Ok(())
}

/// If somebody shows fewer than three leaves, the single player with the most leaves wins.
fn effect_2(fx: &mut Fx, _me: Seat) -> Flow {
    if fx.all_seats().any(|seat| fx.icons(seat, Leaf) < 3)
        && let Some(winner) = fx.single_leader(|seat| fx.icons(seat, Leaf))
    {
        return Err(fx.win(winner));
    }
    Ok(())
}
