//! Empiricism: guess the colour of a 9 to meld and splay it; twenty bulbs win.

use crate::cards::prelude::*;

pub const CARD: CardDef = CardDef {
    name: "Empiricism",
    age: 8,
    color: Purple,
    icons: [Bulb, Bulb, Bulb, Hex],
    dogma_icon: Bulb,
    effects: &[Share(effect_1), Share(effect_2)],
};

/// Choose two colours, then draw and reveal a 9; if it has one of them, meld it and you may splay that colour up.
fn effect_1(fx: &mut Fx, me: Seat) -> Flow {
    let first = fx.choose_color(me, &Color::ALL)?;
    let rest: ArrayVec<Color, 5> = Color::ALL
        .into_iter()
        .filter(|&color| color != first)
        .collect();
    let second = fx.choose_color(me, &rest)?;
    let card = fx.draw_and_reveal(me, 9)?;
    if [first, second].contains(&card.color()) {
        fx.meld(me, card)?;
        fx.may_splay(me, &[card.color()], Splay::Up)?;
    }
    Ok(())
}

/// If you show twenty or more bulbs, you win.
fn effect_2(fx: &mut Fx, me: Seat) -> Flow {
    if fx.icons(me, Bulb) >= 20 {
        return Err(fx.win(me));
    }
    Ok(())
}
