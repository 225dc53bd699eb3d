//! Physics: three revealed 6s, all lost if two share a colour.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Physics",
    age: 5,
    color: Blue,
    icons: [Factory, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1)],
};

/// Draw and reveal three 6s; if two or more share a colour, return them and your hand.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let mut drawn = CardSet::EMPTY;
    for _ in 0..3 {
        drawn.insert(fx.draw_and_reveal(me, 6)?);
    }
    if Color::ALL
        .into_iter()
        .any(|color| drawn.of_color(color).len() >= 2)
    {
        fx.return_all(me, fx.hand(me))?;
    }
    Ok(())
}
