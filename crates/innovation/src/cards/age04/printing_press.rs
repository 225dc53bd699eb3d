//! Printing Press: return a point card for a card two above purple; splay blue right.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Printing Press",
    age: 4,
    color: Blue,
    icons: [Hex, Bulb, Bulb, Crown],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may return a card of your score pile; if you do, draw a card two higher than your top purple card.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    if fx.may_return(me, fx.score_pile(me))?.is_some() {
        let purple = fx.top(me, Purple).map_or(0, Card::value);
        fx.draw(me, purple + 2)?;
    }
    Ok(())
}

/// You may splay blue right.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Blue], Splay::Right)?;
    Ok(())
}
