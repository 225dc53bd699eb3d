//! Alchemy: a revealed 4 for every three castles, all lost if one is red; then meld and score.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Alchemy",
    age: 3,
    color: Blue,
    icons: [Hex, Leaf, Castle, Castle],
    dogma_icon: Castle,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Draw and reveal a 4 for every three castles; if one is red, return them and your hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut red = false;
    for _ in 0..fx.icons(me, Castle) / 3 {
        red |= fx.draw_and_reveal(me, 4)?.color() == Red;
    }
    if red {
        fx.return_all(me, fx.hand(me))?;
    }
    Ok(())
}

/// Meld a hand card, then score a hand card.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    fx.choose_and_meld(me, fx.hand(me))?;
    fx.choose_and_score(me, fx.hand(me))?;
    Ok(())
}
