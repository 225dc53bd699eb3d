//! Chemistry: splay blue right; score a card above the board and return a point card.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Chemistry",
    age: 5,
    color: Blue,
    icons: [Factory, Bulb, Factory, Hex],
    dogma_icon: Factory,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// You may splay blue right.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    fx.may_splay(me, &[Blue], Splay::Right)?;
    Ok(())
}

/// Draw and score a card one higher than your highest top card, then return a card of your score pile.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.draw_and_score(me, fx.highest_top_value(me) + 1)?;
    fx.choose_and_return(me, fx.score_pile(me))?;
    Ok(())
}
